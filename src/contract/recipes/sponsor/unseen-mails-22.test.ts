import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** Eight of twenty-four mails that somebody wrote, with what is to be read in each, who does not know the rules. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: 'formal agency mail with labels, VAT excluded',
    text: `제목: [유료광고 제안] 루멘비타 '데일리 아이 젤리' 유튜브 브랜디드 콘텐츠 협업 건

안녕하세요, 크리에이터님.
인플루언서 마케팅 대행사 파도앤컴퍼니 AE 윤서진입니다.

당사에서 대행 중인 브랜드 '루멘비타'의 신제품 캠페인에 크리에이터님을 모시고자 연락드립니다.
아래 내용 검토 부탁드립니다.

■ 브랜드 : 루멘비타
■ 제품 : 데일리 아이 젤리 (루테인 젤리스틱, 30포)
■ 진행 형태 : 유튜브 브랜디드 영상 1편 (8분 이상, 제품 노출 2분 이상) + 쇼츠 1편 (60초 이내)
■ 원고료 : 3,500,000원 (VAT 별도)
■ 일정
 - 기획안 전달 : 12/2(수)
 - 가편본 전달 : 12/11(금)
 - 업로드 : 12/18(금) 오후 6시
■ 수정 : 가편본 기준 2회
■ 2차 활용 : 업로드일로부터 3개월간 브랜드 자사몰 및 공식 SNS 활용
■ 경쟁사 제한 : 업로드 후 1개월간 타 눈 건강 제품 광고 불가
■ 정산 : 업로드 익월 말일 지급 (세금계산서 발행)

진행 가능 여부를 11월 25일(수)까지 회신 주시면 감사하겠습니다.

윤서진 드림
파도앤컴퍼니 인플루언서마케팅팀 | AE
T. 02-000-1184 | E. sj.yoon@padoncompany.example`,
    card: {
      brand: '루멘비타',
      product: '데일리 아이 젤리 (루테인 젤리스틱, 30포)',
      contact: '윤서진',
      deliverables: ['branded×1 480-', 'shorts×1 -60'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['draft 2026-12-02', 'draft 2026-12-11', 'upload 2026-12-18', 'reply 2026-11-25'],
      revisions: 2,
      usage: [3, false],
      exclusivity: 1,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'free prose from a small shop owner',
    text: `안녕하세요! 영상 늘 잘 보고 있는 구독자이자, 강릉에서 작은 도자기 공방 '모루결'을 하고 있는 최은수라고 합니다.

이런 메일은 처음 써봐서 좀 떨리네요ㅎㅎ 지난주에 올리신 자취방 정리 영상 보다가, 저희 손잡이 머그랑 정말 잘 어울리겠다 싶어서 용기내어 연락드려요.
이번에 겨울 한정으로 '눈밭 머그' 라는 컵을 냈는데, 혹시 인스타그램 릴스로 한 번 소개해주실 수 있을까요? 릴스 하나에 스토리 두 번 정도 생각하고 있어요. 길이는 30초 안팎이면 충분할 것 같습니다.

큰 회사가 아니라서 많이는 못 드리지만 40만원 준비했습니다. 머그 두 개는 따로 선물로 보내드릴게요. 돈은 올려주신 다음날 바로 보내드리겠습니다.
크리스마스 선물로 찾는 분들이 많아서 12월 둘째 주 안에는 올라가면 좋겠어요. 올리시기 전에 저한테 한 번만 보여주시면 되고, 고쳐달라고 하는 건 정말 한 번 이상은 안 할게요 약속!
그리고 올려주신 영상은 저희 스마트스토어 상세페이지에 계속 걸어둬도 괜찮을까요?

답장 천천히 주셔도 돼요. 감기 조심하세요 :)

최은수 올림`,
    card: {
      brand: '모루결',
      product: '눈밭 머그',
      contact: '최은수',
      deliverables: ['instagram×1 30', 'instagram×2'],
      fees: ['400,000원'],
      days: ['upload null'],
      revisions: 1,
      usage: ['unlimited', false],
      exclusivity: null,
      payment: { after: 'upload', days: 1, date: null },
    },
  },
  {
    name: 'Instagram DM, several short messages with time stamps, no fee named',
    text: `[오전 11:02] 안녕하세요 작가님~~ 🙌
[오전 11:02] 저희는 비건 핸드크림 만드는 솜이불이에요!
[오전 11:03] 이번에 '무화과 핸드밤' 출시해서 체험 협찬 제안드리고 싶어서 디엠 드려요 🥹
[오전 11:05] 피드 게시물 1건이랑 스토리 1건 부탁드리려구요
[오전 11:05] 제품은 2개 보내드리고 원고료는 따로 없습니다 ㅠㅠ
[오전 11:08] 업로드는 제품 받으시고 2주 이내에 해주시면 됩니당
[오전 11:09] 관심 있으시면 이번주 일욜까지 답장 주세용 💌
[오전 11:09] 주소랑 연락처도 같이요!!`,
    card: {
      brand: '솜이불',
      product: '무화과 핸드밤',
      contact: null,
      deliverables: ['instagram×1', 'instagram×1'],
      fees: [],
      days: ['upload null', 'reply 2026-11-29'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'forwarded mail with quoted thread',
    text: `---------- Forwarded message ---------
보낸사람: 배도윤 <dy.bae@orbitline.example>
Date: 2026년 11월 17일 (화) 오후 4:21
Subject: FW: FW: [Kelpwick] 겨울 캠페인 크리에이터 섭외의 건
To: <hello@creator.example>

안녕하세요 크리에이터님, 오르빗라인 배도윤입니다.
아래 광고주 전달사항 공유드립니다. 금액은 저희 쪽에서 다시 조율해서 최종 280만원(부가세 별도)으로 확정되었습니다.
회신은 11/24(화) 오전까지 부탁드립니다!

> From: 정하람 (Kelpwick 마케팅)
> Sent: 2026-11-16 18:40
> To: 배도윤
>
> 도윤님, 지난번 말씀하신 크리에이터분 내부 컨펌 났습니다.
> - 제품: 켈프윅 두피 토닉 120ml
> - 유튜브 영상 내 PPL 1건, 90초 이상 노출
> - 초안은 12월 7일, 업로드는 12월 14일 ~ 12월 16일 사이
> - 예산은 250만원 선에서 부탁드려요
> - 영상 클립은 저희 메타 광고 소재로 2개월 쓰고 싶습니다
>
>> From: 배도윤
>> Sent: 2026-11-13 10:05
>> To: 정하람
>>
>> 하람님, 크리에이터 리스트 송부드립니다. 10명 중 우선순위 표시 부탁드려요.`,
    card: {
      brand: 'Kelpwick',
      product: '켈프윅 두피 토닉 120ml',
      contact: '배도윤',
      deliverables: ['ppl×1 90-'],
      fees: ['2,800,000원(VAT 별도)'],
      days: ['reply 2026-11-24', 'draft 2026-12-07', 'upload 2026-12-16'],
      revisions: null,
      usage: [2, true],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'reply that changes terms of an earlier offer',
    text: `Re: Re: 뜸들이다 × 채널 협업 문의

안녕하세요, 뜸들이다 브랜드매니저 곽지우입니다.
말씀주신 내용 내부에서 논의해 보았고 아래와 같이 변경해서 다시 제안드립니다.

1) 원고료는 기존 120만원에서 150만원으로 올려드리겠습니다. (3.3% 원천징수 후 지급)
2) 릴스 2건은 부담되신다고 하셔서 1건으로 줄이고, 블로그 포스팅 1건은 그대로 유지 부탁드립니다.
3) 업로드는 12월 4일이 아니라 12월 10일(목)로 미루겠습니다. 초안은 그보다 사흘 전까지만 주세요.
4) 2차 활용 6개월 → 3개월로 조정했습니다.

수정 1회, 콘텐츠 업로드 후 2주 내 입금은 이전 메일과 동일합니다.
괜찮으시면 다음 주 월요일까지 확정 회신 부탁드릴게요 :)

곽지우 드림

2026. 11. 18. 오후 2:10, 크리에이터 작성:
> 제안 감사합니다. 다만 12월 4일 업로드는 일정상 어렵고, 릴스 2건에 120만원은 조금 부담스럽습니다.
> 2차 활용도 6개월은 길어서 조정 가능할지요?

2026. 11. 17. 오전 9:45, 곽지우 작성:
> 안녕하세요! 저희 미니 솥밥기 '한솥이'를 소개해주실 분을 찾고 있어요.
> 릴스 2건 + 네이버 블로그 1건, 원고료 120만원, 업로드 12월 4일, 수정 1회, 2차 활용 6개월,
> 업로드 후 2주 내 입금 조건입니다.`,
    card: {
      brand: '뜸들이다',
      product: '한솥이',
      contact: '곽지우',
      deliverables: ['instagram×1', 'blog×1'],
      fees: ['1,500,000원'],
      days: ['upload 2026-12-10', 'draft 2026-12-07', 'reply 2026-11-30'],
      revisions: 1,
      usage: [3, false],
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'campaign brief as bulleted document',
    text: `[CAMPAIGN BRIEF] NODA9 블루투스 마이크 런칭

1. 캠페인 개요
  • 브랜드: NODA9 (노다나인)
  • 제품명: NODA9 에어핀 무선 핀마이크
  • 캠페인 목적: 신제품 인지도 확보, 런칭 할인 기간 구매 유도
  • 타깃: 2030 브이로거, 1인 방송 입문자

2. 콘텐츠 가이드
  • 유튜브 롱폼 1편 (5~7분), 야외 녹음 비교 장면 필수
  • 유튜브 쇼츠 2편 (각 30초 내외)
  • 제목에 'NODA9' 포함, 설명란 첫 줄에 구매 링크 삽입
  • 배터리 시간(최대 9시간) 멘트 1회 이상
  • 유료광고 포함 표시 필수

3. 일정
  • 제품 발송: 11/26
  • 1차 편집본 공유: 12/9
  • 업로드: 롱폼 12/16, 쇼츠 12/18 · 12/21

4. 조건
  • 제작비: 총 420만원 (VAT 포함)
  • 지급: 계약 시 50%, 업로드 완료 후 50%
  • 피드백은 최대 3회까지 반영
  • 업로드 후 6개월간 게시물 유지
  • 계약일부터 업로드 후 30일까지 타사 마이크 리뷰 진행 불가

5. 문의
  • 담당: 임채원 매니저 / chaewon@noda9.example`,
    card: {
      brand: 'NODA9',
      product: 'NODA9 에어핀 무선 핀마이크',
      contact: '임채원',
      deliverables: ['video×1 300-420', 'shorts×2 30'],
      fees: ['총 4,200,000원(VAT 포함)'],
      days: ['other 2026-11-26', 'draft 2026-12-09', 'upload 2026-12-16', 'upload 2026-12-18', 'upload 2026-12-21'],
      revisions: 3,
      usage: null,
      exclusivity: 1,
      payment: { after: 'upload', days: null, date: null },
    },
  },
  {
    name: 'mail with table-like columns',
    text: `크리에이터님 안녕하세요,
브릭앤모스 콘텐츠팀 서가은입니다. 문의 주신 건 단가표로 정리해서 보내드려요.

브랜드명      브릭앤모스 (Brick&Moss)
제품          코르크 요가매트 5mm

채널          형식        수량    길이/컷수       비고
유튜브        롱폼        1편     10분 내외       단독
인스타그램    릴스        2건     30~45초         공동작업자 태그
네이버블로그  포스팅      1건     사진 15장 이상  지도 불필요

구분          날짜
촬영          12월 3일(목)
초안 제출     12월 8일(화)
게시          12월 15일(화)

금액          합계 5,200,000원 (부가세 10% 별도)
지급          게시 확인 후 14일 이내
수정          2회 (재촬영 제외)

계약서는 회신 주시는 대로 보내드리겠습니다.
감사합니다.`,
    card: {
      brand: '브릭앤모스',
      product: '코르크 요가매트 5mm',
      contact: '서가은',
      deliverables: ['video×1 600', 'instagram×2 30-45', 'blog×1'],
      fees: ['총 5,200,000원(VAT 별도)'],
      days: ['shoot 2026-12-03', 'draft 2026-12-08', 'upload 2026-12-15'],
      revisions: 2,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'long corporate mail with much company history',
    text: `수신: 채널 운영자님
발신: (주)한울바른 홍보실

귀 채널의 무궁한 발전을 기원합니다.

(주)한울바른은 1987년 경북 영주에서 작은 방앗간으로 출발하여, 지난 39년간 우리 곡물만을 고집해 온 식품 전문 기업입니다. 1998년 외환위기의 어려움 속에서도 단 한 명의 직원도 내보내지 않았으며, 2004년 HACCP 인증, 2011년 수출 500만불 탑 수상, 2019년 제2공장(연면적 12,000㎡) 준공을 거쳐 현재 임직원 214명, 연매출 670억원 규모로 성장하였습니다. 2023년에는 대표이사 백승호가 산업포장을 수훈하였고, 올해 3월에는 창립 39주년 기념식을 개최한 바 있습니다.

당사는 젊은 세대와의 소통을 강화하고자 금년 10월 1일 간편식 브랜드 '곡간'을 새롭게 론칭하였습니다. '곡간'은 출시 한 달 만에 누적 판매 3만 개를 돌파하며 좋은 반응을 얻고 있습니다.

이에 곡간의 대표 제품인 '귀리 누룽지칩'을 귀 채널에서 소개해 주실 것을 정중히 제안드립니다. 영상은 1편이며 길이는 3분 이상이면 되고, 형식은 크리에이터님의 자율에 맡기겠습니다. 협찬비는 금 이백만원정(₩2,000,000, 부가가치세 별도)으로 책정하였으며, 영상 게시 후 30일 이내에 지정 계좌로 지급하여 드립니다. 게시 시점은 내년 1월 15일 이전으로 희망하며, 사전 시안은 게시 일주일 전까지 보내 주시기 바랍니다.

아울러 게시하신 영상은 당사 홈페이지와 박람회 부스에서 1년간 상영할 수 있도록 허락하여 주시기 바랍니다.

참여 의사가 있으신 경우 11월 30일까지 본 메일로 회신하여 주시면 감사하겠습니다.

(주)한울바른 홍보실 과장 문태경 배상
경상북도 영주시 가상로 39 | 대표전화 054-000-0039
본 메일은 발신 전용이 아니므로 회신이 가능합니다.`,
    card: {
      brand: '곡간',
      product: '귀리 누룽지칩',
      contact: '문태경',
      deliverables: ['branded×1 180-'],
      fees: ['2,000,000원(VAT 별도)'],
      days: ['upload 2027-01-15', 'draft 2027-01-08', 'reply 2026-11-30'],
      revisions: null,
      usage: [12, false],
      exclusivity: null,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});

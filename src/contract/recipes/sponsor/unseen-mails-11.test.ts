import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card>;
}

/** As they come in, on a Tuesday, the 24th of November 2026; read once before any rule was changed. */
const mails: readonly Mail[] = [
  {
    name: 'free prose small brand',
    text: `안녕하세요, 하나님!
평소에 영상 정말 잘 보고 있는 구독자이자 작은 그릇 브랜드를 하고 있는 윤서진이라고 합니다.
저희 소담은 이천에서 손으로 빚은 그릇을 만드는 곳인데요, 이번에 '달항아리 머그'를 새로 내놓게 되어 조심스럽게 연락드렸어요.
브이로그에서 자연스럽게 커피 드시는 장면에 1분 정도만 나와 주시면 좋겠고, 생각하고 있는 금액은 80만원입니다.
영상은 12월 셋째 주쯤 올라가면 좋을 것 같은데 하나님 일정에 맞출게요.
다른 그릇 브랜드랑 겹치지만 않으면 저희는 괜찮습니다 :)
편하게 답장 주세요!
윤서진 드림 (seojin@sodam-studio.kr)`,
    card: {
      brand: '소담',
      product: '달항아리 머그',
      contact: '윤서진',
      deliverables: ['ppl×? 60'],
      fees: ['800,000원'],
      days: ['upload null'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'formal agency',
    text: `제목: [제안] 유튜브 브랜디드 콘텐츠 제작 협업 제안의 건

하나 크리에이터님 귀하

안녕하십니까. 종합 광고대행사 이든커뮤니케이션 인플루언서팀 강도윤 AE입니다.
당사는 현재 한빛생활건강의 신규 바디케어 라인 '모이스트랩 세라마이드 로션' 런칭 캠페인을 진행하고 있으며, 하나님의 채널과 협업하고자 아래와 같이 제안드립니다.

1. 캠페인명: 모이스트랩 겨울 보습 캠페인
2. 콘텐츠 형태: 기획 PPL 1편 (본편 내 제품 노출 2분 이상)
3. 제작비: 금 사백오십만원정 (₩4,500,000 / VAT 별도)
4. 일정
   - 기획안 제출: 2026. 12. 4.(금)
   - 가편 시사: 2026. 12. 14.(월)
   - 온에어: 2026. 12. 18.(금) 18시
5. 수정: 기획안 1회, 영상 2회 이내
6. 2차 활용: 브랜드 공식 SNS 채널 및 디지털 광고 소재, 업로드일로부터 3개월
7. 경쟁 카테고리 노출 금지: 업로드 전후 각 1개월
8. 대금 지급: 세금계산서 발행 후 45일 이내 현금 지급

검토 후 11월 27일(금)까지 회신 부탁드립니다.
감사합니다.

강도윤 드림
이든커뮤니케이션 | 02-555-0172 | dykang@edencomm.co.kr`,
    card: {
      brand: '한빛생활건강',
      product: '모이스트랩 세라마이드 로션',
      contact: '강도윤',
      deliverables: ['planned-ppl×1 120-'],
      fees: ['4,500,000원(VAT 별도)'],
      days: ['draft 2026-12-04', 'draft 2026-12-14', 'upload 2026-12-18', 'reply 2026-11-27'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 1,
      payment: { after: 'invoice', days: 45, date: null },
    },
  },
  {
    name: 'casual DM',
    text: `하나님 안녕하세요🙏 저희는 비건 간식 만드는 오트오트예요!!
DM 확인하실지 모르겠지만 ㅠㅠ 너무 같이 하고 싶어서 보내요
이번에 나온 귀리 쿠키 보내드릴 테니까 드셔보시고 괜찮으면 쇼츠 하나만 올려주실 수 있을까요?
비용은 쇼츠 30만원 생각하고 있어요 (많이 못 드려서 죄송해요😭)
12월 10일 전까지만 올려주시면 되고
돈은 올리신 날 바로 입금해드릴게요!!`,
    card: {
      brand: '오트오트',
      product: '귀리 쿠키',
      contact: null,
      deliverables: ['shorts×1'],
      fees: ['쇼츠 300,000원'],
      days: ['upload 2026-12-10'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
  {
    name: 'bullet list',
    text: `[협업 제안] 루미노 × 하나

안녕하세요 하나님, 루미노 브랜드마케팅팀 정하람입니다 :)

✔ 제품: 루미노 무드 스탠드 2세대
✔ 콘텐츠: 유튜브 영상 내 PPL 60~90초 + 인스타그램 스토리 2회
✔ 원고료: 250만 원 (VAT 포함)
✔ 초안 공유: 12/8 (화)
✔ 업로드: 12/15 (화)
✔ 수정 횟수: 최대 2회
✔ 콘텐츠 활용: 자사몰 상세페이지, 6개월
✔ 독점: 없음
✔ 정산: 업로드 익월 10일

관심 있으시면 12월 1일까지 회신 부탁드려요!
정하람 | haram.jung@lumino.co.kr | 010-2233-4410`,
    card: {
      brand: '루미노',
      product: '루미노 무드 스탠드 2세대',
      contact: '정하람',
      deliverables: ['ppl×? 60-90', 'instagram×2'],
      fees: ['2,500,000원(VAT 포함)'],
      days: ['draft 2026-12-08', 'upload 2026-12-15', 'reply 2026-12-01'],
      revisions: 2,
      usage: [6, false],
      exclusivity: 0,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'table from HWP',
    text: `인플루언서 마케팅 협업 제안서

구 분
내 용
광고주
㈜다온푸드
제품명
하루한끼 두유면
집행 매체
유튜브 (@hana)
집행 형태
단독 리뷰 영상 1편 (8분 내외)
집행 금액
5,500,000원 (부가세 별도)
제작 일정
촬영 12월 7일 / 1차 시안 12월 11일 / 업로드 12월 16일
수정
2회
콘텐츠 사용 권한
광고주 온라인 채널 1년 (유료 광고 집행 포함)
경쟁사 제한
면류 카테고리 3개월
지급 조건
업로드 후 30일 이내
담당자
마케팅본부 오세린 과장 (serin.oh@daonfood.com)`,
    card: {
      brand: '㈜다온푸드',
      product: '하루한끼 두유면',
      contact: '오세린',
      deliverables: ['branded×1 480'],
      fees: ['5,500,000원(VAT 별도)'],
      days: ['shoot 2026-12-07', 'draft 2026-12-11', 'upload 2026-12-16'],
      revisions: 2,
      usage: [12, true],
      exclusivity: 3,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'forwarded thread',
    text: `하나님, 아래 브랜드 쪽에서 온 내용 전달드립니다. 확인 부탁드려요!
매니저 김소라 드림

---------- Forwarded message ---------
보낸사람: 박지후 <jihoo@peakgear.kr>
날짜: 2026년 11월 23일 (월) 오후 4:12
제목: 피크기어 백패킹 텐트 협찬 문의
받는사람: 김소라 <sora@mcn-wave.com>

안녕하세요 매니저님, 피크기어 박지후 팀장입니다.
통화로 말씀드린 것처럼 하나 님 캠핑 영상에 저희 '리지 2P 텐트'를 노출하고 싶습니다.
노출은 설치 장면 포함해서 3분 정도면 충분할 것 같고요, 예산은 300만 원(부가세 별도)으로 잡고 있습니다.
촬영은 12월 5일~6일 주말에 가능하실까요? 업로드는 12월 20일까지 부탁드립니다.
완성본은 업로드 전에 한 번만 확인하겠습니다.
정산은 세금계산서 받고 2주 안에 해 드립니다.

감사합니다.
박지후
--
PEAKGEAR 마케팅팀
T. 070-4123-8890`,
    card: {
      brand: '피크기어',
      product: '리지 2P 텐트',
      contact: '박지후',
      deliverables: ['branded×? 180'],
      fees: ['3,000,000원(VAT 별도)'],
      days: ['shoot 2026-12-06', 'upload 2026-12-20'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'invoice', days: 14, date: null },
    },
  },
  {
    name: 'follow-up changed terms',
    text: `하나님, 안녕하세요. 누비앤 최아린입니다.
지난주 보내 주신 의견 내부에서 논의했고, 아래처럼 조건을 다시 정리해 보았습니다.

기존에는 PPL 60초에 150만 원으로 말씀드렸었는데, 말씀 주신 대로 PPL 90초에 220만 원(VAT 별도)으로 진행하면 좋겠습니다.
업로드는 원래 12/11이었지만 촬영 일정 고려해서 12/18로 미루겠습니다.
2차 활용은 6개월에서 3개월로 줄이고 광고 소재로는 쓰지 않겠습니다.
경쟁사 조항은 삭제했습니다.

이대로 괜찮으시면 계약서 보내 드릴게요.
최아린 드림`,
    card: {
      brand: '누비앤',
      product: null,
      contact: '최아린',
      deliverables: ['ppl×? 90'],
      fees: ['PPL 2,200,000원(VAT 별도)'],
      days: ['upload 2026-12-18'],
      revisions: null,
      usage: [3, false],
      exclusivity: 0,
      payment: null,
    },
  },
  {
    name: 'barter',
    text: `안녕하세요! 제주에서 독채 숙소 '온평재'를 운영하고 있는 고민재입니다.
하나님의 여행 영상을 보고 저희 집과 참 잘 어울릴 것 같아 연락드립니다.
원고료는 따로 드리기 어렵지만 2박 3일 숙박(60만원 상당)과 조식을 제공해 드리고 싶어요.
대신 영상에서 숙소를 2분 정도 소개해 주시고 예약 링크를 더보기란에 넣어 주시면 됩니다.
숙박은 12월 7일부터 18일 사이 평일 중에 골라 주시고, 영상은 다녀가신 뒤 3주 안에만 올려 주세요.
저희가 따로 편집에 관여하지는 않겠습니다.
010-7788-2031 고민재`,
    card: {
      brand: '온평재',
      product: null,
      contact: '고민재',
      deliverables: ['planned-ppl×? 120'],
      fees: [],
      days: ['upload null'],
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'affiliate English',
    text: `Hi Hana,

I'm Laura from Kettle & Pine, a small tea company based in Portland. I loved your "quiet mornings" series!

We'd love to have you try our Winter Pine Sampler and mention it in an upcoming video, 45-60 seconds would be perfect. We can offer $600 flat plus 15% commission on every order that comes through your code.

Ideally the video would go live by December 14. We'd like to see a rough cut by Dec 9 and may ask for one round of edits.

We don't need exclusivity, and we'd only share your clip on our Instagram for 30 days (no paid ads).

We pay by PayPal within 15 days of the video going live.

Warmly,
Laura Bennett
Partnerships, Kettle & Pine
laura@kettleandpine.com`,
    card: {
      brand: 'Kettle & Pine',
      product: 'Winter Pine Sampler',
      contact: 'Laura Bennett',
      deliverables: ['ppl×1 45-60'],
      fees: ['$600'],
      days: ['upload 2026-12-14', 'draft 2026-12-09'],
      revisions: 1,
      usage: [1, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
  {
    name: 'long event brief',
    text: `2026 윈터 나이트런 크리에이터 초청 안내

안녕하세요, 하나님. 러닝 브랜드 스트라이드(STRIDE) 커뮤니티팀 문가온입니다.

오는 12월 12일(토) 여의도공원에서 열리는 '윈터 나이트런'에 하나님을 초청하고자 합니다.

■ 행사 개요
일시: 2026년 12월 12일(토) 17:00~21:00
장소: 서울 여의도공원 문화의 마당
참가 인원: 약 1,500명
참가 혜택: 레이스 키트(티셔츠, 비니, 반사 암밴드)

■ 부탁드리는 콘텐츠
① 유튜브 브이로그 1편 - 행사 참여 장면 최소 3분 포함
② 유튜브 쇼츠 1편
③ 인스타그램 스토리 3개 (행사 당일)

■ 조건
크리에이터 비용은 350만 원(VAT 별도)이며, 교통비 10만 원은 별도로 지급합니다.
유튜브 콘텐츠는 행사 후 일주일 내인 12월 19일까지 업로드해 주세요.
사전 검수는 1회 진행하며 수정 요청은 1회로 제한합니다.
행사 스케치 영상에 하나님의 모습이 사용될 수 있습니다.
행사일 전후 2주간 타 러닝 브랜드 콘텐츠는 삼가 주시기 바랍니다.
비용은 콘텐츠 업로드가 완료된 달의 다음 달 말일에 지급됩니다.

참석 여부는 12월 2일(수)까지 알려 주세요.

문의: 문가온 매니저 / gaon@stride-run.kr / 010-9911-3020`,
    card: {
      brand: '스트라이드',
      product: '윈터 나이트런',
      contact: '문가온',
      deliverables: ['branded×1 180-', 'shorts×1', 'instagram×3'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['upload 2026-12-19', 'reply 2026-12-02'],
      revisions: 1,
      usage: [null, false],
      exclusivity: 0.5,
      payment: { after: 'month', days: 60, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});

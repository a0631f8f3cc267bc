import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

/** Six more of the ordinary mails of somebody who does not know the rules. */
const mails: { name: string; text: string; card: Partial<Card> }[] = [
  {
    name: "group-buy proposal with a share of sales (children's bedding)",
    text: `제목: 코코누비 유아 이불 공동구매 진행 제안드려요 (수수료 18%)

안녕하세요 쌍둥이맘 유나님♥
유아 침구 브랜드 코코누비의 MD 배소희입니다.

쌍둥이들 잠자리 루틴 올려주신 피드 보고 저희 이불이랑 너무 잘 맞을 것 같아서 연락드렸어요. 이번 겨울 공구를 함께 해주실 분을 찾고 있습니다!

공구 상품은 '코코누비 사계절 누빔이불 세트'이고요, 정상가 89,000원에서 공구가 62,000원으로 준비했습니다. (최저가 보장)

진행 방식
* 공구 기간: 12월 7일(월) ~ 12월 10일(목), 4일간
* 피드 1회 + 오픈 당일 포함 스토리 매일 1회 이상
* 수수료: 판매금액(배송비 제외)의 18%
* 300세트 넘으면 20%로 올려드립니다
* 배송 / CS는 모두 저희가 합니다
* 샘플 2세트 먼저 보내드려요 (반납 X)

정산은 공구 종료 후 반품 기간 지나고 12월 31일에 해드립니다. 사업자 있으시면 세금계산서, 없으시면 3.3% 떼고 입금해드려요.

유나님 일정 보시고 이번주 목요일까지 답 주시면 바로 샘플 발송하겠습니다. 카톡이 편하시면 @코코누비 채널로 주셔도 돼요!

배소희 드림`,
    card: {
      brand: '코코누비',
      product: '코코누비 사계절 누빔이불 세트',
      contact: '배소희',
      deliverables: ['instagram×1', 'instagram×1'],
      fees: [],
      days: ['other 2026-12-10', 'reply 2026-11-26'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: null, date: '2026-12-31' },
    },
  },
  {
    name: "forwarded thread: MCN manager passes on an advertiser's offer (travel bag)",
    text: `제목: Fwd: RE: [트래보] 캐리어 브랜디드 콘텐츠 문의

보라님 안녕하세요, 담당 매니저 준혁이에요.
아래 건 광고주랑 얘기가 어느 정도 정리돼서 전달드려요. 금액은 저희 쪽에서 한 번 올려서 300으로 맞췄습니다. (채널 수수료 떼기 전 금액이에요)
하실지 말지 수요일까지만 알려주세요!

---------- Forwarded message ----------
보낸사람: 임수빈 <subin.lim@travo.co.kr>
날짜: 2026년 11월 23일 (월) 오후 4:18
받는사람: 이준혁 <jh.lee@bluetreemcn.kr>
제목: RE: [트래보] 캐리어 브랜디드 콘텐츠 문의

매니저님 안녕하세요, 트래보 임수빈입니다.

내부 확인했고 말씀 주신 300만원(VAT 별도)으로 진행 가능합니다.
여행 브이로그 1편에 자연스럽게 녹이는 형태로, 캐리어 수납 장면이랑 바퀴 소음 비교 장면은 꼭 넣어주세요.
업로드는 1월 15일 이전이면 되고 가편본은 업로드 7일 전에 공유 부탁드립니다.
수정은 2회 생각하고 있습니다.
비용은 업로드 다음달 말에 지급됩니다.

감사합니다.
임수빈 드림

> 2026년 11월 23일 (월) 오전 11:02, 이준혁 <jh.lee@bluetreemcn.kr> 작성:
> 안녕하세요 수빈님, 블루트리 이준혁입니다.
> 제안 주신 트래보 에어 캐리어 건 감사합니다.
> 250만원은 보라 채널 단가보다 낮아서 300만원 정도로 조정 가능할지 문의드립니다.
> 2차 활용이 없으면 300에 가능할 것 같습니다.`,
    card: {
      brand: '트래보',
      contact: '임수빈',
      fees: ['3,000,000원(VAT 별도)'],
      days: ['reply 2026-11-25', 'upload 2027-01-15', 'draft 2027-01-08'],
      revisions: 2,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'follow-up mail that changes earlier terms (robot vacuum)',
    text: `제목: RE: RE: 로보클 X9 협업 건 - 일정 및 금액 변경 안내

정리왕 미나님, 안녕하세요.
로보클 마케팅팀 서동현입니다. 지난주에 조건 확정해주셨는데 다시 메일 드리게 되어 죄송합니다.

내부에서 출시 일정이 한 주 밀리면서 몇 가지 변경 사항이 생겼습니다.

1) 업로드일: 기존 12/10(목) → 12/17(목)
2) 초안 전달: 기존 12/3 → 12/10(목)
3) 금액: 기존 280만원 → 320만원 (VAT 별도)
   * 추가 40만원은 아래 4번 때문에 올려드리는 금액입니다.
4) 영상 활용: 기존에는 없었으나 업로드 후 3개월간 네이버·유튜브 광고 소재로 사용하고자 합니다.

유튜브 본영상 1편, 수정 2회, 업로드 후 14일 이내 입금은 이전에 말씀드린 것과 동일합니다.

변경 조건으로 진행 괜찮으신지 금요일(27일)까지 회신 부탁드리겠습니다. 번거롭게 해드려 다시 한번 죄송합니다.

서동현 드림
donghyun.seo@robocle.kr`,
    card: {
      brand: '로보클',
      product: '로보클 X9',
      contact: '서동현',
      deliverables: ['video×1'],
      fees: ['3,200,000원(VAT 별도)'],
      days: ['upload 2026-12-17', 'draft 2026-12-10', 'reply 2026-11-27'],
      revisions: 2,
      usage: [3, true],
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: "brand manager's prose mail (language-learning app, YouTube)",
    text: `제목: 말트임 앱 유료광고 제안의 건

안녕하세요 직장인 소담님. 영어 회화 앱 '말트임'을 운영하는 (주)링고베이의 조은별입니다.

새해를 앞두고 저희가 직장인 크리에이터분들과 '새해 영어 루틴' 캠페인을 준비하고 있어 제안드립니다. 출근 브이로그나 자기계발 영상 안에 말트임을 쓰시는 모습을 1분 30초 이상 담아주시고, 고정 댓글과 더보기란에 할인 링크(전용 코드 드립니다. 구독자 30% 할인)를 걸어주시면 됩니다.

고료는 회당 180만원이며 VAT 별도입니다. 전용 코드로 연간권이 결제될 때마다 건당 5,000원을 추가로 드립니다.

업로드는 12월 28일부터 1월 8일 사이로 편하신 날을 골라주시고, 업로드 5일 전까지 영상을 미리 볼 수 있도록 부탁드립니다. 수정은 자막 오류나 사실과 다른 부분이 있을 때만 1회 요청드립니다. 영상은 최소 6개월은 내리지 말아 주세요.

저희가 따로 영상을 가져다 쓰지는 않을 예정입니다. 타사 영어 앱 광고만 업로드일 기준 앞뒤로 2개월 피해주세요.

관심 있으시면 회신 부탁드리고, 채널 통계(최근 3개월 조회수, 시청자 연령) 캡처를 함께 보내주시면 빠르게 확정해 드리겠습니다.

감사합니다.
조은별 (마케팅 리드) eb.jo@lingobay.io`,
    card: {
      brand: '말트임',
      product: '말트임',
      contact: '조은별',
      deliverables: ['ppl×? 90-'],
      fees: ['건당 1,800,000원(VAT 별도)'],
      days: ['upload 2027-01-08', 'draft 2026-12-23'],
      revisions: 1,
      usage: null,
      exclusivity: 2,
      payment: null,
    },
  },
  {
    name: 'agency mail asking for rates, no fee given (winter padding)',
    text: `제목: [노르디 패딩] 1월 인스타그램/유튜브 협업 단가 문의

안녕하세요, 크리에이터님.
광고대행사 넥스트휠 최가람 대리입니다.

당사 클라이언트 아웃도어 브랜드 '노르디'의 경량 패딩 캠페인 관련하여 크리에이터님 단가 및 일정 문의드립니다.

[브랜드] 노르디
[제품] 라이트 쉘 다운 패딩 (남녀공용)
[채널/형태] 
  A안) 인스타그램 릴스 1건
  B안) 유튜브 브랜디드 1편 + 릴스 1건
[시기] 1월 3주차 업로드 예정
[2차 활용] 6개월, 디지털 광고 포함 / 기간 연장 시 별도 협의
[기타] 업로드 후 1개월 동종 업계 광고 불가

위 조건 기준으로 A안, B안 각각의 단가(VAT 별도)와 2차 활용비 별도 여부를 알려주시면 광고주에 제안하도록 하겠습니다.
제안서 취합 마감이 11/26(목) 오후 3시라 그 전까지 부탁드리겠습니다.

※ 본 메일은 제안 단계이며 광고주 선정 결과에 따라 진행되지 않을 수 있습니다.

최가람 대리 | 넥스트휠 인플루언서사업부
T. 02-000-4417  M. garam@nextwheel.co.kr`,
    card: {
      brand: '노르디',
      product: '라이트 쉘 다운 패딩 (남녀공용)',
      contact: '최가람',
      deliverables: ['instagram×?', 'instagram×1', 'branded×1'],
      fees: [],
      revisions: null,
      usage: [6, true],
      exclusivity: 1,
      payment: null,
    },
  },
  {
    name: 'Instagram DM chat with a pet-snack shop owner',
    text: `멍그릇공방: 안녕하세요 보리언니님! 강아지 수제간식 멍그릇공방입니다🐶
멍그릇공방: 보리 너무 귀여워서 맨날 보고있어요ㅋㅋㅋ 혹시 협찬 받으시나요?
나: 안녕하세요! 네 받고 있어요 ㅎㅎ 어떤 제품일까요?
멍그릇공방: 이번에 새로 만든 오리 연골 트릿이에요! 보리 먹는 모습 릴스로 하나만 찍어주시면 돼요
나: 보리 오리 좋아해요ㅎㅎ 원고료도 있을까요?
멍그릇공방: 넵 15만원 생각하고 있어요! 간식은 한달치 보내드릴게요
나: 제가 릴스는 보통 25만원 받고 있어서요 ㅠㅠ
멍그릇공방: 아 그럼 20만원은 어떠세요?? 저희가 아직 작아서요🥲
나: 네 20만원으로 할게요!
멍그릇공방: 감사합니다!!! 이번주에 택배 보낼게요
멍그릇공방: 다음주 금요일까지 올려주실 수 있나요?
나: 12월 4일이죠? 네 가능해요
멍그릇공방: 올리기 전에 영상 한번만 보여주세요! 큰 문제 없으면 수정 없이 바로 올리시면 돼요
멍그릇공방: 입금은 올리신 날 바로 해드릴게요💛`,
    card: {
      brand: '멍그릇공방',
      product: '오리 연골 트릿',
      contact: null,
      deliverables: ['instagram×1'],
      fees: ['200,000원'],
      days: ['upload 2026-12-04'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'upload', days: 0, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});

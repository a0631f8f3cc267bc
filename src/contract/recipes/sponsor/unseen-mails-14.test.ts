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
    name: 'skincare prose',
    text: `안녕하세요 하나 님. 민감한 피부를 위한 화장품을 만드는 라온스킨의 이예담입니다.

얼마 전 환절기 루틴 영상에서 피부 고민을 솔직하게 이야기해 주신 것을 보고 꼭 연락드리고 싶었습니다. 저희가 2년간 준비한 진정 크림이 12월 8일에 정식 출시되는데, 하나 님께서 먼저 사용해 보시고 느낀 점을 영상에 담아 주시면 좋겠습니다.

분량은 전체 영상 중 2분 내외, 원고료는 270만 원(VAT 별도)으로 준비했습니다. 제품은 이번 주 안에 보내 드리고, 초안은 12월 14일까지, 업로드는 12월 18일로 부탁드립니다. 사실관계 오류 외에는 수정을 요청드리지 않겠습니다.
영상 클립을 저희 자사몰에 3개월간 게시하고 싶고, 같은 기간 타 진정 크림 광고는 피해 주시면 감사하겠습니다.
대금은 영상 게시 후 세금계산서를 발행해 주시면 7일 이내에 송금합니다.

이예담 드림 / yedam@raonskin.com`,
    card: {
      brand: '라온스킨',
      product: '진정 크림',
      contact: '이예담',
      deliverables: ['planned-ppl×? 120'],
      fees: ['2,700,000원(VAT 별도)'],
      days: ['draft 2026-12-14', 'upload 2026-12-18'],
      revisions: null,
      usage: [3, false],
      exclusivity: 3,
      payment: { after: 'invoice', days: 7, date: null },
    },
  },
  {
    name: 'agency list of brands',
    text: `하나님 안녕하세요! 크리에이터 마케팅 회사 비트윈애드 최수민 매니저예요 :)

12월에 진행 가능한 건 하나 제안드려요.

브랜드 : 마이노트 (디지털 다이어리)
노출 : 기획 PPL (2분 이상) 1회
페이 : 230 (부가세 별도, 단위 만원)
초안 : 12/10
라이브 : 12/17 18시
재활용 : 인스타그램 1개월
경쟁 : 업로드일 앞뒤로 2주
입금 : 라이브 다음달 말일

가능하시면 오늘 중으로 회신 부탁드립니다!`,
    card: {
      brand: '마이노트',
      product: null,
      contact: '최수민',
      deliverables: ['planned-ppl×1 120-'],
      fees: ['2,300,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'upload 2026-12-17', 'reply 2026-11-24'],
      revisions: null,
      usage: [1, false],
      exclusivity: 0.5,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'cafe owner',
    text: `하나님 안녕하세요, 망원동에서 작은 카페 하는 사람이에요. 카페 이름은 '볕드는창'이고요.
겨울 메뉴로 밤라떼를 새로 시작하는데 혹시 브이로그 찍으실 때 들러 주실 수 있을까요?
오시면 음료랑 디저트 다 대접해 드리고 20만원 드릴게요. 큰돈은 아니라 죄송해요.
한 30초만 나와도 너무 감사할 것 같아요. 날짜는 12월 중 평일이면 아무 때나 괜찮아요.
010-3344-9988 로 문자 주셔도 돼요!`,
    card: {
      brand: '볕드는창',
      product: '밤라떼',
      contact: null,
      deliverables: ['ppl×? 30'],
      fees: ['200,000원'],
      days: [],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'contract excerpt',
    text: `광고 콘텐츠 제작 계약서(안)

주식회사 온새미로(이하 "갑")와 크리에이터 하나(이하 "을")는 다음과 같이 계약을 체결한다.

제1조(목적) 갑은 자사 제품 '온새미로 발효 식초 3종'의 홍보를 위하여 을에게 콘텐츠 제작을 의뢰한다.
제2조(콘텐츠) 을은 유튜브 브랜디드 영상 1편(5분 이상)과 쇼츠 2편을 제작한다.
제3조(대금) 갑은 을에게 금 4,000,000원(부가가치세 별도)을 지급하며, 업로드 완료일로부터 30일 이내에 지급한다.
제4조(일정) 을은 2026년 12월 11일까지 초안을 제출하고, 2026년 12월 18일까지 업로드한다.
제5조(수정) 갑은 2회에 한하여 수정을 요청할 수 있다.
제6조(권리) 갑은 업로드일로부터 1년간 콘텐츠를 자사 온라인 광고에 사용할 수 있다.
제7조(경업금지) 을은 계약일로부터 3개월간 동종 제품의 광고를 하지 아니한다.`,
    card: {
      brand: '온새미로',
      product: '온새미로 발효 식초 3종',
      contact: null,
      deliverables: ['branded×1 300-', 'shorts×2'],
      fees: ['4,000,000원(VAT 별도)'],
      days: ['draft 2026-12-11', 'upload 2026-12-18'],
      revisions: 2,
      usage: [12, true],
      exclusivity: 3,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'English agency',
    text: `Hello Hana,

I hope you're well! I'm reaching out from Brightside Talent on behalf of our client Luma Home, a Danish lighting brand entering the Korean market.

They'd love a 90-second integration of the Luma Glow Lamp in one of your evening routine videos in the second half of December (target: December 19). The budget is $2,400 USD, paid within 30 days of invoice.

A draft should be shared three business days before publishing, with one round of feedback. Luma Home would like organic usage on their own channels for 6 months; paid usage would be negotiated separately. Category exclusivity: 1 month (lighting).

Could you let me know your thoughts by Friday, November 27?

Thanks so much,
Sofie Lund
Senior Talent Partner | Brightside Talent
sofie@brightsidetalent.co`,
    card: {
      brand: 'Luma Home',
      product: 'Luma Glow Lamp',
      contact: 'Sofie Lund',
      deliverables: ['ppl×1 90'],
      fees: ['$2,400'],
      days: ['upload 2026-12-19', 'draft null', 'reply 2026-11-27'],
      revisions: 1,
      usage: [6, false],
      exclusivity: 1,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'travel board',
    text: `[제안] 남해 겨울 여행 콘텐츠 제작

하나 크리에이터님 안녕하세요,
남해군관광재단 콘텐츠사업팀 백승우 주임입니다.

저희 재단에서는 겨울철 남해의 매력을 알리고자 여행 크리에이터 세 분을 모시고 있습니다.

○ 촬영 : 2026. 12. 8.(화) ~ 12. 10.(목), 2박 3일 (숙박 및 차량 제공)
○ 결과물 : 유튜브 영상 1편(8분 이상), 쇼츠 1편
○ 제작비 : 500만원 (VAT 포함)
○ 업로드 : 12. 22.(화)까지
○ 활용 : 재단 공식 채널 및 행사 상영, 2년
○ 지급 : 결과보고서 제출 후 15일 이내

참여 의사가 있으시면 11월 30일까지 회신 바랍니다.

백승우 / 055-860-0000 / tour@namhae-tour.or.kr`,
    card: {
      brand: '남해군관광재단',
      product: null,
      contact: '백승우',
      deliverables: ['video×1 480-', 'shorts×1'],
      fees: ['5,000,000원(VAT 포함)'],
      days: ['shoot 2026-12-10', 'upload 2026-12-22', 'reply 2026-11-30'],
      revisions: null,
      usage: [24, false],
      exclusivity: null,
      payment: { after: null, days: 15, date: null },
    },
  },
  {
    name: 'app startup informal',
    text: `하나님 안녕하세요~ 저희는 독서 기록 앱 '책갈피'를 만들고 있는 3인 스타트업입니다!

하나님이 매달 올리시는 독서 결산 영상에 저희 앱을 써서 기록하는 모습을 보여 주실 수 있을까 해서 메일 드려요. 1분 정도면 충분하고요, 설치 링크는 고정 댓글에 부탁드려요.
예산이 많지 않아 회당 60만 원에 12월·1월 두 번 진행하면 어떨까 합니다. (세금은 3.3% 떼고 드려요)
첫 영상은 12월 28일쯤이 좋을 것 같아요.
2차 활용이나 경쟁사 조건 같은 건 없습니다!
입금은 각 영상 올라온 주 금요일에 해요.

책갈피 팀 드림 (team@bookmark-app.kr)`,
    card: {
      brand: '책갈피',
      product: '책갈피',
      contact: null,
      deliverables: ['ppl×? 60'],
      fees: ['건당 600,000원'],
      days: ['upload 2026-12-28'],
      revisions: null,
      usage: [0, false],
      exclusivity: 0,
      payment: { after: 'upload', days: null, date: null },
    },
  },
  {
    name: 'reply lowering fee',
    text: `안녕하세요 하나님, 두리두리 홍보팀 서가람입니다.

보내 주신 단가표 잘 받았습니다. 브랜디드 450만 원은 저희 이번 분기 예산을 넘어서, 기획 PPL 2분으로 250만 원(VAT 별도)에 진행 가능하실지 여쭙습니다. 제품은 말씀드린 대로 '두리 아기 이불'이고요.

대신 2차 활용은 요청드리지 않고, 수정도 한 번으로 끝내겠습니다. 업로드는 하나님 일정에 맞춰 12월 안에만 해 주시면 됩니다.
수요일까지 답 주시면 바로 계약서 보내겠습니다.

서가람 드림`,
    card: {
      brand: '두리두리',
      product: '두리 아기 이불',
      contact: '서가람',
      deliverables: ['planned-ppl×? 120'],
      fees: ['기획 PPL 2,500,000원(VAT 별도)'],
      days: ['upload null', 'reply 2026-11-25'],
      revisions: 1,
      usage: [0, false],
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'kitchenware bulletin',
    text: `◆ 크리에이터 협업 요청서 ◆

- 요청 기업: 한결주방
- 담당: 브랜드기획팀 오하준 대리 (010-2020-3030)
- 대상 제품: 한결 무쇠 솥 22cm
- 요청 콘텐츠: 요리 영상 1편에 제품 사용 장면 90초 이상, 인스타 릴스 1편
- 제공: 제품 1개 + 제작비 180만원(부가세 별도)
- 기획안 마감: 12.04
- 게시 희망일: 12.15~12.18 사이
- 콘텐츠 사용: 당사 온라인몰 상세페이지 한정, 1년
- 유사 제품 광고 자제: 게시 후 2개월
- 수정 요청: 1회
- 결제: 게시 확인 후 10영업일 내`,
    card: {
      brand: '한결주방',
      product: '한결 무쇠 솥 22cm',
      contact: '오하준',
      deliverables: ['ppl×1 90-', 'instagram×1'],
      fees: ['1,800,000원(VAT 별도)'],
      days: ['draft 2026-12-04', 'upload 2026-12-18'],
      revisions: 1,
      usage: [12, false],
      exclusivity: 2,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'fashion platform',
    text: `하나님, 안녕하세요.
패션 플랫폼 스타일루프에서 콘텐츠 제휴를 담당하는 문채이라고 해요.

저희 플랫폼에서 12월 10일부터 23일까지 '연말 룩 페어'를 여는데요, 하나님이 직접 고른 옷으로 코디하는 쇼츠 3편을 제작해 주셨으면 합니다.
보수는 편당 80만 원이고 부가세는 별도예요. 의류 구입 포인트 30만 원도 따로 드려요.
첫 편은 12월 10일, 나머지는 12월 16일과 22일에 올려 주시면 됩니다.
스타일루프 앱 안의 크리에이터 관에 3편을 올려 두고 싶은데 기간은 행사가 끝날 때까지입니다.
타 패션 플랫폼 콘텐츠는 행사 기간에만 피해 주세요.
세 편이 모두 올라간 뒤 2주 안에 한꺼번에 정산해 드려요.`,
    card: {
      brand: '스타일루프',
      product: '연말 룩 페어',
      contact: '문채이',
      deliverables: ['shorts×3'],
      fees: ['건당 800,000원(VAT 별도)'],
      days: ['upload 2026-12-10', 'upload 2026-12-16', 'upload 2026-12-22'],
      revisions: null,
      usage: [null, false],
      exclusivity: null,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});

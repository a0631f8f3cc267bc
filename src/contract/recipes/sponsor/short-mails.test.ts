import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card>;
}

/** As they come in, on a Tuesday, the 24th of November 2026. */
const mails: readonly Mail[] = [
  {
    name: 'multi option price',
    text: `안녕하세요 하나님 :) 밀크웨이 이도연입니다. 아래 세 가지 중 편하신 안으로 진행하고 싶어요.
A안) 단순 PPL 30초 - 100만원
B안) 기획 PPL 90초 - 180만원
C안) 브랜디드 - 400만원
(전부 부가세 별도)
제품: 귀리우유 1L
업로드는 12/30까지면 됩니다.`,
    card: {
      brand: '밀크웨이',
      product: '귀리우유 1L',
      deliverables: ['ppl×? 30', 'planned-ppl×? 90', 'branded×?'],
      fees: ['PPL 1,000,000원(VAT 별도)', '기획 PPL 1,800,000원(VAT 별도)', '브랜디드 4,000,000원(VAT 별도)'],
      days: ['upload 2026-12-30'],
    },
  },
  {
    name: 'upfront full',
    text: `안녕하세요. 쿠킹클래스 '한입주방'입니다. 수강생 모집 홍보로 릴스 2개 + 스토리 3개 부탁드려요. 비용 80만원 전액 선입금해 드립니다! 12월 9일, 16일 업로드 희망해요. 수정 요청은 없습니다.`,
    card: {
      brand: '한입주방',
      deliverables: ['instagram×2', 'instagram×3'],
      fees: ['800,000원'],
      revisions: 0,
      days: ['upload 2026-12-09', 'upload 2026-12-16'],
    },
  },
  {
    name: 'b1',
    text: `안녕하세요 하나님!
비건 화장품 브랜드 초록달의 마케팅을 담당하고 있는 송다인입니다.
12월 신제품 '이슬 토너' 출시에 맞춰 협업을 제안드려요 :)

[제안 내용]
- 콘텐츠: 기획형 PPL (2분 내외) 1편 + 커뮤니티 게시글 1건
- 예산: 280만원 (부가세 별도)
- 선금 30% / 잔금 70% (업로드 후 3주 이내)
- 시안 공유: 12월 둘째 주 월요일
- 업로드: 12월 셋째 주 금요일
- 수정 횟수: 2회
- 경쟁사 콘텐츠: 업로드 후 1개월간 불가
감사합니다!`,
    card: {
      brand: '초록달',
      product: '이슬 토너',
      deliverables: ['planned-ppl×1 120', 'community×1'],
      fees: ['2,800,000원(VAT 별도)'],
      days: ['draft null', 'upload 2026-12-18'],
      revisions: 2,
      exclusivity: 1,
      payment: { after: 'upload', days: 21, date: null },
    },
  },
  {
    name: 'b2',
    text: `Hello Hana,
I hope you're doing well! I'm Chloe, Influencer Manager at The Morning Paper Co.
We publish a daily newsletter on design and would love to sponsor a 30-45 second ad read in your January video plus one newsletter mention.
Compensation: $850 total (50% upfront, 50% within 15 days of publication).
Draft due January 8, go-live January 15.
One round of edits is included.
Warmly,
Chloe Adams`,
    card: {
      brand: 'The Morning Paper Co',
      deliverables: ['ppl×1 30-45', 'newsletter×1'],
      fees: ['총 $850'],
      days: ['draft 2027-01-08', 'upload 2027-01-15'],
      revisions: 1,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
  {
    name: 'b3',
    text: `안녕하세요, 하나 크리에이터님 :D
가계부 앱 '머니포켓' 팀의 마케터 권소미예요.
라이브 방송 중 언급 1회와 쇼츠 2편을 부탁드리고 싶어요!
비용은 라이브 80만원, 쇼츠 편당 60만원이에요(VAT 포함).
라이브는 12월 10일 저녁, 쇼츠는 12월 14일과 12월 21일에 올려주시면 됩니다.
대금은 캠페인 종료 후 30일 이내 입금됩니다.`,
    card: {
      brand: '머니포켓',
      deliverables: ['live×1', 'shorts×2'],
      fees: ['라이브 800,000원(VAT 포함)', '쇼츠 건당 600,000원(VAT 포함)'],
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'b4',
    text: `제목: [광고 문의] 스노우필로우 베개 리뷰 건
안녕하세요, 스노우필로우 홍보팀 육지은 대리입니다.
저희 경추 베개로 쇼츠 한 편 제작 가능하실까요?
희망 단가는 100만원이고 부가세는 별도입니다.
초안은 다음 주 수요일, 업로드는 그다음 주 화요일로 생각하고 있습니다.
결과물은 자사 인스타그램과 상세페이지에 1년간 사용할 예정입니다.`,
    card: {
      brand: '스노우필로우',
      product: '경추 베개',
      deliverables: ['shorts×1'],
      fees: ['1,000,000원(VAT 별도)'],
      days: ['draft 2026-12-02', 'upload 2026-12-08'],
      usage: [12, false],
    },
  },
  {
    name: 'b5',
    text: `| 항목 | 세부 |
| --- | --- |
| 브랜드 | 오트앤코 |
| 제품 | 오트라떼 파우더 |
| 채널 | 유튜브 |
| 형태 | 브랜디드 1편 (영상 내 노출 3분 이상) |
| 단가(만원) | 450 (VAT 별도) |
| 기획안 마감 | 12.3(목) |
| 업로드 | 12.17(목) |
| 수정 | 기획안 1회, 영상 2회 |
| 2차 활용 | 불가 |
| 경쟁사 | 해당 없음 |
| 지급 | 세금계산서 발행 후 14일 |
담당: 하수영 매니저 sy.ha@oatnco.kr`,
    card: {
      brand: '오트앤코',
      product: '오트라떼 파우더',
      deliverables: ['branded×1 180-'],
      fees: ['4,500,000원(VAT 별도)'],
      days: ['draft 2026-12-03', 'upload 2026-12-17'],
      revisions: 2,
      usage: [0, false],
      exclusivity: 0,
      payment: { after: 'invoice', days: 14, date: null },
    },
  },
  {
    name: 'b6',
    text: `작가님 안녕하세요🌿 식물가게 초록의 방이에요!
몬스테라 분갈이 키트 6만원 상당을 보내드리고 블로그 포스팅 1건 + 릴스 1건 부탁드려도 될까요?
원고료는 20만원이에요 ㅎㅎ 받으시고 10일 이내에 올려주시면 되고
사진은 저희 스마트스토어 상세페이지에 써도 괜찮을까요?`,
    card: {
      brand: '초록의 방',
      product: '몬스테라 분갈이 키트',
      deliverables: ['blog×1', 'instagram×1'],
      fees: ['200,000원'],
    },
  },
  {
    name: 'b7',
    text: `Hi Hana! Quick one from Peak & Valley Coffee Roasters ☕
- 1 x dedicated review (8+ min)
- 2 x Instagram Stories
- Usage: 90 days paid + organic
- Exclusivity: 45 days coffee category
- $2,400, net 30
- Draft: Dec 11 / Live: Dec 19
- Revisions: 2`,
    card: {
      brand: 'Peak & Valley Coffee Roasters',
      deliverables: ['branded×1 480-', 'instagram×2'],
      fees: ['$2,400'],
      days: ['draft 2026-12-11', 'upload 2026-12-19'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 1.5,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'b8',
    text: `하나님 안녕하세요. 어반플레이랩 인플루언서마케팅팀 목현우 팀장입니다.
저희 광고주 '케어박스'의 영양제 정기구독 서비스 관련 PPL(60초) 1건 의뢰드립니다.
광고비 200만원(VAT 별도), 대행사 수수료 없음.
업로드 12월 22일(화), 초안은 업로드 1주일 전까지.
지급: 업로드 익월 말일
수정 2회, 2차활용 3개월(메타 광고), 동종업계 3개월 금지`,
    card: {
      brand: '케어박스',
      deliverables: ['ppl×1 60'],
      fees: ['2,000,000원(VAT 별도)'],
      days: ['upload 2026-12-22', 'draft 2026-12-15'],
      revisions: 2,
      usage: [3, true],
      exclusivity: 3,
      payment: { after: 'month', days: 60, date: null },
    },
  },
  {
    name: 'b9',
    text: `안녕하세요. 출판사 달빛서가 편집부입니다. 12월 출간 예정인 에세이 『느린 아침의 기술』을 뉴스레터에 소개해 주실 수 있을지 여쭙니다. 뉴스레터 1회 게재에 30만 원(원천세 3.3% 공제)을 드리고자 하며, 12월 16일(수) 발송분을 희망합니다. 게재 다음 달 10일에 입금해 드리겠습니다.`,
    card: {
      brand: '달빛서가',
      product: '느린 아침의 기술',
      deliverables: ['newsletter×1'],
      fees: ['뉴스레터 300,000원'],
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'b10',
    text: `Hi there — I work with Northwind Board Games on behalf of Meeple Media. We'd love for you to play our client's new title on your live stream (at least 20 minutes) on Dec 18. Fee is 1.2M KRW plus VAT, paid in two installments: 50% on signing and 50% 30 days after the stream. No other board game sponsors for 2 weeks, please.`,
    card: {
      deliverables: ['live×? 1200-'],
      fees: ['1,200,000원(VAT 별도)'],
      exclusivity: 0.5,
      payment: { after: 'contract', days: 30, date: null },
    },
  },
  {
    name: 'b11',
    text: `> 안녕하세요 하나님
> 로컬 수제청 브랜드 '과일상점 열매'입니다.
> 자몽청 3종 세트를 소개하는 릴스 1건과 스토리 2건을 요청드립니다.
> 페이는 35만원(세금 포함)이며 12월 마지막 주 금요일까지 업로드 부탁드립니다.
> 지급은 업로드 확인 후 5일 이내입니다.`,
    card: {
      brand: '과일상점 열매',
      deliverables: ['instagram×1', 'instagram×2'],
      fees: ['350,000원(VAT 포함)'],
      days: ['upload 2026-12-25'],
      payment: { after: 'upload', days: 5, date: null },
    },
  },
  {
    name: 'b12',
    text: `안녕하세요 크리에이터님. 한결가구 온라인사업부 진유나 주임입니다. 모션데스크 '라이즈원' 관련하여 유튜브 브랜디드 콘텐츠 제작을 문의드립니다. 제작비는 500~600만 원(VAT 별도) 범위에서 협의하고자 합니다. 1차 편집본 12/14(월), 최종본 12/18(금), 업로드 12/21(월) 일정이 가능하신지요? 업로드 후 1년간 영상 유지 부탁드리며 수정은 2회까지 요청드립니다.`,
    card: {
      brand: '한결가구',
      product: '라이즈원',
      deliverables: ['branded×?'],
      fees: ['5,000,000원~6,000,000원(VAT 별도)'],
      revisions: 2,
      days: ['draft 2026-12-14', 'other 2026-12-18', 'upload 2026-12-21'],
    },
  },
];

describe('short mails, and offers in a thread', () => {
  it.each(mails)('$name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});

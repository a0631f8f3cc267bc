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
    name: 'e1 columns',
    text: `안녕하세요 하나님, 자연담은샵 김태린입니다. 아래 표 참고 부탁드려요.

| 구분 | 수량 | 단가 | 비고 |
|---|---|---|---|
| 쇼츠 | 2편 | 60만원 | 30초 이상 노출 |
| PPL | 1편 | 180만원 | 60초 |
| 합계 |  | 300만원 | VAT 별도 |

업로드: 12/10(목) 쇼츠, 12/17(목) PPL
제품명: 유기농 들기름`,
    card: {
      brand: '자연담은샵',
      product: '유기농 들기름',
      deliverables: ['shorts×2 30-', 'ppl×1 60'],
      fees: ['쇼츠 600,000원(VAT 별도)', 'PPL 1,800,000원(VAT 별도)', '총 3,000,000원(VAT 별도)'],
      days: ['upload 2026-12-10', 'upload 2026-12-17'],
    },
  },
  {
    name: 'e2 tabs',
    text: `안녕하세요.
광고주	달토끼제과
제품	쌀과자 '달칩'
콘텐츠	릴스 1건, 스토리 2건
원고료	70만원 (VAT 포함)
업로드	12월 14일(월)
수정	1회
2차활용	없음
정산	업로드 후 20일`,
    card: {
      brand: '달토끼제과',
      deliverables: ['instagram×1', 'instagram×2'],
      fees: ['700,000원(VAT 포함)'],
      days: ['upload 2026-12-14'],
      revisions: 1,
      usage: [0, false],
      payment: { after: 'upload', days: 20, date: null },
    },
  },
  {
    name: 'e3 dm',
    text: `하나님 안녕하세요! 인스타 보고 연락드려요🥰 저희는 '오후네시'라는 홈웨어 브랜드인데요, 파자마 세트 입고 릴스 하나 찍어 주실 수 있을까 해서요! 제작비는 35만 원에 제품도 두 벌 보내 드려요. 12/9까지만 올려 주심 되고 수정 요청은 안 드려요ㅎㅎ`,
    card: { brand: '오후네시', deliverables: ['instagram×1'], fees: ['350,000원'], days: ['upload 2026-12-09'] },
  },
  {
    name: 'e4 nested reply en',
    text: `Thanks Hana! $1,100 works on our side. Let's lock Dec 10 for the draft and Dec 17 for posting.

On Mon, Nov 23, 2026 at 4:12 PM Hana <hana@example.com> wrote:
> Thank you! My rate for a 60s integration is $1,200.
>
> On Sun, Nov 22, 2026 at 9:00 AM Owen <owen@fernandfield.com> wrote:
>> Hi Hana, Owen here from Fern & Field Garden Tools. Could you do a 60 second integration for $900? Payment 30 days after posting. 3 months of organic usage.`,
    card: {
      brand: 'Fern & Field Garden Tools',
      deliverables: ['ppl×1 60'],
      fees: ['$1,100'],
      days: ['draft 2026-12-10', 'upload 2026-12-17'],
      usage: [3, false],
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'e5 formal',
    text: `수신: 하나 크리에이터
발신: ㈜서린바이오 홍보팀 (담당: 여은서 과장)
제목: 유산균 '데일리밸런스' 온라인 홍보 협조 요청의 건

1. 귀하의 무궁한 발전을 기원합니다.
2. 당사 유산균 제품 홍보를 위하여 아래와 같이 협조를 요청드립니다.
  가. 내용: 브랜디드 영상 1편(10분 내외)
  나. 금액: 금 5,500,000원(부가가치세 포함)
  다. 기한: 2026. 12. 21.까지 게시
  라. 지급: 게시 확인 후 30일 이내
  마. 수정: 2회 이내. 끝.`,
    card: {
      brand: '서린바이오',
      product: '데일리밸런스',
      deliverables: ['branded×1 600'],
      fees: ['5,500,000원(VAT 포함)'],
      days: ['upload 2026-12-21'],
      revisions: 2,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'e6 usd split',
    text: `Hello Hana — Nina from Cloudberry Notes (note-taking app). Proposal:
(a) One 75-90s integrated ad read, long-form, $1,600
(b) Two Shorts, $350 each
(c) One newsletter placement, $200
50% upfront via Wise, 50% on publication.
We need (a) live by Dec 22; Shorts by Dec 29. Draft for (a) due Dec 14.
Usage: none. Exclusivity: note-taking apps, 30 days.`,
    card: {
      brand: 'Cloudberry Notes',
      deliverables: ['ppl×1 75-90', 'shorts×2', 'newsletter×1'],
      fees: ['PPL $1,600', '쇼츠 건당 $350', '뉴스레터 $200'],
      usage: [0, false],
      exclusivity: 1,
    },
  },
  {
    name: 'f1',
    text: `[외부메일] 하나님께 :: 겨울 캠페인 협업 제안
안녕하세요, 하나 크리에이터님! 아웃도어 브랜드 산들길의 마케팅팀 위승우입니다.
올겨울 신상 '플리스 코지'를 착용하고 떠나는 당일치기 브이로그를 브랜디드로 제작해 주실 수 있을지 문의드립니다.
✔ 브랜디드 1편 / 인스타 스토리 2건
✔ 광고비 480만 (VAT 별도) - 계약금 40%, 잔금 60%는 업로드 후 3주 내
✔ 기획안 12/2(수), 편집본 12/16(수), 업로드 12/23(수)
✔ 수정 최대 2회 ✔ 2차 활용 6개월(온라인 광고) ✔ 타 아웃도어 브랜드 2개월 제한`,
    card: {
      brand: '산들길',
      product: '플리스 코지',
      deliverables: ['branded×1', 'instagram×2'],
      fees: ['4,800,000원(VAT 별도)'],
      revisions: 2,
      usage: [6, true],
      exclusivity: 2,
      payment: { after: 'upload', days: 21, date: null },
    },
  },
  {
    name: 'f2',
    text: `Dear Hana,
My name is Luca and I manage creator partnerships for Mountain & Moss Tea. I'd like to invite you to our spring campaign.
What we need: one 45-second mid-roll mention, one community post, one newsletter feature.
What we offer: USD 1,450 in total; 30% deposit, balance within 10 business days of the last post.
When: draft by February 3, everything live by February 14.
Terms: two revisions, organic reposts for 3 months, no exclusivity.`,
    card: {
      brand: 'Mountain & Moss Tea',
      deliverables: ['ppl×1 45', 'community×1', 'newsletter×1'],
      fees: ['총 $1,450'],
      days: ['draft 2027-02-03', 'upload 2027-02-14'],
      revisions: 2,
      usage: [3, false],
      exclusivity: 0,
      payment: { after: 'upload', days: 14, date: null },
    },
  },
  {
    name: 'f3',
    text: `하나님 안녕하세요, 모바일 금융앱 차곡차곡 홍보담당 방유진입니다. 저희 앱의 '잔돈 모으기' 기능을 30초 정도 PPL로 넣어 주시고 고정 댓글에 링크를 달아 주시면 좋겠습니다. 편당 90만 원(부가세 포함), 총 3편 계약을 희망합니다. 업로드는 12월 11일, 12월 25일, 1월 8일이고요. 정산은 편별 업로드 후 7일 이내에 해 드립니다. 경쟁 금융앱 광고는 계약 기간 중 제한됩니다.`,
    card: {
      brand: '차곡차곡',
      deliverables: ['ppl×3 30'],
      fees: ['건당 900,000원(VAT 포함)'],
      days: ['upload 2026-12-11', 'upload 2026-12-25', 'upload 2027-01-08'],
      payment: { after: 'upload', days: 7, date: null },
    },
  },
  {
    name: 'f4',
    text: `안녕하세요. 부산 어묵집 '삼대어묵' 3대째 운영 중인 구본식입니다. 유튜브는 잘 모르지만 하나님 영상 보고 용기 내어 메일드립니다. 저희 가게에 오셔서 영상 하나 찍어 주시면 50만원과 어묵 세트를 드리겠습니다. 날짜는 12월 중 편하신 날이면 되고, 돈은 촬영 당일 현금으로 드리겠습니다.`,
    card: { brand: '삼대어묵', fees: ['500,000원'], deliverables: ['video×1'] },
  },
  {
    name: 'f5',
    text: `제목: RE: [견적 요청] 펫드라이룸 유튜브 광고
하나님, 내부 검토 결과 아래와 같이 최종 제안드립니다.
- 기획 PPL 120초 1건: 260만원
- 쇼츠 재편집 1건: 50만원
- 합계 310만원 (부가세 별도)
- 업로드 12월 9일(수) 오후 6시
- 초안은 12월 4일(금)까지
- 세금계산서 발행일로부터 30일 이내 지급
- 2차 저작물 활용 1년 (당사 SNS 및 오픈마켓 상세페이지)
담당 도현아 (펫드라이룸 마케팅)`,
    card: {
      brand: '펫드라이룸',
      deliverables: ['planned-ppl×1 120', 'shorts×1'],
      fees: ['기획 PPL 2,600,000원(VAT 별도)', '쇼츠 500,000원(VAT 별도)', '총 3,100,000원(VAT 별도)'],
      days: ['upload 2026-12-09', 'draft 2026-12-04'],
      usage: [12, false],
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'f6',
    text: `Hi! We're Papercrane Studio and we make planners. Could you show our 2027 Weekly Planner in a Short and a Reel? $500 flat, paid on the day you post. Ideally up before Dec 20. Happy with one round of tweaks. We won't run ads with it.`,
    card: {
      brand: 'Papercrane Studio',
      product: '2027 Weekly Planner',
      deliverables: ['shorts×1', 'instagram×1'],
      fees: ['$500'],
      revisions: 1,
    },
  },
];

describe('tables, letters and threads', () => {
  it.each(mails)('$name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});

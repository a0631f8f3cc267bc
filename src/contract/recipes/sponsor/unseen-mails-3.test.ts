import { describe, expect, it } from 'vitest';
import { cardOf, type Card } from './test-card.ts';

interface Mail {
  name: string;
  text: string;
  card: Partial<Card> | { payment: Partial<Card['payment']> };
}

/** As they come in, on a Tuesday, the 24th of November 2026; read once before any rule was changed. */
const mails: readonly Mail[] = [
  {
    name: 'usage bought apart, buyout none',
    text: `Subject: Paid collab: Fernhill Audio x Hana

Hi Hana,

I manage creator marketing for Fernhill Audio. We'd love a 90-second integration for our Fernhill One earbuds in a December video.

• Base fee: $1,600
• Optional add-on: 3 months paid usage, $400
• Draft 5 days before posting, post on December 17
• One round of revisions
• 50% on signing, 50% upon posting
• Category exclusivity: 30 days before and after

Cheers,
Nadia Ross`,
    card: {
      brand: 'Fernhill Audio',
      product: 'Fernhill One',
      deliverables: ['ppl×1 90'],
      fees: ['$1,600', '2차 활용 $400'],
      days: ['draft 2026-12-12', 'upload 2026-12-17'],
      revisions: 1,
      usage: [3, true],
      exclusivity: 1,
    },
  },
  {
    name: 'short follow-up with a corrected date',
    text: `하나님! 아까 메일에 날짜를 잘못 적었어요😅 업로드 12/13이 아니라 12/31입니다. 금액 90만원(부가세포함), 쇼츠 1편은 그대로예요. 죄송합니다!
- 무드온 장가람`,
    card: {
      brand: '무드온',
      product: null,
      deliverables: ['shorts×1'],
      fees: ['900,000원(VAT 포함)'],
      days: ['upload 2026-12-31'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: null,
    },
  },
  {
    name: 'medical device with review by law',
    text: `안녕하세요, 하나 크리에이터님.
의료기기 제조사 ㈜메디온헬스 브랜드전략팀 차민서 대리입니다.

■ 제품: 저주파 마사지기 '온풀'
■ 콘텐츠: 유튜브 PPL 90초 1건, 네이버 블로그 1건
■ 예산: PPL 200만원, 블로그 30만원 (각 VAT 별도)
■ 대본 제출: 12/2(수) *의료기기 광고심의로 최소 2주 소요됩니다
■ 업로드: 12/21(월) 이후
■ 2차활용: 협의
■ 대금: 현금영수증/세금계산서 발행 후 10영업일 이내`,
    card: {
      brand: '메디온헬스',
      product: "저주파 마사지기 '온풀'",
      deliverables: ['ppl×1 90', 'blog×1'],
      fees: ['PPL 2,000,000원(VAT 별도)', '블로그 300,000원(VAT 별도)'],
      days: ['draft 2026-12-02', 'upload 2026-12-21'],
      revisions: null,
      usage: [null, false],
      exclusivity: null,
      payment: { after: 'invoice', date: null },
    },
  },
  {
    name: 'monthly ambassador',
    text: `Hi Hana! I'm reaching out on behalf of Oatwell. We're looking for brand ambassadors for Q1 2027 (January to March).

What we offer: $600 per month for three months, free product each month, and a 10% affiliate commission on your code.
What we ask: two Reels per month and one YouTube mention in total. You approve all edits; we request at most one change per post.
During the term please don't promote other oat milk brands. Content may be reposted on our own channels until the end of 2027.
Payments go out on the last day of each month.

Best, Clara Munro, Talent Partnerships`,
    card: { brand: 'Oatwell', fees: ['월 $600'], days: [], revisions: 1 },
  },
  {
    name: 'bracket headings with values below',
    text: `안녕하세요 하나님, 홈가드닝 브랜드 '초록손' 콘텐츠팀 연지우입니다.

[제안 내용]
자동 급수 화분 '물먹는하마분' 사용기
- 유튜브 기획 PPL 1편, 90초 이상
- 인스타그램 릴스 1건 (본편 클립)

[비용]
350만원 (부가세 별도)

[일정]
초안 12월 10일 / 업로드 12월 17일

[기타]
수정 2회, 2차 활용 3개월(자사 SNS), 동종 제품 1개월 제한
대금은 업로드 후 30일 이내 입금`,
    card: {
      brand: '초록손',
      product: '물먹는하마분',
      deliverables: ['planned-ppl×1 90-', 'instagram×1'],
      fees: ['3,500,000원(VAT 별도)'],
      days: ['draft 2026-12-10', 'upload 2026-12-17'],
      revisions: 2,
      usage: [3, false],
      exclusivity: 1,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'telephone export of KakaoTalk',
    text: `2026년 11월 23일 오후 3:02, 도담식품 민서 : 안녕하세요 하나님!! 도담식품 민서입니다☺️
2026년 11월 23일 오후 3:02, 도담식품 민서 : 이번에 저희 흑임자 두유 신제품이 나왔어요
2026년 11월 23일 오후 3:03, 도담식품 민서 : 릴스 2건에 총 120만원(vat포함)으로 제안드려도 될까요?
2026년 11월 23일 오후 3:20, 하나 : 넵 언제까지 올리면 될까요?
2026년 11월 23일 오후 3:21, 도담식품 민서 : 첫 번째는 12/9, 두 번째는 12/23에 올려주시면 돼요!
2026년 11월 23일 오후 3:22, 도담식품 민서 : 입금은 둘 다 올라간 다음 달 10일이에요`,
    card: {
      brand: '도담식품',
      product: '흑임자 두유',
      deliverables: ['instagram×2'],
      fees: ['인스타그램 총 1,200,000원(VAT 포함)'],
      days: ['upload 2026-12-09', 'upload 2026-12-23'],
      revisions: null,
      usage: null,
      exclusivity: null,
      payment: { after: 'month', days: 40, date: null },
    },
  },
  {
    name: 'English agency brief in sections',
    text: `Hi Hana,

My name is Owen Blake and I'm a Talent Partnerships Manager at Northlight Collective. We work with Cobalt Coffee Roasters and they'd love to sponsor one of your upcoming home café videos.

Scope
- 1 x 60 second mid-roll integration
- 1 x Instagram story set (3 frames) with link

Budget
$1,250 net to you

Timeline
- Script for approval: December 4
- Video live: December 14

Terms
- Usage: 6 months, organic and paid
- Exclusivity: 30 days (coffee)
- Payment: 30 days after posting

Best,
Owen`,
    card: {
      brand: 'Cobalt Coffee Roasters',
      product: null,
      deliverables: ['ppl×1 60', 'instagram×1'],
      fees: ['$1,250'],
      days: ['draft 2026-12-04', 'upload 2026-12-14'],
      revisions: null,
      usage: [6, true],
      exclusivity: 1,
      payment: { after: 'upload', days: 30, date: null },
    },
  },
  {
    name: 'HTML table',
    text: `<html><body><p>하나님 안녕하세요.</p><p>메이플하우스 마케팅팀 서이안 대리입니다.</p><table><tr><th>항목</th><th>내용</th></tr><tr><td>제품</td><td>무소음 가습기 MH-20</td></tr><tr><td>콘텐츠</td><td>브랜디드 영상 1편(3분 이상)</td></tr><tr><td>제작비</td><td>6,000,000원(VAT 별도)</td></tr><tr><td>시안</td><td>2026-12-08</td></tr><tr><td>업로드</td><td>2026-12-18</td></tr><tr><td>수정</td><td>2회 이내</td></tr><tr><td>2차 저작물 활용</td><td>12개월 / 온라인 광고 포함</td></tr><tr><td>경쟁사 광고 제한</td><td>3개월</td></tr><tr><td>지급</td><td>세금계산서 수취 후 30일</td></tr></table><p>감사합니다.</p></body></html>`,
    card: {
      brand: '메이플하우스',
      product: '무소음 가습기 MH-20',
      deliverables: ['branded×1 180-'],
      fees: ['6,000,000원(VAT 별도)'],
      days: ['draft 2026-12-08', 'upload 2026-12-18'],
      revisions: 2,
      usage: [12, true],
      exclusivity: 3,
      payment: { after: 'invoice', days: 30, date: null },
    },
  },
  {
    name: 'manager passes on what a brand asked, by chat words',
    text: `하나님 이번주 들어온 건 공유드려요!

1) 스킨노트 - 쿨링 마스크팩
   PPL 1분 / 200만 (vat 별도) / 12월 셋째주 업로드 희망
   2차활용 3개월, 경쟁사 2주
   수정 1회

회신 주시면 진행 잡아볼게요.
매니저 태오`,
    card: {
      brand: '스킨노트',
      product: '쿨링 마스크팩',
      deliverables: ['ppl×? 60'],
      days: ['upload null'],
      revisions: 1,
      usage: [3, false],
      exclusivity: 0.5,
      payment: null,
    },
  },
  {
    name: 'letter by a small shop',
    text: `안녕하세요, 연남동에서 작은 도자기 공방 '흙과결'을 하고 있는 노은솔이라고 해요.
하나님 집 소개 영상에 나오는 그릇들 보고 용기 내어 메일 드려요.
저희 찻사발 세트를 보내 드리고, 원고료로 30만 원을 드리면 영상에서 30초 정도 보여 주실 수 있으실까요?
급하지 않아서 12월 안에만 올려 주시면 되고, 미리 보여 주실 필요도 없어요.
영상이 올라가면 그 주 안에 바로 입금해 드릴게요.
인스타에 캡처 몇 장 올려도 되는지만 알려 주세요 :)`,
    card: {
      brand: '흙과결',
      product: '찻사발 세트',
      deliverables: ['ppl×? 30'],
      fees: ['300,000원'],
      days: ['upload null'],
      revisions: null,
      exclusivity: null,
      payment: { after: 'upload' },
    },
  },
  {
    name: 'Shopify app overseas, plain',
    text: `Hello Hana!

Loved your recent video on running a small online shop. I lead partnerships at Stockwise (inventory app for Shopify sellers).

Would you be open to a 90-120 second sponsored segment in a December or January upload? We pay $2,200 flat plus 20% recurring commission on sign-ups. Half is paid when the contract is signed, the rest within 15 days after the video is published. We only ask for one review round, and we don't require exclusivity. We'd like to run clips as ads for 60 days.

Could you send the draft a week before publishing?

Thanks,
Ines Duarte`,
    card: {
      brand: 'Stockwise',
      deliverables: ['ppl×1 90-120'],
      fees: ['$2,200'],
      revisions: 1,
      usage: [2, true],
      exclusivity: 0,
      payment: { after: 'upload', days: 15, date: null },
    },
  },
];

describe('the card of a mail', () => {
  it.each(mails)('is read from this: $name', ({ text, card }) => expect(cardOf(text)).toMatchObject(card));
});

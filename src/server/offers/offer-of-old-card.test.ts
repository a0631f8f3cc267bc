import { expect, it } from 'vitest';
import { offerOfOldCard } from './offer-of-old-card.ts';
import { drawCard } from '#contract/offers/draw-card.ts';
import { offerIn, withOffer } from '#contract/offers/offer-in.ts';
import { sponsorOf } from '#contract/offers/sponsor-of.ts';
import type { Sponsor } from '#contract/rules/disclosure/disclosure-line.ts';
import { readForm } from '#contract/offers/read-form.ts';

const CARD = `## 광고 제안: 모카하우스

| 항목 | 내용 |
| --- | --- |
| 브랜드 | 모카하우스 [1] |
| 제품 | 모카 블렌드 |
| 담당자 | 이은재, eunjae@mocahouse.example |
| 콘텐츠 | PPL 1건 (60초 이상), 쇼츠 2건 |
| 금액 | 2,800,000원(VAT 별도) [2] |
| 초안 | 2026-12-03 |
| 업로드 | 2026-12-10 (다음 주 목요일) |
| 수정 | 무제한 |
| 2차 활용 | 3개월, 광고 소재 포함 (인스타그램) |
| 경쟁 제한 | — 물어보기 |
| 지급 | 업로드 후 30일 |
| 굿즈 | 머그컵 두 개 |

### 꼭 말할 것

- 산미가 없어요

### 해시태그·링크

- #모카하우스

### 살펴볼 조건

- 수정 횟수에 끝이 없어요. ('무제한') 이렇게 요청해 보세요: 수정은 2회까지.
- 머그컵은 나중에 온대요.

*체크리스트는 법률 자문이 아니에요. 중요한 계약은 전문가와 함께 보세요.*
`;

it('an old card becomes a record whose values are a person’s', () => {
  const offer = offerOfOldCard(CARD, { flags: 'hide-disclosure' });
  expect(offer).toMatchObject({
    brand: { value: '모카하우스', by: 'person', quote: '', place: null },
    product: { value: '모카 블렌드' },
    contactName: { value: '이은재' },
    contactEmail: { value: 'eunjae@mocahouse.example' },
    deliverables: [
      { value: { format: 'ppl', count: 1, seconds: { from: 60, to: null } } },
      { value: { format: 'shorts', count: 2 } },
    ],
    fees: [{ value: { amount: 2_800_000, vat: 'excluded' } }],
    days: { draft: { value: '2026-12-03' }, upload: { value: '2026-12-10' } },
    revisions: { value: 'unlimited' },
    usage: { value: { months: 3, places: ['instagram'], isForAds: true } },
    exclusivity: null,
    payment: { value: { after: 'upload', days: 30 } },
    mustSays: [{ value: '산미가 없어요' }],
    hashtags: [{ value: '#모카하우스' }],
  });
  expect(offer.clauses.map(({ rule, why }) => rule ?? why)).toEqual([
    'hide-disclosure',
    'unlimited-revisions',
    '머그컵은 나중에 온대요.',
    '굿즈: 머그컵 두 개',
  ]);
});

it('a card that was drawn from a record says the same again', () => {
  const text =
    '브랜드: 모카하우스\n제품: 모카 블렌드\n콘텐츠: 쇼츠 2편\n원고료: 80만 원(VAT 포함)\n업로드: 2026-12-10\n수정: 2회\n2차 활용: 3개월\n경쟁사: 없음';
  const read = readForm([{ nodeId: '', title: '', text, received: null }], '2026-11-24');
  for (const language of ['ko', 'en'] as const)
    expect(drawCard(offerOfOldCard(drawCard(read, language), {}), language)).toBe(drawCard(read, language));
});

it('metadata keeps a record, and what is none is no offer', () => {
  const offer = offerOfOldCard(CARD, {});
  expect(offerIn(withOffer({}, offer))).toEqual(offer);
  for (const record of [undefined, null, 3, {}, { name: 'offer' }, { name: 'script', record: offer }])
    expect(offerIn({ record })).toBeNull();
});

const rows = (...cells: [string, string][]) =>
  `## 광고 제안\n\n| 항목 | 내용 |\n| --- | --- |\n${cells.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}`;

it.each<[string, string, Required<Sponsor>]>([
  ['without its citation', rows(['브랜드', '마루식품 [1]'], ['금액', '200만 원 [1]']), paid('마루식품')],
  ['as nobody where none is known', rows(['브랜드', '— 물어보기'], ['금액', '200만 원']), paid('')],
  ['as the heading names it', '## 협찬 제안: 마루식품 [2]\n\n- 금액: 200만 원', paid('마루식품')],
  ['as a list names it', '- **브랜드**: 마루식품 [1][2]\n- **금액**: 200만 원', paid('마루식품')],
  ['as what stands before the question', rows(['브랜드', '마루식품 — 물어보기']), paid('마루식품')],
  [
    'with a fee that is still asked for',
    rows(['브랜드', '마루'], ['제품', '두부면'], ['금액', '— 물어보기']),
    paid('마루'),
  ],
  ['with only the product', rows(['브랜드', '마루'], ['제품', '두부면'], ['금액', '없음']), product('마루')],
  [
    'with only the product, where the flag says so',
    `${rows(['브랜드', '마루'], ['금액', '— 물어보기'])}\n\n- 제작비 없이 제품만 받는 조건이에요.`,
    product('마루'),
  ],
  ['with only the product, without a fee', rows(['브랜드', '마루'], ['제품', '두부면 2종']), product('마루')],
  [
    'with a fee beside the product',
    rows(['브랜드', '마루'], ['제품', '두부면'], ['비용과 부가세', '50만 원과 제품 제공']),
    paid('마루'),
  ],
])('the sponsor of an old card is named %s', (_, content, sponsor) => {
  expect(sponsorOf(offerOfOldCard(content, {}))).toEqual(sponsor);
});

function paid(brand: string): Required<Sponsor> {
  return { brand, kind: 'paid' };
}

function product(brand: string): Required<Sponsor> {
  return { brand, kind: 'product' };
}

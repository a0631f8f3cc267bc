import { describe, expect, it } from 'vitest';
import { rateCardOf, unpricedLines } from '#contract/offers/rate-card.ts';
import { readForm } from '#contract/offers/read-form.ts';
import { checkReply } from '#contract/offers/reply.ts';
import { replyTo } from './reply.ts';

it.each([
  ['브랜디드 영상: 300만원', [['브랜디드 영상', 3_000_000, 'KRW']]],
  ['쇼츠 60초: 800,000', [['쇼츠 60초', 800_000, 'KRW']]],
  ['Dedicated video: $2,000', [['Dedicated video', 2_000, 'USD']]],
  ['Short: USD 800 (one revision)', [['Short', 800, 'USD']]],
  ['Reel: €1.5k', [['Reel', 1_500, 'EUR']]],
  [
    'Reel $500 / Story $200',
    [
      ['Reel', 500, 'USD'],
      ['Story', 200, 'USD'],
    ],
  ],
])('a row of a rate card has its price in its own currency: %s', (line, rows) =>
  expect(rateCardOf(line).map(({ item, price, currency }) => [item, price, currency])).toEqual(rows),
);

it('a number without its currency is no won in a card that names another', () => {
  const card = 'All rates in USD\nDedicated video: 20,000\nShort: $800';
  expect(rateCardOf(card).map(({ price }) => price)).toEqual([800]);
  expect(unpricedLines(card)).toEqual(['All rates in USD', 'Dedicated video: 20,000']);
});

describe('a fee', () => {
  const offerOf = (fee: string) =>
    readForm([{ nodeId: '', title: '', text: `콘텐츠: 쇼츠 1편\n원고료: ${fee}`, received: null }], '');
  const reply = (fee: string, card: string, language: 'ko' | 'en') =>
    replyTo(offerOf(fee), { kind: 'negotiate', rateCard: rateCardOf(card), creatorName: 'Hana', language });

  it.each<[string, string, 'ko' | 'en', string]>([
    ['$500', 'Short: $800', 'en', 'Short: $800\nYour offer of $500 is below these rates.'],
    ['$900', 'Short: $800', 'en', 'Your offer of $900 meets these rates.'],
    ['$900', '쇼츠: 80만원', 'ko', '제안해 주신 금액은 $900인데, 제 단가는 원화라서 원화 기준 금액을 확인'],
    ['80만원(VAT 별도)', '쇼츠: $800', 'ko', '제 단가는 달러라서 달러 기준 금액을 확인'],
    ['$900', '쇼츠: €800', 'en', 'my rates are in euros. Could you confirm the amount in euros?'],
    ['$900', '쇼츠: 80만원\nShort: $800', 'en', 'Short: $800\nYour offer of $900 meets these rates.'],
    [
      '80만원(VAT 별도)',
      '쇼츠: 80만원\nShort: $800',
      'ko',
      '쇼츠: 800,000원\n제안해 주신 금액은 800,000원(VAT 별도)인데, 위',
    ],
  ])('of %s is compared with the rows in its currency, or is said to be in another: %s', (fee, card, language, said) =>
    expect(reply(fee, card, language)).toContain(said),
  );

  it('in a reply is a row or a sum of rows in one currency', () => {
    const judged = { offer: offerOf('$500'), rateCard: rateCardOf('Short: $800\nReel: $600\n쇼츠: 100만원') };
    const wrong = (text: string) => checkReply(text, judged).length;
    expect(['$800 each.', '$1,400 for both.', 'Your offer of $500.'].map(wrong)).toEqual([0, 0, 0]);
    expect(['$900 each.', '800 euros.', '$1,000,800 in all.', '€1,400 for both.'].map(wrong)).toEqual([1, 1, 1, 1]);
  });
});

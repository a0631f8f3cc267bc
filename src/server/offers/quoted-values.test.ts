import { expect, it } from 'vitest';
import { DAY, mailOf, told } from './test-offers.ts';
import { verifyOffer } from './verify-offer.ts';

it.each([
  ['Please say the filter lasts six months', 'The filter lasts six months', 'the filter lasts six months'],
  ['Please say the filter lasts six months', 'the filter lasts six months', 'the filter lasts six months'],
])('words to be said stand in "%s" also where a model begins them as a sentence: %s', (quote, value, kept) => {
  const { mustSays } = verifyOffer({ mustSays: [told(value, quote)] }, [mailOf(`${quote}.`)], DAY);
  expect(mustSays.map((one) => one.value)).toEqual([kept]);
});

it.each([
  ['one integration of 6 to 8 minutes', { from: 360, to: 480 }],
  ['one integration, 60-to-90-second', { from: 60, to: 90 }],
  ['one integration of 6-8 min', { from: 360, to: 480 }],
  ['one integration of 8 minutes', { from: 480, to: 480 }],
])('the length of "%s" is read with both ends', (quote, seconds) => {
  const draft = { deliverables: [told({ format: 'ppl', count: 1, seconds }, quote)] };
  expect(verifyOffer(draft, [mailOf(quote)], DAY).deliverables[0]?.value.seconds).toEqual(seconds);
});

it.each<[string, number | null]>([
  ['경쟁사 광고 금지는 3개월까지 줄일 수 있습니다', 3],
  ['경쟁사 광고는 12월 15일까지 삼가 주세요', null],
])('the term of "%s" is %s months', (quote, months) => {
  const draft = { exclusivity: told({ months: 3, scope: null }, quote) };
  expect(verifyOffer(draft, [mailOf(quote)], DAY).exclusivity?.value.months ?? null).toBe(months);
});

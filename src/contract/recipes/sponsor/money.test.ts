import { expect, it } from 'vitest';
import { formatWon, moneyOf } from './money.ts';

it.each([
  ['300만원', [3_000_000]],
  ['300만 원 (VAT 별도)', [3_000_000]],
  ['3백만원', [3_000_000]],
  ['일금 삼백만원정 (₩3,000,000)', [3_000_000, 3_000_000]],
  ['1천5백만원', [15_000_000]],
  ['이천오백만원', [25_000_000]],
  ['1억 2천만원', [120_000_000]],
  ['1.5천만원', [15_000_000]],
  ['3,000,000원', [3_000_000]],
  ['KRW 3,000,000', [3_000_000]],
  ['5 million won', [5_000_000]],
  ['150만~200만원', [1_500_000, 2_000_000]],
  ['200~300만 원', [2_000_000, 3_000_000]],
  ['9.9만원', [99_000]],
  ['구독자 150만', []],
  ['15만 구독자', []],
  ['조회수 30만 회', []],
  ['5원칙', []],
  ['만 원 단위로', []],
  ['2025년 3월 15일 오후 3시', []],
  ['010-1234-5678', []],
])('"%s" names %j won', (text, amounts) => {
  expect(moneyOf(text).map(({ amount }) => amount)).toEqual(amounts);
});

it('tells won from dollars and sure money from a bare number', () => {
  expect(moneyOf('$1,000')).toMatchObject([{ amount: 1_000, currency: 'USD', isSure: true }]);
  expect(moneyOf('광고비는 150만으로')).toMatchObject([{ amount: 1_500_000, currency: 'KRW', isSure: false }]);
});

it('writes won with commas', () => {
  expect([formatWon(3_000_000, 'ko'), formatWon(999, 'en')]).toEqual(['3,000,000원', 'KRW 999']);
});

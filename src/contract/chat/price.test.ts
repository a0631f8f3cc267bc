import { describe, expect, it } from 'vitest';
import { costOf, formatCost } from './price.ts';

const prices = { inputPerMillion: 3, outputPerMillion: 15, currency: 'USD' };

describe('what tokens cost', () => {
  it.each([
    [0, 0, 0],
    [1_000_000, 0, 3],
    [0, 1_000_000, 15],
    [24_000, 1_000, 0.087],
  ])('%i in and %i out: %f', (inputTokens, outputTokens, amount) => {
    expect(costOf(prices, { inputTokens, outputTokens })).toEqual({ amount, currency: 'USD' });
  });

  it.each([
    [1_000_000, 400_000, undefined, 3],
    [1_000_000, 400_000, 0.3, 1.92],
    [1_000, 2_000, 0, 0],
  ])('%i in, %i of them from the cache at %s: %f', (inputTokens, cachedTokens, cached, amount) => {
    const known = { ...prices, ...(cached !== undefined && { cachedInputPerMillion: cached }) };
    const cost = costOf(known, { inputTokens, outputTokens: 0, cachedTokens });
    expect(cost.amount).toBeCloseTo(amount);
  });

  it.each([
    [1_000_000, 0, 800_000, 3.75, 3.6],
    [1_000_000, 500_000, 500_000, 3.75, 2.025],
    [1_000_000, 0, 800_000, undefined, 3],
    [1_000, 400, 5_000, 3.75, 0.00237],
  ])('%i in, %i from the cache and %i put there at %s: %f', (inputTokens, cachedTokens, keptTokens, kept, amount) => {
    const known = { ...prices, cachedInputPerMillion: 0.3, ...(kept !== undefined && { keptInputPerMillion: kept }) };
    const cost = costOf(known, { inputTokens, outputTokens: 0, cachedTokens, keptTokens });
    expect(cost.amount).toBeCloseTo(amount, 8);
  });

  it.each([
    [0.00045, 'USD', '$0.0005'],
    [0.000009, 'USD', '< $0.0001'],
    [0.0001, 'USD', '$0.0001'],
    [0, 'USD', '$0'],
    [0.087, 'USD', '$0.087'],
    [1.5, 'USD', '$1.5'],
    [120, 'KRW', '₩120'],
    [0.5, 'no money', '0.5 no money'],
  ])('%f %s reads %s', (amount, currency, words) => {
    expect(formatCost({ amount, currency }, 'en')).toBe(words);
  });
});

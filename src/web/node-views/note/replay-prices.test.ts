import { describe, expect, it } from 'vitest';
import { sumOf, takesOf, type ReplayTakes } from './replay-prices.ts';

const model = (tokens: number, amount: number | null, currency = 'USD'): ReplayTakes => ({
  kind: 'model',
  name: 'm',
  tokens,
  cost: amount === null ? null : { amount, currency },
});
const free: ReplayTakes = { kind: 'free' };
const nothing = { tokens: 0, costs: [], models: 0, unpriced: 0, free: 0, unknown: 0 };

describe('what several results take to be made again', () => {
  it.each<[string, (ReplayTakes | null)[], Partial<ReturnType<typeof sumOf>>]>([
    ['none', [], {}],
    [
      'one model',
      [model(100, 1), model(50, 0.5)],
      { tokens: 150, models: 2, costs: [{ currency: 'USD', amount: 1.5 }] },
    ],
    [
      'models that are paid in other currencies',
      [model(100, 1), model(10, 30, 'KRW'), model(1, 2)],
      {
        tokens: 111,
        models: 3,
        costs: [
          { currency: 'USD', amount: 3 },
          { currency: 'KRW', amount: 30 },
        ],
      },
    ],
    [
      'a model without a price, one without a model, and one of which nothing is known',
      [model(100, 1), model(20, null), free, null],
      { tokens: 120, models: 2, unpriced: 1, free: 1, unknown: 1, costs: [{ currency: 'USD', amount: 1 }] },
    ],
    ['none by a model', [free, free], { free: 2 }],
  ])('%s', (_what, all, expected) => expect(sumOf(all)).toEqual({ ...nothing, ...expected }));

  it('is told of each chat by its own engine', () => {
    const reading = (engine: Omit<Parameters<typeof takesOf>[0]['engine'], 'provider'>) =>
      takesOf({ engine, inputTokens: 1_000 });
    const prices = { inputPerMillion: 2, outputPerMillion: 8, currency: 'USD' };
    expect(reading({ kind: 'embedded', name: 'e', prices: null })).toEqual({ kind: 'free' });
    expect(reading({ kind: 'model', name: 'a', prices: null })).toEqual({ ...model(1_000, null), name: 'a' });
    expect(reading({ kind: 'model', name: 'b', prices })).toEqual({ ...model(1_000, 0.002), name: 'b' });
  });
});

import { expect, it } from 'vitest';
import { OURS } from '#contract/limits.ts';
import { nextBatch } from './outbox-batch.ts';

const MOST = OURS.changesPerRequest;
/** Entries of gestures of these sizes, each change so many characters long. */
const entries = (sizes: readonly number[], letters = 10) =>
  sizes.flatMap((size, g) =>
    Array.from({ length: size }, (_, i) => ({
      order: i,
      id: `${g} ${i}`,
      gesture: `g${g}`,
      change: { do: 'patch-node' as const, id: 'n', patch: { content: 'x'.repeat(letters) } },
    })),
  );

it.each([
  ['nothing waits', [], 10, { count: 0, isLarge: false }],
  ['small gestures go together', [3, 4], 10, { count: 7, isLarge: false }],
  ['as many as one request may hold', [MOST], 10, { count: MOST, isLarge: false }],
  ['a gesture that does not fit behind others waits for the next', [3, MOST], 10, { count: 3, isLarge: false }],
  ['a gesture of more changes than a request goes whole', [MOST + 1, 3], 10, { count: MOST + 1, isLarge: true }],
  ['a gesture of more letters than a request goes whole', [5, 1], 100_000, { count: 5, isLarge: true }],
  ['a single change goes, however long', [1], 400_000, { count: 1, isLarge: false }],
  ['a gesture too large for any request goes in parts', [50], 99_000, { count: 3, isLarge: false }],
])('%s', (_, sizes, letters, expected) => {
  expect(nextBatch(entries(sizes, letters), false)).toEqual(expected);
});

it('after a refusal gestures go one by one, and whole', () => {
  expect(nextBatch(entries([2, 2]), true)).toEqual({ count: 2, isLarge: false });
  expect(nextBatch(entries([MOST + 7, 2]), true)).toEqual({ count: MOST + 7, isLarge: true });
});

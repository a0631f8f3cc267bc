import { expect, it } from 'vitest';
import { byUse } from './order.ts';

const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}T00:00:00.000Z`;
const prompt = (id: string, usedOn: number | null, changedOn: number, isPinned = false) => ({
  id,
  isPinned,
  usedAt: usedOn === null ? null : day(usedOn),
  updatedAt: day(changedOn),
});

it.each([
  ['pinned before used', [prompt('used', 9, 9), prompt('pinned', null, 1, true)], 'pinned used'],
  ['the last used first', [prompt('early', 2, 9), prompt('late', 3, 1)], 'late early'],
  ['the last used first among the pinned', [prompt('early', 2, 9, true), prompt('late', 3, 1, true)], 'late early'],
  ['used before never used', [prompt('never', null, 9), prompt('used', 1, 1)], 'used never'],
  ['of the never used the last changed first', [prompt('old', null, 1), prompt('new', null, 2)], 'new old'],
  ['of equal ones the later made first', [prompt('a', 1, 1), prompt('b', 1, 1)], 'b a'],
])('%s', (_, prompts, ids) => {
  expect(
    prompts
      .toSorted(byUse)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
  expect(
    prompts
      .toReversed()
      .toSorted(byUse)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
});

it('compares moments, not how they are written', () => {
  const early = { ...prompt('early', null, 1), usedAt: '2026-01-01T09:30:00+09:00' };
  const late = { ...prompt('late', null, 1), usedAt: '2026-01-01T01:00:00.000Z' };
  expect([early, late].toSorted(byUse)).toEqual([late, early]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { FairLine } from './fair-line.ts';

afterEach(() => void vi.useRealTimers());

/** The accounts in the order in which they are served, from a line of one place that is taken. */
async function servedIn(order: string[]): Promise<string[]> {
  const line = new FairLine({ places: 1, waitMs: 1_000 });
  await line.take('first');
  const served: string[] = [];
  const all = order.map(async (account) => {
    await line.take(account);
    served.push(account);
    line.give();
  });
  expect(line.waitingCount).toBe(order.length);
  line.give();
  await Promise.all(all);
  return served;
}

it.each([
  ['a', 'a'],
  ['aaab', 'abaa'],
  ['aabbc', 'abcab'],
  ['aaaabcb', 'abcabaa'],
])('those who wait as %s are served as %s', async (order, served) => {
  expect((await servedIn([...order])).join('')).toBe(served);
});

it('who waits too long is told so, and takes no place from the next', async () => {
  vi.useFakeTimers();
  const line = new FairLine({ places: 1, waitMs: 100 });
  expect(await line.take('a')).toBe(true);
  const late = line.take('b');
  await vi.advanceTimersByTimeAsync(60);
  const inTime = line.take('c');
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toBe(false);
  line.give();
  expect(await inTime).toBe(true);
  expect(line.waitingCount).toBe(0);
});

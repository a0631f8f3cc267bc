import { afterEach, expect, it, vi } from 'vitest';
import { FairLine } from './fair-line.ts';

afterEach(() => void vi.useRealTimers());

/** The accounts in the order in which they are served, from a line of one place that is taken. Each has it for its own time. */
async function servedIn(order: string[], takes: Record<string, number> = {}): Promise<string> {
  let nowMs = 0;
  const line = new FairLine({ places: 1, waitMs: 1_000, now: () => nowMs });
  const giveFirst = await line.take('first');
  let served = '';
  const all = order.map(async (account) => {
    const give = await line.take(account);
    served += account;
    nowMs += takes[account] ?? 1;
    give?.();
  });
  expect(line.waitingCount).toBe(order.length);
  giveFirst?.();
  await Promise.all(all);
  return served;
}

it.each([
  ['aa', {}, 'aa'],
  ['aaab', {}, 'abaa'],
  ['aabbc', {}, 'abcab'],
  ['aaaaaaabbb', { a: 5 }, 'abbbaaaaaa'],
  ['aaabbb', { b: 5 }, 'abaabb'],
  ['aaaaaabbb', { a: 3, b: 1 }, 'abbbaaaaa'],
])('those who wait as %s, and take %j, are served as %s', async (order, takes, served) => {
  expect(await servedIn([...order], takes)).toBe(served);
});

it('who was away for long has saved nothing up', async () => {
  let nowMs = 0;
  const line = new FairLine({ places: 1, waitMs: 1_000, now: () => nowMs });
  for (let i = 0; i < 100; i += 1) {
    const give = await line.take('busy');
    nowMs += 10;
    give?.();
  }
  const holding = await line.take('busy');
  const served: string[] = [];
  const all = [...'nnnbbb'].map(async (account) => {
    const give = await line.take(account === 'n' ? 'new' : 'busy');
    served.push(account);
    nowMs += 10;
    give?.();
  });
  nowMs += 10;
  holding?.();
  await Promise.all(all);
  expect(served.join('')).toBe('nbnbnb');
});

it('who waits too long is told so, and takes no place from the next', async () => {
  vi.useFakeTimers();
  const line = new FairLine({ places: 1, waitMs: 100, now: () => 0 });
  const give = await line.take('a');
  const late = line.take('b');
  await vi.advanceTimersByTimeAsync(60);
  const inTime = line.take('c');
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toBeNull();
  give?.();
  expect(await inTime).not.toBeNull();
  expect(line.waitingCount).toBe(0);
});

it('is idle when nobody waits and every place was given back', async () => {
  const line = new FairLine({ places: 1, waitMs: 1_000, now: () => 0 });
  await line.whenIdle();
  const give = await line.take('a');
  const next = line.take('b');
  let isIdle = false;
  const idle = line.whenIdle().then(() => (isIdle = true));
  give?.();
  const giveNext = await next;
  expect(isIdle).toBe(false);
  giveNext?.();
  await idle;
});

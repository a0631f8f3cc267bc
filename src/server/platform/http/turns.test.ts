import { expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

/** Takes turns for these accounts one after another; answers who has begun, and how a turn is given back. */
function begun(turns: Turns, ...accounts: string[]) {
  const has: string[] = [];
  const refused: string[] = [];
  const back = new Map<string, () => void>();
  const all = accounts.map(async (name) => {
    const [account = ''] = name;
    const release = await turns.take(account).catch(() => null);
    if (!release) return void refused.push(name);
    has.push(name);
    back.set(name, release);
  });
  const giveBack = async (name: string) => {
    back.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
    return has;
  };
  return { has, refused, giveBack, first: () => giveBack(''), all };
}

it('one account has one turn, and others have theirs meanwhile', async () => {
  const { first, giveBack } = begun(
    new Turns({ atOnce: 2, perAccount: 1, waiting: 3, waitMs: 60_000 }),
    'a1',
    'a2',
    'b1',
    'c1',
  );
  expect(await first()).toEqual(['a1', 'b1']);
  expect(await giveBack('b1')).toEqual(['a1', 'b1', 'c1']);
  expect(await giveBack('a1')).toEqual(['a1', 'b1', 'c1', 'a2']);
});

it('a turn that is given back twice makes room once', async () => {
  const { first, giveBack } = begun(
    new Turns({ atOnce: 1, perAccount: 1, waiting: 3, waitMs: 60_000 }),
    'a1',
    'b1',
    'c1',
  );
  expect(await first()).toEqual(['a1']);
  expect(await giveBack('a1')).toEqual(['a1', 'b1']);
  expect(await giveBack('a1')).toEqual(['a1', 'b1']);
});

it('more than may wait of one account are refused, and those of another are not', async () => {
  const turns = new Turns({ atOnce: 1, perAccount: 1, waiting: 2, waitMs: 60_000 });
  const { first, refused } = begun(turns, 'a1', 'a2', 'a3', 'a4', 'b1', 'a5');
  expect(await first()).toEqual(['a1']);
  expect(refused).toEqual(['a4', 'a5']);
});

it('a turn that does not come in time is given up, and does not come afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const turns = new Turns({ atOnce: 1, perAccount: 1, waiting: 2, waitMs: 20_000 });
    const { has, refused, first, giveBack } = begun(turns, 'a1', 'b1');
    expect(await first()).toEqual(['a1']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(refused).toEqual(['b1']);
    await giveBack('a1');
    expect(has).toEqual(['a1']);
  } finally {
    vi.useRealTimers();
  }
});

import { Fault } from '#contract/base/fault.ts';

interface TurnLimits {
  /** Searches that run at once. */
  atOnce: number;
  /** Of these, those of one account. */
  ofAccount: number;
  /** How long one may wait for its turn, and for the database to answer at all. */
  waitMs: number;
}

export type TakeTurn = <T>(account: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets a few searches run at once, fewer of one account. Throws Fault 'busy' for one whose turn does not come in time, or
 * to which `answer`, the database asked for nothing, does not come in time: others wait for it already.
 */
export function createSearchTurns(answer: () => Promise<unknown>, limits: TurnLimits): TakeTurn {
  const running = new Map<string, number>();
  const waiting = new Set<() => void>();
  const runningOf = (account: string) => running.get(account) ?? 0;
  const hasRoom = (account: string) =>
    runningOf(account) < limits.ofAccount && [...running.values()].reduce((sum, n) => sum + n, 0) < limits.atOnce;

  function waitForRoom(account: string): Promise<void> {
    const room = Promise.withResolvers<void>();
    // Whoever finds room takes it at once, before others look.
    const look = () => {
      if (!hasRoom(account)) return;
      clearTimeout(clock);
      waiting.delete(look);
      running.set(account, runningOf(account) + 1);
      room.resolve();
    };
    const clock = setTimeout(() => {
      waiting.delete(look);
      room.reject(new Fault('busy'));
    }, limits.waitMs);
    waiting.add(look);
    look();
    return room.promise;
  }
  async function waitForAnswer(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const clock = setTimeout(() => late.reject(new Fault('busy')), limits.waitMs);
    await Promise.race([answer(), late.promise]).finally(() => clearTimeout(clock));
  }
  return async (account, work) => {
    await waitForRoom(account);
    try {
      await waitForAnswer();
      return await work();
    } finally {
      const left = runningOf(account) - 1;
      if (left > 0) running.set(account, left);
      else running.delete(account);
      waiting.forEach((look) => look());
    }
  };
}

import { Fault } from '#contract/base/fault.ts';
import { startOfMonth } from '#contract/billing/credits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/db.ts';
import * as store from './ledger.store.ts';

/** Other instances count, too. */
const READ_ANEW_MS = 60_000;

interface Known {
  month: number;
  used: number;
  readAt: number;
}

/**
 * What one person may use in a month where nobody has named a limit. It is counted in memory, so that no answer waits for
 * it: whoever asks for the first time since the start passes, and is read up on meanwhile.
 */
export function createUsualCap({ database, clock }: { database: Pick<Database, 'query'>; clock: Clock }) {
  const people = new Map<string, Known>();
  const known = (userId: string): Known => {
    const month = startOfMonth(clock.now()).getTime();
    const found = people.get(userId);
    if (found?.month === month) return found;
    const fresh = { month, used: 0, readAt: -Infinity };
    people.set(userId, fresh);
    return fresh;
  };
  const read = async (userId: string): Promise<void> => {
    const person = known(userId);
    const used = await store.sumUsed(database, 'user', userId, { since: new Date(person.month), now: null });
    person.used = Math.max(person.used, used);
  };
  return {
    /** Throws Fault 'no-credits'. */
    demand(userId: string, most: number): void {
      const person = known(userId);
      const now = performance.now();
      if (now - person.readAt > READ_ANEW_MS) {
        person.readAt = now;
        void read(userId).catch(() => (person.readAt = -Infinity));
      }
      if (person.used >= most) throw new Fault('no-credits');
    },
    add(userId: string, credits: number): void {
      known(userId).used += credits;
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '#contract/base/fault.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/db.ts';
import { letGo, takeHold, type SubscriptionRow } from './billing.store.ts';

/** Longer than the calls of one piece of work may take together; a crashed holder is waited for no longer. */
const HOLD_MS = 90_000;
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 50;

/**
 * Does one piece of work on somebody's subscription at a time, over all instances, without a transaction that would stay open
 * while the payment provider is asked. Throws Fault 'busy' when another piece of work takes too long.
 */
export async function holdSubscription<T>(
  deps: { database: Pick<Database, 'db'>; clock: Clock },
  userId: string,
  work: (row: SubscriptionRow) => Promise<T>,
): Promise<T> {
  const { db } = deps.database;
  for (let tries = 0; tries * LOOK_EVERY_MS < PATIENCE_MS; tries++) {
    const now = deps.clock.now();
    const until = new Date(now + HOLD_MS);
    const row = await takeHold(db, userId, new Date(now), until);
    if (row) return work(row).finally(() => letGo(db, userId, until));
    await wait(LOOK_EVERY_MS);
  }
  throw new Fault('busy');
}

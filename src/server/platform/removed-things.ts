import type { Clock } from './clock.ts';
import type { Database } from './db/db.ts';
import type { Jobs } from './jobs.ts';

interface Deps {
  database: Pick<Database, 'query'>;
  clock: Clock;
}

/**
 * Erases, from what belongs to no deleted row, that which is about the things of the table `removed_things`. `isNew`: some of
 * them are seen for the first time; what costs much can wait for that.
 */
export type Eraser = (isNew: boolean) => Promise<void>;

/** A request that began before the deletion may write about the thing for so long. */
const SETTLED_MS = 10 * 60 * 1_000;
const EVERY_SEC = 20;

/** Has everything erased that names what was deleted; forgets deletions that are long over. */
export async function eraseRemoved(
  { database, clock }: Deps,
  erasers: Readonly<Record<string, Eraser>>,
): Promise<void> {
  const waiting = await database.query<{ id: string; isSwept: boolean }>(
    'select id, is_swept as "isSwept" from removed_things',
  );
  if (waiting.length === 0) return;
  const fresh = waiting.filter(({ isSwept }) => !isSwept).map(({ id }) => id);
  for (const erase of Object.values(erasers)) await erase(fresh.length > 0);
  if (fresh.length > 0) await database.query('update removed_things set is_swept = true where id = any($1)', [fresh]);
  await database.query('delete from removed_things where is_swept and removed_at < $1', [
    new Date(clock.now() - SETTLED_MS),
  ]);
}

/** Erases three times a minute, on one instance at a time. */
export function defineErasing(jobs: Jobs, deps: Deps, erasers: Readonly<Record<string, Eraser>>): void {
  jobs.define(
    'removed.erase',
    { tries: 2, retryDelaySec: 10, timeLimitSec: 300, parallel: 1, everySec: EVERY_SEC },
    () => eraseRemoved(deps, erasers),
  );
}

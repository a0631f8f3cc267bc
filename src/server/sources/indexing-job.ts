import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformDeps } from '../platform/deps.ts';
import * as texts from './passages.store.ts';

/** The queue that takes the passages of long documents into the index, after they are there. */
const INDEXING_QUEUE = 'sources.index';
const TIME_LIMIT_SEC = 300;
/** Also what a stop left over. */
const EVERY_SEC = 600;
/** The embedded database serves everybody over one connection: nobody waits longer than about this for the index. */
const STATEMENT_MS = 20;
const MOST_ROWS = 50;

type IndexingDeps = Pick<PlatformDeps, 'database' | 'jobs'>;

/** Defines the queue. Its job takes whatever waits, a few passages at a time, and leaves the database to others between. */
export function defineIndexing({ database, jobs }: IndexingDeps): void {
  const options = { tries: 3, retryDelaySec: 5, timeLimitSec: TIME_LIMIT_SEC, parallel: 1, everySec: EVERY_SEC };
  jobs.define(INDEXING_QUEUE, options, async (_job, signal) => {
    for (let rows = 1; ;) {
      const startedAt = performance.now();
      const done = await texts.makeFindable(database.db, rows);
      if (done === 0 || signal.aborted) return;
      const tookMs = performance.now() - startedAt;
      rows = nextCount(rows, tookMs);
      await pause(tookMs, undefined, { signal }).catch(() => undefined);
    }
  });
}

/** How many at the next turn, when so many took so long. */
const nextCount = (rows: number, tookMs: number): number =>
  Math.max(1, Math.min(MOST_ROWS, rows * 2, Math.floor((rows * STATEMENT_MS) / Math.max(1, tookMs))));

/** Call it when passages were stored. */
export const wakeIndexing = ({ jobs }: IndexingDeps): Promise<void> =>
  jobs.send(INDEXING_QUEUE, {}, { key: 'waiting' });

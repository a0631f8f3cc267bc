import { DAY_MS } from '#contract/base/day.ts';
import { OURS } from '#contract/limits.ts';
import { historySpan } from '../billing/history-rule.ts';
import { announce, reportEnd } from './announce.ts';
import { READING_QUEUE, shareOf, type ReadingJob } from './reading-queue.ts';
import type { SourceDeps } from './sources.service.ts';
import { dropForgotten } from './coming-texts.store.ts';
import * as store from './sweep.store.ts';

const EVERY_MS = 10_000;
const SLACK_MS = 5_000;
/** A link may wait behind many others, but not for ever. */
const QUEUE_LIMIT_MS = 15 * 60_000;
/** A text that has been on its way for so long will not come: the server stopped over it. */
const COMING_MS = 60 * 60_000;

/**
 * Nothing stays 'processing': what is over its time limit has failed, what waits too long is queued again, and what
 * nobody's node carries any more is removed once no history can bring it back, as is half a text that a stop left over.
 */
export async function sweepSources(deps: SourceDeps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const overdue = await store.failOverdue(db, now, {
    processing: new Date(now - OURS.sourceTimeLimitMs - SLACK_MS),
    queued: new Date(now - QUEUE_LIMIT_MS),
  });
  for (const source of overdue) {
    await announce(deps, source);
    await reportEnd(deps, source);
  }
  for (const { id, boardId, addedBy } of await store.readWaiting(db, new Date(now - OURS.sourceTimeLimitMs))) {
    const share = shareOf({ boardId, actorId: addedBy });
    const place = { key: id, group: share, priority: -OURS.readingsWaiting };
    await deps.jobs.send<ReadingJob>(READING_QUEUE, { sourceId: id, share }, place);
  }
  // A source outlives its node as long as the history of a board can bring that back.
  const { most } = historySpan(deps.config);
  await store.sweepOrphans(db, now, most === null ? null : now - most * DAY_MS);
  await dropForgotten(db, new Date(now - COMING_MS));
}

/** Sweeps now and then until stopped; the answer stops it and waits for a sweep on its way. */
export function startSweeping(deps: SourceDeps): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= sweepSources(deps)
      .catch((error: unknown) => deps.log.error({ err: error }, 'sources could not be swept'))
      .finally(() => {
        running = null;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

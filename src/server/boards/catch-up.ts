import { EVERYONE, type Principal } from '#contract/board/audience.ts';
import { Fault } from '#contract/base/fault.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { boardChange } from '#contract/board/changes.ts';
import { OURS } from '#contract/limits.ts';
import type { BoardDeps } from './boards.service.ts';
import * as eventStore from './events.store.ts';

const CATCH_UP_BYTES = 4 * 1024 * 1024;
/** So far back everybody who reads a board may catch up, after a break of the connection. */
const RECENT_MS = 10 * 60_000;

/**
 * What was accepted after `since`. `reset`: too much to tell, or let go, or a number that this board never reached (a restored
 * backup), a damaged record, or without `hasHistory` something older than ten minutes, which may hold what was removed on purpose, or for whoever
 * is not the owner something of a time when not everything was for everybody; the board has to be read again, and stands at
 * `seq` or later. Throws Fault 'not-found'.
 */
export async function readEvents(
  deps: Pick<BoardDeps, 'database' | 'clock'>,
  boardId: string,
  since: number,
  { hasHistory, principal }: { hasHistory: boolean; principal: Principal } = { hasHistory: true, principal: EVERYONE },
): Promise<{ seq: number; reset: boolean; events: BoardEvent[] }> {
  const { db } = deps.database;
  const standing = await eventStore.measureEvents(db, boardId, since, OURS.catchUpChanges);
  if (!standing) throw new Fault('not-found');
  const missed = standing.seq - since;
  const isTooMuch = missed > OURS.catchUpChanges || standing.bytes > CATCH_UP_BYTES;
  const reset = { seq: standing.seq, reset: true, events: [] };
  if (missed > 0 && since < standing.restrictedTo && principal.role !== 'owner') return reset;
  if (missed < 0 || isTooMuch || (missed > 0 && since < standing.toldFrom)) return reset;
  const events = missed > 0 ? await eventStore.readEvents(db, boardId, since, standing.seq) : [];
  const isOld = events[0] !== undefined && Date.parse(events[0].at) < deps.clock.now() - RECENT_MS;
  const isDamaged = events.some(({ change }) => !boardChange.safeParse(change).success);
  return isDamaged || (isOld && !hasHistory) ? reset : { ...reset, reset: false, events };
}

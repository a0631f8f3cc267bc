import { OWNER, type Principal } from '#contract/board/audience.ts';
import { createEventFilter } from '../visibility/filter-events.ts';
import { unpackSteps } from '../visibility/steps.ts';
import { wasRestrictedAfter } from '../visibility/visibility.service.ts';
import type { BoardDeps } from './boards.service.ts';
import { readWhole } from './boards.store.ts';
import { BOARD_CHANNEL, boardNews, rangeFor, type BoardNews } from './told-range.ts';
import { readEvents } from './catch-up.ts';

/**
 * Tells the listeners of this instance what other instances accepted. The changes are read from the database, board by board
 * in order; where not everybody sees everything, a message carries who is told what of them, or there was no room for that, and
 * whoever is not the owner reads the board again. Resolves once it listens; the answer stops it.
 */
export function listenToBoards(deps: BoardDeps): Promise<() => Promise<void>> {
  const running = new Map<string, Promise<void>>();
  const { db } = deps.database;

  const tell = async ({ boardId, since, seq, packed, isForAll }: BoardNews) => {
    if (!deps.hub.has(boardId)) return;
    const past = await readEvents(deps, boardId, since, { hasHistory: true, principal: OWNER });
    const again = { say: 'reset', boardId, seq: past.seq } as const;
    if (past.reset) return deps.hub.tell(boardId, again);
    // What came later is told by a message of its own.
    const events = past.events.filter((event) => event.seq <= seq);
    if (events.length === 0) return;
    const changes = { say: 'changes', boardId, events } as const;
    if (isForAll ?? !(await wasRestrictedAfter(db, boardId, since))) return deps.hub.tell(boardId, changes);
    const steps = packed && unpackSteps(packed, events);
    const eventsFor =
      steps &&
      (await createEventFilter(steps, async () => {
        const whole = await readWhole(db, boardId);
        return whole?.seq === seq ? whole.board : null;
      }));
    const filter = eventsFor && rangeFor({ boardId, after: since, seq }, eventsFor);
    const messageFor = filter ?? ((principal: Principal) => (principal.role === 'owner' ? changes : again));
    deps.hub.tell(boardId, changes, messageFor);
  };

  return deps.database.listen(BOARD_CHANNEL, (payload) => {
    const heard = boardNews.parse(JSON.parse(payload));
    const { boardId, origin } = heard;
    if (origin === deps.hub.id) return;
    const next = (running.get(boardId) ?? Promise.resolve())
      .then(() => tell(heard))
      .catch((error: unknown) =>
        deps.log.error({ err: error, boardId }, 'changes of another instance could not be told'),
      )
      .finally(() => {
        if (running.get(boardId) === next) running.delete(boardId);
      });
    running.set(boardId, next);
  });
}

import { z } from 'zod';
import { OWNER, type Principal } from '#contract/board/audience.ts';
import { wasRestrictedAfter } from '../visibility/visibility.service.ts';
import { BOARD_CHANNEL, type BoardDeps } from './boards.service.ts';
import { readEvents } from './catch-up.ts';

const news = z.object({ boardId: z.uuid(), since: z.number().int(), seq: z.number().int(), origin: z.string() });

/**
 * Tells the listeners of this instance what other instances accepted. A message carries numbers only; the changes are
 * read from the database, board by board in order. Resolves once it listens; the answer stops it.
 */
export function listenToBoards(deps: BoardDeps): Promise<() => Promise<void>> {
  const running = new Map<string, Promise<void>>();

  const tell = async (boardId: string, since: number) => {
    if (!deps.hub.has(boardId)) return;
    const { events, reset, seq } = await readEvents(deps, boardId, since, {
      hasHistory: true,
      principal: OWNER,
    });
    const again = { say: 'reset', boardId, seq } as const;
    if (reset) deps.hub.tell(boardId, again);
    else if (events.length > 0) {
      const changes = { say: 'changes', boardId, events } as const;
      // Who sees what of it is known to the instance that accepted it: here whoever is not the owner reads the board again.
      const messageFor = (principal: Principal) => (principal.role === 'owner' ? changes : again);
      deps.hub.tell(
        boardId,
        changes,
        (await wasRestrictedAfter(deps.database.db, boardId, since)) ? messageFor : undefined,
      );
    }
  };

  return deps.database.listen(BOARD_CHANNEL, (payload) => {
    const { boardId, since, origin } = news.parse(JSON.parse(payload));
    if (origin === deps.hub.id) return;
    const next = (running.get(boardId) ?? Promise.resolve())
      .then(() => tell(boardId, since))
      .catch((error: unknown) =>
        deps.log.error({ err: error, boardId }, 'changes of another instance could not be told'),
      )
      .finally(() => {
        if (running.get(boardId) === next) running.delete(boardId);
      });
    running.set(boardId, next);
  });
}

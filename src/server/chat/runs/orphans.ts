import type { BoardDeps } from '../../boards/boards.service.ts';
import * as store from '../chat.store.ts';
import type { Runs } from './run-book.ts';

/** Ends answers whose board was deleted while they were written. The answer stops the watch. */
export function endOrphans(deps: BoardDeps & { runs: Runs }): () => void {
  const endGone = async () => {
    const standing = await store.readRunsOnBoards(deps.database.db, [...deps.runs.keys()]);
    for (const [id, run] of deps.runs) if (!standing.has(id)) void run.stop('interrupted');
  };
  return deps.hub.guard((change) => {
    if (!('boardId' in change) || deps.runs.size === 0) return;
    endGone().catch((error: unknown) =>
      deps.log.error({ err: error }, 'answers of a deleted board could not be ended'),
    );
  });
}

import type { BoardDeps } from '../boards/boards.service.ts';
import { listChatsWithHidden } from '../visibility/visibility.service.ts';

/**
 * Has the chats of a board read again where it may have changed who sees what on it: an answer that was made from something
 * is hidden with that. The answer stops it.
 */
export function rereadChatsWhenVisibilityChanges(deps: BoardDeps): () => void {
  const { database, hub, log } = deps;
  const tell = async (boardId: string) => {
    for (const nodeId of await listChatsWithHidden(database.db, boardId))
      hub.tell(boardId, { say: 'chat', boardId, nodeId, conversationId: null, runId: null });
  };
  return hub.guard((change) => {
    if (!('boardId' in change) || !hub.has(change.boardId)) return;
    tell(change.boardId).catch((error: unknown) =>
      log.error({ err: error }, 'chats could not be told of what was hidden'),
    );
  });
}

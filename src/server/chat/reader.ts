import type { FastifyRequest } from 'fastify';
import { can, type Actor } from '#contract/access/can.ts';
import type { AccessPort, MountDeps } from '../platform/http/mount.ts';
import type { ChatDeps } from './chat.service.ts';
import { isWithheld } from './follow.ts';
import type { FindClose } from './recipes/originality.ts';
import type { Reader } from './event-stream.ts';

/** `actorNow` is `actorOf` asked anew at each call: a stream outlives the moment in which it was allowed. */
export type RouteDeps = ChatDeps & { actorNow: AccessPort['actorOf']; findClose: FindClose };

/** The caller of a stream, who may be signed out or lose the board while it runs. */
export function readerOf(
  { access }: MountDeps,
  deps: RouteDeps,
  request: FastifyRequest,
  actor: Actor,
  boardId: string | null,
  runId?: string,
): Reader {
  const { hub, actorNow } = deps;
  return {
    watch: (heard) =>
      hub.guard((change) => {
        if ('userId' in change ? change.userId === actor.id : 'boardId' in change && change.boardId === boardId)
          heard();
      }),
    async mayStay() {
      // A membership that has ended throws: that is a no as well.
      const now = await actorNow(request).catch(() => null);
      if (now?.id !== actor.id) return false;
      const board = boardId === null ? null : await access.boardOf.board(boardId, actor.id);
      if (boardId === null) return true;
      if (board === null || !can(now, 'board.read', board)) return false;
      return runId === undefined || !(await isWithheld(deps, runId, board).catch(() => true));
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { LiveMessage } from '#contract/live/messages.ts';

/** Somebody who looks at a board: gets its messages until he leaves. */
type Listener = (message: LiveMessage) => void;

/** Whose rights may have changed: everything of a user (signed out, suspended), or everybody's right to a board. */
export type AccessChange = { userId: string } | { boardId: string };

/** Who looks at which board, in this process. */
export interface Hub {
  /** Names this process among the instances. */
  readonly id: string;
  join: (boardId: string, listener: Listener) => () => void;
  tell: (boardId: string, message: LiveMessage) => void;
  has: (boardId: string) => boolean;
  /** Registers somebody who asks again whether he may stay when rights change. */
  guard: (recheck: (change: AccessChange) => void) => () => void;
  /** Makes those whom the change may concern ask again, in this process; `announceAccess` reaches the other instances too. */
  recheck: (change: AccessChange) => void;
}

export function createHub(): Hub {
  const rooms = new Map<string, Set<Listener>>();
  const guards = new Set<(change: AccessChange) => void>();
  return {
    id: randomUUID(),
    join(boardId, listener) {
      const room = rooms.get(boardId) ?? new Set<Listener>();
      rooms.set(boardId, room.add(listener));
      return () => {
        room.delete(listener);
        if (room.size === 0 && rooms.get(boardId) === room) rooms.delete(boardId);
      };
    },
    tell: (boardId, message) => rooms.get(boardId)?.forEach((listener) => listener(message)),
    has: (boardId) => rooms.has(boardId),
    guard(recheck) {
      guards.add(recheck);
      return () => guards.delete(recheck);
    },
    recheck: (change) => guards.forEach((recheck) => recheck(change)),
  };
}

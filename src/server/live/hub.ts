import type { LiveMessage } from '#contract/live/messages.ts';

/** Somebody who looks at a board: gets its messages until he leaves. */
export type Listener = (message: LiveMessage) => void;

/** Who looks at which board, in this process. */
export interface Hub {
  join: (boardId: string, listener: Listener) => () => void;
  tell: (boardId: string, message: LiveMessage) => void;
  has: (boardId: string) => boolean;
}

export function createHub(): Hub {
  const rooms = new Map<string, Set<Listener>>();
  return {
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
  };
}

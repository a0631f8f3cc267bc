import { randomUUID } from 'node:crypto';
import type { Principal } from '#contract/board/audience.ts';
import type { LiveMessage } from '#contract/live/messages.ts';

/** What is told instead to who looks, where not everybody is told the same; null for nothing. The same message for all of one kind. */
export type MessageFilter = (principal: Principal) => LiveMessage | null;

/** Somebody who looks at a board, or is there at all: gets the messages until he leaves. */
type Listener = (message: LiveMessage, messageFor?: MessageFilter) => void;

/**
 * Whose rights may have changed: everything of a user (signed out, suspended), or everybody's right to a board; `placeId` is
 * a board or a project whose people, invitations or links have, without the rights of anybody else.
 */
export type AccessChange = { userId: string } | { boardId: string } | { placeId: string };

/** Who looks at which board, and who is there, in this process. */
export interface Hub {
  /** Names this process among the instances. */
  readonly id: string;
  join: (boardId: string, listener: Listener) => () => void;
  tell: (boardId: string, message: LiveMessage, messageFor?: MessageFilter) => void;
  has: (boardId: string) => boolean;
  /** The same for what concerns a person, in each of his tabs. */
  attend: (userId: string, listener: Listener) => () => void;
  tellPerson: (userId: string, message: LiveMessage) => void;
  hasPerson: (userId: string) => boolean;
  /** Registers somebody who asks again whether he may stay when rights change. */
  guard: (recheck: (change: AccessChange) => void) => () => void;
  /** Makes those whom the change may concern ask again, in this process; `announceAccess` reaches the other instances too. */
  recheck: (change: AccessChange) => void;
}

export function createHub(): Hub {
  const boards = createRooms();
  const people = createRooms();
  const guards = new Set<(change: AccessChange) => void>();
  return {
    id: randomUUID(),
    join: boards.enter,
    tell: boards.tell,
    has: boards.has,
    attend: people.enter,
    tellPerson: people.tell,
    hasPerson: people.has,
    guard(recheck) {
      guards.add(recheck);
      return () => guards.delete(recheck);
    },
    recheck: (change) => guards.forEach((recheck) => recheck(change)),
  };
}

function createRooms() {
  const rooms = new Map<string, Set<Listener>>();
  return {
    enter(id: string, listener: Listener): () => void {
      const room = rooms.get(id) ?? new Set<Listener>();
      rooms.set(id, room.add(listener));
      return () => {
        room.delete(listener);
        if (room.size === 0 && rooms.get(id) === room) rooms.delete(id);
      };
    },
    tell: (id: string, message: LiveMessage, messageFor?: MessageFilter): void =>
      rooms.get(id)?.forEach((listener) => listener(message, messageFor)),
    has: (id: string): boolean => rooms.has(id),
  };
}

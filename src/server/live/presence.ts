import { randomUUID } from 'node:crypto';
import type { LiveMessage } from '#contract/live/messages.ts';
import {
  GATHER_MS,
  PEER_COLOURS,
  PRESENCE_MS,
  type Arrived,
  type PeersMessage,
  type PresenceRequest,
  type ViewRect,
} from '#contract/live/presence.ts';

type State = Pick<Extract<PresenceRequest, { do: 'here' }>, 'at' | 'sel' | 'edit' | 'caret' | 'away' | 'view'>;

/** What one tab shows of its person, as it is known here. */
export interface PeerRow extends Required<Omit<State, 'view'>> {
  arrived: Arrived;
  view: ViewRect | null;
  follows: string | null;
}

/** How a tab is told; false when it has too much to catch up with, and gets the whole a moment later. */
type Tell = (message: LiveMessage) => boolean;

interface Tab {
  row: PeerRow;
  userId: string;
  tell: Tell;
  isBehind: boolean;
}

interface Room {
  tabs: Map<string, Tab>;
  /** When somebody last called everybody here. */
  called: Map<string, number>;
  changed: Map<string, Set<keyof State | 'follows'>>;
  came: Set<string>;
  left: Set<string>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** One tab on a board, until it leaves. */
export interface Presence {
  hear: (request: PresenceRequest) => void;
  leave: () => void;
}

export interface PresenceRooms {
  enter: (boardId: string, person: { userId: string; name: string; mayGather: () => boolean }, tell: Tell) => Presence;
}

export interface PresenceDeps {
  clock: { now: () => number };
}

/**
 * Who is on which board, and where: rows in memory, told in one frame a board each 80 ms that is the same for all. Nothing of
 * it is stored or logged.
 */
export function createPresence(deps: PresenceDeps): PresenceRooms {
  const rooms = new Map<string, Room>();
  const keys = new Map<string, { key: string; tabs: number }>();

  const roomOf = (boardId: string): Room => {
    const room = rooms.get(boardId) ?? {
      tabs: new Map(),
      called: new Map(),
      changed: new Map(),
      came: new Set<string>(),
      left: new Set<string>(),
      timer: undefined,
    };
    rooms.set(boardId, room);
    return room;
  };

  const beat = (boardId: string, room: Room) => {
    room.timer ??= setTimeout(() => {
      room.timer = undefined;
      tellAll(boardId, room);
    }, PRESENCE_MS);
    room.timer.unref();
  };

  const tellAll = (boardId: string, room: Room) => {
    const { changed, came, left } = room;
    [room.changed, room.came, room.left] = [new Map(), new Set(), new Set()];
    const frame = frameOf(boardId, room, { changed, came, left });
    const isAlone = room.tabs.size < 2 && left.size === 0;
    for (const [peer, tab] of room.tabs) {
      if (isAlone) {
        tab.isBehind = true;
        continue;
      }
      const isNew = came.has(peer) || tab.isBehind;
      tab.isBehind = !tab.tell(isNew ? wholeOf(boardId, room, peer) : frame);
      if (tab.isBehind) beat(boardId, room);
    }
    if (room.tabs.size === 0 && rooms.get(boardId) === room) {
      clearTimeout(room.timer);
      rooms.delete(boardId);
    }
  };

  const change = (boardId: string, room: Room, peer: string, fields: readonly (keyof State | 'follows')[]) => {
    const known = room.changed.get(peer) ?? new Set();
    fields.forEach((field) => known.add(field));
    room.changed.set(peer, known);
    beat(boardId, room);
  };

  return {
    enter(boardId, { userId, name, mayGather }, tell) {
      const room = roomOf(boardId);
      const known = keys.get(userId) ?? { key: randomUUID().slice(0, 8), tabs: 0 };
      known.tabs += 1;
      keys.set(userId, known);
      const peer = randomUUID().slice(0, 12);
      const colour = colourFor(userId, known.key, rowsIn(room));
      const arrived = { peer, key: known.key, name, colour };
      const row: PeerRow = {
        arrived,
        at: null,
        sel: [],
        edit: null,
        caret: null,
        away: false,
        view: null,
        follows: null,
      };
      const tab: Tab = { row, userId, tell, isBehind: false };
      room.tabs.set(peer, tab);
      room.came.add(peer);
      beat(boardId, room);
      return {
        hear(request) {
          if (room.tabs.get(peer) !== tab) return;
          if (request.do === 'here') {
            const { do: _, boardId: __, ...state } = request;
            Object.assign(row, state);
            // Where the card is not named, its text has no place.
            if (row.edit === null) row.caret = null;
            change(boardId, room, peer, Object.keys(state) as (keyof State)[]);
          } else if (request.do === 'follow') {
            row.follows = request.peer !== peer && rowIn(room, request.peer) ? request.peer : null;
            change(boardId, room, peer, ['follows']);
          } else if (mayGather() && deps.clock.now() - (room.called.get(userId) ?? -GATHER_MS) >= GATHER_MS) {
            room.called.set(userId, deps.clock.now());
            const message: LiveMessage = { say: 'gather', boardId, by: peer, view: request.view };
            for (const [other, { tell }] of room.tabs) if (other !== peer) tell(message);
          }
        },
        leave() {
          if (room.tabs.get(peer) !== tab) return;
          room.tabs.delete(peer);
          room.came.delete(peer);
          room.changed.delete(peer);
          room.left.add(peer);
          known.tabs -= 1;
          if (known.tabs === 0) keys.delete(userId);
          beat(boardId, room);
        },
      };
    },
  };
}

const rowsIn = (room: Room): PeerRow[] => [...room.tabs.values()].map(({ row }) => row);
const rowIn = (room: Room, peer: string | null): PeerRow | undefined =>
  peer === null ? undefined : room.tabs.get(peer)?.row;

/** One person has one colour in all tabs; others get the one that their id leads to, or the next that nobody has. */
export function colourFor(userId: string, key: string, others: readonly PeerRow[]): number {
  const own = others.find(({ arrived }) => arrived.key === key);
  if (own) return own.arrived.colour;
  const taken = new Set(others.map(({ arrived }) => arrived.colour));
  const first = [...userId].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 7) % PEER_COLOURS;
  for (let step = 0; step < PEER_COLOURS; step++) {
    const colour = (first + step) % PEER_COLOURS;
    if (!taken.has(colour)) return colour;
  }
  return first;
}

/** Of these tabs what each sees that is followed. */
function viewsOf(room: Room, peers: ReadonlySet<string | null>): [string, ViewRect][] {
  const followed = followedIn(room);
  return rowsIn(room).flatMap(({ arrived: { peer }, view }): [string, ViewRect][] =>
    view && peers.has(peer) && followed.has(peer) ? [[peer, view]] : [],
  );
}

const followedIn = (room: Room): Set<string> => new Set(rowsIn(room).flatMap(({ follows }) => follows ?? []));

function frameOf(
  boardId: string,
  room: Room,
  { changed, came, left }: Pick<Room, 'changed' | 'came' | 'left'>,
): LiveMessage {
  const touched = [...changed].flatMap(([peer, fields]) => {
    const row = rowIn(room, peer);
    return row ? [{ peer, row, fields }] : [];
  });
  const of = (field: keyof State | 'follows') => touched.filter(({ fields }) => fields.has(field));
  return slim({
    say: 'peers',
    boardId,
    in: [...came].flatMap((peer) => rowIn(room, peer)?.arrived ?? []),
    out: [...left],
    at: of('at').map(({ peer, row }) => [peer, row.at] as [string, typeof row.at]),
    sel: of('sel').map(({ peer, row }) => [peer, row.sel] as [string, string[]]),
    edit: of('edit').map(({ peer, row }) => [peer, row.edit] as [string, string | null]),
    caret: of('caret').map(({ peer, row }) => [peer, row.caret] as [string, typeof row.caret]),
    away: of('away').map(({ peer, row }) => [peer, row.away] as [string, boolean]),
    follows: of('follows').map(({ peer, row }) => [peer, row.follows] as [string, string | null]),
    view: viewsOf(
      room,
      new Set([...of('view').map(({ peer }) => peer), ...of('follows').map(({ row }) => row.follows)]),
    ),
  });
}

function wholeOf(boardId: string, room: Room, self: string): LiveMessage {
  const rows = rowsIn(room);
  return {
    ...slim({
      say: 'peers',
      boardId,
      in: rows.map(({ arrived }) => arrived),
      at: rows.flatMap(({ arrived, at }) => (at ? [[arrived.peer, at] as [string, typeof at]] : [])),
      sel: rows.flatMap(({ arrived, sel }) => (sel.length > 0 ? [[arrived.peer, sel] as [string, string[]]] : [])),
      edit: rows.flatMap(({ arrived, edit }) => (edit ? [[arrived.peer, edit] as [string, string]] : [])),
      caret: rows.flatMap(({ arrived, caret }) => (caret ? [[arrived.peer, caret] as [string, typeof caret]] : [])),
      away: rows.flatMap(({ arrived, away }) => (away ? [[arrived.peer, away] as [string, boolean]] : [])),
      view: viewsOf(room, followedIn(room)),
      follows: rows.flatMap(({ arrived, follows }) => (follows ? [[arrived.peer, follows] as [string, string]] : [])),
    }),
    self,
  };
}

/** Without what is empty: a frame goes to everybody. */
function slim(frame: PeersMessage): PeersMessage {
  const entries = Object.entries(frame).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(entries) as PeersMessage;
}

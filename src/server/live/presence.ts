import { randomUUID } from 'node:crypto';
import type { LiveMessage } from '#contract/live/messages.ts';
import { GATHER_MS, PRESENCE_MS, type PresenceRequest, type ViewRect } from '#contract/live/presence.ts';
import type { Hub } from './hub.ts';
import { type Appearance, frameOf, newRow, told, wholeOf, type PeerRow, type ToldField } from './presence-frames.ts';

/** How a tab is told; false when it has too much to catch up with, and gets the whole a moment later. */
type Tell = (message: LiveMessage) => boolean;

interface Tab {
  tell: Tell;
  isBehind: boolean;
}

interface Room {
  /** Of every tab on the board, in this process and in others. */
  rows: Map<string, PeerRow>;
  /** The tabs of this process. */
  tabs: Map<string, Tab>;
  /** Of the other tabs, which instance told of them. */
  from: Map<string, string>;
  /** When somebody last called everybody here, by his key. */
  called: Map<string, number>;
  changed: Map<string, Set<ToldField>>;
  came: Set<string>;
  left: Set<string>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** A frame is on its way to the tabs. */
  isTelling: boolean;
  looking: ReturnType<typeof setTimeout> | undefined;
  leaveHub: () => void;
}

/** One tab on a board, until it leaves. */
export interface Presence {
  hear: (request: PresenceRequest) => void;
  leave: () => void;
}

/** What other instances have to know of the tabs of this one. */
export interface PresenceOutlet {
  opened: (boardId: string) => void;
  closed: (boardId: string) => void;
  changed: (boardId: string, peer: string) => void;
  called: (boardId: string, by: string, view: ViewRect) => void;
}

export interface PresenceRooms {
  enter: (boardId: string, who: Appearance & { mayGather: () => boolean }, tell: Tell) => Presence;
  /** Boards on which tabs of this process are. */
  boards: () => string[];
  ownRows: (boardId: string) => PeerRow[];
  /** What another instance tells of its tabs; where `all` is named, it has no others any more. */
  take: (
    from: string,
    boardId: string,
    news: { rows: readonly PeerRow[]; gone?: readonly string[]; all?: readonly string[] },
  ) => void;
  /** Nobody of that instance is on the board any more, or on any. */
  drop: (from: string, boardId?: string) => void;
  takeCall: (boardId: string, by: string, view: ViewRect) => void;
  tellOthersBy: (outlet: PresenceOutlet) => void;
}

export interface PresenceDeps {
  clock: { now: () => number };
  hub: Pick<Hub, 'join'>;
  /** Those of these nodes that everybody on the board sees. */
  openNodes: (boardId: string, nodeIds: readonly string[]) => Promise<string[]>;
  log: { error: (about: object, words: string) => void };
}

/** So many tabs are told in one turn of the process: what people change need not wait for a frame to a whole crowd. */
const TOLD_AT_ONCE = 8;
/** After a change of what is hidden the chosen cards are looked at again; several changes at once together. */
const LOOK_MS = 100;
const NO_OUTLET: PresenceOutlet = { opened() {}, closed() {}, changed() {}, called() {} };

/**
 * Who is on which board, and where: rows in memory, told in one frame a board each 80 ms that is the same for all. Nothing of
 * it is stored or logged.
 */
export function createPresence(deps: PresenceDeps): PresenceRooms {
  const rooms = new Map<string, Room>();
  let outlet = NO_OUTLET;

  const open = (boardId: string): Room => {
    const known = rooms.get(boardId);
    if (known) return known;
    const room: Room = {
      rows: new Map(),
      tabs: new Map(),
      from: new Map(),
      called: new Map(),
      changed: new Map(),
      came: new Set(),
      left: new Set(),
      timer: undefined,
      isTelling: false,
      looking: undefined,
      // Where not everybody is told the same, something may just have been hidden.
      leaveHub: deps.hub.join(boardId, (message, messageFor) => {
        if (messageFor || message.say === 'reset') lookAgain(boardId, room);
      }),
    };
    rooms.set(boardId, room);
    outlet.opened(boardId);
    return room;
  };

  const close = (boardId: string, room: Room) => {
    clearTimeout(room.timer);
    clearTimeout(room.looking);
    room.leaveHub();
    rooms.delete(boardId);
    outlet.closed(boardId);
  };

  const beat = (boardId: string, room: Room) => {
    if (room.isTelling) return;
    room.timer ??= setTimeout(() => {
      room.timer = undefined;
      tellAll(boardId, room);
    }, PRESENCE_MS).unref();
  };

  const tellAll = (boardId: string, room: Room) => {
    const { changed, came, left } = room;
    [room.changed, room.came, room.left] = [new Map(), new Set(), new Set()];
    if (room.rows.size < 2 && left.size === 0) {
      for (const tab of room.tabs.values()) tab.isBehind = true;
      return;
    }
    const frame = frameOf(boardId, room.rows, { changed, came, left });
    const messageFor = (peer: string, { isBehind }: Tab) =>
      came.has(peer) || isBehind ? wholeOf(boardId, room.rows, peer) : frame;
    const waiting = [...room.tabs].map(([peer, tab]) => ({ peer, tab, message: messageFor(peer, tab) }));
    const tellSome = () => {
      for (const { peer, tab, message } of waiting.splice(0, TOLD_AT_ONCE))
        if (room.tabs.get(peer) === tab) tab.isBehind = !tab.tell(message);
      room.isTelling = waiting.length > 0;
      if (room.isTelling) return void setImmediate(tellSome);
      const hasNews = room.changed.size + room.came.size + room.left.size > 0;
      if (hasNews || [...room.tabs.values()].some(({ isBehind }) => isBehind)) beat(boardId, room);
    };
    tellSome();
  };

  const change = (boardId: string, room: Room, peer: string, fields: readonly ToldField[]) => {
    const known = room.changed.get(peer) ?? new Set();
    fields.forEach((field) => known.add(field));
    room.changed.set(peer, known);
    if (room.tabs.has(peer)) outlet.changed(boardId, peer);
    beat(boardId, room);
  };

  const come = (boardId: string, room: Room, row: PeerRow) => {
    room.rows.set(row.arrived.peer, row);
    room.came.add(row.arrived.peer);
    room.left.delete(row.arrived.peer);
    beat(boardId, room);
  };

  const go = (boardId: string, room: Room, peer: string) => {
    room.rows.delete(peer);
    room.from.delete(peer);
    room.changed.delete(peer);
    if (!room.came.delete(peer)) room.left.add(peer);
    beat(boardId, room);
  };

  /** Takes out of what own tabs have chosen what not everybody sees any more. */
  const lookAgain = (boardId: string, room: Room) => {
    room.looking ??= setTimeout(() => {
      room.looking = undefined;
      const ids = new Set([...room.tabs.keys()].flatMap((peer) => chosenIn(room.rows.get(peer))));
      if (ids.size === 0) return;
      deps.openNodes(boardId, [...ids]).then(
        (seen) => keepChosen(boardId, room, new Set(seen)),
        (error: unknown) => deps.log.error({ err: error, boardId }, 'chosen cards could not be looked at'),
      );
    }, LOOK_MS).unref();
  };

  const keepChosen = (boardId: string, room: Room, seen: ReadonlySet<string>) => {
    for (const peer of room.tabs.keys()) {
      const row = room.rows.get(peer);
      if (!row || chosenIn(row).every((id) => seen.has(id))) continue;
      row.sel = row.sel.filter((id) => seen.has(id));
      if (row.edit !== null && !seen.has(row.edit)) [row.edit, row.caret] = [null, null];
      change(boardId, room, peer, ['sel', 'edit', 'caret']);
    }
  };

  /** Who is followed and does not want it is left; other instances do the same for their tabs. */
  const leaveAlone = (boardId: string, room: Room, peer: string) => {
    for (const other of room.tabs.keys()) {
      const row = room.rows.get(other);
      if (row?.follows !== peer) continue;
      row.follows = null;
      change(boardId, room, other, ['follows']);
    }
  };

  const call = (boardId: string, room: Room, by: string, view: ViewRect) => {
    const key = room.rows.get(by)?.arrived.key ?? by;
    if (deps.clock.now() - (room.called.get(key) ?? -GATHER_MS) < GATHER_MS) return false;
    room.called.set(key, deps.clock.now());
    const message: LiveMessage = { say: 'gather', boardId, by, view };
    for (const [other, { tell }] of room.tabs) if (other !== by) tell(message);
    return true;
  };

  return {
    enter(boardId, { key, colour, name, isGuest, mayGather }, tell) {
      const room = open(boardId);
      const peer = randomUUID().slice(0, 12);
      const row = newRow({ peer, key, name, colour, ...(isGuest && { guest: true }) });
      room.tabs.set(peer, { tell, isBehind: false });
      come(boardId, room, row);
      outlet.changed(boardId, peer);
      return {
        hear(request) {
          if (!room.tabs.has(peer)) return;
          if (request.do === 'here') {
            const { do: _, boardId: __, ...state } = request;
            Object.assign(row, state);
            // Where the card is not named, its text has no place.
            if (row.edit === null) row.caret = null;
            change(boardId, room, peer, Object.keys(state) as ToldField[]);
            if (state.noFollow) leaveAlone(boardId, room, peer);
          } else if (request.do === 'follow') {
            const whom = request.peer === null || request.peer === peer ? undefined : room.rows.get(request.peer);
            row.follows = whom && !whom.noFollow ? whom.arrived.peer : null;
            change(boardId, room, peer, ['follows']);
          } else if (mayGather() && call(boardId, room, peer, request.view)) {
            outlet.called(boardId, peer, request.view);
          }
        },
        leave() {
          if (!room.tabs.delete(peer)) return;
          go(boardId, room, peer);
          outlet.changed(boardId, peer);
          if (room.tabs.size === 0) close(boardId, room);
        },
      };
    },
    boards: () => [...rooms.keys()],
    ownRows(boardId) {
      const room = rooms.get(boardId);
      return room ? [...room.tabs.keys()].flatMap((peer) => room.rows.get(peer) ?? []) : [];
    },
    take(from, boardId, { rows, gone = [], all }) {
      const room = rooms.get(boardId);
      if (!room) return;
      const isKnown = (peer: string) => room.from.get(peer) === from;
      for (const row of rows) {
        const { peer } = row.arrived;
        const before = room.rows.get(peer);
        if (room.tabs.has(peer) || (before && !isKnown(peer))) continue;
        if (!before) {
          room.from.set(peer, from);
          come(boardId, room, row);
        }
        room.rows.set(peer, row);
        const differs = (field: ToldField) => !isSame(before?.[field] ?? null, row[field]);
        change(boardId, room, peer, told.filter(differs));
        if (row.noFollow && !before?.noFollow) leaveAlone(boardId, room, peer);
      }
      const stay = all && new Set(all);
      for (const peer of [...room.from.keys()].filter(isKnown))
        if (gone.includes(peer) || (stay && !stay.has(peer))) go(boardId, room, peer);
    },
    drop(from, boardId) {
      for (const [id, room] of rooms) {
        if (boardId !== undefined && id !== boardId) continue;
        for (const [peer, one] of room.from) if (one === from) go(id, room, peer);
      }
    },
    takeCall(boardId, by, view) {
      const room = rooms.get(boardId);
      if (room?.from.has(by)) call(boardId, room, by, view);
    },
    tellOthersBy: (given) => void (outlet = given),
  };
}

const chosenIn = (row: PeerRow | undefined): string[] =>
  row ? [...row.sel, ...(row.edit === null ? [] : [row.edit])] : [];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

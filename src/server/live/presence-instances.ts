import { z } from 'zod';
import { id } from '#contract/base/id.ts';
import { arrived, caret, peer, place, viewRect } from '#contract/live/presence.ts';
import type { Database } from '../platform/db/db.ts';
import type { PresenceRooms } from './presence.ts';
import type { PeerRow } from './presence-frames.ts';

export { createPresence } from './presence.ts';

const CHANNEL = 'presence';
/** A board is told of so often at most, and less where many are told of: all together stay under 200 messages a second. */
const STEP_MS = 200;
const STEP_PER_BOARD_MS = 5;
/** An instance says so often that it is there, and of which boards; whoever was not heard for longer is gone. */
const BEAT_MS = 2_000;
const DEAD_MS = 7_000;
/** With every so many beats everything is told once more: a word between instances may get lost. */
const BEATS_A_WHOLE = 5;
const MOST_BYTES = 6_000;
const BOARDS_A_MESSAGE = 120;
/** Of more tabs it is not told once more which there are. */
const MOST_LISTED = 200;

const row: z.ZodType<PeerRow> = z.object({
  arrived,
  at: place.nullable(),
  sel: z.array(id),
  edit: id.nullable(),
  caret: caret.nullable(),
  away: z.boolean(),
  noFollow: z.boolean(),
  view: viewRect.nullable(),
  follows: peer.nullable(),
});
const boards = z.array(id);
const news = z.discriminatedUnion('do', [
  z.object({ do: z.literal('open'), from: id, boards, isNew: z.boolean().optional() }),
  z.object({ do: z.literal('close'), from: id, boards }),
  z.object({ do: z.literal('bye'), from: id }),
  z.object({
    do: z.literal('rows'),
    from: id,
    boardId: id,
    rows: z.array(row),
    gone: z.array(peer).optional(),
    all: z.array(peer).optional(),
  }),
  z.object({ do: z.literal('call'), from: id, boardId: id, by: peer, view: viewRect }),
]);
type News = z.infer<typeof news>;
type Said = News extends infer N ? (N extends News ? Omit<N, 'from'> : never) : never;

interface Deps {
  database: Pick<Database, 'listen' | 'notify'>;
  hub: { id: string };
  clock: { now: () => number };
  log: { error: (about: object, words: string) => void };
}

interface Other {
  heardAt: number;
  boards: Set<string>;
}

/**
 * Tells the other instances who is on boards that they have open as well, and takes over what they tell. Resolves once it
 * listens; the answer says farewell and stops.
 */
export async function joinPresence(deps: Deps, presence: PresenceRooms): Promise<() => Promise<void>> {
  const others = new Map<string, Other>();
  const waiting = new Map<string, Set<string>>();
  let sending: Promise<void> = Promise.resolve();
  let [beats, isStopped] = [0, false];

  /** One after the other: what is said later has to be heard later. */
  const say = (said: Said): Promise<void> =>
    (sending = sending
      .then(() => deps.database.notify(CHANNEL, JSON.stringify({ ...said, from: deps.hub.id })))
      .catch((error: unknown) =>
        deps.log.error({ err: error }, 'other instances could not be told who is on a board'),
      ));

  const isShared = (boardId: string) => [...others.values()].some((other) => other.boards.has(boardId));

  const tellRows = (boardId: string, peers: ReadonlySet<string> | null) => {
    const own = presence.ownRows(boardId);
    const all = own.map((one) => one.arrived.peer);
    const rows = own.filter((one) => peers === null || peers.has(one.arrived.peer));
    const gone = peers === null ? [] : [...peers].filter((one) => !all.includes(one));
    const pages = pagesOf(rows);
    pages.forEach((page, at) => {
      const isLast = at === pages.length - 1;
      const list = isLast && peers === null && all.length <= MOST_LISTED;
      void say({ do: 'rows', boardId, rows: page, ...(isLast && { gone }), ...(list && { all }) });
    });
  };

  const flush = (boardId: string) => {
    const peers = waiting.get(boardId);
    waiting.delete(boardId);
    if (peers && !isStopped && isShared(boardId)) tellRows(boardId, peers);
  };

  presence.tellOthersBy({
    opened: (boardId) => void say({ do: 'open', boards: [boardId], isNew: true }),
    closed: (boardId) => void say({ do: 'close', boards: [boardId] }),
    changed(boardId, one) {
      if (!isShared(boardId)) return;
      const known = waiting.get(boardId);
      if (known) return void known.add(one);
      waiting.set(boardId, new Set([one]));
      setTimeout(() => flush(boardId), Math.max(STEP_MS, waiting.size * STEP_PER_BOARD_MS)).unref();
    },
    called: (boardId, by, view) => isShared(boardId) && void say({ do: 'call', boardId, by, view }),
  });

  /** Whoever is new on a board that is open here, too, is told of everybody here. */
  const note = (from: string, boardIds: readonly string[]) => {
    const other = others.get(from) ?? { heardAt: 0, boards: new Set() };
    others.set(from, other);
    other.heardAt = deps.clock.now();
    const here = new Set(presence.boards());
    for (const boardId of boardIds) {
      if (other.boards.has(boardId) || !here.has(boardId)) continue;
      other.boards.add(boardId);
      tellRows(boardId, null);
    }
  };

  const hear = (heard: News) => {
    const { from } = heard;
    if (from === deps.hub.id || isStopped) return;
    if (heard.do === 'bye') {
      others.delete(from);
      return presence.drop(from);
    }
    if (heard.do === 'open' && heard.isNew) heard.boards.forEach((boardId) => others.get(from)?.boards.delete(boardId));
    note(from, heard.do === 'open' ? heard.boards : heard.do === 'rows' ? [heard.boardId] : []);
    if (heard.do === 'rows') presence.take(from, heard.boardId, heard);
    else if (heard.do === 'call') presence.takeCall(heard.boardId, heard.by, heard.view);
    else if (heard.do === 'close')
      for (const boardId of heard.boards) {
        others.get(from)?.boards.delete(boardId);
        presence.drop(from, boardId);
      }
  };

  const beat = () => {
    beats += 1;
    for (const [from, { heardAt }] of others) {
      if (deps.clock.now() - heardAt <= DEAD_MS) continue;
      others.delete(from);
      presence.drop(from);
    }
    const open = presence.boards();
    for (let at = 0; at < open.length; at += BOARDS_A_MESSAGE)
      void say({ do: 'open', boards: open.slice(at, at + BOARDS_A_MESSAGE) });
    if (beats % BEATS_A_WHOLE === 0) for (const boardId of open) if (isShared(boardId)) tellRows(boardId, null);
  };

  const stopListening = await deps.database.listen(CHANNEL, (payload) => hear(news.parse(JSON.parse(payload))));
  const timer = setInterval(beat, BEAT_MS).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await say({ do: 'bye' });
    await stopListening();
  };
}

/** Rows in as many messages as they need; at least one. */
function pagesOf(rows: readonly PeerRow[]): PeerRow[][] {
  const pages: PeerRow[][] = [[]];
  let bytes = 0;
  for (const one of rows) {
    const own = Buffer.byteLength(JSON.stringify(one));
    if (bytes > 0 && bytes + own > MOST_BYTES) {
      pages.push([]);
      bytes = 0;
    }
    bytes += own;
    pages.at(-1)?.push(one);
  }
  return pages;
}

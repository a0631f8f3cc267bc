import type { Actor } from '#contract/access/can.ts';
import { reaches } from '#contract/access/roles.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { Fault } from '#contract/base/fault.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { OURS } from '#contract/limits.ts';
import type { Hub } from '../live/hub.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { accept, missingGroups, whatTouches, type Outcome, type Proposal } from './accept.ts';
import { growthOf, heedBytes, heedFacts } from './board-bytes.ts';
import * as store from './boards.store.ts';
import * as eventStore from './events.store.ts';

export type { Proposal } from './accept.ts';

export type BoardDeps = Pick<PlatformDeps, 'database' | 'clock' | 'log'> & { hub: Hub };

/** Work that must happen together with the changes, within their transaction. Gets the changes as they were kept. */
export type Also = (tx: Db, accepted: BoardChange[]) => Promise<void>;

export interface Receipt {
  seq: number;
  /** In the order of the proposals. `seq` null: no effect, because what the change speaks of is gone. */
  results: { id: string; seq: number | null }[];
}

/** The channel on which instances tell each other of accepted changes: where, from and up to which number, and by whom. */
export const BOARD_CHANNEL = 'board';

/** Takes the words of nodes that showed a file, and stand no more, out of the accepted changes. */
export const eraseHistoryOfFile = (tx: Db, boardId: string, fileId: string): Promise<void> =>
  eventStore.eraseEventsOfFile(tx, boardId, fileId);

export const createBoard = (tx: Db, board: { id: string; ownerId: string | null; at: Date }): Promise<void> =>
  store.writeBoard(tx, board);

/** The board of a canvas, project, node or edge, and what the actor is there; null when it is absent or in the trash. */
export const refOf = (
  deps: Pick<BoardDeps, 'database'>,
  by: store.RefBy,
  id: string,
  actorId: string,
): Promise<BoardRef | null> => store.findRef(deps.database.db, by, id, actorId);

/** The same within a transaction. */
export const refIn = (tx: Db, by: store.RefBy, id: string, actorId: string): Promise<BoardRef | null> =>
  store.findRef(tx, by, id, actorId);

/** What is shown of a board to who has no part in it. */
export const shownRefOf = (
  deps: Pick<BoardDeps, 'database'>,
  by: store.RefBy,
  id: string,
  actor: Actor,
): Promise<BoardRef | null> => store.findShownRef(deps.database.db, by, id, actor);

/**
 * The same as `refOf` from memory while nothing that it hangs on is written, asked through `db` otherwise. Of who may not edit
 * by what lasts it is asked whether a link gives him more.
 */
export async function keptRefOf(
  { database }: Pick<BoardDeps, 'database'>,
  by: store.RefBy,
  id: string,
  actorId: string,
  db?: Db,
): Promise<BoardRef | null> {
  const kept = await store.findKeptRef(database, [by, id, actorId], db);
  return kept && reaches(kept.role, 'editor') ? kept : store.findRef(db ?? database.db, by, id, actorId);
}

/** Which of these nodes stood on this board before and were removed. */
export const wereRemoved = (tx: Db, boardId: string, nodeIds: readonly string[]): Promise<Set<string>> =>
  store.readRemoved(tx, boardId, nodeIds);

/** Waits for the running writer of this board, and keeps others out until the transaction ends. Throws Fault 'not-found'. */
export async function lockBoard(tx: Db, boardId: string): Promise<{ seq: number }> {
  const board = await store.lockBoard(tx, boardId);
  if (!board) throw new Fault('not-found');
  return board;
}

/** The whole board and the number of the last change in it. Throws Fault 'not-found'. */
export async function readBoard(deps: BoardDeps, boardId: string): Promise<{ seq: number; board: Board }> {
  const found = await store.readWhole(deps.database.db, boardId);
  if (!found) throw new Fault('not-found');
  return found;
}

/** Some nodes and edges of a board; ids that are not on it are left out. Within a transaction hand in `tx`. */
export const readPart = (deps: BoardDeps, boardId: string, wanted: store.Wanted, tx?: Db): Promise<Board> =>
  store.readPart(tx ?? deps.database.db, boardId, wanted);

/** The same within a transaction alone. */
export const readPartIn = (tx: Db, boardId: string, wanted: store.Wanted): Promise<Board> =>
  store.readPart(tx, boardId, wanted);

/** What `feedsOf` needs to know of this node; no nodes where it is not on the board. `db`: as for `keptRefOf`. */
export const readFeeding = (
  deps: Pick<BoardDeps, 'database'>,
  boardId: string,
  nodeId: string,
  db?: Db,
): Promise<Board> => store.readFeeding(deps.database, [boardId, nodeId], db);

/**
 * Applies changes in order, all or none, as `applyChange` does, and tells everybody who looks. A change id that was
 * accepted before keeps its number and does nothing. Throws Fault 'not-found', 'bad-input', and 'conflict' for ids that
 * belong to another board, 'board-full', 'account-full' and 'too-large' for what has no room. `actorId` null: the server's own work.
 */
export function commit(
  deps: BoardDeps,
  boardId: string,
  actorId: string | null,
  changes: readonly Proposal[],
  also?: Also,
): Promise<Receipt> {
  return commitPlan(deps, boardId, actorId, async () => changes, also);
}

/** What a plan may ask of a board that is locked for it. */
export interface Standing {
  look: (wanted: store.Wanted) => Promise<Board>;
  /** The whole board. */
  lookAround: () => Promise<Board>;
  /** Whether a change of this id was accepted before: the request is sent again. */
  wasAccepted: (changeId: string) => Promise<boolean>;
}

/** As `commit`, for changes that follow from what stands on the board: `plan` looks at it while nobody else can write. */
export async function commitPlan(
  deps: BoardDeps,
  boardId: string,
  actorId: string | null,
  plan: (standing: Standing) => Promise<readonly Proposal[]>,
  also?: Also,
): Promise<Receipt> {
  const { receipt, events } = await deps.database.tx(async (tx) => {
    const { seq } = await lockBoard(tx, boardId);
    const proposals = await plan({
      look: (wanted) => store.readPart(tx, boardId, wanted),
      lookAround: async () => (await store.readWhole(tx, boardId))?.board ?? { nodes: [], edges: [] },
      wasAccepted: async (changeId) => (await store.readPast(tx, boardId, [changeId])).seqOf.has(changeId),
    });
    const done = await commitLocked(deps, tx, boardId, { seq, actorId, proposals, ...(also && { also }) });
    if (done.events.length > 0) {
      const message = { boardId, since: seq, seq: done.receipt.seq, origin: deps.hub.id };
      await deps.database.notify(BOARD_CHANNEL, JSON.stringify(message), tx);
    }
    return done;
  });
  if (events.length > 0) deps.hub.tell(boardId, { say: 'changes', boardId, events });
  return receipt;
}

/** As `commit`, within a transaction that made the board just now: nobody looks at it yet, so nobody is told. */
export async function commitFirst(deps: BoardDeps, tx: Db, boardId: string, first: Omit<Locked, 'seq'>): Promise<void> {
  const { seq } = await lockBoard(tx, boardId);
  await commitLocked(deps, tx, boardId, { ...first, seq });
}

interface Locked {
  seq: number;
  actorId: string | null;
  proposals: readonly Proposal[];
  also?: Also;
}

async function commitLocked(deps: BoardDeps, tx: Db, boardId: string, locked: Locked) {
  const { seq, actorId, proposals } = locked;
  const past = await store.readPast(
    tx,
    boardId,
    proposals.map((proposal) => proposal.id),
  );
  if (past.isTrashed) throw new Fault('not-found');
  const changes = proposals.filter((proposal) => !past.seqOf.has(proposal.id)).map((proposal) => proposal.change);
  const before = await store.readPart(tx, boardId, whatTouches(changes));
  const strange = await findStrangers(tx, boardId, missingGroups(before, changes));
  const outcome = accept(before, seq, proposals, { known: past.seqOf, strange });
  const receipt: Receipt = { seq: seq + outcome.accepted.length, results: outcome.results };
  if (outcome.accepted.length === 0) return { receipt, events: [] };

  const at = new Date(deps.clock.now());
  const events = outcome.accepted.map((a): BoardEvent => ({ ...a, actorId, at: at.toISOString() }));
  // What the server writes is bounded by its own rules, and must not be lost because somebody has filled the board.
  if (actorId !== null) heedFacts(before, outcome.board);
  const growth = growthOf(before, outcome.board);
  const { bytes, historyBytes } = await eventStore.writeEvents(tx, { boardId, actorId, at, growth }, events);
  if (historyBytes > HISTORY.most) await eventStore.trimHistory(tx, boardId, HISTORY.kept);
  if (actorId !== null && growth > 0) await heedBytes(tx, boardId, bytes);
  await writeOutcome(tx, boardId, before, outcome);
  if (outcome.placedAt.size > 0) await heedLimits(tx, boardId, receipt.seq);
  await locked.also?.(
    tx,
    outcome.accepted.map((a) => a.change),
  );
  return { receipt, events };
}

async function findStrangers(tx: Db, boardId: string, missing: string[]): Promise<Set<string>> {
  if (missing.length === 0) return new Set();
  const removed = await store.readRemoved(tx, boardId, missing);
  return new Set(missing.filter((id) => !removed.has(id)));
}

/** `applyChange` keeps the objects that it does not change, so identity tells what has to be written. */
async function writeOutcome(
  tx: Db,
  boardId: string,
  before: store.BoardPart,
  { accepted, board, placedAt }: Outcome,
): Promise<void> {
  const changed = <T extends { id: string }>(was: readonly T[], is: readonly T[]) => {
    const kept = new Set(was);
    return is
      .filter((thing) => !kept.has(thing))
      .map((thing) => ({ ...thing, ordinal: placedAt.get(thing.id) ?? before.ordinals.get(thing.id) ?? 0 }));
  };
  const gone = <T extends { id: string }>(was: readonly T[], is: readonly T[]) => {
    const kept = new Set(is.map((thing) => thing.id));
    return was.map((thing) => thing.id).filter((id) => !kept.has(id));
  };
  await store.removeThings(tx, boardId, {
    nodes: gone(before.nodes, board.nodes),
    edges: gone(before.edges, board.edges),
  });
  const nodes = changed(before.nodes, board.nodes);
  const edges = changed(before.edges, board.edges);
  const written = (await store.writeNodes(tx, boardId, nodes)) + (await store.writeEdges(tx, boardId, edges));
  if (written < nodes.length + edges.length)
    throw new Fault('conflict', '이 id는 이미 쓰이고 있어요. 새 id로 다시 시도해 주세요.');
  const placed = (things: readonly { id: string }[]) => things.flatMap(({ id }) => (placedAt.has(id) ? [id] : []));
  if (isPutUnder(accepted, 'add-node')) await store.spreadOrdinals(tx, boardId, 'nodes', placed(board.nodes));
  if (isPutUnder(accepted, 'add-edge')) await store.spreadOrdinals(tx, boardId, 'edges', placed(board.edges));
}

const isPutUnder = (accepted: Outcome['accepted'], how: 'add-node' | 'add-edge'): boolean =>
  accepted.some(({ change }) => change.do === how && change.under !== undefined);

/** Every node came by a change of its own: a board of few changes need not be counted. */
async function heedLimits(tx: Db, boardId: string, seq: number): Promise<void> {
  if (seq <= OURS.nodesPerBoard) return;
  const count = await store.countThings(tx, boardId);
  if (count.nodes > OURS.nodesPerBoard) {
    throw new Fault(
      'too-large',
      `한 보드에는 노드를 ${OURS.nodesPerBoard.toLocaleString('ko')}개까지 둘 수 있어요. 새 캔버스에 이어서 만들어 주세요.`,
    );
  }
  if (count.edges > OURS.edgesPerBoard) {
    throw new Fault('too-large', `한 보드에는 연결을 ${OURS.edgesPerBoard.toLocaleString('ko')}개까지 둘 수 있어요.`);
  }
}

const CATCH_UP_BYTES = 4 * 1024 * 1024;
/** Nobody is told more than that at once, so older changes need no words. */
const HISTORY = { most: 2 * CATCH_UP_BYTES, kept: CATCH_UP_BYTES } as const;

/**
 * What was accepted after `since`. `reset`: too much to tell, or let go, or a number that this board never reached (a restored
 * backup), or without `hasHistory` something older than ten minutes, which may hold what was removed on purpose; the board has
 * to be read again, and stands at `seq` or later. Throws Fault 'not-found'.
 */
export async function readEvents(
  deps: Pick<BoardDeps, 'database' | 'clock'>,
  boardId: string,
  since: number,
  hasHistory = true,
): Promise<{ seq: number; reset: boolean; events: BoardEvent[] }> {
  const { db } = deps.database;
  const standing = await eventStore.measureEvents(db, boardId, since, OURS.catchUpChanges);
  if (!standing) throw new Fault('not-found');
  const missed = standing.seq - since;
  const isTooMuch = missed > OURS.catchUpChanges || standing.bytes > CATCH_UP_BYTES;
  const reset = { seq: standing.seq, reset: true, events: [] };
  if (missed < 0 || isTooMuch || (missed > 0 && since < standing.toldFrom)) return reset;
  const events = missed > 0 ? await eventStore.readEvents(db, boardId, since, standing.seq) : [];
  const isOld = events[0] !== undefined && Date.parse(events[0].at) < deps.clock.now() - RECENT_MS;
  return isOld && !hasHistory ? reset : { seq: standing.seq, reset: false, events };
}

/** So far back everybody who reads a board may catch up, after a break of the connection. */
const RECENT_MS = 10 * 60_000;

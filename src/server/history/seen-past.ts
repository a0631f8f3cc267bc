import { seesAll, type Audience, type Principal } from '#contract/board/audience.ts';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { Replay } from '#contract/history/replay.ts';
import type { HistoryLine } from '#contract/history/sessions.ts';
import { findFirstFrame } from './frames.store.ts';
import { readFrame, type FrameDeps } from './frames.ts';
import { seenNodes } from '../visibility/visibility.service.ts';
import * as store from './history.store.ts';
import { readLines } from './lines.store.ts';

type Chain = readonly Audience[];

/** What somebody may know of the past of a board on which not everything is, or was, for everybody. */
export interface SeenPast {
  /** The board at a moment, with the audiences that what is restored from it is to have. */
  boardAt: (seq: number) => Promise<Board>;
  /** The changes that he may be told of, in order. */
  lines: () => HistoryLine[];
  titleOf: (nodeId: string) => string;
  /** The nodes of which he may be told that they said what was sought. */
  saying: () => ReadonlySet<string>;
  /** Whether he is among the audience that a node has, or had last. */
  isSeenNow: (nodeId: string) => boolean;
}

const PAGE = 2_000;

interface Told {
  line: HistoryLine;
  nodeIds: readonly string[];
  wasSeen: boolean;
  /** Whether the node says after it what is sought. */
  isSaid: boolean;
}

/** How the nodes of a board stood when they were last there. */
interface Last {
  chain: Chain;
  node: BoardNode;
  /** When it was removed. */
  at?: string;
}

/**
 * Goes through all that is kept of the board's past. A thing of the past is seen by who was among its audience then, and is
 * now; of what was removed, its last audience counts.
 */
export async function readSeenPast(
  deps: FrameDeps,
  { boardId, principal }: { boardId: string; principal: Principal },
  says: (text: string) => boolean = () => false,
): Promise<SeenPast> {
  const { db } = deps.database;
  const standing = await store.findStanding(db, boardId);
  const toldFrom = standing?.toldFrom ?? 0;
  const until = standing?.seq ?? 0;
  const from = toldFrom === 0 ? 0 : ((await findFirstFrame(db, boardId, toldFrom)) ?? until);
  const start = await readFrame(deps, boardId, from === 0 ? -1 : from);
  const replay = new Replay(JSON.parse(start.text) as Board);
  const last = new Map<string, Last>();
  const told: Told[] = [];
  const chainOf = (node: BoardNode): Chain =>
    [node.audience, node.parentId === null ? undefined : replay.node(node.parentId)?.audience].filter(
      (audience) => audience !== undefined,
    );
  const sees = (id: string) => {
    const node = replay.node(id);
    return node !== undefined && seesAll(chainOf(node), principal);
  };
  for await (const events of pagesOf(deps, boardId, start.seq, until)) {
    const lines = await readLines(db, boardId, {
      after: (events[0]?.seq ?? 1) - 1,
      until: events.at(-1)?.seq ?? 0,
      most: PAGE,
    });
    for (const [i, { change, at }] of events.entries()) {
      const nodeIds = aboutOf(change, replay);
      const wasSeen = nodeIds.filter((id) => replay.node(id)).every(sees);
      const before = change.do === 'remove-node' ? replay.node(change.id) : undefined;
      if (before) last.set(before.id, { chain: chainOf(before), node: before, at });
      replay.apply(change);
      const isSeen = nodeIds.filter((id) => replay.node(id)).every(sees);
      const line = lines[i];
      const node = change.do === 'add-edge' || change.do === 'remove-edge' ? undefined : replay.node(nodeIds[0] ?? '');
      const isSaid = node !== undefined && says(`${node.title} ${node.content}`);
      if (line) told.push({ line, nodeIds, isSaid, wasSeen: wasSeen && isSeen });
    }
  }
  /** Null for what is unknown: it had gone before all that is kept. */
  const lastOf = (id: string): Last | null => {
    const node = replay.node(id);
    return node ? { node, chain: chainOf(node) } : (last.get(id) ?? null);
  };
  const standingIds = replay.board().nodes.map(({ id }) => id);
  const seen = new Set(await seenNodes(db, boardId, standingIds, principal));
  const since = await store.findMemberSince(db, boardId, principal.personId);
  // Who leaves a board leaves its lists, which is no change of it: what stands is asked of the board, and lists of what went hold
  // who has stayed.
  const isSeenNow = (id: string) => {
    if (principal.role === 'owner') return true;
    const known = lastOf(id);
    if (known === null || !seesAll(known.chain, principal)) return false;
    if (replay.node(id)) return seen.has(id);
    return known.chain.every(({ to }) => to !== 'named') || (since !== null && since <= (known.at ?? ''));
  };
  const isTold = ({ wasSeen, nodeIds }: Told) => wasSeen && nodeIds.every(isSeenNow);
  return {
    lines: () => told.filter(isTold).map(({ line }) => line),
    saying: () => new Set(told.flatMap((one) => (one.isSaid && isTold(one) ? one.nodeIds : []))),
    isSeenNow,
    titleOf: (id) => (isSeenNow(id) ? (lastOf(id)?.node.title ?? '') : ''),
    boardAt: async (seq) => {
      const frame = await readFrame(deps, boardId, seq);
      const then = new Replay(JSON.parse(frame.text) as Board);
      for await (const events of pagesOf(deps, boardId, frame.seq, seq))
        for (const { change } of events) then.apply(change);
      return seenIn(then, { principal, isSeenNow, lastOf });
    },
  };
}

async function* pagesOf({ database }: FrameDeps, boardId: string, from: number, until: number) {
  for (let after = from; after < until;) {
    const events = await store.readEvents(database.db, boardId, { after, until, most: PAGE });
    yield events;
    if (events.length < PAGE) return;
    after = events.at(-1)?.seq ?? until;
  }
}

/** The nodes that must be seen by who is told of a change. */
function aboutOf(change: BoardChange, replay: Replay): string[] {
  if (change.do === 'add-node') return [change.node.id];
  if (change.do === 'add-edge') return [change.edge.source, change.edge.target];
  if (change.do !== 'remove-edge') return [change.id];
  const edge = replay.edge(change.id);
  return edge ? [edge.source, edge.target] : [];
}

interface Sight {
  principal: Principal;
  isSeenNow: (id: string) => boolean;
  lastOf: (id: string) => Last | null;
}

function seenIn(then: Replay, { principal, isSeenNow, lastOf }: Sight): Board {
  const { nodes, edges } = then.board();
  const groupOf = ({ parentId }: BoardNode) => (parentId === null ? undefined : then.node(parentId));
  const isSeen = (node: BoardNode) =>
    isSeenNow(node.id) && seesAll([node.audience, groupOf(node)?.audience], principal);
  const seen = new Set(nodes.filter(isSeen).map(({ id }) => id));
  return {
    nodes: nodes
      .filter(({ id }) => seen.has(id))
      .map(({ audience, ...node }): BoardNode => {
        const now = narrowest([audience, ...(lastOf(node.id)?.chain ?? [])]);
        const parentId = node.parentId !== null && seen.has(node.parentId) ? node.parentId : null;
        return { ...node, parentId, ...(now && { audience: now }) };
      }),
    edges: edges.filter(({ source, target }) => seen.has(source) && seen.has(target)),
  };
}

/** Who is among all of these; where that cannot be said without asking who edits, nobody but the owner. */
function narrowest(chain: readonly (Audience | undefined)[]): Audience | null {
  const all = chain.filter((audience) => audience !== undefined);
  const named = all.filter((audience) => audience.to === 'named');
  const [first] = named;
  if (!first) return all[0] ?? null;
  if (named.length < all.length) return { to: 'named', people: [] };
  return { to: 'named', people: first.people.filter((id) => named.every(({ people }) => people.includes(id))) };
}

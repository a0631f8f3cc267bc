import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#contract/access/can.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { readConnection } from '#contract/board/connection.ts';
import { contains, type Point } from '#contract/board/geometry.ts';
import { membersOf, moveGroup } from '#contract/board/grouping.ts';
import { nodeKinds, toNodeKind, toStoredType, type NodeKindId } from '#contract/board/kinds/index.ts';
import { childOffset, placeOr, type Random } from '#contract/board/placement.ts';
import { rectOf, shownSize } from '#contract/board/sizes.ts';
import type { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { BOARD, TITLES } from '#contract/limits.ts';
import {
  commit,
  commitPlan,
  readPart,
  readSeen,
  type Also,
  type BoardDeps,
  type Proposal,
  type Receipt,
} from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import { demandSeen } from '../platform/http/if-match.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { checkChange, readFacts, readOffset, readPosition, readSize, readStyle } from './node-input.ts';
import { takeGuestTurn } from '../sharing/guest-turns.ts';
import { viewEdge, viewNodes, type EdgeView, type NodeView } from './views.ts';

interface Author {
  boardId: string;
  actorId: string;
}

export interface EditingDeps extends BoardDeps {
  random: Random;
  /** Queues the reading of links and files that were added, within the transaction of the changes. */
  intake: (tx: Db, by: Author, accepted: readonly BoardChange[]) => Promise<void>;
  /** Gives copies what was chosen for their originals, within the transaction of the changes. */
  carryOver: (tx: Db, by: Author, accepted: readonly BoardChange[]) => Promise<void>;
  /** Removes what belonged to a node that stands on no board any more: its source, passages and messages. */
  forgetNode: (tx: Db, boardId: string, nodeId: string) => Promise<void>;
}

/** Who edits which board, and how that names what it makes. */
export interface Edit {
  board: BoardRef;
  actor: Actor;
  nextId: () => string;
}

type NewNode = z.output<typeof canvasesApi.addNode.body>;
type NodeFields = z.output<typeof canvasesApi.updateNode.body>;
type NewEdge = z.output<typeof canvasesApi.addEdge.body>;

const strangeGroup = () => new Fault('not-found', '이 캔버스에 없는 그룹이에요.');

const alsoOf =
  (deps: EditingDeps, boardId: string, actorId: string): Also =>
  async (tx, accepted) => {
    await deps.intake(tx, { boardId, actorId }, accepted);
    await deps.carryOver(tx, { boardId, actorId }, accepted);
  };

/** The door of our own editor: changes as they are, under the ids that the editor gave them. A guest's bring nothing to read. */
export const applyChanges = (
  deps: EditingDeps,
  board: BoardRef,
  actor: Actor,
  changes: readonly Proposal[],
): Promise<Receipt> =>
  commit(
    deps,
    board.boardId,
    { ...actor, isShown: board.isShown },
    changes,
    actor.isGuest || board.isShown
      ? (tx, accepted) => takeGuestTurn(deps, tx, { boardId: board.boardId, visitorId: actor.id }, accepted.length)
      : alsoOf(deps, board.boardId, actor.id),
  );

/** The same where the changes are planned on the board as it stands; `andThen` is done in their transaction as well. */
export function applyPlan(
  deps: EditingDeps,
  { board, actor }: Pick<Edit, 'board' | 'actor'>,
  plan: Parameters<typeof commitPlan>[3],
  andThen?: Also,
): Promise<Receipt> {
  const also = alsoOf(deps, board.boardId, actor.id);
  return commitPlan(deps, board.boardId, actor.id, plan, async (tx, accepted) => {
    await also(tx, accepted);
    await andThen?.(tx, accepted);
  });
}

/**
 * Creates a node and answers it. Nothing said about the place: x 100 to 500, y 100 to 400, or 20 to 120 within the group.
 * Throws Fault 'conflict' for an id that is taken, 'not-found' for groups and members of elsewhere, 'bad-input'.
 */
export async function addNode(deps: EditingDeps, edit: Edit, body: NewNode): Promise<NodeView> {
  const { board, nextId } = edit;
  const changeId = nextId();
  const id = body.id ?? nextId();
  const given = readPosition(body.position);
  await applyPlan(deps, edit, async ({ look, wasAccepted }) => {
    if (await wasAccepted(changeId)) return [];
    const memberIds = body.containedNodeIds ?? body.containedNodes ?? [];
    const around = await look({ nodes: [id, ...(body.parentId ? [body.parentId] : []), ...memberIds] });
    if (around.nodes.some((n) => n.id === id)) throw new Fault('conflict', '이 id의 노드가 이미 있어요.');
    const parent = around.nodes.find((n) => n.id === body.parentId);
    if (body.parentId && !parent) throw strangeGroup();
    const position = placeIn(deps, parent, body.offset ?? readOffset(body.data), given) ?? placeOr(null, deps.random);
    const change = checkChange({ do: 'add-node', node: { ...describeNode(body), id, position } });
    const joins = joinChanges(around, { id, type: toStoredType(body.type) }, [], memberIds);
    return [{ id: changeId, change }, ...joins.map((join) => ({ id: nextId(), change: join }))];
  });
  return readNode(deps, board, id);
}

/** What section 9 of the specification calls a node that comes without a title. */
const quotedTitles: Partial<Record<NodeKindId, string>> = { youtube: TITLES.youtube, group: TITLES.group };

function describeNode(body: NewNode): Omit<BoardNode, 'id' | 'position'> {
  const metadata = readFacts(body);
  const type = toStoredType(body.type, metadata);
  const kindId = toNodeKind(type, metadata);
  const kind = nodeKinds[kindId];
  return {
    type,
    title: body.title ?? body.name ?? quotedTitles[kindId] ?? kind.startTitle.ko,
    content: body.content ?? '',
    size: readSize(body, kind.size.start) ?? null,
    parentId: body.parentId ?? null,
    style: readStyle(body.style) ?? {},
    metadata,
  };
}

/** An offset counts from the group's corner; a child that says nothing gets a random one. Null: nothing was said. */
function placeIn(
  deps: EditingDeps,
  parent: BoardNode | undefined,
  offset: Point | undefined,
  given: Point | null,
): Point | null {
  if (!parent || (!offset && given)) return given;
  const { x, y } = offset ?? childOffset(deps.random);
  return readPosition({ x: parent.position.x + x, y: parent.position.y + y });
}

/** The changes after which exactly `wanted` are members of the group. */
function joinChanges(
  board: Board,
  group: Pick<BoardNode, 'id' | 'type'>,
  members: BoardNode[],
  wanted: string[],
): BoardChange[] {
  if (wanted.length > 0 && group.type !== 'group') throw new Fault('bad-input', '그룹만 다른 노드를 담을 수 있어요.');
  const known = new Set(board.nodes.map((n) => n.id));
  if (wanted.some((id) => !known.has(id)))
    throw new Fault('not-found', '이 캔버스에 없는 노드는 그룹에 담을 수 없어요.');
  const put = (id: string, parentId: string | null): BoardChange => ({ do: 'patch-node', id, patch: { parentId } });
  const leaving = members.filter((member) => !wanted.includes(member.id));
  const joining = [...new Set(wanted)].filter((id) => !members.some((member) => member.id === id));
  return [...leaving.map((member) => put(member.id, null)), ...joining.map((id) => put(id, group.id))];
}

/** The entity tag of a node as somebody sees it. */
export const tagOf = (node: NodeView): string =>
  `"${createHash('sha256').update(JSON.stringify(node)).digest('base64url').slice(0, 22)}"`;

/**
 * Changes what is named and leaves the rest; a group that is moved takes its members along. `ifMatch` is the header of that
 * name: the tags of the node that the caller has seen. Throws as `addNode`, and Fault 'stale' when it was changed since.
 */
export async function updateNode(
  deps: EditingDeps,
  edit: Edit,
  nodeId: string,
  body: NodeFields,
  ifMatch?: string,
): Promise<NodeView> {
  const { board, nextId } = edit;
  const given = readPosition(body.position);
  if (body.position !== undefined && !given) throw new Fault('bad-input', 'Invalid position coordinates');
  await applyPlan(deps, edit, async ({ look }) => {
    const part = await look({
      nodes: [...(body.parentId ? [body.parentId] : []), ...(body.containedNodeIds ?? [])],
      around: [nodeId],
    });
    const node = part.nodes.find((n) => n.id === nodeId);
    if (!node) throw new Fault('not-found');
    if (ifMatch !== undefined) {
      const around = node.parentId === null ? [] : (await look({ nodes: [node.parentId] })).nodes;
      const [seen] = viewNodes([...part.nodes, ...around], [node], board);
      if (seen) demandSeen(ifMatch, tagOf(seen), '이 노드가 그사이 바뀌었어요. 다시 불러온 뒤 저장해 주세요.');
    }
    const parentId = body.parentId === undefined ? node.parentId : body.parentId;
    const parent = parentId === null ? undefined : (await look({ nodes: [parentId] })).nodes[0];
    if (body.parentId && !parent) throw strangeGroup();
    const position = findPlace(deps, node, parent, { ...body, given });
    const changes = [
      ...describePatch(part, node, body, position),
      ...(body.containedNodeIds ? joinChanges(part, node, membersOf(part, nodeId), body.containedNodeIds) : []),
    ];
    return changes.map((change) => ({ id: nextId(), change: checkChange(change) }));
  });
  return readNode(deps, board, nodeId);
}

/** A node that joins a group and says no place stays where it is, if that lies within the group. Null: it stays. */
function findPlace(
  deps: EditingDeps,
  node: BoardNode,
  parent: BoardNode | undefined,
  said: Pick<NodeFields, 'parentId' | 'offset'> & { given: Point | null },
): Point | null {
  if (said.offset || said.given) return placeIn(deps, parent, said.offset, said.given);
  const joins = parent !== undefined && parent.id !== node.parentId && said.parentId !== undefined;
  return joins && !contains(rectOf(parent), node.position) ? placeIn(deps, parent, undefined, null) : null;
}

function describePatch(part: Board, node: BoardNode, body: NodeFields, position: Point | null): unknown[] {
  const { title, content, metadata, parentId } = body;
  const size = readSize(body, shownSize(node));
  const style = readStyle(body.style);
  const said = Object.entries({ title, content, metadata, parentId, size, style }).filter(
    ([, value]) => value !== undefined,
  );
  const moves = position && node.type === 'group' ? moveGroup(part, node, position) : [];
  const own = position ? [...said, ['position', position]] : said;
  const patch = own.length > 0 ? [{ do: 'patch-node', id: node.id, patch: Object.fromEntries(own) }] : [];
  return [...patch, ...moves.slice(1)];
}

/** Throws Fault 'not-found' for a node that is not on this board. */
export async function removeNode(deps: EditingDeps, edit: Edit, nodeId: string): Promise<void> {
  const change: Proposal = { id: edit.nextId(), change: { do: 'remove-node', id: nodeId } };
  const { results } = await applyChanges(deps, edit.board, edit.actor, [change]);
  if (results[0]?.seq == null) throw new Fault('not-found');
}

/** Forgets what a removed node left behind. A node that still stands keeps everything, whatever the caller believes. */
export async function cleanUpNode(deps: EditingDeps, board: BoardRef, nodeId: string): Promise<void> {
  await deps.database.tx(async (tx) => {
    const { nodes } = await readPart(deps, board.boardId, { nodes: [nodeId] }, tx);
    if (nodes.length === 0) await deps.forgetNode(tx, board.boardId, nodeId);
  });
}

const connectionRefusals = {
  'missing-end': () => new Fault('not-found', '연결할 노드를 찾을 수 없어요.'),
  'same-node': () => new Fault('bad-input', '연결에는 서로 다른 두 노드가 필요해요.'),
  'already-connected': () => new Fault('conflict', '두 노드는 이미 연결되어 있어요.'),
};

export async function addEdge(deps: EditingDeps, edit: Edit, body: NewEdge): Promise<EdgeView> {
  const { board, nextId } = edit;
  const changeId = nextId();
  const id = body.id ?? nextId();
  await applyPlan(deps, edit, async ({ look, wasAccepted }) => {
    if (await wasAccepted(changeId)) return [];
    const part = await look({ nodes: [body.targetId], edges: [id], around: [body.sourceId] });
    if (part.edges.some((edge) => edge.id === id)) throw new Fault('conflict', '이 id의 연결이 이미 있어요.');
    const verdict = readConnection(part, { source: body.sourceId, target: body.targetId });
    if (!verdict.ok) throw connectionRefusals[verdict.reason]();
    const { sourceId: _source, targetId: _target, ...said } = body;
    const edge = { ...said, id, ...verdict.value, style: { strokeWidth: BOARD.edgeStrokePx } };
    return [{ id: changeId, change: checkChange({ do: 'add-edge', edge }) }];
  });
  const [edge] = (await readSeen(deps, board.boardId, { edges: [id] }, board.principal)).edges;
  if (!edge) throw new Fault('not-found');
  return viewEdge(edge);
}

export async function removeEdge(deps: EditingDeps, edit: Edit, edgeId: string): Promise<void> {
  await applyChanges(deps, edit.board, edit.actor, [{ id: edit.nextId(), change: { do: 'remove-edge', id: edgeId } }]);
}

async function readNode(deps: EditingDeps, board: BoardRef, nodeId: string): Promise<NodeView> {
  const part = await readSeen(deps, board.boardId, { around: [nodeId] }, board.principal);
  const node = part.nodes.find((n) => n.id === nodeId);
  if (!node) throw new Fault('not-found');
  const withParent =
    node.parentId === null
      ? []
      : (await readSeen(deps, board.boardId, { nodes: [node.parentId] }, board.principal)).nodes;
  const [view] = viewNodes([...part.nodes, ...withParent], [node], board);
  if (!view) throw new Fault('not-found');
  return view;
}

import type { Board, BoardEdge, BoardNode, NodePatch } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { Replay } from '#contract/history/replay.ts';
import { lengthAfter, spliceBetween } from '#contract/board/splices.ts';
import { mayJoin } from '#contract/board/grouping.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { clampSize } from '#contract/board/sizes.ts';
import { Fault } from '#contract/base/fault.ts';
import { OURS } from '#contract/limits.ts';
import {
  followersOf,
  followingId,
  isAboutUnseen,
  seenOf,
  settleAudience,
  withoutUnseen,
  type VisibilityContext,
} from '../visibility/visibility-context.ts';
import type { BoardPart, Wanted } from './boards.store.ts';
import { rebaseEdit, type TextChange } from '#contract/board/rebase-edit.ts';

/** A change that somebody asks for, under the id that he gave it. */
export interface Proposal {
  id: string;
  change: BoardChange;
}

interface Accepted extends Proposal {
  seq: number;
}

/** What a batch of proposals comes to on a board. */
export interface Outcome {
  accepted: Accepted[];
  results: { id: string; seq: number | null }[];
  board: Board;
  /**
   * The ordinals of what was put onto the board in this batch: its own sequence number, or the ordinal of what it was put
   * under. Among things of the same ordinal the order of `board` holds.
   */
  placedAt: Map<string, number>;
}

/** The part of a board on which these changes can be judged and applied as if it were the whole. */
export function whatTouches(changes: readonly BoardChange[]): {
  nodes: Set<string>;
  edges: Set<string>;
  around: Set<string>;
} {
  const nodes = new Set<string>();
  const edges = new Set<string>();
  const around = new Set<string>();
  for (const change of changes) {
    switch (change.do) {
      case 'add-node':
        if (change.node.type === 'group') nodes.add(change.node.id);
        else around.add(change.node.id);
        if (change.node.parentId) nodes.add(change.node.parentId);
        if (change.under) nodes.add(change.under);
        break;
      case 'patch-node':
        nodes.add(change.id);
        if (change.patch.audience !== undefined) around.add(change.id);
        if (change.patch.parentId) nodes.add(change.patch.parentId);
        break;
      case 'edit-text':
        nodes.add(change.id);
        break;
      case 'remove-node':
        around.add(change.id);
        break;
      case 'add-edge':
        edges.add(change.edge.id);
        nodes.add(change.edge.source).add(change.edge.target);
        if (change.under) edges.add(change.under);
        break;
      case 'remove-edge':
        edges.add(change.id);
    }
  }
  return { nodes, edges, around } satisfies Wanted;
}

/** The groups that are named by changes and do not stand on this part of the board nor are put there by the changes. */
export function missingGroups(board: Board, changes: readonly BoardChange[]): string[] {
  const here = new Set(board.nodes.map((node) => node.id));
  const added = new Set(changes.flatMap((change) => (change.do === 'add-node' ? [change.node.id] : [])));
  const named = changes.flatMap((change) => {
    if (change.do === 'add-node') return change.node.parentId ?? [];
    return change.do === 'patch-node' ? (change.patch.parentId ?? []) : [];
  });
  return [...new Set(named)].filter((id) => !here.has(id) && !added.has(id));
}

/**
 * Applies proposals in order, numbering the accepted ones from `seq` + 1. `known` are change ids accepted before, with
 * their numbers; `strange` are named groups that never stood on this board; `texts` what was done to the contents that are
 * edited here, as far back as the edits look; `visibility` is what the actor sees, where not everything is for everybody;
 * `demand` throws for what he may not do, of the board as he sees it. Throws Fault 'bad-input' for the whole batch.
 */
export function accept(
  start: BoardPart,
  seq: number,
  proposals: readonly Proposal[],
  past: {
    known: ReadonlyMap<string, number>;
    strange: ReadonlySet<string>;
    texts?: ReadonlyMap<string, readonly TextChange[]>;
  },
  visibility?: VisibilityContext,
  demand?: (board: Board, change: BoardChange) => void,
): Outcome {
  const numbers = new Map(past.known);
  const board = new Replay(start);
  const accepted: Accepted[] = [];
  const results: Outcome['results'] = [];
  const placedAt: Outcome['placedAt'] = new Map();
  const textsOf = (nodeId: string): TextChange[] => [
    ...(past.texts?.get(nodeId) ?? []),
    ...accepted.filter(({ change }) => contentNodeOf(change) === nodeId),
  ];
  const ordinalOf = (id: string | undefined) => (id ? (placedAt.get(id) ?? start.ordinals.get(id)) : undefined);
  const take = (id: string, change: BoardChange) => {
    const number = seq + accepted.length + 1;
    numbers.set(id, number);
    accepted.push({ id, change, seq: number });
    const over = overOf(board, change);
    board.apply(change);
    visibility?.restrictedNodes.follow(change, board);
    if (change.do === 'add-node') placedAt.set(change.node.id, ordinalOf(over) ?? number);
    if (change.do === 'add-edge') placedAt.set(change.edge.id, ordinalOf(over) ?? number);
  };
  for (const { id, change: asked } of proposals) {
    if (!numbers.has(id) && !(visibility && isAboutUnseen(visibility, board, asked))) {
      const seenPart = visibility ? withoutUnseen(visibility, board, asked) : asked;
      demand?.(visibility ? seenOf(board.board(), visibility) : board.board(), seenPart);
      const change =
        seenPart.do === 'edit-text'
          ? settleEdit(board, seenPart, textsOf(seenPart.id))
          : settle(board, seenPart, past.strange, visibility);
      if (change && hasEffect(board, change)) {
        const { before, after } = visibility ? followersOf(visibility, board, change) : NOTHING;
        before.forEach((one, i) => take(followingId(id, i), one));
        take(id, change);
        after.forEach((one, i) => take(followingId(id, i), one));
      }
    }
    results.push({ id, seq: numbers.get(id) ?? null });
  }
  return { accepted, results, placedAt, board: accepted.length > 0 ? board.board() : start };
}

/** The node whose content the change may touch. */
const contentNodeOf = (change: BoardChange): string | null => {
  if (change.do === 'add-node') return change.node.id;
  if (change.do === 'patch-node') return change.patch.content === undefined ? null : change.id;
  return change.do === 'edit-text' || change.do === 'remove-node' ? change.id : null;
};

/** The edit as it applies to the content as it stands; null where what happened since it was made is not known. */
function settleEdit(
  board: Replay,
  edit: Extract<BoardChange, { do: 'edit-text' }>,
  texts: readonly TextChange[],
): BoardChange | null {
  const length = board.node(edit.id)?.content.length;
  if (length === undefined) return null;
  const splices = rebaseEdit(edit, texts, length);
  if (!splices) return null;
  if (lengthAfter(length, splices) > OURS.contentLength)
    throw new Fault('too-large', '글이 너무 길어요. 조금 줄여서 다시 저장해 주세요.');
  const { asked: _, ...kept } = edit;
  const isAsAsked = JSON.stringify(splices) === JSON.stringify(edit.splices);
  return { ...kept, length, splices, ...(!isAsAsked && { asked: edit.splices }) };
}

const NOTHING: ReturnType<typeof followersOf> = { before: [], after: [] };

/** What the change puts something under; undefined for what comes on top. */
function overOf(board: Replay, change: BoardChange): string | undefined {
  if (change.do === 'add-node' && change.under !== change.node.id) return board.node(change.under ?? '')?.id;
  if (change.do === 'add-edge' && change.under !== change.edge.id) return board.edge(change.under ?? '')?.id;
  return undefined;
}

function hasEffect(board: Replay, change: BoardChange): boolean {
  switch (change.do) {
    case 'add-node':
      return true;
    case 'patch-node':
    case 'edit-text':
    case 'remove-node':
      return board.node(change.id) !== undefined;
    case 'add-edge':
      return board.node(change.edge.source) !== undefined && board.node(change.edge.target) !== undefined;
    case 'remove-edge':
      return board.edge(change.id) !== undefined;
  }
}

/** The change as it is kept: sizes within their clamps, members of groups that are gone set free. */
function settle(
  board: Replay,
  change: BoardChange,
  strange: ReadonlySet<string>,
  visibility: VisibilityContext | undefined,
): BoardChange {
  switch (change.do) {
    case 'add-node': {
      const { node } = change;
      const before = board.node(node.id);
      if (before?.type === 'group' && node.type !== 'group' && board.membersOf(node.id).length > 0) {
        throw new Fault('bad-input', '노드를 담고 있는 그룹은 다른 종류로 바꿀 수 없어요. 먼저 노드를 꺼내 주세요.');
      }
      const size = node.size && clampSize(toNodeKind(node.type, node.metadata), node.size);
      const parentId = settleParent(board, node, node.parentId, strange);
      const { audience: asked, ...rest } = node;
      const audience = visibility && settleAudience(visibility, before, { asked, parentId });
      return { ...change, node: { ...rest, size, parentId, ...(audience && { audience }) } };
    }
    case 'patch-node': {
      const node = board.node(change.id);
      if (!node) return change;
      const patch = settlePatch(board, node, change.patch, strange);
      const { replaced: _, ...kept } = change;
      const settled = { ...kept, patch: visibility ? { ...patch, ...settleSeen(visibility, node, patch) } : patch };
      return patch.content === undefined ? settled : { ...settled, replaced: replacedBy(node.content, patch.content) };
    }
    case 'add-edge':
      return { ...change, edge: settleEdge(change.edge) };
    default:
      return change;
  }
}

/** Where a content that is saved whole differs from the one before it. */
function replacedBy(before: string, content: string): { length: number; at: number; del: number } {
  const [one] = spliceBetween(before, content);
  return { length: before.length, at: one?.at ?? 0, del: one?.del ?? 0 };
}

function settlePatch(board: Replay, node: BoardNode, patch: NodePatch, strange: ReadonlySet<string>): NodePatch {
  return {
    ...patch,
    ...(patch.size && { size: clampSize(toNodeKind(node.type, node.metadata), patch.size) }),
    ...(patch.parentId && { parentId: settleParent(board, node, patch.parentId, strange) }),
  };
}

/** Who sees the node after the patch, where that changes. */
function settleSeen(
  visibility: VisibilityContext,
  node: BoardNode,
  { audience: asked, parentId = node.parentId }: NodePatch,
): NodePatch {
  if (asked === undefined && parentId === node.parentId) return {};
  const audience = settleAudience(visibility, node, { asked, parentId });
  return asked === undefined && audience === (node.audience ?? null) ? {} : { audience };
}

function settleEdge(edge: BoardEdge): BoardEdge {
  if (edge.source === edge.target) throw new Fault('bad-input', '연결에는 서로 다른 두 노드가 필요해요.');
  return edge;
}

const joinRefusals = {
  'ai-chat': 'AI Chat 노드는 그룹에 추가할 수 없습니다.',
  'group-in-group': '그룹은 다른 그룹에 넣을 수 없어요.',
  'not-a-group': '노드는 그룹에만 넣을 수 있어요.',
};

function settleParent(
  board: Replay,
  node: BoardNode,
  parentId: string | null,
  strange: ReadonlySet<string>,
): string | null {
  if (parentId === null) return null;
  if (parentId === node.id) throw new Fault('bad-input', joinRefusals['group-in-group']);
  const group = board.node(parentId);
  if (group) {
    const verdict = mayJoin(node, group);
    if (!verdict.ok) throw new Fault('bad-input', joinRefusals[verdict.reason]);
    return parentId;
  }
  if (strange.has(parentId)) throw new Fault('bad-input', '이 보드에 없는 그룹이에요. 이 보드의 그룹을 골라 주세요.');
  return null;
}

import { z } from 'zod';
import { keysOf } from '../base/keys-of.ts';
import { id } from '../base/id.ts';
import {
  boardEdge,
  boardNode,
  nodePatch,
  type Board,
  type BoardEdge,
  type BoardNode,
  type NodePatch,
} from './board.schema.ts';

/** What is added takes its place right under the one of this id; without it, or when that is gone, on top of all. */
const under = z.optional(id);

/** The five verbs of a board. Editor, undo, store, live channel and second screen speak only these. */
export const boardChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('add-node'), node: boardNode, under }),
  z.strictObject({ do: z.literal('patch-node'), id, patch: nodePatch }),
  z.strictObject({ do: z.literal('remove-node'), id }),
  z.strictObject({ do: z.literal('add-edge'), edge: boardEdge, under }),
  z.strictObject({ do: z.literal('remove-edge'), id }),
]);
export type BoardChange = z.infer<typeof boardChange>;

/** The node after the patch. Metadata and style are merged key by key; a null takes a key away. */
export function patchNode(node: BoardNode, patch: NodePatch): BoardNode {
  const { audience, ...said } = patch;
  const { audience: before, ...kept } = node;
  const now = audience === undefined ? before : audience;
  return {
    ...kept,
    ...said,
    ...(now && { audience: now }),
    style: patch.style ? mergeKeys(node.style, patch.style) : node.style,
    metadata: patch.metadata ? mergeKeys(node.metadata, patch.metadata) : node.metadata,
  };
}

function mergeKeys(before: Record<string, unknown>, patch: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...before, ...patch }).filter(([, value]) => value !== null));
}

/** A group that is gone holds nobody: whoever is put into it stands free. */
function release<T extends { parentId?: string | null | undefined }>(board: Board, member: T): T {
  const { parentId } = member;
  return !parentId || board.nodes.some((n) => n.id === parentId) ? member : { ...member, parentId: null };
}

/** With `thing` in its place, and nowhere else. */
function put<T extends { id: string }>(things: readonly T[], thing: T, underId: string | undefined): T[] {
  const others = things.filter((one) => one.id !== thing.id);
  const at = others.findIndex((one) => one.id === underId);
  return others.toSpliced(at < 0 ? others.length : at, 0, thing);
}

/**
 * The board after the change. A change about a thing that is gone leaves the board as it is (somebody else deleted it),
 * an edge whose end is missing is not added, and a removed group lets its members go, where they are.
 */
export function applyChange(board: Board, change: BoardChange): Board {
  switch (change.do) {
    case 'add-node':
      return { ...board, nodes: put(board.nodes, release(board, change.node), change.under) };
    case 'patch-node': {
      const patch = release(board, change.patch);
      return { ...board, nodes: board.nodes.map((n) => (n.id === change.id ? patchNode(n, patch) : n)) };
    }
    case 'remove-node':
      return {
        nodes: board.nodes
          .filter((n) => n.id !== change.id)
          .map((n) => (n.parentId === change.id ? { ...n, parentId: null } : n)),
        edges: board.edges.filter((e) => e.source !== change.id && e.target !== change.id),
      };
    case 'add-edge': {
      const { edge } = change;
      const hasEnds = [edge.source, edge.target].every((end) => board.nodes.some((n) => n.id === end));
      return hasEnds ? { ...board, edges: put(board.edges, edge, change.under) } : board;
    }
    case 'remove-edge':
      return { ...board, edges: board.edges.filter((e) => e.id !== change.id) };
  }
}

const underNext = (next: { id: string } | undefined) => next && { under: next.id };

/** Brings nodes back to their places. The last comes first: whatever lay under it finds it there. */
const nodesBack = ({ nodes }: Board, isMeant: (node: BoardNode) => boolean): BoardChange[] =>
  nodes
    .flatMap((node, i): BoardChange[] => (isMeant(node) ? [{ do: 'add-node', node, ...underNext(nodes[i + 1]) }] : []))
    .toReversed();

/** As `nodesBack`. */
const edgesBack = ({ edges }: Board, isMeant: (edge: BoardEdge) => boolean): BoardChange[] =>
  edges
    .flatMap((edge, i): BoardChange[] => (isMeant(edge) ? [{ do: 'add-edge', edge, ...underNext(edges[i + 1]) }] : []))
    .toReversed();

/**
 * The changes that undo `change` on a board that still stands before it, everything in its place of the order. Take them
 * before applying. Empty when the change has no effect. Undoing what somebody else removed meanwhile does nothing, by the
 * rules of `applyChange`.
 */
export function invertChange(board: Board, change: BoardChange): BoardChange[] {
  switch (change.do) {
    case 'add-node': {
      const { id } = change.node;
      const back = nodesBack(board, (n) => n.id === id);
      return back.length > 0 ? back : [{ do: 'remove-node', id }];
    }
    case 'patch-node': {
      const before = board.nodes.find((n) => n.id === change.id);
      return before ? [{ do: 'patch-node', id: change.id, patch: patchBack(before, change.patch) }] : [];
    }
    case 'remove-node': {
      const { id } = change;
      const back = nodesBack(board, (n) => n.id === id);
      if (back.length === 0) return [];
      return [
        ...back,
        ...board.nodes
          .filter((n) => n.parentId === id)
          .map((n): BoardChange => ({ do: 'patch-node', id: n.id, patch: { parentId: id } })),
        ...edgesBack(board, (e) => e.source === id || e.target === id),
      ];
    }
    case 'add-edge': {
      if (applyChange(board, change) === board) return [];
      const { id } = change.edge;
      const back = edgesBack(board, (e) => e.id === id);
      return back.length > 0 ? back : [{ do: 'remove-edge', id }];
    }
    case 'remove-edge':
      return edgesBack(board, (e) => e.id === change.id);
  }
}

function patchBack(before: BoardNode, patch: NodePatch): NodePatch {
  const keysBack = (was: Record<string, unknown>, by: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(by).map((key) => [key, was[key] ?? null]));
  const plain = Object.fromEntries(
    keysOf(patch)
      .filter((key) => key !== 'metadata' && key !== 'style')
      .map((key) => [key, before[key] ?? null]),
  ) as NodePatch;
  return {
    ...plain,
    ...(patch.style && { style: keysBack(before.style, patch.style) }),
    ...(patch.metadata && { metadata: keysBack(before.metadata, patch.metadata) }),
  };
}

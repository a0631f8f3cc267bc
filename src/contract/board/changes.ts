import { z } from 'zod';
import { id } from '../base/id.ts';
import { boardEdge, boardNode, nodePatch, type Board, type BoardNode, type NodePatch } from './board.schema.ts';

/** The five verbs of a board. Editor, undo, store, live channel and second screen speak only these. */
export const boardChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('add-node'), node: boardNode }),
  z.strictObject({ do: z.literal('patch-node'), id, patch: nodePatch }),
  z.strictObject({ do: z.literal('remove-node'), id }),
  z.strictObject({ do: z.literal('add-edge'), edge: boardEdge }),
  z.strictObject({ do: z.literal('remove-edge'), id }),
]);
export type BoardChange = z.infer<typeof boardChange>;

/** The node after the patch. Metadata and style are merged key by key; a null takes a key away. */
export function patchNode(node: BoardNode, patch: NodePatch): BoardNode {
  return {
    ...node,
    ...patch,
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

/**
 * The board after the change. A change about a thing that is gone leaves the board as it is (somebody else deleted it),
 * an edge whose end is missing is not added, and a removed group lets its members go, where they are.
 */
export function applyChange(board: Board, change: BoardChange): Board {
  switch (change.do) {
    case 'add-node': {
      const node = release(board, change.node);
      return { ...board, nodes: [...board.nodes.filter((n) => n.id !== node.id), node] };
    }
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
      return hasEnds ? { ...board, edges: [...board.edges.filter((e) => e.id !== edge.id), edge] } : board;
    }
    case 'remove-edge':
      return { ...board, edges: board.edges.filter((e) => e.id !== change.id) };
  }
}

/**
 * The changes that undo `change` on a board that still stands before it. Take them before applying. Empty when the
 * change has no effect. Undoing what somebody else removed meanwhile does nothing, by the rules of `applyChange`.
 */
export function invertChange(board: Board, change: BoardChange): BoardChange[] {
  switch (change.do) {
    case 'add-node': {
      const before = board.nodes.find((n) => n.id === change.node.id);
      return before ? [{ do: 'add-node', node: before }] : [{ do: 'remove-node', id: change.node.id }];
    }
    case 'patch-node': {
      const before = board.nodes.find((n) => n.id === change.id);
      return before ? [{ do: 'patch-node', id: change.id, patch: patchBack(before, change.patch) }] : [];
    }
    case 'remove-node': {
      const node = board.nodes.find((n) => n.id === change.id);
      if (!node) return [];
      return [
        { do: 'add-node', node },
        ...board.nodes
          .filter((n) => n.parentId === node.id)
          .map((n): BoardChange => ({ do: 'patch-node', id: n.id, patch: { parentId: node.id } })),
        ...board.edges
          .filter((e) => e.source === node.id || e.target === node.id)
          .map((edge): BoardChange => ({ do: 'add-edge', edge })),
      ];
    }
    case 'add-edge': {
      if (applyChange(board, change) === board) return [];
      const before = board.edges.find((e) => e.id === change.edge.id);
      return before ? [{ do: 'add-edge', edge: before }] : [{ do: 'remove-edge', id: change.edge.id }];
    }
    case 'remove-edge': {
      const edge = board.edges.find((e) => e.id === change.id);
      return edge ? [{ do: 'add-edge', edge }] : [];
    }
  }
}

function patchBack(before: BoardNode, patch: NodePatch): NodePatch {
  const keysBack = (was: Record<string, unknown>, by: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(by).map((key) => [key, was[key] ?? null]));
  const plain = Object.fromEntries(
    (Object.keys(patch) as (keyof NodePatch)[])
      .filter((key) => key !== 'metadata' && key !== 'style')
      .map((key) => [key, before[key]]),
  ) as NodePatch;
  return {
    ...plain,
    ...(patch.style && { style: keysBack(before.style, patch.style) }),
    ...(patch.metadata && { metadata: keysBack(before.metadata, patch.metadata) }),
  };
}

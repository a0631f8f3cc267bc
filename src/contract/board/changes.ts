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
import { replacedStretch, splices, tab, textLength, type Splice } from './splices.schema.ts';
import { applySplices, invertSplices } from './splices.ts';

/** What is added takes its place right under the one of this id; without it, or when that is gone, on top of all. */
const under = z.optional(id);

/**
 * The six verbs of a board. Editor, undo, store, live channel and second screen speak only these. `edit-text` changes the content
 * of a node at some places: `splices` apply to a content of `length` units. As it is asked for, that is the content after the
 * changes up to `base` and the tab's own later ones; as it is accepted, the one right before it, and `asked` holds what was asked
 * for where that differs.
 */
export const boardChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('add-node'), node: boardNode, under }),
  z.strictObject({ do: z.literal('patch-node'), id, patch: nodePatch, replaced: z.optional(replacedStretch) }),
  z.strictObject({
    do: z.literal('edit-text'),
    id,
    tab,
    base: z.number().int().min(0),
    length: textLength,
    splices,
    asked: z.optional(splices),
  }),
  z.strictObject({ do: z.literal('remove-node'), id }),
  z.strictObject({ do: z.literal('add-edge'), edge: boardEdge, under }),
  z.strictObject({ do: z.literal('remove-edge'), id }),
]);
export type BoardChange = z.infer<typeof boardChange>;
export type TextEdit = Extract<BoardChange, { do: 'edit-text' }>;

/** The content after the edit; null where it was made for another one. */
export const editContent = (content: string, edit: Pick<TextEdit, 'length' | 'splices'>): string | null =>
  content.length === edit.length ? applySplices(content, edit.splices) : null;

/** The node after the edit; one whose content it was not made for stays as it is. */
export function editNode(node: BoardNode, edit: TextEdit): BoardNode {
  const content = editContent(node.content, edit);
  return content === null ? node : { ...node, content };
}

/** What a content that was saved whole changes of the one before it; null where that is not known. */
export function splicesOfPatch({ patch, replaced }: Extract<BoardChange, { do: 'patch-node' }>): Splice[] | null {
  if (patch.content === undefined) return [];
  if (!replaced) return null;
  const { length: before, at, del } = replaced;
  const ins = patch.content.slice(at, at + patch.content.length - before + del);
  return ins === '' && del === 0 ? [] : [{ at, del, ins }];
}

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
    case 'edit-text':
      return { ...board, nodes: board.nodes.map((n) => (n.id === change.id ? editNode(n, change) : n)) };
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
    case 'edit-text': {
      const content = board.nodes.find((n) => n.id === change.id)?.content;
      const after = content === undefined ? null : editContent(content, change);
      if (content === undefined || after === null || after === content) return [];
      const { asked: _, ...edit } = change;
      return [{ ...edit, length: after.length, splices: invertSplices(content, change.splices) }];
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

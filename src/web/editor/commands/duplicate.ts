import type { BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { clipOf, type BoardClip } from '#contract/board/clipboard.ts';
import type { Point } from '#contract/board/geometry.ts';
import { pasteClip } from '#contract/board/paste.ts';
import type { BoardEditor } from '../board-editor.ts';

const SHIFT_PX = 24;

/** These nodes with the members of groups among them and the wires between all of these; null where there are none. */
export function clipOfBoard(editor: BoardEditor, ids: Iterable<string>): BoardClip | null {
  const nodes = new Map<string, BoardNode>();
  for (const id of ids) {
    const node = editor.scene.node(id);
    if (!node) continue;
    nodes.set(id, node);
    for (const member of editor.scene.membersOf(id)) nodes.set(member.id, member);
  }
  const edges: BoardEdge[] = [];
  for (const id of nodes.keys()) {
    for (const edge of editor.scene.edgesOf(id)) if (edge.source === id && nodes.has(edge.target)) edges.push(edge);
  }
  const z = ({ id }: BoardNode) => editor.scene.entry(id)?.z ?? 0;
  const inOrder = [...nodes.values()].sort((a, b) => z(a) - z(b));
  return clipOf({ nodes: inOrder, edges }, new Set(nodes.keys()), editor.boardId);
}

/** What makes copies of these nodes in their place, and which copy is whose. */
export function copyOf(
  editor: BoardEditor,
  ids: Iterable<string>,
  by: Point = { x: 0, y: 0 },
): { changes: BoardChange[]; ids: ReadonlyMap<string, string> } {
  const clip = clipOfBoard(editor, ids);
  return clip
    ? pasteClip(clip, { boardId: editor.boardId, by, newId: editor.newId })
    : { changes: [], ids: new Map<string, string>() };
}

/** Those of these nodes that this person may have twice, with the members of groups among them. */
export const duplicable = (editor: BoardEditor, ids: Iterable<string>): string[] =>
  [...ids].filter((id) => {
    const node = editor.scene.node(id);
    return node && editor.may([node, ...editor.scene.membersOf(id)].map((one) => ({ do: 'add-node', node: one })));
  });

/** Copies these nodes with the wires between them, a little aside, as one step; the copies are selected. */
export function duplicate(editor: BoardEditor, ids: Iterable<string>): void {
  const copy = copyOf(editor, duplicable(editor, ids), { x: SHIFT_PX, y: SHIFT_PX });
  if (copy.changes.length === 0) return;
  editor.commit(copy.changes);
  editor.select(copy.ids.values());
}

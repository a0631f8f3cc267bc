import type { BoardEditor } from '../board-editor.ts';

/** Locks or unlocks these nodes, as one step. */
export function lock(editor: BoardEditor, ids: Iterable<string>, isLocked: boolean): void {
  const nodes = [...ids].filter((id) => editor.scene.entry(id));
  editor.commit(nodes.map((id) => ({ do: 'patch-node', id, patch: { metadata: { locked: isLocked ? true : null } } })));
}

import type { BoardEditor } from '../board-editor.ts';

/** Adds the node or wire to the selection, or takes it out. */
export function toggleSelected(editor: BoardEditor, id: string): void {
  const next = new Set(editor.selection());
  if (!next.delete(id)) next.add(id);
  editor.select(next);
}

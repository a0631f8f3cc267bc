import type { BoardEditor } from '../board-editor.ts';

/** Selects the wire and opens its label for typing. */
export function openLabel(editor: BoardEditor, id: string): void {
  editor.select([id]);
  editor.focusTitle(id);
  editor.redraw([id]);
}

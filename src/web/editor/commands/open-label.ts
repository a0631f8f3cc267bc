import { mayRewire } from '../rules/locking.ts';
import type { BoardEditor } from '../board-editor.ts';

/** Selects the wire and opens its label for typing, where this person may write on it. */
export function openLabel(editor: BoardEditor, id: string): void {
  editor.select([id]);
  if (!mayRewire(editor, id)) return;
  editor.focusTitle(id);
  editor.redraw([id]);
}

import { mayWrite } from '../rules/locking.ts';
import { readTitle } from '../rules/edits.ts';
import type { Editor } from '../editor.ts';

/** A typed title becomes the node's when it is neither empty nor the same. Answers the title that now holds. */
export function rename(editor: Editor, id: string, typed: string): string {
  const saved = editor.node(id)?.title ?? '';
  const verdict = readTitle(typed, saved);
  if (!verdict.ok) return saved;
  editor.commit([{ do: 'patch-node', id, patch: { title: verdict.value } }]);
  return verdict.value;
}

/**
 * Whether the card shows a title that can be typed: one that is being read or could not be read shows its state instead,
 * and a locked one stays as it is.
 */
export function mayRename(editor: Editor, id: string): boolean {
  const node = editor.node(id);
  if (!node || !mayWrite(editor, node)) return false;
  return node.metadata['isProcessing'] !== true && !node.metadata['processingError'];
}

import { readTitle } from '#contract/board/edits.ts';
import type { Editor } from '../editor/editor.ts';

/** A typed title becomes the node's when it is neither empty nor the same. Answers the title that now holds. */
export function rename(editor: Editor, id: string, typed: string): string {
  const saved = editor.node(id)?.title ?? '';
  const verdict = readTitle(typed, saved);
  if (!verdict.ok) return saved;
  editor.commit([{ do: 'patch-node', id, patch: { title: verdict.value } }]);
  return verdict.value;
}

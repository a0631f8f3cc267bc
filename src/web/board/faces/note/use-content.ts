import { readContent } from '#contract/board/edits.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { useEditor } from '../../editor/hooks.ts';
import { useEditing, type Editing } from '../use-editing.ts';

/** The editing of a node's content; it is saved only when the trimmed text differs. */
export function useContentEditing(node: BoardNode): Editing {
  const editor = useEditor();
  return useEditing(node.id, 'content', node.content, (typed) => {
    const verdict = readContent(typed, editor.node(node.id)?.content ?? '');
    if (!verdict.ok) return verdict.reason === 'unchanged' && editor.node(node.id) !== undefined;
    editor.commit([{ do: 'patch-node', id: node.id, patch: { content: verdict.value } }]);
    return editor.node(node.id)?.content === verdict.value;
  });
}

import { readContent } from '../../editor/rules/edits.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { useEditing, type Editing } from '../typing/use-editing.ts';

/** The editing of a node's content; it is saved only when the trimmed text differs. */
export function useContentEditing({ id, content }: BoardNode): Editing {
  const editor = useEditor();
  const save = (typed: string) => {
    const verdict = readContent(typed, editor.node(id)?.content ?? '');
    if (!verdict.ok) return verdict.reason === 'unchanged' && editor.node(id) !== undefined;
    editor.commit([{ do: 'patch-node', id, patch: { content: verdict.value } }]);
    return editor.node(id)?.content === verdict.value;
  };
  return useEditing({ nodeId: id, field: 'content', saved: content, save });
}

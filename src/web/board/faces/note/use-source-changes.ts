import { useMemo } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { changesSince, madeFromIn, printOfNote, type MadeOf, type SourceChange } from '#contract/recipes/derived.ts';
import { useEditorState } from '../../editor/hooks.ts';

/** What has changed on the board in the sources that the note was made from. */
export function useSourceChanges(node: BoardNode): SourceChange[] {
  const made = useMemo(() => madeFromIn(node.metadata), [node.metadata]);
  const sources = useEditorState((editor) => made.map(({ nodeId }) => editor.node(nodeId)));
  return useMemo(() => {
    const byId = new Map(sources.flatMap((source) => (source ? [[source.id, source] as const] : [])));
    return changesSince(made, (id) => printOf(byId.get(id)));
  }, [made, sources]);
}

/** How a source reads now; undefined while it is read, or where it was read before this was kept. */
function printOf(node: BoardNode | undefined): Pick<MadeOf, 'hash' | 'sections'> | null | undefined {
  if (!node) return null;
  const kind = toNodeKind(node.type, node.metadata);
  if (kind === 'text' || kind === 'sticky' || kind === 'ai') return printOfNote(node);
  const hash = node.metadata['textHash'];
  return typeof hash === 'string' && node.metadata['isProcessing'] !== true ? { hash } : undefined;
}

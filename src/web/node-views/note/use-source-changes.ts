import { useMemo } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceChange } from '../../recipes/changes-since.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { useEditorState } from '../../board-context/hooks.ts';
import { sourceChanges } from './source-changes.ts';

/** What has changed on the board in the sources that the note was made from. */
export function useSourceChanges(node: BoardNode): SourceChange[] {
  const made = useMemo(() => madeFromIn(node.metadata), [node.metadata]);
  const sources = useEditorState((editor) => made.map(({ nodeId }) => editor.node(nodeId)));
  return useMemo(() => {
    const byId = new Map(sources.flatMap((source) => (source ? [[source.id, source] as const] : [])));
    return sourceChanges(made, (id) => byId.get(id));
  }, [made, sources]);
}

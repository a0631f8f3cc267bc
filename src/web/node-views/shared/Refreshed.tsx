import { Suspense } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { textFact } from '../../editor/facts.ts';
import { RefreshLine } from './refresh-line.ts';

/** How the reading again of a card's source goes or went; nothing for what was read once. */
export function Refreshed({ node }: { node: BoardNode }) {
  const editor = useEditor();
  if (node.metadata['isProcessing'] !== true && !textFact(node, 'refreshOutcome')) return null;
  return (
    <Suspense>
      <RefreshLine
        facts={node.metadata}
        onShowChanges={() => editor.openEvidence({ nodeId: node.id, passageId: null, changesSince: 'last' })}
      />
    </Suspense>
  );
}

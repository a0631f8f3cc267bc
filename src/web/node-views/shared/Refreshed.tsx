import { Suspense } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { textFact } from '../../editor/facts.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { withWords } from '../../words/index.ts';

/** How a refresh goes or went, fetched where a card first has to tell it. */
const RefreshLine = lazyComponent(() => withWords(['talk'], import('../../sources/RefreshLine.tsx')), 'RefreshLine');

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

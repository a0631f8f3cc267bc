import { Suspense, useEffect, type ReactNode } from 'react';
import { usePanels, useShownPanels } from '../board-context/panels.ts';
import { offerHistory } from '../board-context/has-history.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { withWords } from '../words/index.ts';

const HistoryScreen = lazyComponent(
  () => withWords(['board', 'history'], import('./HistoryScreen.tsx')),
  'HistoryScreen',
);

/** The board, and in its place its past while that is looked at. The editor goes on: what others do is not missed. */
export function WithPast({ editor, children }: { editor: BoardEditor; children: ReactNode }) {
  const panels = usePanels();
  const { panel } = useShownPanels();
  useEffect(() => (editor.mayEdit ? offerHistory() : undefined), [editor]);
  if (panel?.what !== 'history') return children;
  return (
    <Suspense>
      <HistoryScreen editor={editor} nodeId={panel.nodeId} onClose={() => panels.close()} />
    </Suspense>
  );
}

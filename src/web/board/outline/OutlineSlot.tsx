import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { usePanels, useShownPanels } from '../../board-context/panels.ts';
import { withWords } from '../../words/index.ts';

const Outline = lazyComponent(() => withWords(['board', 'talk'], import('./Outline.tsx')), 'Outline');

/** The place of the outline; it comes when it is first asked for. */
export function OutlineSlot() {
  const panels = usePanels();
  const { outlineAsked } = useShownPanels();
  if (outlineAsked === 0) return null;
  return (
    <Suspense>
      <Outline asked={outlineAsked} onClose={panels.closeOutline} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { usePanels, useShownPanels } from '../stage/panels.ts';

const Outline = lazy(() => import('./Outline.tsx').then((m) => ({ default: m.Outline })));

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

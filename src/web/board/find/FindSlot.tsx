import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { ComingField } from '../../ui/ComingField.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { usePanels, useShownPanels } from '../../board-context/panels.ts';

const load = () => withWords(['talk'], import('./FindBar.tsx'));
const FindBar = lazyComponent(() => load(), 'FindBar');

const BEFOREHAND_MS = 4_000;

/** The place of the bar that finds. It is fetched when the board rests, so that no letter typed after Ctrl+F goes astray. */
export function FindSlot() {
  const t = useWords('actions');
  const panels = usePanels();
  const { findAsked } = useShownPanels();
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), BEFOREHAND_MS);
    return () => clearTimeout(timer);
  }, []);
  const [typed, setTyped] = useState('');
  if (findAsked === 0) return null;
  const close = () => {
    setTyped('');
    panels.closeFind();
  };
  return (
    <Suspense fallback={<ComingField label={t('label.find')} onType={setTyped} />}>
      <FindBar asked={findAsked} typedBefore={typed} onClose={close} />
    </Suspense>
  );
}

import { useEffect } from 'react';
import { useWords } from '../../words/index.ts';
import { useEngine } from '../engine/use-engine.ts';

/** Lets the painted wires say in the reader's language how much of a source they bring. */
export function useDepthWords(): void {
  const engine = useEngine();
  const t = useWords('wires');
  useEffect(() => {
    engine.speak({ summary: t('depths.summary'), highlights: t('depths.highlights'), off: t('depths.off') });
  }, [engine, t]);
}

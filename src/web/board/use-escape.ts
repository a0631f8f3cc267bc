import { useEffect } from 'react';
import { useLatest } from '../lib/use-latest.ts';

/** Hears Escape before the board and its cards do, which then do not hear it; not the one that ends a syllable. */
export function useEscape(act: () => void): void {
  const latest = useLatest(act);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [latest]);
}

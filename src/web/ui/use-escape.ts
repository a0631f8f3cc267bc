import { useEffect } from 'react';
import { useLatest } from '../lib/use-latest.ts';
import { MENU, openOver } from './open-over.ts';

/** A dialog or menu that lies over it closes first. */
const isCovered = (): boolean => openOver(false).length > 0 || document.querySelector(MENU) !== null;

/** Hears Escape before the board and its cards do, which then do not hear it; not the one that ends a syllable. */
export function useEscape(act: () => void): void {
  const latest = useLatest(act);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isCovered()) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [latest]);
}

import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

interface ViewKeys {
  onLeave: () => void;
  /** Null where nothing can be taken back. */
  onUndo: (() => void) | null;
}

/** While nobody types, F leaves the view, as it opens it, and Ctrl+Z takes back what was edited in it. */
export function useViewKeys(area: RefObject<HTMLElement | null>, keys: ViewKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (altKey || shiftKey || event.isComposing || isTyping(event.target)) return;
      const { onLeave, onUndo } = latest.current;
      const act = ctrlKey || metaKey ? code === 'KeyZ' && onUndo : code === 'KeyF' && onLeave;
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [area, latest]);
}

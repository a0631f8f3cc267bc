import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** F leaves the view, as it opens it, while nobody types. */
export function useLeaveKey(area: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useLatest(onLeave);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.code !== 'KeyF' || isHeld || event.isComposing || isTyping(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [area, latest]);
}

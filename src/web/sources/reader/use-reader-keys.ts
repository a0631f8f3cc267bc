import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { readSelection, selectByKey } from './read-selection.ts';

interface ReaderKeys {
  /** Opens the search within the source, or gives it the focus; null while there is nothing to search. */
  find: (() => void) | null;
  /** Closes what is open in the reader, or the reader. */
  leave: () => void;
}

/** Fields and menus within the reader take an Esc for themselves. */
const keepsEscape = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('form, [role=toolbar]') !== null;

/**
 * The keys of the reader, while the focus is in it: Ctrl+F searches, Shift with the arrows selects in its text, Esc leaves
 * first what is selected. Esc also leaves it from elsewhere where nothing else takes it.
 */
export function useReaderKeys(
  panel: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  keys: ReaderKeys,
): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const element = panel.current;
    const take = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || keepsEscape(event.target)) return;
      event.stopPropagation();
      if (area.current && readSelection(area.current)) document.getSelection()?.removeAllRanges();
      else latest.current.leave();
    };
    const press = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey;
      const { find } = latest.current;
      if (isHeld && event.code === 'KeyF' && !event.altKey && !event.shiftKey && find) {
        take(event);
        find();
      } else if (!isHeld && event.shiftKey && area.current && event.target === area.current) {
        if (selectByKey(area.current, event.key)) take(event);
      }
    };
    element?.addEventListener('keydown', leave);
    element?.addEventListener('keydown', press);
    document.addEventListener('keydown', leave);
    return () => {
      element?.removeEventListener('keydown', leave);
      element?.removeEventListener('keydown', press);
      document.removeEventListener('keydown', leave);
    };
  }, [panel, area, latest]);
}

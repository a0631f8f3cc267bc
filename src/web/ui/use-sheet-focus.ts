import { useEffect, type RefObject } from 'react';
import { useLatest } from '../lib/use-latest.ts';
import { BESIDE_SHEET } from './beside-sheet.ts';
import { MENU } from './open-over.ts';
import { tabAround } from './tab-around.ts';

/** The sheets that lie over each other, the foremost last. */
const sheets: Element[] = [];

/**
 * A sheet over the board takes the focus and keeps it while it is there, and gives it back; to `onLost` where it was in what
 * is gone; the cards behind it are out of reach. Esc leaves it, unless a field took the Esc, also while nothing has the focus.
 */
export function useSheetFocus(sheet: RefObject<HTMLElement | null>, onClose: () => void, onLost?: () => void): void {
  const later = useLatest({ onClose, onLost });
  useEffect(() => {
    const before = document.activeElement;
    const last = later;
    const element = sheet.current;
    if (!element) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      later.current.onClose();
    };
    // Heard before the board, which takes the keys of whoever has no focus.
    const leaveUnfocused = (event: KeyboardEvent) => {
      const isMine = event.target === document.body && sheets.at(-1) === element;
      if (isMine && document.querySelector(MENU) === null) leave(event);
    };
    const tab = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented || sheets.at(-1) !== element) return;
      const beside = document.querySelectorAll<HTMLElement>(`[${BESIDE_SHEET}]`);
      const next = tabAround([element, ...beside], event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    sheets.push(element);
    const behind = element.closest('.board')?.querySelector('.react-flow');
    behind?.toggleAttribute('inert', true);
    element.focus({ preventScroll: true });
    element.addEventListener('keydown', leave);
    document.addEventListener('keydown', leaveUnfocused, true);
    document.addEventListener('keydown', tab);
    return () => {
      element.removeEventListener('keydown', leave);
      document.removeEventListener('keydown', leaveUnfocused, true);
      document.removeEventListener('keydown', tab);
      sheets.splice(sheets.indexOf(element), 1);
      if (sheets.length === 0) behind?.toggleAttribute('inert', false);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else last.current.onLost?.();
    };
  }, [sheet, later]);
}

import { useEffect, type RefObject } from 'react';
import { useLatest } from '../lib/use-latest.ts';
import { BESIDE_SHEET } from './beside-sheet.ts';
import { MENU } from './open-over.ts';

const TABBABLE = 'a[href], button, input, textarea, select, iframe, [contenteditable], [tabindex]:not([tabindex="-1"])';

const isReached = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

/**
 * Where Tab goes so that it stays within these areas, one after the other and around; null where the browser goes to the
 * right place by itself, or the focus is in something that floats above them.
 */
function tabAround(areas: readonly HTMLElement[], isBack: boolean): HTMLElement | null {
  const { activeElement: at, body } = document;
  const here = areas.findIndex((area) => area.contains(at));
  if (here < 0 && at !== body) return null;
  const stops = areas.map((area) => [...area.querySelectorAll<HTMLElement>(TABBABLE)].filter(isReached));
  const inside = stops[here] ?? [];
  const edge = isBack ? inside[0] : inside.at(-1);
  const isAtEdge = here < 0 || at === edge || (at === areas[here] && (isBack || inside.length === 0));
  if (!isAtEdge) return null;
  const after = stops.map((_, i) => stops[(here + (isBack ? -1 - i : 1 + i) + 2 * stops.length) % stops.length] ?? []);
  const next = after.find((some) => some.length > 0) ?? [];
  return (isBack ? next.at(-1) : next[0]) ?? null;
}

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

import type { KeyPress } from '../../lib/chord.ts';

/** What actions have with Ctrl and browsers have too: kept from the browser until the actions have been fetched. */
const HELD_CODES = new Set(['KeyA', 'KeyD', 'KeyF', 'KeyG', 'KeyS', 'KeyY', 'KeyZ']);
const HELD_KEYS = new Set(['+', '=', '-', '_', '.', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** Whether the browser would do something else at a press that some action is waiting for. */
export const isKeptFromBrowser = ({ ctrlKey, metaKey, altKey, code, key }: KeyPress): boolean =>
  (ctrlKey || metaKey) && !altKey && (HELD_CODES.has(code) || HELD_KEYS.has(key));

/** Whether the focus is where letters are text or menus listen. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="menu"], [role="dialog"], [role="listbox"]') !== null
  );
}

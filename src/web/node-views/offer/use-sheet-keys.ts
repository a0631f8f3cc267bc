import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import type { RowField } from './offer-rows.ts';
import type { OpenOffer } from './use-offer.ts';
import type { Sheet } from './use-sheet.ts';

interface Keys {
  open: OpenOffer;
  sheet: Sheet;
  onLeave: () => void;
}

const rowsIn = (area: HTMLElement): HTMLElement[] => [...area.querySelectorAll<HTMLElement>('[data-row]')];

/**
 * The keys of the full view, while nobody types: arrows walk the fields, Q shows the quote, A ticks what is asked, a figure
 * puts in the found value of that place, F leaves. Enter is the field's own: it edits.
 */
export function useSheetKeys(area: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const { target, code } = event;
      if (event.defaultPrevented || event.isComposing || isTyping(target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!run(element, target, code, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [area, latest]);
}

/** Answers whether the key meant something here. */
function run(area: HTMLElement, target: EventTarget | null, code: string, { open, sheet, onLeave }: Keys): boolean {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  const field = row?.dataset['field'] as RowField | undefined;
  if (code === 'KeyF') onLeave();
  else if (code === 'ArrowDown' || code === 'ArrowUp') return walk(area, field, code === 'ArrowDown' ? 1 : -1);
  else if (code === 'KeyQ' && field !== undefined) sheet.showQuote(field, null);
  else if (code === 'KeyA' && row) row.querySelector<HTMLElement>('[data-ask]')?.click();
  else if (/^Digit[1-9]$/.test(code)) {
    const found = open.found[Number(code.slice(-1)) - 1];
    if (found && open.isOpen) sheet.put(found, found.field);
  } else return false;
  return true;
}

/** To the next field, or to the first where none has the focus. Lists and mails that scroll keep their arrows. */
function walk(area: HTMLElement, field: RowField | undefined, step: 1 | -1): boolean {
  const rows = rowsIn(area);
  if (field === undefined && document.activeElement !== area) return false;
  const at = rows.findIndex(({ dataset }) => dataset['row'] === field);
  const next = at < 0 ? rows[0] : rows[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return true;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('form, input, textarea, select') !== null);

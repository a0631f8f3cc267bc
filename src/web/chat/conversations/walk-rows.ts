import type { KeyboardEvent } from 'react';

/** The arrows lead from row to row of a list, whose rows are marked as `data-row`; from outside to the first one. */
export function walkRows(event: KeyboardEvent, list: HTMLElement | null): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || !list || event.nativeEvent.isComposing) return;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  event.preventDefault();
  rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
}

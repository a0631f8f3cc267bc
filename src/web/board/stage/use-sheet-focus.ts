import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';

/** A sheet over the board takes the focus while it is there and gives it back; Esc leaves it, unless a field took the Esc. */
export function useSheetFocus(sheet: RefObject<HTMLElement | null>, onClose: () => void): void {
  const later = useLatest(onClose);
  useEffect(() => {
    const before = document.activeElement;
    const element = sheet.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      later.current();
    };
    element?.focus({ preventScroll: true });
    element?.addEventListener('keydown', leave);
    return () => {
      element?.removeEventListener('keydown', leave);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [sheet, later]);
}

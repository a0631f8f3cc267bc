import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../lib/use-latest.ts';

/**
 * A panel beside the board takes the focus; when it goes it gives it back, unless somebody has gone elsewhere meanwhile. To
 * `onLost` where what had it is gone. The board stays within reach.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, onLost: () => void): void {
  const later = useLatest(onLost);
  useEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    const last = later;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== null && activeElement !== body && element?.contains(activeElement) !== true;
      if (isElsewhere) return;
      if (before instanceof HTMLElement && before !== body && before.isConnected) before.focus({ preventScroll: true });
      else last.current();
    };
  }, [panel, later]);
}

import { useEffect, type RefObject } from 'react';

/** Takes the focus when something is opened here, and gives it back to where it was when the panel closes. */
export function useFocusWhileOpen(
  panel: RefObject<HTMLElement | null>,
  sourceId: string,
  passageId: string | null,
  isQuiet: boolean,
) {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const shown = `${sourceId} ${passageId}`;
  useEffect(() => {
    if (shown !== '' && !isQuiet) panel.current?.focus({ preventScroll: true });
  }, [panel, shown, isQuiet]);
}

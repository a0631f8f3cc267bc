import { useCallback, useRef, type RefCallback } from 'react';

/** A ref for buttons that take each other's place: the one that comes has the focus that the one that left had. */
export function useOneFocus(): RefCallback<HTMLElement> {
  const had = useRef(false);
  return useCallback((button) => {
    if (had.current) button?.focus({ preventScroll: true });
    return () => {
      had.current = button === document.activeElement;
    };
  }, []);
}

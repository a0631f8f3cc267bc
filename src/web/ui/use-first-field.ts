import { useEffect, type RefObject } from 'react';
import { isCoarse } from '../lib/coarse.ts';

/**
 * Puts the focus into the first field of what has just come into a dialog in the place of something else, with which the
 * focus has gone. Not for fingers: a keyboard that nobody asked for would cover it.
 */
export function useFirstField(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isCoarse()) area.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [area]);
}

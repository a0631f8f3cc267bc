import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Rect } from '#contract/board/geometry.ts';

type Seen = Pick<VisualViewport, 'offsetTop' | 'height' | 'scale'>;

/** How much of a place lies above and below what is seen while an on-screen keyboard covers the page; nothing where the page is zoomed. */
export function unseenOf({ y, height }: Pick<Rect, 'y' | 'height'>, { offsetTop, height: seen, scale }: Seen) {
  if (scale !== 1) return { top: 0, bottom: 0 };
  const bottom = Math.max(0, Math.round(y + height - offsetTop - seen));
  return { top: bottom > 0 ? Math.max(0, Math.round(offsetTop - y)) : 0, bottom };
}

/** How far a sheet that fills its parent keeps from its top and bottom: its head in sight, its last line above the keyboard. */
export function useAboveKeyboard(sheet: RefObject<HTMLElement | null>): { top: number; bottom: number } {
  const [unseen, setUnseen] = useState({ top: 0, bottom: 0 });
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const fit = () => {
      const whole = sheet.current?.parentElement?.getBoundingClientRect();
      if (!whole) return;
      const next = unseenOf(whole, seen);
      setUnseen((last) => (last.top === next.top && last.bottom === next.bottom ? last : next));
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [sheet]);
  return unseen;
}

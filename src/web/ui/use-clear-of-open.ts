import { useLayoutEffect, type RefObject } from 'react';
import type { Rect } from '#contract/board/geometry.ts';
import { clearOf } from './clear-of.ts';
import { openOver } from './open-over.ts';

const WAY = '--notice-way';
const KEPT = 'button, a[href], input, textarea, select, [contenteditable="true"]';
const MOST_KEPT = 200;

/**
 * On a telephone keeps a notice, for as long as it is shown, off the title, the buttons and the fields of what is open: a
 * dialog, a sheet, the outline. `shown` is the notice; undefined where none is.
 */
export function useClearOfOpen(region: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useLayoutEffect(() => {
    const toaster = region.current;
    if (!toaster || shown === undefined || matchMedia('(min-width: 48rem)').matches) return;
    const { style } = toaster;
    let frame = 0;
    let nowPx = 0;
    const place = () => {
      frame = 0;
      const open = openOver(true).at(-1);
      if (!open) {
        nowPx = 0;
        style.removeProperty(WAY);
        return;
      }
      style.setProperty(WAY, 'none');
      const { x, y, width, height } = toaster.getBoundingClientRect();
      nowPx = clearOf({ usual: { x, y, width, height }, nowPx, windowPx: innerHeight }, keptOf(open));
      style.setProperty(WAY, `0px ${nowPx}px`);
    };
    place();
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(place);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty(WAY);
    };
  }, [region, shown]);
}

function keptOf(open: Element): Rect[] {
  const title = open.querySelector('h1, h2, h3');
  return [...(title ? [title] : []), ...[...open.querySelectorAll(KEPT)].slice(0, MOST_KEPT)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 1 && bottom > 0 && top < innerHeight);
}

import { useEffect, type RefObject } from 'react';

/** Put on what the wheel may scroll; the interaction engine leaves the wheel alone over it. */
export const SCROLLING_CLASS = 'is-scrolling';
const GESTURE_MS = 250;

/**
 * The wheel zooms the board. Only over a selected card with something to scroll (marked `nowheel`) does it scroll that,
 * and a zoom that has begun is not caught by the cards that pass under the pointer. Pinching always zooms.
 */
export function useWheel(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let zoomedAtMs = -Infinity;
    const decide = (event: WheelEvent) => {
      const area =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`.nowheel, .${SCROLLING_CLASS}`) : null;
      const isZooming = event.timeStamp - zoomedAtMs < GESTURE_MS;
      const scrolls = area !== null && !event.ctrlKey && !isZooming && isChosen(area) && hasMore(area);
      area?.classList.toggle(SCROLLING_CLASS, scrolls);
      if (!scrolls) zoomedAtMs = event.timeStamp;
    };
    element.addEventListener('wheel', decide, { capture: true, passive: true });
    return () => element.removeEventListener('wheel', decide, { capture: true });
  }, [board]);
}

const isChosen = (area: HTMLElement): boolean =>
  area.closest('.board-card[data-selected]') !== null || area.contains(document.activeElement);

const hasMore = (area: HTMLElement): boolean =>
  area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;

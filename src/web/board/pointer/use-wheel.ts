import { useLayoutEffect, type RefObject } from 'react';
import { onInputMode, readInputMode } from '../../lib/input-mode.ts';
import { useEngine } from '../engine/use-engine.ts';
import { deviceOf, mayPan, panOf, type WheelDevice } from './read-wheel.ts';

/** Put on what the wheel may scroll; the interaction engine leaves the wheel alone over it. */
export const SCROLLING_CLASS = 'is-scrolling';
const GESTURE_MS = 250;
/** What stands on the board beside the cards: under the pointer without being asked for, and nothing to scroll. */
const ON_THE_BOARD = '.board-wire-cross, .board-wire-grip, .board-tools, .board-pin';

/**
 * The wheel zooms the board; two fingers move it, and so does the wheel where the settings say so. Only over a selected card
 * with something to scroll (marked `nowheel`) does it scroll that, and a zoom or a move that has begun is not caught by the
 * cards that pass under the pointer. Pinching always zooms. Over a wire's cross, a comment's pin or the tools it is the board's as well.
 */
export function useWheel(board: RefObject<HTMLElement | null>): void {
  const { camera } = useEngine().editor;
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    let mode = readInputMode();
    let device: WheelDevice = 'wheel';
    let turnedAtMs = -Infinity;
    let movedAtMs = -Infinity;
    const decide = (event: WheelEvent) => {
      if (event.target instanceof Element && event.target.closest(ON_THE_BOARD)) {
        event.preventDefault();
        event.stopPropagation();
        return void element.querySelector('.react-flow__pane')?.dispatchEvent(new WheelEvent(event.type, event));
      }
      const areas = areasAround(event.target);
      // A table that fits is no end of the wheel: it may stand in a text that scrolls.
      const area = areas.find(hasMore) ?? areas[0];
      const isMoving = event.timeStamp - movedAtMs < GESTURE_MS;
      const scrolls = area !== undefined && !event.ctrlKey && !isMoving && isChosen(area) && hasMore(area);
      area?.classList.toggle(SCROLLING_CLASS, scrolls);
      device = deviceOf(event, device, event.timeStamp - turnedAtMs >= GESTURE_MS);
      turnedAtMs = event.timeStamp;
      if (scrolls) return;
      movedAtMs = event.timeStamp;
      if (!isOverBoard(event) || !mayPan(event, mode, device)) return;
      event.preventDefault();
      event.stopPropagation();
      const { view, frame } = camera;
      const by = panOf(event, frame);
      camera.go({ ...view, x: view.x + by.x, y: view.y + by.y });
    };
    element.addEventListener('wheel', decide, { capture: true, passive: false });
    const release = onInputMode(() => {
      mode = readInputMode();
    });
    return () => {
      element.removeEventListener('wheel', decide, { capture: true });
      release();
    };
  }, [board, camera]);
}

/** What is marked as scrolling around this place, from the inside. */
function areasAround(target: EventTarget | null): HTMLElement[] {
  const areas: HTMLElement[] = [];
  const marks = `.nowheel, .${SCROLLING_CLASS}`;
  let area = target instanceof Element ? target.closest<HTMLElement>(marks) : null;
  for (; area; area = area.parentElement?.closest<HTMLElement>(marks) ?? null) areas.push(area);
  return areas;
}

const isOverBoard = ({ target }: Event): boolean => target instanceof Element && target.closest('.react-flow') !== null;

const isChosen = (area: HTMLElement): boolean =>
  area.closest('.board-card[data-selected]') !== null || area.contains(document.activeElement);

const hasMore = (area: HTMLElement): boolean =>
  area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;

import { useEffect, type RefObject } from 'react';
import { useEngine } from '../engine/use-engine.ts';

const PRESS_MS = 480;
const STILL_PX = 10;
/** A click that some browsers still make of the press comes within this. */
const AFTER_MS = 400;
const FIELDS = 'input, textarea, [contenteditable], a, iframe, .board-handle, .board-wire-grip';

/**
 * A finger or a pen that rests opens the menu of what lies under it, in browsers too that tell of no such menu by themselves.
 * The press that follows does nothing more.
 */
export function useLongPress(board: RefObject<HTMLElement | null>): void {
  const engine = useEngine();
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let from: { id: number; by: string; x: number; y: number; target: Element } | null = null;
    let isOver = false;
    const forget = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      from = null;
    };
    const open = () => {
      if (!from) return;
      const { x, y, by, target } = from;
      forget();
      if (engine.isBusy()) engine.cancelMove();
      isOver = true;
      const where = { clientX: x, clientY: y, pointerType: by };
      target.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, ...where }));
    };
    /** A page that was busy hears of a finger's moves with its next frame, and of the time before: they come first. */
    const ripen = () => (frame = requestAnimationFrame(open));
    const press = (event: PointerEvent) => {
      forget();
      isOver = false;
      const { target } = event;
      const isRest = event.pointerType !== 'mouse' && event.isPrimary && event.button === 0;
      if (!isRest || !(target instanceof Element)) return;
      if (!target.closest('.react-flow') || target.closest(FIELDS)) return;
      from = { id: event.pointerId, by: event.pointerType, x: event.clientX, y: event.clientY, target };
      timer = setTimeout(ripen, PRESS_MS);
    };
    /** A second finger, or one that moves, means something else. */
    const move = (event: PointerEvent) => {
      if (!from) return;
      const isStill = Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STILL_PX;
      if (event.pointerId !== from.id || !isStill) forget();
    };
    const second = (event: TouchEvent) => event.touches.length > 1 && forget();
    /** The browser's own menu event of the same press comes first in some of them, and after ours in others. */
    const menu = (event: MouseEvent) => {
      if (!event.isTrusted) return;
      if (isOver) {
        event.preventDefault();
        event.stopPropagation();
      } else if (from) {
        forget();
        isOver = true;
      }
    };
    const click = (event: MouseEvent) => {
      if (!isOver) return;
      isOver = false;
      event.preventDefault();
      event.stopPropagation();
    };
    /** Without it the browser makes a click of the end of the press, outside of the menu: that would close it again. */
    const end = (event: TouchEvent) => {
      forget();
      if (!isOver) return;
      if (event.cancelable) event.preventDefault();
      setTimeout(() => (isOver = false), AFTER_MS);
    };
    element.addEventListener('pointerdown', press, true);
    element.addEventListener('pointermove', move, true);
    element.addEventListener('pointerup', forget, true);
    element.addEventListener('pointercancel', forget, true);
    element.addEventListener('touchstart', second, { capture: true, passive: true });
    element.addEventListener('touchend', end, { capture: true, passive: false });
    element.addEventListener('contextmenu', menu, true);
    element.addEventListener('click', click, true);
    return () => {
      forget();
      element.removeEventListener('pointerdown', press, true);
      element.removeEventListener('pointermove', move, true);
      element.removeEventListener('pointerup', forget, true);
      element.removeEventListener('pointercancel', forget, true);
      element.removeEventListener('touchstart', second, { capture: true });
      element.removeEventListener('touchend', end, { capture: true });
      element.removeEventListener('contextmenu', menu, true);
      element.removeEventListener('click', click, true);
    };
  }, [board, engine]);
}

import { useEffect, type RefObject } from 'react';
import type { Point } from '#contract/board/geometry.ts';
import type { View } from '../../editor/camera.ts';
import { useEngine } from '../engine/use-engine.ts';
import { viewUnder } from './two-fingers.ts';

/** Whoever holds one of these does something with it, however many fingers come after. */
const HELD = '.board-handle, .board-grip, .board-wire-grip, iframe';

/**
 * Two fingers zoom and move the board, wherever they begin: on the ground, on a selected card, or on both. What the first
 * of them had begun is taken back, and a finger that is left goes on moving the board.
 */
export function useTwoFingers(board: RefObject<HTMLElement | null>): void {
  const engine = useEngine();
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const { camera } = engine.editor;
    let under: { view: View; fingers: Point[] } | null = null;
    let isTellingOff = false;
    const rest = ({ touches }: TouchEvent) => {
      const fingers = placesOf(touches, camera.frame);
      under = fingers.length > 0 ? { view: camera.view, fingers } : null;
    };
    const keep = (event: TouchEvent) => {
      if (event.cancelable) event.preventDefault();
      event.stopPropagation();
    };
    /** The engines of dragging and panning hear that their finger is gone. */
    const tellOff = (touch: Touch) => {
      isTellingOff = true;
      touch.target.dispatchEvent(new TouchEvent('touchcancel', { bubbles: true, changedTouches: [touch] }));
      isTellingOff = false;
    };
    const press = (event: TouchEvent) => {
      if (!under) {
        if (event.touches.length !== 2 || engine.isConnecting() || ![...event.touches].every(isOnBoard)) return;
        engine.cancelMove();
        [...event.touches].forEach(tellOff);
      }
      keep(event);
      rest(event);
    };
    const move = (event: TouchEvent) => {
      if (!under) return;
      keep(event);
      camera.go(viewUnder(under.view, under.fingers, placesOf(event.touches, camera.frame)));
    };
    const lift = (event: TouchEvent) => {
      if (!under || isTellingOff) return;
      keep(event);
      rest(event);
    };
    const actively = { capture: true, passive: false };
    element.addEventListener('touchstart', press, actively);
    element.addEventListener('touchmove', move, actively);
    element.addEventListener('touchend', lift, actively);
    element.addEventListener('touchcancel', lift, actively);
    return () => {
      element.removeEventListener('touchstart', press, actively);
      element.removeEventListener('touchmove', move, actively);
      element.removeEventListener('touchend', lift, actively);
      element.removeEventListener('touchcancel', lift, actively);
    };
  }, [board, engine]);
}

const isOnBoard = ({ target }: Touch): boolean =>
  target instanceof Element && target.closest('.react-flow') !== null && target.closest(HELD) === null;

const placesOf = (touches: TouchList, frame: Point): Point[] =>
  Array.from(touches, ({ clientX, clientY }) => ({ x: clientX - frame.x, y: clientY - frame.y }));

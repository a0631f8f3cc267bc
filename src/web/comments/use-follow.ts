import { useLayoutEffect, type RefObject } from 'react';
import type { Point, Rect, Size } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useLatest } from '../lib/use-latest.ts';

/** Calls `place` whenever the board moves under the window, or what stands on it does. */
export function useFollow(editor: BoardEditor, place: () => void): void {
  const latest = useLatest(place);
  useLayoutEffect(() => {
    let frame = 0;
    const now = () => latest.current();
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(now);
    };
    const stops = [editor.camera.subscribe(now), editor.onDraw(soon), editor.onBoard(soon)];
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      stops.forEach((stop) => stop());
      window.removeEventListener('resize', soon);
    };
  }, [editor, latest]);
  useLayoutEffect(place);
}

/** From the board's pixels to those of its element. */
export const toScreen = ({ camera }: BoardEditor, { x, y }: Point): Point => ({
  x: camera.view.x + x * camera.view.zoom,
  y: camera.view.y + y * camera.view.zoom,
});

const WIDTH = 340;
/** Beyond the pin at the card’s edge, and its number. */
const GAP = 26;
const EDGE = 12;
const TOP = 68;

/**
 * Where a panel of this height stands beside a card: at its right, else its left, and always in the window. `leftPx`: what the
 * tools cover, over which it lies only where there is no other room.
 */
export function besideCard(card: Rect, height: number, frame: Size, leftPx: number): Point {
  const right = card.x + card.width + GAP;
  const left = card.x - GAP - WIDTH;
  const least = Math.max(EDGE, leftPx);
  const most = frame.width - EDGE - WIDTH;
  return {
    x: Math.max(EDGE, Math.min(most, right <= most || left < least ? Math.max(least, right) : left)),
    y: Math.max(TOP, Math.min(frame.height - EDGE - height, card.y)),
  };
}

/** Moves an element without drawing it anew. */
export function moveTo(element: RefObject<HTMLElement | null>, to: Point | null): void {
  const { style } = element.current ?? {};
  if (!style) return;
  style.visibility = to ? '' : 'hidden';
  if (to) style.transform = `translate(${Math.round(to.x)}px,${Math.round(to.y)}px)`;
}

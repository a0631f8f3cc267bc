import { boundsOf, type Rect } from '#contract/board/geometry.ts';
import { lookAt, moved, READABLE, REVEAL_MARGIN_PX, ZOOM, type Camera } from './camera.ts';

/**
 * Shows what was made together with the card that it came from: at the scale that there is where both have room, clear of
 * the panel in the corner if it can be, else as much smaller as can still be read. Where that is too small nothing moves:
 * false.
 */
export function revealBeside(camera: Camera, made: Rect, from: Rect, durationMs = 0): boolean {
  const both = boundsOf([made, from]) ?? made;
  const view = camera.aimed();
  const open = camera.open();
  const parts = [open, ...camera.clearParts(open)];
  const width = both.width * view.zoom + 2 * REVEAL_MARGIN_PX;
  const height = both.height * view.zoom + 2 * REVEAL_MARGIN_PX;
  const held = parts
    .filter((part) => width <= part.width && height <= part.height)
    .map((part) => moved(view, both, part));
  const smaller = parts
    .map((part) => lookAt(both, part, ZOOM.fitMost, REVEAL_MARGIN_PX))
    .filter(({ zoom }) => zoom >= READABLE);
  const views = held.length > 0 ? held : smaller;
  const to = views.find((one) => !camera.isInCorner([made, from], one)) ?? views[0];
  if (to && to !== view) camera.go(to, durationMs);
  return to !== undefined;
}

import { boundsOf, type Rect } from '#contract/board/geometry.ts';
import type { Camera } from './camera.ts';

/**
 * Shows what was made together with the card that it came from: at the scale that there is where both have room, clear of
 * the panel in the corner if it can be, else as much smaller as can still be read, but not below the least scale given. Where
 * that is too small nothing moves: false.
 */
export function revealBeside(camera: Camera, made: Rect, from: Rect, durationMs = 0, least?: number): boolean {
  const both = boundsOf([made, from]) ?? made;
  const open = camera.open();
  const parts = [open, ...camera.clearParts(open)];
  const near = parts.flatMap((part) => camera.near(both, part) ?? []);
  const smaller = () => parts.flatMap((part) => camera.readable(both, part, least) ?? []);
  const views = near.length > 0 ? near : smaller().toSorted((a, b) => b.zoom - a.zoom);
  const to = views.find((one) => !camera.isInCorner([made, from], one)) ?? views[0];
  if (to && to !== camera.aimed()) camera.go(to, durationMs);
  return to !== undefined;
}

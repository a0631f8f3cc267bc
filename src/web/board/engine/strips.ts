import type { Point, Rect, Size } from '#contract/board/geometry.ts';
import type { View } from '../../editor/camera.ts';

/** So much of what is kept is painted again, in screen pixels: halos and rings reach out of what was not there before. */
const OVERLAP_PX = 32;
/** Where less than this part stays, the whole is painted. */
const LEAST_KEPT = 0.5;

/** What stays of a picture when the board moves under it, in pixels of the picture. */
export interface Kept {
  /** Whole pixels, so that nothing is blurred. */
  by: Point;
  /** The parts that the picture does not hold yet. */
  strips: Rect[];
  /** The way to look that these pixels mean: less than half a pixel from what was asked for. */
  view: View;
}

/** Null where a picture of this size, painted for `from`, is of no use for `to`. `density` is its pixels in a screen pixel. */
export function keptOf(from: View, to: View, { width, height }: Size, density: number): Kept | null {
  if (from.zoom !== to.zoom) return null;
  const by = { x: Math.round((to.x - from.x) * density), y: Math.round((to.y - from.y) * density) };
  const left = (width - Math.abs(by.x)) * (height - Math.abs(by.y));
  if (Math.abs(by.x) >= width || Math.abs(by.y) >= height || left < LEAST_KEPT * width * height) return null;
  const overlap = Math.round(OVERLAP_PX * density);
  const strips: Rect[] = [];
  const wide = Math.abs(by.x) + overlap;
  const high = Math.abs(by.y) + overlap;
  if (by.x !== 0) strips.push({ x: by.x > 0 ? 0 : width - wide, y: 0, width: wide, height });
  if (by.y !== 0) strips.push({ x: 0, y: by.y > 0 ? 0 : height - high, width, height: high });
  return { by, strips, view: { zoom: to.zoom, x: from.x + by.x / density, y: from.y + by.y / density } };
}

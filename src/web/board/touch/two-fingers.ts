import type { Point } from '#contract/board/geometry.ts';
import { ZOOM, type View } from '../../editor/camera.ts';

/**
 * The view once fingers have gone from `before` to `now`, both in pixels of the board's element and as many: the board
 * stays under their middle and scales with their distance. A single finger moves it.
 */
export function viewUnder(view: View, before: readonly Point[], now: readonly Point[]): View {
  const [from, to] = [middleOf(before), middleOf(now)];
  const apart = spreadOf(before, from);
  const wished = apart > 0 ? (view.zoom * spreadOf(now, to)) / apart : view.zoom;
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, wished));
  const k = zoom / view.zoom;
  return { zoom, x: to.x - (from.x - view.x) * k, y: to.y - (from.y - view.y) * k };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The mean way from the middle. */
const spreadOf = (points: readonly Point[], middle: Point): number =>
  points.reduce((sum, { x, y }) => sum + Math.hypot(x - middle.x, y - middle.y), 0) / points.length;

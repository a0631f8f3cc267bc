import { areaShared, type Point, type Rect, type Size } from '#contract/board/geometry.ts';

const GAP_PX = 12;

interface Room {
  /** What no panel covers at the edges of the board. */
  open: Rect;
  /** The panel at the bottom right of it. */
  corner: Rect | null;
}

/**
 * How far a notice goes from its usual place so that it lies over nothing that was just made, or over as little of it as it
 * can: beside the panel in the corner, up at the right, down or up at the left. All in the same pixels.
 */
export function wayOfNotice(usual: Rect, { open, corner }: Room, made: readonly Rect[]): Point {
  const { width, height }: Size = usual;
  const right = open.x + open.width - GAP_PX - width;
  const left = open.x + GAP_PX;
  const top = open.y + GAP_PX;
  const bottom = open.y + open.height - GAP_PX - height;
  const places: Point[] = [
    usual,
    ...(corner ? [{ x: corner.x - GAP_PX - width, y: corner.y + corner.height - GAP_PX - height }] : []),
    { x: right, y: top },
    { x: left, y: bottom },
    { x: left, y: top },
  ];
  const hidden = ({ x, y }: Point) => made.reduce((sum, one) => sum + areaShared({ x, y, width, height }, one), 0);
  const least = Math.min(...places.map(hidden));
  const { x, y } = places.find((place) => hidden(place) === least) ?? usual;
  return { x: x - usual.x, y: y - usual.y };
}

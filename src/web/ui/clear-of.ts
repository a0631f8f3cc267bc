import { areaShared, grow, type Rect } from '#contract/board/geometry.ts';

const STEP_PX = 8;
/** To the edges of the window. */
const EDGE_PX = 8;
/** Around what is kept free: also what is still on its way in comes no nearer. */
const ROOM_PX = 6;

interface Standing {
  /** Where the notice stands if nothing is in its way. */
  usual: Rect;
  /** How far below that it stands now. */
  nowPx: number;
  windowPx: number;
}

/**
 * How far below its usual place a notice stands so that it lies over nothing of `kept`, or over as little of it as it can: where
 * it is now, at its usual place, else as near to that as there is room.
 */
export function clearOf({ usual, nowPx, windowPx }: Standing, kept: readonly Rect[]): number {
  if (kept.length === 0) return 0;
  const free = kept.map((one) => grow(one, ROOM_PX));
  const hidden = (way: number) => free.reduce((sum, one) => sum + areaShared({ ...usual, y: usual.y + way }, one), 0);
  const isWithin = (way: number) => {
    const y = usual.y + way;
    return y >= EDGE_PX && y + usual.height <= windowPx - EDGE_PX;
  };
  const steps = Array.from({ length: Math.ceil(windowPx / STEP_PX) }, (_, i) => (i + 1) * STEP_PX);
  const ways = [nowPx, 0, ...steps.flatMap((step) => [step, -step]).filter(isWithin)];
  const least = Math.min(...ways.map(hidden));
  return ways.find((way) => hidden(way) === least) ?? 0;
}

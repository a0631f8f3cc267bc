import type { Point } from '#contract/board/geometry.ts';

const HALF_PX = 12;
/** A wire has room for its cross and a press at either side of it from this length on. */
const ROOMY_PX = 72;

/** A wire in the pixels of the screen. */
interface Drawn {
  from: Point;
  to: Point;
  middle: Point;
  /** Half the height of what stands in the middle. */
  halfPx: number;
  hasLabel: boolean;
}

/**
 * Where the middle of a wire's cross stands: on the wire, but below its label, and beside a short wire, which keeps its line
 * for the presses that are meant for it.
 */
export function crossPlace({ from, to, middle, halfPx, hasLabel }: Drawn): Point {
  if (hasLabel) return { x: middle.x, y: middle.y + halfPx + HALF_PX + 1 };
  const across = Math.abs(to.x - from.x);
  const down = Math.abs(to.y - from.y);
  if (Math.hypot(across, down) >= ROOMY_PX) return middle;
  const beside = HALF_PX + 3;
  return across >= down ? { x: middle.x, y: middle.y + beside } : { x: middle.x + beside, y: middle.y };
}

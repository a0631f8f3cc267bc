import type { Rect, Size } from './geometry.ts';

/** Which grip is drawn: -1 left or above, 1 right or below, 0 for the axis that a side's grip leaves alone. */
export interface Grip {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/** The smallest and the largest size that the thing may have. */
export interface SizeBounds {
  least: Size;
  most: Size;
}

/**
 * The rectangle in the shape that `start` had, for a grip that was drawn to `wish`: at a corner the side that changed the
 * most decides and the opposite corner stays; at a side the thing grows about that side's middle.
 */
export function keepAspect(start: Rect, wish: Rect, grip: Grip, { least, most }: SizeBounds): Rect {
  const across = wish.width / start.width;
  const down = wish.height / start.height;
  const isAcross = grip.y === 0 || (grip.x !== 0 && Math.abs(across - 1) >= Math.abs(down - 1));
  const smallest = Math.max(least.width / start.width, least.height / start.height);
  const largest = Math.min(most.width / start.width, most.height / start.height);
  const scale = Math.max(smallest, Math.min(largest, isAcross ? across : down));
  const width = start.width * scale;
  const height = start.height * scale;
  return {
    x: start.x + anchor[grip.x] * (start.width - width),
    y: start.y + anchor[grip.y] * (start.height - height),
    width,
    height,
  };
}

/** Which part of what a side loses is lost at its beginning. */
const anchor = { [-1]: 1, 0: 0.5, 1: 0 } as const;

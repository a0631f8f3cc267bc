import { boundsOf, type Point, type Rect } from '#contract/board/geometry.ts';

/** A thing that is moved as a whole: a card, or a group with its members. */
export interface Placed extends Rect {
  id: string;
}

export const alignWays = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type AlignWay = (typeof alignWays)[number];

const aligned: Record<AlignWay, (rect: Rect, bounds: Rect) => Point> = {
  left: (rect, bounds) => ({ x: bounds.x, y: rect.y }),
  centre: (rect, bounds) => ({ x: bounds.x + (bounds.width - rect.width) / 2, y: rect.y }),
  right: (rect, bounds) => ({ x: bounds.x + bounds.width - rect.width, y: rect.y }),
  top: (rect, bounds) => ({ x: rect.x, y: bounds.y }),
  middle: (rect, bounds) => ({ x: rect.x, y: bounds.y + (bounds.height - rect.height) / 2 }),
  bottom: (rect, bounds) => ({ x: rect.x, y: bounds.y + bounds.height - rect.height }),
};

/** Where each comes to stand when all are put in line with the outermost. */
export function align(things: readonly Placed[], way: AlignWay): Map<string, Point> {
  const bounds = boundsOf(things);
  return new Map(bounds ? things.map((thing) => [thing.id, aligned[way](thing, bounds)]) : []);
}

export const distributeWays = ['across', 'down'] as const;
export type DistributeWay = (typeof distributeWays)[number];

/**
 * Where each comes to stand when the gaps between neighbours are made equal within the room that all of them take. Where
 * there is no room for gaps they overlap by equal amounts, as far as none leaves it. Fewer than three have nothing to share.
 */
export function distribute(things: readonly Placed[], way: DistributeWay): Map<string, Point> {
  const [axis, side] = way === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const bounds = boundsOf(things);
  if (!bounds || things.length < 3) return new Map(things.map(({ id, x, y }) => [id, { x, y }]));
  const inOrder = [...things].sort((a, b) => a[axis] + a[side] / 2 - (b[axis] + b[side] / 2));
  const taken = inOrder.reduce((sum, thing) => sum + thing[side], 0);
  const gap = (bounds[side] - taken) / (things.length - 1);
  const end = bounds[axis] + bounds[side];
  let at = bounds[axis];
  return new Map(
    inOrder.map((thing) => {
      const place = { x: thing.x, y: thing.y, [axis]: Math.max(bounds[axis], Math.min(at, end - thing[side])) };
      at += thing[side] + gap;
      return [thing.id, place];
    }),
  );
}

import type { Point, Rect } from './geometry.ts';

export type Axis = 'x' | 'y';

/** A line that shows what is aligned: at this coordinate of its axis, from and to on the other one. */
export interface Guide {
  axis: Axis;
  at: number;
  from: number;
  to: number;
}

/** How far to go beyond the wish on each axis, null where nothing is near, and the lines that say why. */
export interface Snap {
  dx: number | null;
  dy: number | null;
  guides: readonly Guide[];
}

/** Figures that differ by less are the same line. */
const SAME_PX = 0.01;

/** The way of a drag that keeps to one axis: the longer part of it. */
export const lockToAxis = (by: Point): Point =>
  Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };

/** The lines of a rectangle on an axis: where it begins, its middle, where it ends. */
const linesOf = (rect: Rect, axis: Axis): [number, number, number] => {
  const length = axis === 'x' ? rect.width : rect.height;
  return [rect[axis], rect[axis] + length / 2, rect[axis] + length];
};

/** The smallest way by which a line of the moving rectangle comes to one of the others, within reach; null for none. */
function nearestWay(moving: Rect, others: readonly Rect[], axis: Axis, reachPx: number): number | null {
  const own = linesOf(moving, axis);
  let best: number | null = null;
  for (const other of others) {
    for (const line of linesOf(other, axis)) {
      for (const mine of own) {
        const way = line - mine;
        if (Math.abs(way) <= reachPx && (best === null || Math.abs(way) < Math.abs(best))) best = way;
      }
    }
  }
  return best;
}

/** One guide for every line of the standing rectangle that others share, as long as all of them together. */
function guidesOn(standing: Rect, others: readonly Rect[], axis: Axis): Guide[] {
  const across: Axis = axis === 'x' ? 'y' : 'x';
  const span = (rect: Rect): [number, number] => {
    const [from, , to] = linesOf(rect, across);
    return [from, to];
  };
  const guides: Guide[] = [];
  for (const at of new Set(linesOf(standing, axis))) {
    const sharing = others.filter((other) => linesOf(other, axis).some((line) => Math.abs(line - at) < SAME_PX));
    if (sharing.length === 0) continue;
    const spans = [standing, ...sharing].map(span);
    guides.push({
      axis,
      at,
      from: Math.min(...spans.map(([from]) => from)),
      to: Math.max(...spans.map(([, to]) => to)),
    });
  }
  return guides;
}

/**
 * Where a rectangle that is wished to lie at `moving` comes to lie in line with others: edges and middles within
 * `reachPx`, the nearest on each axis. An axis that is not among `axes` stays as it is wished.
 */
export function snapRect(
  moving: Rect,
  others: readonly Rect[],
  { reachPx, axes = ['x', 'y'] }: { reachPx: number; axes?: readonly Axis[] },
): Snap {
  const dx = axes.includes('x') ? nearestWay(moving, others, 'x', reachPx) : null;
  const dy = axes.includes('y') ? nearestWay(moving, others, 'y', reachPx) : null;
  const standing = { ...moving, x: moving.x + (dx ?? 0), y: moving.y + (dy ?? 0) };
  const guides = [
    ...(dx === null ? [] : guidesOn(standing, others, 'x')),
    ...(dy === null ? [] : guidesOn(standing, others, 'y')),
  ];
  return { dx, dy, guides };
}

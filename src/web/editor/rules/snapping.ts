import type { Rect } from '#contract/board/geometry.ts';

export type Axis = 'x' | 'y';

/** A line that shows what is aligned, or one of several equal gaps: at this coordinate of its axis, from and to on the other one. */
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

const across = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');
const startOf = (rect: Rect, axis: Axis): number => rect[axis];
const endOf = (rect: Rect, axis: Axis): number => linesOf(rect, axis)[2];
const shareBand = (a: Rect, b: Rect, axis: Axis): boolean =>
  startOf(a, across(axis)) < endOf(b, across(axis)) && startOf(b, across(axis)) < endOf(a, across(axis));

/** The rectangles in a row along the axis, of those beside it: the nearest two before and the nearest two behind it. */
interface Row {
  before: Rect | undefined;
  first: Rect | undefined;
  behind: Rect | undefined;
  last: Rect | undefined;
}

function rowOf(moving: Rect, others: readonly Rect[], axis: Axis, reachPx: number): Row {
  const beside = others.filter((other) => shareBand(moving, other, axis));
  const nextBefore = (rect: Rect, slackPx: number): Rect | undefined =>
    beside
      .filter((other) => endOf(other, axis) <= startOf(rect, axis) + slackPx && shareBand(rect, other, axis))
      .reduce<Rect | undefined>((a, b) => (a && endOf(a, axis) >= endOf(b, axis) ? a : b), undefined);
  const nextBehind = (rect: Rect, slackPx: number): Rect | undefined =>
    beside
      .filter((other) => startOf(other, axis) >= endOf(rect, axis) - slackPx && shareBand(rect, other, axis))
      .reduce<Rect | undefined>((a, b) => (a && startOf(a, axis) <= startOf(b, axis) ? a : b), undefined);
  const [before, behind] = [nextBefore(moving, reachPx), nextBehind(moving, reachPx)];
  return { before, first: before && nextBefore(before, 0), behind, last: behind && nextBehind(behind, 0) };
}

const gapOf = (a: Rect, b: Rect, axis: Axis): number => startOf(b, axis) - endOf(a, axis);

/** The ways that make two gaps next to the moving rectangle equal: it in the middle, or at an end of three. */
function gapWays(moving: Rect, { before, first, behind, last }: Row, axis: Axis): number[] {
  const ways: number[] = [];
  if (before && behind && gapOf(before, behind, axis) > endOf(moving, axis) - startOf(moving, axis)) {
    ways.push((gapOf(moving, behind, axis) - gapOf(before, moving, axis)) / 2);
  }
  if (first && before && gapOf(first, before, axis) > 0) {
    ways.push(gapOf(first, before, axis) - gapOf(before, moving, axis));
  }
  if (last && behind && gapOf(behind, last, axis) > 0) {
    ways.push(gapOf(moving, behind, axis) - gapOf(behind, last, axis));
  }
  return ways;
}

/** A guide through each of the gaps around the standing rectangle that are equal, in the middle of what both sides share. */
function gapGuides(standing: Rect, others: readonly Rect[], axis: Axis): Guide[] {
  const { before, first, behind, last } = rowOf(standing, others, axis, SAME_PX);
  const row = [first, before, standing, behind, last];
  const gaps = row.slice(1).map((rect, i) => {
    const left = row[i];
    return left && rect ? { left, right: rect, px: gapOf(left, rect, axis) } : null;
  });
  const isSame = (i: number, j: number): boolean => {
    const [a, b] = [gaps[i], gaps[j]];
    return a != null && b != null && a.px > SAME_PX && Math.abs(a.px - b.px) < SAME_PX;
  };
  return gaps.flatMap((gap, i) => {
    if (!gap || !(isSame(i, i - 1) || isSame(i, i + 1))) return [];
    const { left, right } = gap;
    const from = Math.max(startOf(left, across(axis)), startOf(right, across(axis)));
    const to = Math.min(endOf(left, across(axis)), endOf(right, across(axis)));
    return { axis: across(axis), at: (from + to) / 2, from: endOf(left, axis), to: startOf(right, axis) };
  });
}

/** The smaller of both ways, within reach; null for none. */
function nearerWay(line: number | null, gaps: readonly number[], reachPx: number): number | null {
  return gaps
    .filter((way) => Math.abs(way) <= reachPx)
    .reduce<number | null>((best, way) => (best === null || Math.abs(way) < Math.abs(best) ? way : best), line);
}

/**
 * Where a rectangle that is wished to lie at `moving` comes to lie in line with others: edges and middles, or gaps
 * that become equal, within `reachPx`, the nearest on each axis. An axis that is not among `axes` stays as it is wished.
 */
export function snapRect(
  moving: Rect,
  others: readonly Rect[],
  { reachPx, axes = ['x', 'y'] }: { reachPx: number; axes?: readonly Axis[] },
): Snap {
  const wayOn = (axis: Axis): number | null => {
    if (!axes.includes(axis)) return null;
    const ways = gapWays(moving, rowOf(moving, others, axis, reachPx), axis);
    return nearerWay(nearestWay(moving, others, axis, reachPx), ways, reachPx);
  };
  const [dx, dy] = [wayOn('x'), wayOn('y')];
  const standing = { ...moving, x: moving.x + (dx ?? 0), y: moving.y + (dy ?? 0) };
  const guides = [
    ...(dx === null ? [] : [...guidesOn(standing, others, 'x'), ...gapGuides(standing, others, 'x')]),
    ...(dy === null ? [] : [...guidesOn(standing, others, 'y'), ...gapGuides(standing, others, 'y')]),
  ];
  return { dx, dy, guides };
}

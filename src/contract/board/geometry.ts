export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Rect extends Point, Size {}

export const centreOf = (r: Rect): Point => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });
export const areaOf = (s: Size): number => s.width * s.height;

/** The rectangle with `marginPx` added on all four sides. */
export const grow = (r: Rect, marginPx: number): Rect => ({
  x: r.x - marginPx,
  y: r.y - marginPx,
  width: r.width + 2 * marginPx,
  height: r.height + 2 * marginPx,
});

/** Borders count as inside. */
export const contains = (r: Rect, p: Point): boolean =>
  p.x >= r.x && p.x <= r.x + r.width && p.y >= r.y && p.y <= r.y + r.height;

/** Borders that only touch do not count. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && a.y < b.y + b.height && a.x + a.width > b.x && a.y + a.height > b.y;

/** What lies in both; without width or height where nothing does. */
export function partShared(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** Zero where they only touch. */
export const areaShared = (a: Rect, b: Rect): number => areaOf(partShared(a, b));

/** The smallest rectangle around all of them; null for none. */
export function boundsOf(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const r of rects) {
    x0 = Math.min(x0, r.x);
    y0 = Math.min(y0, r.y);
    x1 = Math.max(x1, r.x + r.width);
    y1 = Math.max(y1, r.y + r.height);
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** The way of a drag that keeps to one axis: the longer part of it. */
export const lockToAxis = (by: Point): Point =>
  Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };

import type { Point, Rect } from '#contract/board/geometry.ts';
import type { Scene, SceneEdge } from '../../editor/scene.ts';

export const sides = ['l', 'r', 't', 'b'] as const;
export type Side = (typeof sides)[number];
const isSide = (value: string | null): value is Side => value !== null && (sides as readonly string[]).includes(value);

/** A cubic curve in board pixels: two ends with their controls. */
export interface Curve {
  from: Point;
  out: Point;
  into: Point;
  to: Point;
}

const REACH = { least: 40, most: 240 };
/** As narrow as this, a gap at the side leaves no room for a wire while there is one above or below. */
const LEAST_GAP_PX = 40;
const away: Record<Side, Point> = { l: { x: -1, y: 0 }, r: { x: 1, y: 0 }, t: { x: 0, y: -1 }, b: { x: 0, y: 1 } };

/** The middle of a side: where its handle stands. */
export const handleAt = (r: Rect, side: Side): Point => ({
  x: side === 'l' ? r.x : side === 'r' ? r.x + r.width : r.x + r.width / 2,
  y: side === 't' ? r.y : side === 'b' ? r.y + r.height : r.y + r.height / 2,
});

/**
 * The sides that face each other where nobody chose a handle: those that are nearest, of the ones with room for a wire between
 * them; left and right where they are as near as the others, as people read, and where there is no room at all.
 */
export function facing(a: Rect, b: Rect): [Side, Side] {
  const right = b.x - a.x - a.width;
  const left = a.x - b.x - b.width;
  const below = b.y - a.y - a.height;
  const above = a.y - b.y - b.height;
  const across: [Side, Side] = right >= left ? ['r', 'l'] : ['l', 'r'];
  const upright: [Side, Side] = below >= above ? ['b', 't'] : ['t', 'b'];
  const [gapAcross, gapUpright] = [Math.max(right, left), Math.max(below, above)];
  if (gapUpright < 0) return across;
  if (gapAcross < 0) return upright;
  const isNarrow = (gap: number, other: number) => gap < LEAST_GAP_PX && other >= LEAST_GAP_PX;
  if (isNarrow(gapAcross, gapUpright)) return upright;
  if (isNarrow(gapUpright, gapAcross)) return across;
  const lengthOf = ([from, into]: [Side, Side]): number => {
    const [out, end] = [handleAt(a, from), handleAt(b, into)];
    return Math.hypot(end.x - out.x, end.y - out.y);
  };
  return lengthOf(upright) < lengthOf(across) ? upright : across;
}

/** The curve of a wire; null when both ends are inside the same collapsed group. */
export function curveOf(scene: Scene, wire: SceneEdge): Curve | null {
  const a = shownEnd(scene, wire.source);
  const b = shownEnd(scene, wire.target);
  return a === b ? null : curveWith(a, wire.edge.sourceHandle, b, wire.edge.targetHandle);
}

/** The curve as it is drawn at a scale: straight where curves are not drawn. */
export function shownCurveOf(scene: Scene, wire: SceneEdge, hasCurves: boolean): Curve | null {
  const curve = curveOf(scene, wire);
  return curve && !hasCurves ? straight(curve) : curve;
}

const straight = ({ from, to }: Curve): Curve => {
  const part = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  return { from, out: part(1 / 3), into: part(2 / 3), to };
};

/** The curve between two rectangles by these handles; where one is not known the sides that face each other are used. */
export function curveWith(a: Rect, handle: string | null, b: Rect, handleInto: string | null): Curve {
  const [auto, autoInto] = facing(a, b);
  return curveBetween(a, isSide(handle) ? handle : auto, b, isSide(handleInto) ? handleInto : autoInto);
}

/** Whether the wire may touch the area: a cheap look that says no to nearly all that do not. */
export function mayTouch(scene: Scene, wire: SceneEdge, area: Rect): boolean {
  const a = shownEnd(scene, wire.source);
  const b = shownEnd(scene, wire.target);
  return (
    Math.min(a.x, b.x) - REACH.most <= area.x + area.width &&
    Math.max(a.x + a.width, b.x + b.width) + REACH.most >= area.x &&
    Math.min(a.y, b.y) - REACH.most <= area.y + area.height &&
    Math.max(a.y + a.height, b.y + b.height) + REACH.most >= area.y
  );
}

/** A member of a collapsed group is represented by its group. */
export function shownEnd(scene: Scene, end: SceneEdge['source']): SceneEdge['source'] {
  if (!end.isHidden || end.node.parentId === null) return end;
  return scene.entry(end.node.parentId) ?? end;
}

export function curveBetween(a: Rect, side: Side, b: Rect, into: Side): Curve {
  const from = handleAt(a, side);
  const to = handleAt(b, into);
  const reach = Math.min(REACH.most, Math.max(REACH.least, Math.hypot(to.x - from.x, to.y - from.y) / 2));
  const at = (p: Point, way: Point): Point => ({ x: p.x + way.x * reach, y: p.y + way.y * reach });
  return { from, out: at(from, away[side]), into: at(to, away[into]), to };
}

export function pointOn({ from, out, into, to }: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: mix(from.x, out.x, into.x, to.x), y: mix(from.y, out.y, into.y, to.y) };
}

export const middleOf = (curve: Curve): Point => pointOn(curve, 0.5);

/** A box that surely holds the curve: that of its four points. */
export function boxOf({ from, out, into, to }: Curve): Rect {
  const x = Math.min(from.x, out.x, into.x, to.x);
  const y = Math.min(from.y, out.y, into.y, to.y);
  return {
    x,
    y,
    width: Math.max(from.x, out.x, into.x, to.x) - x,
    height: Math.max(from.y, out.y, into.y, to.y) - y,
  };
}

export const pathOf = ({ from, out, into, to }: Curve): string =>
  `M${from.x},${from.y} C${out.x},${out.y} ${into.x},${into.y} ${to.x},${to.y}`;

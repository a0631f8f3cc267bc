import { contains, grow, type Point } from '#contract/board/geometry.ts';
import type { Scene, SceneEdge } from '../../editor/scene.ts';
import { labelPlate } from './wire-label.ts';
import { boxOf, mayTouch, middleOf, pointOn, shownCurveOf, type Curve } from './wire-path.ts';

const STEPS = 24;

/** How wires are drawn at the present scale. */
interface ShownWires {
  hasCurves: boolean;
  hasLabels: boolean;
}
const INFULL: ShownWires = { hasCurves: true, hasLabels: true };

/** The wire nearest to the point, within `reachPx` board pixels or with its label there; null when there is none. */
export function findWire(scene: Scene, point: Point, reachPx: number, shown: ShownWires = INFULL): SceneEdge | null {
  const around = grow({ ...point, width: 0, height: 0 }, reachPx);
  let best: { wire: SceneEdge; distance: number } | null = null;
  for (const wire of scene.wires()) {
    if (!mayTouch(scene, wire, around)) continue;
    const curve = shownCurveOf(scene, wire, shown.hasCurves);
    if (!curve) continue;
    const distance = distanceToWire(wire, curve, point, reachPx, shown.hasLabels);
    if (distance <= reachPx && (best === null || distance < best.distance)) best = { wire, distance };
  }
  return best?.wire ?? null;
}

function distanceToWire(wire: SceneEdge, curve: Curve, point: Point, reachPx: number, hasLabels: boolean): number {
  const plate = hasLabels ? labelPlate(wire, middleOf(curve)) : null;
  if (plate && contains(plate, point)) return 0;
  return contains(grow(boxOf(curve), reachPx), point) ? distanceTo(curve, point) : Infinity;
}

/** The distance from the point to the curve, by short straight pieces. */
export function distanceTo(curve: Curve, point: Point): number {
  let nearest = Infinity;
  let from = curve.from;
  for (let step = 1; step <= STEPS; step++) {
    const to = pointOn(curve, step / STEPS);
    nearest = Math.min(nearest, distanceToPiece(point, from, to));
    from = to;
  }
  return nearest;
}

function distanceToPiece(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

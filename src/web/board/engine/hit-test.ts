import { contains, grow, type Point } from '#contract/board/geometry.ts';
import type { Scene, SceneEdge } from '../editor/scene.ts';
import { boxOf, curveOf, pointOn, type Curve } from './wire-path.ts';

const STEPS = 24;

/** The wire nearest to the point, within `reachPx` board pixels; null when there is none. */
export function findWire(scene: Scene, point: Point, reachPx: number): SceneEdge | null {
  let best: { wire: SceneEdge; distance: number } | null = null;
  for (const wire of scene.wires()) {
    const curve = curveOf(scene, wire);
    if (!curve || !contains(grow(boxOf(curve), reachPx), point)) continue;
    const distance = distanceTo(curve, point);
    if (distance <= reachPx && (best === null || distance < best.distance)) best = { wire, distance };
  }
  return best?.wire ?? null;
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

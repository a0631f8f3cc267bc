import { grow, type Point, type Rect, type Size } from '#contract/board/geometry.ts';
import type { Scene, SceneNode } from '../editor/scene.ts';

const STEP_PX = 40;
const RINGS = 24;
const GAP_PX = 20;

/**
 * Where a new thing of this size stands: centred at the point, or at the nearest place around it where it covers nothing.
 * Groups do not count as covered unless `avoidsGroups`.
 */
export function findFreePlace(scene: Scene, size: Size, centre: Point, avoidsGroups = false): Point {
  const start = { x: Math.round(centre.x - size.width / 2), y: Math.round(centre.y - size.height / 2) };
  const isFree = (at: Point) => {
    const rect: Rect = { ...at, ...size };
    const isObstacle = (card: SceneNode) => avoidsGroups || card.kind !== 'group';
    return !scene.query(grow(rect, GAP_PX)).some(isObstacle);
  };
  for (let ring = 0; ring <= RINGS; ring++) {
    for (const at of ringAround(start, ring)) if (isFree(at)) return at;
  }
  return start;
}

/** The points of a square ring of steps around the start, those beside and below first. */
function ringAround(start: Point, ring: number): Point[] {
  if (ring === 0) return [start];
  const points: Point[] = [];
  for (let i = -ring; i <= ring; i++) {
    for (let j = -ring; j <= ring; j++) {
      if (Math.max(Math.abs(i), Math.abs(j)) === ring)
        points.push({ x: start.x + i * STEP_PX, y: start.y + j * STEP_PX });
    }
  }
  const weight = (p: Point) =>
    Math.hypot(p.x - start.x, p.y - start.y) + (p.y < start.y ? 1 : 0) + (p.x < start.x ? 0.5 : 0);
  return points.sort((a, b) => weight(a) - weight(b));
}

import { grow, overlaps, type Point, type Rect, type Size } from '#contract/board/geometry.ts';
import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import type { Scene, SceneNode } from '../scene.ts';

const STEP_PX = 40;
const RINGS = 24;
const GAP_PX = 20;
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Where a new thing of this size stands: centred at the point, or at the nearest place around it where it covers nothing,
 * at last beside everything else. Cards that leave their place are not in the way. Groups: it may `enter` one that holds it
 * wholly, `avoid` all, or, where somebody pointed at one, `overhang` its edge.
 */
export function findFreePlace(
  scene: Scene,
  size: Size,
  centre: Point,
  groups: 'enter' | 'avoid' | 'overhang',
  leaving: ReadonlySet<string> = NOBODY,
): Point {
  const start = { x: Math.round(centre.x - size.width / 2), y: Math.round(centre.y - size.height / 2) };
  // One look at all that any of the places could meet: on a dense board there are thousands of them.
  const around = scene.query(grow({ ...start, ...size }, RINGS * STEP_PX + GAP_PX));
  const isFree = (at: Point) => {
    const rect: Rect = { ...size, ...at };
    const wide = grow(rect, GAP_PX);
    const isObstacle = (card: SceneNode) =>
      !leaving.has(card.id) &&
      (card.kind !== 'group' ||
        groups === 'avoid' ||
        !(holds(card, rect) || (groups === 'overhang' && hasPoint(card, centre) && rect.y >= card.y + GROUP_HEAD_PX)));
    return !around.some((card) => overlaps(card, wide) && isObstacle(card));
  };
  for (let ring = 0; ring <= RINGS; ring++) {
    for (const at of ringAround(start, ring)) if (isFree(at)) return at;
  }
  const all = scene.bounds() ?? { ...start, width: 0, height: 0 };
  return { x: Math.round(all.x + all.width + 2 * GAP_PX), y: start.y };
}

const hasPoint = (group: Rect, { x, y }: Point): boolean =>
  x >= group.x && y >= group.y && x <= group.x + group.width && y <= group.y + group.height;

const holds = (group: Rect, rect: Rect): boolean =>
  rect.x >= group.x &&
  rect.y >= group.y + GROUP_HEAD_PX &&
  rect.x + rect.width <= group.x + group.width &&
  rect.y + rect.height <= group.y + group.height;

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

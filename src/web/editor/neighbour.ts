import { centreOf, type Point, type Rect } from '#contract/board/geometry.ts';
import { GROUP_HEAD_PX } from '#contract/board/grouping.ts';
import type { Scene, SceneNode } from './scene.ts';

/** A step to the left, right, up or down: one of the two is 0, the other 1 or -1. */
export type Direction = Readonly<Point>;

/** Being beside the way costs more than being far along it. */
const ASIDE = 3;
const OFF_CENTRE = 0.2;

/** A group is where its title stands: its members lie below it. */
const placeOf = ({ kind, x, y, width, height }: SceneNode): Rect => ({
  x,
  y,
  width,
  height: kind === 'group' ? Math.min(height, GROUP_HEAD_PX) : height,
});

/** The card that one would go to from this one in a direction; null at the edge of the board. */
export function neighbourOf(scene: Scene, from: SceneNode, direction: Direction): SceneNode | null {
  const here = placeOf(from);
  let best: { card: SceneNode; cost: number } | null = null;
  for (const card of scene.entries()) {
    if (card.id === from.id || card.isHidden || !mayFollow(from, card, direction)) continue;
    const cost = costOf(here, placeOf(card), direction);
    if (cost !== null && (best === null || cost < best.cost)) best = { card, cost };
  }
  return best?.card ?? null;
}

/** Between a group and its members one goes up and down only. */
function mayFollow(from: SceneNode, to: SceneNode, { y }: Direction): boolean {
  if (from.node.parentId === to.id) return y < 0;
  return to.node.parentId !== from.id || y > 0;
}

/** The card nearest to a point, where nobody stands on one yet. */
export function nearestTo(scene: Scene, point: Point): SceneNode | null {
  let best: { card: SceneNode; far: number } | null = null;
  for (const card of scene.entries()) {
    if (card.isHidden) continue;
    const { x, y } = centreOf(placeOf(card));
    const far = Math.hypot(x - point.x, y - point.y);
    if (best === null || far < best.far) best = { card, far };
  }
  return best?.card ?? null;
}

/** Null for what lies not in this direction. */
function costOf(here: Rect, there: Rect, { x, y }: Direction): number | null {
  const from = centreOf(here);
  const to = centreOf(there);
  const along = (to.x - from.x) * x + (to.y - from.y) * y;
  if (along <= 0) return null;
  const isSideways = x !== 0;
  const aside = isSideways
    ? gap(here.y, here.height, there.y, there.height)
    : gap(here.x, here.width, there.x, there.width);
  const off = isSideways ? Math.abs(to.y - from.y) : Math.abs(to.x - from.x);
  return along + ASIDE * aside + OFF_CENTRE * off;
}

/** How far two stretches of a line are apart; 0 where they meet. */
const gap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.max(0, b - (a + aLength), a - (b + bLength));

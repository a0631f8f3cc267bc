import { grow, type Point } from '#contract/board/geometry.ts';
import { BOARD } from '#contract/limits.ts';
import type { Scene, SceneNode } from '../../editor/scene.ts';
import { handleAt, sides, type Side } from './wire-path.ts';

/** Where a wire would end: at a side when it was let go near the middle of one, else at the card as a whole. */
export interface ConnectionTarget {
  card: SceneNode;
  side: Side | null;
}

/**
 * The card that a wire let go at this point of the board is meant for, live or painted: the one whose handle is nearest
 * within the connection radius, else the foremost under the point. `except` is the card at the other end; the free space of
 * the group around it is the ground.
 */
export function findConnectionTarget(scene: Scene, point: Point, except: string): ConnectionTarget | null {
  const radius = BOARD.connectionRadiusPx;
  let best: (ConnectionTarget & { distance: number }) | null = null;
  // The query leaves out what only touches its border; a handle as far away as the radius counts.
  for (const card of scene.query(grow({ ...point, width: 0, height: 0 }, radius + 1))) {
    if (card.id === except) continue;
    for (const side of sides) {
      const at = handleAt(card, side);
      const distance = Math.hypot(at.x - point.x, at.y - point.y);
      if (distance <= radius && (best === null || distance <= best.distance)) best = { card, side, distance };
    }
  }
  const under = scene.at(point);
  if (best && (!under || under.id === best.card.id || under.kind === 'group' || under.id === except)) {
    return { card: best.card, side: best.side };
  }
  const isAround = under?.kind === 'group' && under.id === scene.node(except)?.parentId;
  return under && under.id !== except && !isAround ? { card: under, side: null } : null;
}

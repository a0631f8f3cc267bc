import { BOARD } from '../limits.ts';
import { areaOf, centreOf, contains, grow, type Rect } from './geometry.ts';

/**
 * The group that a dragged node would join: its centre lies within the group's rectangle grown by BOARD.groupMarginPx;
 * of several the smallest area wins. Null when there is none. All rectangles are in board pixels from the board's origin.
 */
export function findGroupCandidate<G extends Rect & { id: string }>(node: Rect, groups: readonly G[]): G | null {
  const centre = centreOf(node);
  const reachable = groups.filter((group) => contains(grow(group, BOARD.groupMarginPx), centre));
  return reachable.reduce<G | null>((best, g) => (best === null || areaOf(g) < areaOf(best) ? g : best), null);
}

import { BOARD } from '#contract/limits.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { centreOf, contains, grow, type Rect } from '#contract/board/geometry.ts';
import { mayJoin } from '#contract/board/grouping.ts';
import { isLocked } from './locking.ts';
import { rectOf } from '#contract/board/sizes.ts';

/**
 * What a group whose frame is drawn anew takes in and lets go of: free cards that it comes to hold whole join it, members
 * whose middle comes to lie beyond its margin leave it. Nothing else changes sides, and nothing moves.
 */
export function framed(group: BoardNode, frame: Rect, cards: Iterable<BoardNode>): BoardChange[] {
  if (group.metadata['isCollapsed'] === true) return [];
  const before = rectOf(group);
  const isIn = (node: BoardNode, of: Rect) => contains(grow(of, BOARD.groupMarginPx), centreOf(rectOf(node)));
  return [...cards].flatMap((node): BoardChange[] => {
    if (isLocked(node)) return [];
    const joins =
      node.parentId === null &&
      mayJoin(node, group).ok &&
      isWithin(rectOf(node), frame) &&
      !isWithin(rectOf(node), before);
    const leaves = node.parentId === group.id && isIn(node, before) && !isIn(node, frame);
    if (!joins && !leaves) return [];
    return [{ do: 'patch-node', id: node.id, patch: { parentId: joins ? group.id : null } }];
  });
}

const isWithin = (card: Rect, frame: Rect): boolean =>
  card.x >= frame.x &&
  card.y >= frame.y &&
  card.x + card.width <= frame.x + frame.width &&
  card.y + card.height <= frame.y + frame.height;

import type { Point, Rect, Size } from '#contract/board/geometry.ts';
import { nodeKinds, type NodeKindId } from '#contract/board/kinds/index.ts';
import type { Scene, SceneNode } from '../scene.ts';

const GAP_PX = 120;

/** The group that a card is or stands in; null outside of all. */
export const groupAround = (scene: Scene, card: SceneNode): Rect | null =>
  card.kind === 'group' ? card : (scene.entry(card.node.parentId ?? '') ?? null);

/**
 * The middle of what stands to the right of the card, its top at the card's; what can be in no group stands to the right of
 * the card's. Its size is that of its kind unless given.
 */
export function centreBeside(
  scene: Scene,
  card: SceneNode,
  kind: NodeKindId,
  { width, height }: Size = nodeKinds[kind].size.start,
): Point {
  const around = nodeKinds[kind].mayJoinGroup ? null : groupAround(scene, card);
  const right = Math.max(...[card, around ?? card].map((rect) => rect.x + rect.width));
  return { x: right + GAP_PX + width / 2, y: card.y + height / 2 };
}

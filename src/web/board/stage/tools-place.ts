import type { Rect } from '#contract/board/geometry.ts';

type Span = Pick<Rect, 'y' | 'height'>;
const GAP_PX = 12;
const EDGE_PX = 8;

/**
 * Where the bar of a selection begins, in pixels from the upper edge of the board: above the cards, below them where there is
 * no room, and on them where they end below all that no panel covers (`open`).
 */
export function topOfTools(cards: Span, open: Span, heightPx: number): number {
  const above = cards.y - heightPx - GAP_PX;
  if (above > GAP_PX) return above;
  return Math.min(cards.y + cards.height + GAP_PX, open.y + open.height - EDGE_PX - heightPx);
}

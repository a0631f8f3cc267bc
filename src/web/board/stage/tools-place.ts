import type { Point, Rect, Size } from '#contract/board/geometry.ts';

const GAP_PX = 12;
/** The handles at the sides are pulled from there. */
const SIDE_GAP_PX = 20;
const EDGE_PX = 8;

/**
 * Where the bar of a selection stands, in pixels of the board's element: above the cards, below, or beside them, wherever no
 * panel covers it and the least of other cards comes under it (`coveredBy`, an area). It stands on the cards where they leave
 * no room, and goes along with cards that are out of sight.
 */
export function placeOfTools(cards: Rect, bar: Size, open: Rect, coveredBy: (place: Rect) => number): Point {
  const right = open.x + open.width - EDGE_PX - bar.width;
  const bottom = open.y + open.height - EDGE_PX - bar.height;
  const isSeen = cards.x < open.x + open.width && cards.x + cards.width > open.x;
  const middle = cards.x + (cards.width - bar.width) / 2;
  const x = isSeen ? Math.max(open.x + EDGE_PX, Math.min(middle, right)) : middle;
  const below = cards.y + cards.height + GAP_PX;
  const beside = Math.max(open.y, Math.min(cards.y, bottom));
  const places: Point[] = [
    { x, y: cards.y - bar.height - GAP_PX },
    { x, y: below },
    ...(Math.abs(beside - cards.y) < cards.height
      ? [
          { x: cards.x + cards.width + SIDE_GAP_PX, y: beside },
          { x: cards.x - SIDE_GAP_PX - bar.width, y: beside },
        ]
      : []),
  ];
  let best: Point | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.y < open.y || place.y > bottom || (isSeen && (place.x < open.x + EDGE_PX || place.x > right))) continue;
    const covered = coveredBy({ ...place, ...bar });
    if (covered === 0) return place;
    if (covered < least) [best, least] = [place, covered];
  }
  return best ?? { x, y: Math.min(below, bottom) };
}

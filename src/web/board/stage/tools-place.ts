import { areaShared, overlaps, type Point, type Rect, type Size } from '#contract/board/geometry.ts';

const GAP_PX = 12;
/** The handles at the sides are pulled from there. */
const SIDE_GAP_PX = 20;
const EDGE_PX = 8;
/** Titles, and what is typed into at the foot of a card, are needed more than what lies between. */
const HEAD_WEIGHT = 4;

/** A card as the bar may come over it, in the same pixels as the bar. */
export interface Covered extends Rect {
  /** So much at its upper edge is its title. */
  headPx: number;
  /** So much at its lower edge is typed into. */
  footPx: number;
  /** Of a group only the title can be covered: the rest of it is ground. */
  isGround: boolean;
}

/** How much it harms that the bar lies there. */
export function harmAt(place: Rect, cards: Iterable<Covered>): number {
  let harm = 0;
  for (const card of cards) {
    const { x, y, width, height, isGround } = card;
    const headPx = Math.min(card.headPx, height);
    const footPx = Math.min(card.footPx, height - headPx);
    const needed =
      areaShared(place, { x, y, width, height: headPx }) +
      areaShared(place, { x, y: y + height - footPx, width, height: footPx });
    harm += needed * (isGround ? HEAD_WEIGHT : HEAD_WEIGHT - 1) + (isGround ? 0 : areaShared(place, card));
  }
  return harm;
}

interface Room {
  /** What no panel covers at the edges. */
  open: Rect;
  /** A panel within it. */
  corner: Rect | null;
}

/**
 * Where the bar of a selection stands, in pixels of the board's element: above the cards, below, or beside them, wherever it
 * harms least, and on the cards where nothing else is left. It never leaves what is open, and lies under no panel. Null where
 * the cards are out of sight.
 */
export function placeOfTools(
  cards: Rect,
  bar: Size,
  { open, corner }: Room,
  harmOf: (place: Rect) => number,
): Point | null {
  if (!overlaps(cards, open)) return null;
  const left = open.x + EDGE_PX;
  const right = Math.max(left, open.x + open.width - EDGE_PX - bar.width);
  const bottom = Math.max(open.y, open.y + open.height - EDGE_PX - bar.height);
  const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));
  const columns = [cards.x + (cards.width - bar.width) / 2, cards.x, cards.x + cards.width - bar.width].map((x) =>
    within(left, x, right),
  );
  const rows = [cards.y, cards.y + cards.height - bar.height].map((y) => within(open.y, y, bottom));
  const outside: Point[] = [
    ...columns.map((x) => ({ x, y: cards.y - bar.height - GAP_PX })),
    ...columns.map((x) => ({ x, y: cards.y + cards.height + GAP_PX })),
    ...rows.map((y) => ({ x: cards.x + cards.width + SIDE_GAP_PX, y })),
    ...rows.map((y) => ({ x: cards.x - SIDE_GAP_PX - bar.width, y })),
  ];
  const onCards = [...rows.toReversed(), (open.y + bottom) / 2].flatMap((y) => columns.map((x) => ({ x, y })));
  const isFree = ({ x, y }: Point) =>
    x >= left && x <= right && y >= open.y && y <= bottom && !(corner && overlaps({ x, y, ...bar }, corner));
  return leastOf([...outside, ...onCards].filter(isFree), (at) => harmOf({ ...at, ...bar }));
}

/** The first of them that harms not at all, else the first of those that harm least. */
function leastOf(places: readonly Point[], harmOf: (at: Point) => number): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const place of places) {
    const harm = harmOf(place);
    if (harm === 0) return place;
    if (harm < least) [best, least] = [place, harm];
  }
  return best;
}

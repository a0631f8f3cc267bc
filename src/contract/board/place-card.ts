import { BOARD } from '../limits.ts';
import type { BoardNode } from './board.schema.ts';
import { boundsOf, grow, overlaps, type Point, type Rect, type Size } from './geometry.ts';
import { nodeKinds } from './kinds/index.ts';
import { rectOf } from './sizes.ts';

const COLUMNS = 5;
const CORNER: Point = { x: 100, y: 100 };
const MOST_ROWS = 400;

/**
 * Where a new card stands on a board that nobody looks at: the first free place of a grid of five columns, at last below
 * everything. It is as large as that of a file unless said otherwise.
 */
export function placeCard(cards: readonly BoardNode[], size: Size = nodeKinds.file.size.start): Point {
  const taken = cards.map((card) => rectOf(card));
  const { width, height } = size;
  const stepX = width + 2 * BOARD.gridGapPx;
  const stepY = height + 2 * BOARD.gridGapPx;
  const rows = Math.min(MOST_ROWS, taken.length + 1);
  for (let row = 0; row < rows; row++) {
    const y = CORNER.y + row * stepY;
    const near = taken.filter((rect) => isTooNear(rect, { x: CORNER.x, y, width: COLUMNS * stepX, height }));
    for (let column = 0; column < COLUMNS; column++) {
      const at = { x: CORNER.x + column * stepX, y };
      if (!near.some((rect) => isTooNear(rect, { ...at, width, height }))) return at;
    }
  }
  const all = boundsOf(taken) ?? { ...CORNER, width: 0, height: 0 };
  return { x: CORNER.x, y: Math.ceil(all.y + all.height + 2 * BOARD.gridGapPx) };
}

const isTooNear = (a: Rect, b: Rect): boolean => overlaps(grow(a, BOARD.gridGapPx), b);

import { describe, expect, it } from 'vitest';
import { areaShared, type Rect } from '#contract/board/geometry.ts';
import { placeOfTools } from './tools-place.ts';

const open = { x: 210, y: 60, width: 1_000, height: 700 };
const bar = { width: 150, height: 38 };
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

const beside =
  (...others: Rect[]) =>
  (place: Rect): number =>
    others.reduce((sum, other) => sum + areaShared(place, other), 0);
const placed = (cards: Rect, ...others: Rect[]) => placeOfTools(cards, bar, open, beside(...others));

describe('the bar of a selection', () => {
  it.each([
    ['above the cards', rect(500, 200, 280, 100), { x: 565, y: 150 }],
    ['below them where there is no room above', rect(500, 70, 280, 100), { x: 565, y: 182 }],
    ['beside them where they reach from above the view to below it', rect(500, 20, 280, 760), { x: 800, y: 60 }],
    ['on them where they fill the view', rect(220, 0, 980, 2_000), { x: 635, y: 714 }],
    ['out of sight together with cards above the view', rect(500, -300, 280, 100), { x: 565, y: -188 }],
    ['out of sight together with cards beside the view', rect(-600, 200, 280, 100), { x: -535, y: 150 }],
    ['clear of the panel at the left', rect(150, 200, 100, 100), { x: 218, y: 150 }],
    ['clear of the panel at the right', rect(1_150, 200, 280, 100), { x: 1_052, y: 150 }],
  ])('stands %s', (_, cards, at) => {
    expect(placed(cards)).toEqual(at);
  });

  const card = rect(500, 300, 280, 200);
  const above = rect(500, 80, 280, 200);
  const below = rect(500, 520, 280, 200);
  const toTheRight = rect(800, 300, 280, 200);
  const toTheLeft = rect(220, 300, 260, 200);

  it.each([
    ['below, where a card is close above', [above], { x: 565, y: 512 }],
    ['to the right, where cards are close above and below', [above, below], { x: 800, y: 300 }],
    ['to the left, where only there is room', [above, below, toTheRight], { x: 330, y: 300 }],
    ['above, where a card is near but leaves room', [rect(500, 40, 280, 200)], { x: 565, y: 250 }],
    ['above, where a card is close but not over the bar', [rect(200, 80, 280, 200)], { x: 565, y: 250 }],
  ])('covers no other card where it can: %s', (_, others, at) => {
    expect(placed(card, ...others)).toEqual(at);
  });

  it('covers as little of the others as it can where they are on all sides', () => {
    const narrow = rect(600, 520, 40, 200);
    expect(placed(card, above, narrow, toTheRight, toTheLeft)).toEqual({ x: 565, y: 512 });
  });
});

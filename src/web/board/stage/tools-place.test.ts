import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaShared, overlaps, type Rect } from '#contract/board/geometry.ts';
import { harmAt, placeOfTools, type Covered } from './tools-place.ts';

const open = { x: 210, y: 60, width: 1_000, height: 700 };
const bar = { width: 150, height: 38 };
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

const harmOf =
  (...others: Rect[]) =>
  (place: Rect): number =>
    others.reduce((sum, other) => sum + areaShared(place, other), 0);
const placed = (cards: Rect, ...others: Rect[]) =>
  placeOfTools(cards, bar, { open, corner: null }, harmOf(cards, ...others));

describe('the bar of a selection', () => {
  it.each([
    ['above the cards', rect(500, 200, 280, 100), { x: 565, y: 150 }],
    ['below them where there is no room above', rect(500, 70, 280, 100), { x: 565, y: 182 }],
    ['beside them where they reach from above the view to below it', rect(500, 20, 280, 760), { x: 800, y: 60 }],
    ['on them, low, where they fill the view', rect(220, 0, 980, 2_000), { x: 635, y: 714 }],
    ['clear of the panel at the left', rect(150, 200, 100, 100), { x: 218, y: 150 }],
    ['clear of the panel at the right', rect(1_150, 200, 280, 100), { x: 1_052, y: 150 }],
    ['in what is open, where of the cards only a strip is seen above', rect(500, -300, 280, 370), { x: 565, y: 82 }],
    ['beside a strip that ends under a panel', rect(500, -300, 280, 361), { x: 565, y: 73 }],
    ['nowhere, while the cards are above the view', rect(500, -300, 280, 100), null],
    ['nowhere, while the cards are beside the view', rect(-600, 200, 280, 100), null],
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
    ['to the right and low, where a card is there above', [above, below, rect(800, 200, 280, 150)], { x: 800, y: 462 }],
    ['to the left, where only there is room', [above, below, toTheRight], { x: 330, y: 300 }],
    ['above, where a card is near but leaves room', [rect(500, 40, 280, 200)], { x: 565, y: 250 }],
    ['above, where a card is close but not over the bar', [rect(200, 80, 280, 200)], { x: 565, y: 250 }],
    ['above at the left, where a card is close over the right half', [rect(650, 80, 280, 200)], { x: 500, y: 250 }],
  ])('covers no other card where it can: %s', (_, others, at) => {
    expect(placed(card, ...others)).toEqual(at);
  });

  it('covers as little of the others as it can where they are on all sides', () => {
    const narrow = rect(560, 520, 80, 200);
    expect(placed(card, above, narrow, toTheRight, toTheLeft)).toEqual({ x: 630, y: 512 });
  });

  it('is never out of what is open and under no panel, and covers nothing where one of its places is free', () => {
    const number = (min: number, max: number) => fc.integer({ min, max });
    const anyRect = fc.record({
      x: number(-600, 1_600),
      y: number(-600, 1_200),
      width: number(40, 1_500),
      height: number(40, 1_500),
    });
    const corner = rect(1_000, 620, 220, 152);
    fc.assert(
      fc.property(anyRect, fc.array(anyRect, { maxLength: 6 }), (cards, others) => {
        const at = placeOfTools(cards, bar, { open, corner }, harmOf(cards, ...others));
        expect(at === null).toBe(!overlaps(cards, open));
        if (at === null) return;
        expect(at.x).toBeGreaterThanOrEqual(open.x);
        expect(at.y).toBeGreaterThanOrEqual(open.y);
        expect(at.x + bar.width).toBeLessThanOrEqual(open.x + open.width);
        expect(at.y + bar.height).toBeLessThanOrEqual(open.y + open.height);
        expect(overlaps({ ...at, ...bar }, corner)).toBe(false);
      }),
    );
  });
});

describe('what the bar harms', () => {
  const card = (more: Partial<Covered> = {}): Covered => ({
    ...rect(0, 0, 280, 200),
    headPx: 46,
    footPx: 0,
    isGround: false,
    ...more,
  });
  const harm = (y: number, one: Covered) => harmAt(rect(0, y, 100, 20), [one]);

  it('is more over a title than over what stands below it', () => {
    expect(harm(10, card())).toBeGreaterThan(harm(100, card()));
  });
  it('is more over the field of a chat than over its messages', () => {
    expect(harm(170, card({ footPx: 100 }))).toBeGreaterThan(harm(60, card({ footPx: 100 })));
  });
  it('is only the title of a group: the rest of it is ground', () => {
    expect(harm(100, card({ isGround: true }))).toBe(0);
    expect(harm(10, card({ isGround: true }))).toBe(harm(10, card()));
  });
  it('is less over the body of a neighbour than over titles and fields, and there the bar goes where no side is free', () => {
    const chosen = card(rect(500, 300, 280, 200));
    const neighbours = [
      card({ ...rect(400, 80, 480, 215), footPx: 100 }),
      card(rect(400, 505, 480, 200)),
      card(rect(785, 200, 280, 290)),
      card(rect(215, 295, 280, 200)),
    ];
    const at = placeOfTools(chosen, bar, { open, corner: null }, (place) => harmAt(place, [chosen, ...neighbours]));
    expect(at).toEqual({ x: 800, y: 462 });
  });
});

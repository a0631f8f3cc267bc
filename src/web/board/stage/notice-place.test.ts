import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaShared, type Rect } from '#contract/board/geometry.ts';
import { wayOfNotice } from './notice-place.ts';

const open = { x: 210, y: 60, width: 1_230, height: 788 };
const corner = { x: 1_240, y: 740, width: 200, height: 160 };
const usual = { x: 1_060, y: 640, width: 360, height: 70 };
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

const standsAt = (...made: Rect[]): { x: number; y: number } => {
  const { x, y } = wayOfNotice(usual, { open, corner }, made);
  return { x: usual.x + x, y: usual.y + y };
};

describe('a notice', () => {
  it.each([
    ['at its usual place, where nothing was made', [], { x: 1_060, y: 640 }],
    ['there, too, where what was made lies beside it', [rect(600, 300, 400, 420)], { x: 1_060, y: 640 }],
    ['beside the panel in the corner, where a card ends above that', [rect(1_000, 260, 400, 420)], { x: 868, y: 818 }],
    ['up at the right, where a card fills the foot of the view', [rect(700, 400, 700, 480)], { x: 1_068, y: 72 }],
    ['down at the left, where the whole right is taken', [rect(700, 60, 700, 800)], { x: 222, y: 766 }],
    ['up at the left, where only that is free', [rect(700, 60, 700, 800), rect(220, 500, 400, 380)], { x: 222, y: 72 }],
    ['at its usual place, where the card fills the view', [rect(0, 0, 1_440, 900)], { x: 1_060, y: 640 }],
  ])('stands %s', (_, made, at) => {
    expect(standsAt(...made)).toEqual(at);
  });

  it('stands over the board where a chat is docked beside it', () => {
    const docked = rect(1_001, 0, 439, 900);
    const room = { open: { ...open, width: 779 }, corner: { ...corner, x: 790 } };
    expect(wayOfNotice(usual, room, [docked])).toEqual({ x: 418 - usual.x, y: 818 - usual.y });
  });

  it('comes down on a telephone, where a card stands under the bars at the top', () => {
    const top = { x: 12, y: 8, width: 366, height: 64 };
    const room = { open: { x: 0, y: 8, width: 390, height: 700 }, corner: null };
    expect(wayOfNotice(top, room, [rect(20, 30, 400, 420)])).toEqual({ x: 0, y: 624 });
    expect(wayOfNotice(top, room, [rect(20, 90, 400, 420)])).toEqual({ x: 0, y: 0 });
  });

  it('never lies over more of what was made than at its usual place', () => {
    const any = fc.record({
      x: fc.integer({ min: 0, max: 1_400 }),
      y: fc.integer({ min: 0, max: 860 }),
      width: fc.integer({ min: 20, max: 900 }),
      height: fc.integer({ min: 20, max: 800 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), (made) => {
        const hidden = (place: { x: number; y: number }) =>
          made.reduce((sum, one) => sum + areaShared({ ...usual, ...place }, one), 0);
        expect(hidden(standsAt(...made))).toBeLessThanOrEqual(hidden(usual));
      }),
    );
  });
});

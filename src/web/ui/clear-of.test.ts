import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaShared, type Rect } from '#contract/board/geometry.ts';
import { clearOf } from './clear-of.ts';

const usual: Rect = { x: 12, y: 128, width: 366, height: 68 };
const windowPx = 844;
const rect = (y: number, height: number, x = 0, width = 390): Rect => ({ x, y, width, height });
const topOf = (kept: Rect[], nowPx = 0) => usual.y + clearOf({ usual, nowPx, windowPx }, kept);

describe('a notice on a telephone stands', () => {
  it.each<[string, Rect[], number]>([
    ['at its usual place, where nothing is open', [], 128],
    ['there, too, where a sheet begins below it', [rect(420, 30), rect(760, 44)], 128],
    ['just below a title that is there', [rect(120, 30)], 160],
    ['just above it, where that is nearer', [rect(170, 60), rect(800, 44)], 96],
    ['between the title and the fields of a high sheet', [rect(91, 28), rect(290, 44), rect(380, 200)], 128],
    ['above a sheet that is full of fields', [rect(100, 700)], 24],
  ])('%s', (_, kept, y) => expect(topOf(kept)).toBe(y));

  it('where it is, as long as that hides nothing', () => {
    expect(topOf([rect(120, 30)], 240)).toBe(368);
    expect(topOf([rect(120, 30), rect(380, 30)], 240)).toBe(160);
  });

  it('never over what it did not lie over at its usual place, and always in the window', () => {
    const any = fc.record({
      x: fc.integer({ min: 0, max: 380 }),
      y: fc.integer({ min: 0, max: 840 }),
      width: fc.integer({ min: 4, max: 390 }),
      height: fc.integer({ min: 4, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (kept) => {
        const y = topOf(kept);
        const isHidden = (top: number) => kept.some((one) => areaShared({ ...usual, y: top }, one) > 0);
        if (!isHidden(usual.y)) expect(isHidden(y)).toBe(false);
        expect(y).toBeGreaterThanOrEqual(8);
        expect(y + usual.height).toBeLessThanOrEqual(windowPx - 8);
      }),
    );
  });
});

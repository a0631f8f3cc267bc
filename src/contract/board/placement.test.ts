import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childOffset, isValidPosition, placeOr } from './placement.ts';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a node without a valid position gets a random one', () => {
  it.each([
    [{ x: 0, y: 0 }, true],
    [{ x: -1.5, y: 1e6 }, true],
    [{ x: 1, y: 2, z: 3 }, true],
    [{ x: Number.NaN, y: 0 }, false],
    [{ x: 0, y: Number.POSITIVE_INFINITY }, false],
    [{ x: '1', y: 2 }, false],
    [{ x: 1 }, false],
    [{ x: null, y: 1 }, false],
    [null, false],
    [undefined, false],
    ['1,2', false],
    [[1, 2], false],
  ])('%j is a position: %s', (position, isValid) => {
    expect(isValidPosition(position)).toBe(isValid);
    const place = placeOr(position, () => 0.5);
    expect(place).toEqual(
      isValid ? { x: (position as { x: number }).x, y: (position as { y: number }).y } : { x: 300, y: 250 },
    );
  });

  it('x 100-500 and y 100-400, whatever chance says', () => {
    fc.assert(
      fc.property(random, (chance) => {
        const { x, y } = placeOr(null, () => chance);
        expect(x >= 100 && x <= 500 && y >= 100 && y <= 400).toBe(true);
      }),
    );
    expect([placeOr(null, () => 0), placeOr(null, () => 0.9999)]).toEqual([
      { x: 100, y: 100 },
      { x: 500, y: 400 },
    ]);
  });
});

describe('child offset default random 20-120', () => {
  it('on both axes', () => {
    fc.assert(
      fc.property(random, (chance) => {
        const { x, y } = childOffset(() => chance);
        expect(x >= 20 && x <= 120 && y >= 20 && y <= 120).toBe(true);
      }),
    );
    expect([childOffset(() => 0), childOffset(() => 0.9999)]).toEqual([
      { x: 20, y: 20 },
      { x: 120, y: 120 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { keptOf } from './strips.ts';

const SIZE = { width: 1000, height: 800 };
const from = { x: 10.25, y: 20.5, zoom: 0.5 };
const moved = (x: number, y: number) => ({ ...from, x: from.x + x, y: from.y + y });

describe('what stays of a picture when the board moves under it', () => {
  test.each([
    ['to the right: a strip at the left is new', 100, 0, [{ x: 0, y: 0, width: 132, height: 800 }]],
    ['to the left: a strip at the right', -100, 0, [{ x: 868, y: 0, width: 132, height: 800 }]],
    ['down: a strip above', 0, 60, [{ x: 0, y: 0, width: 1000, height: 92 }]],
    ['up: a strip below', 0, -60, [{ x: 0, y: 708, width: 1000, height: 92 }]],
    [
      'across: two strips',
      50,
      -60,
      [
        { x: 0, y: 0, width: 82, height: 800 },
        { x: 0, y: 708, width: 1000, height: 92 },
      ],
    ],
    ['not at all: nothing is new', 0, 0, []],
  ])('%s', (_, x, y, strips) => {
    expect(keptOf(from, moved(x, y), SIZE, 1)).toEqual({ by: { x, y }, strips, view: moved(x, y) });
  });

  test('moves by whole pixels of the picture, and says how that looks', () => {
    const kept = keptOf(from, moved(10.2, -10.3), SIZE, 2);
    expect(kept?.by).toEqual({ x: 20, y: -21 });
    expect(kept?.view).toEqual(moved(10, -10.5));
    expect(kept?.strips[0]).toEqual({ x: 0, y: 0, width: 84, height: 800 });
  });

  test.each([
    ['another scale', { ...from, zoom: 0.51 }],
    ['more than half of it is new', moved(600, 0)],
    ['all of it is new', moved(0, -801)],
    ['as far as never before', moved(1e9, 1e9)],
  ])('nothing at %s', (_, to) => {
    expect(keptOf(from, to, SIZE, 1)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { keepAspect, type Grip } from './aspect.ts';
import type { Rect } from './geometry.ts';

const start: Rect = { x: 100, y: 100, width: 200, height: 100 };
const free = { least: { width: 1, height: 1 }, most: { width: 9_000, height: 9_000 } };

describe('a card that keeps its shape', () => {
  it.each<[string, Grip, Rect, Rect]>([
    [
      'right below',
      { x: 1, y: 1 },
      { x: 100, y: 100, width: 400, height: 110 },
      { x: 100, y: 100, width: 400, height: 200 },
    ],
    [
      'right below, drawn down',
      { x: 1, y: 1 },
      { x: 100, y: 100, width: 210, height: 300 },
      { x: 100, y: 100, width: 600, height: 300 },
    ],
    [
      'left above',
      { x: -1, y: -1 },
      { x: 0, y: 90, width: 300, height: 110 },
      { x: 0, y: 50, width: 300, height: 150 },
    ],
    [
      'right above',
      { x: 1, y: -1 },
      { x: 100, y: 50, width: 200, height: 150 },
      { x: 100, y: 50, width: 300, height: 150 },
    ],
    [
      'the right side',
      { x: 1, y: 0 },
      { x: 100, y: 100, width: 400, height: 100 },
      { x: 100, y: 50, width: 400, height: 200 },
    ],
    [
      'the upper side',
      { x: 0, y: -1 },
      { x: 100, y: 0, width: 200, height: 200 },
      { x: 0, y: 0, width: 400, height: 200 },
    ],
  ])('at the grip %s', (_, grip, wish, shown) => expect(keepAspect(start, wish, grip, free)).toEqual(shown));

  it('stops where one of its sides may not go further', () => {
    const bounds = { least: { width: 120, height: 80 }, most: { width: 900, height: 150 } };
    const wish = (width: number) => ({ ...start, width });
    expect(keepAspect(start, wish(900), { x: 1, y: 1 }, bounds)).toMatchObject({ width: 300, height: 150 });
    expect(keepAspect(start, wish(10), { x: 1, y: 1 }, bounds)).toMatchObject({ width: 160, height: 80 });
  });
});

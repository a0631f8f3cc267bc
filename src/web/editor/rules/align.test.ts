import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, alignWays, distribute, distributeWays, type AlignWay, type Placed } from './align.ts';

const card = (id: string, x: number, y: number, width = 100, height = 50): Placed => ({ id, x, y, width, height });
const three = [card('a', 0, 0), card('b', 130, 70, 60, 20), card('c', 300, 200, 200, 100)];

describe('aligned cards', () => {
  it.each<[AlignWay, Record<string, [number, number]>]>([
    ['left', { a: [0, 0], b: [0, 70], c: [0, 200] }],
    ['centre', { a: [200, 0], b: [220, 70], c: [150, 200] }],
    ['right', { a: [400, 0], b: [440, 70], c: [300, 200] }],
    ['top', { a: [0, 0], b: [130, 0], c: [300, 0] }],
    ['middle', { a: [0, 125], b: [130, 140], c: [300, 100] }],
    ['bottom', { a: [0, 250], b: [130, 280], c: [300, 200] }],
  ])('%s', (way, places) => {
    const found = [...align(three, way)].map(([id, { x, y }]) => [id, [x, y]]);
    expect(Object.fromEntries(found)).toEqual(places);
  });

  it('are none where nothing is chosen', () => expect(align([], 'left').size).toBe(0));
});

describe('distributed cards', () => {
  it('keep the outermost and share the room between them', () => {
    const at = distribute(three, 'across');
    expect(at.get('a')).toEqual({ x: 0, y: 0 });
    expect(at.get('b')).toEqual({ x: 170, y: 70 });
    expect(at.get('c')).toEqual({ x: 300, y: 200 });
    expect(distribute(three, 'down').get('b')).toEqual({ x: 130, y: 115 });
  });

  it('stay where they are when there are two', () => {
    expect(distribute(three.slice(0, 2), 'across').get('b')).toEqual({ x: 130, y: 70 });
  });

  const aCard = fc.record({
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
    width: fc.integer({ min: 1, max: 400 }),
    height: fc.integer({ min: 1, max: 400 }),
  });
  it('never leave the rectangle in which they stood, whichever way they are aligned or distributed', () => {
    fc.assert(
      fc.property(fc.array(aCard, { minLength: 1, maxLength: 12 }), (rects) => {
        const cards = rects.map((rect, i): Placed => ({ ...rect, id: `${i}` }));
        const right = Math.max(...cards.map(({ x, width }) => x + width));
        const left = Math.min(...cards.map(({ x }) => x));
        const results = [
          ...alignWays.map((way) => align(cards, way)),
          ...distributeWays.map((way) => distribute(cards, way)),
        ];
        for (const places of results) {
          expect(places.size).toBe(cards.length);
          for (const { id, width } of cards) {
            expect(places.get(id)!.x).toBeGreaterThanOrEqual(left - 0.001);
            expect(places.get(id)!.x + width).toBeLessThanOrEqual(right + 0.001);
          }
        }
      }),
    );
  });
});

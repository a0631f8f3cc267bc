import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Placed } from './align.ts';
import { layersOf } from './layers.ts';
import { tidyLayout, type Tie } from './tidy-layout.ts';

const card = (id: string, x: number, y: number, width = 200, height = 100): Placed => ({ id, x, y, width, height });
const tie = (pair: string): Tie => ({ source: pair[0]!, target: pair[1]! });
const laid = (things: readonly Placed[], pairs: string[] = []) => tidyLayout(things, pairs.map(tie));

describe('a tidy layout', () => {
  it('puts what leads to a thing in the columns before it', () => {
    const at = laid([card('c', 0, 0), card('b', 30, 10), card('a', 60, 20)], ['ab', 'bc']);
    expect(at.get('a')).toEqual({ x: 0, y: 0 });
    expect(at.get('b')!.x).toBeGreaterThanOrEqual(at.get('a')!.x + 200);
    expect(at.get('c')!.x).toBeGreaterThanOrEqual(at.get('b')!.x + 200);
    expect([at.get('b')!.y, at.get('c')!.y]).toEqual([0, 0]);
  });

  it('begins where the things began, and keeps the order of reading where nothing is connected', () => {
    const at = laid([card('b', 250, 310), card('c', 90, 640), card('a', 10, 300)]);
    expect(at.get('a')).toEqual({ x: 10, y: 300 });
    const read = [...at].sort(([, p], [, q]) => p.y - q.y || p.x - q.x).map(([id]) => id);
    expect(read).toEqual(['a', 'b', 'c']);
  });

  it('leaves what is tidy as it is', () => {
    const things = [card('a', 0, 0), card('b', 10, 10), card('c', 20, 20), card('d', 30, 5)];
    const once = laid(things, ['ab', 'bc']);
    const again = laid(
      things.map((thing) => ({ ...thing, ...once.get(thing.id)! })),
      ['ab', 'bc'],
    );
    expect(Object.fromEntries(again)).toEqual(Object.fromEntries(once));
  });

  it('does with circles, ties to oneself and ties to nothing', () => {
    const at = laid([card('a', 0, 0), card('b', 0, 0), card('c', 0, 0)], ['ab', 'bc', 'ca', 'aa', 'ax', 'xa']);
    expect(new Set([...at.values()].map(({ x }) => x)).size).toBe(3);
  });

  const aThing = fc.record({
    x: fc.integer({ min: -3_000, max: 3_000 }),
    y: fc.integer({ min: -3_000, max: 3_000 }),
    width: fc.integer({ min: 1, max: 900 }),
    height: fc.integer({ min: 1, max: 900 }),
  });
  it('never lets two overlap, whatever they are and however they are connected', () => {
    fc.assert(
      fc.property(
        fc.array(aThing, { maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(35), fc.nat(35)), { maxLength: 60 }),
        (rects, pairs) => {
          const things = rects.map((rect, i): Placed => ({ ...rect, id: `${i}` }));
          const at = tidyLayout(
            things,
            pairs.map(([source, target]) => ({ source: `${source}`, target: `${target}` })),
          );
          const placed = things.map((thing) => ({ ...thing, ...at.get(thing.id)! }));
          for (const [i, a] of placed.entries()) {
            for (const b of placed.slice(i + 1)) {
              const isApart =
                a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
              expect(isApart).toBe(true);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('layers', () => {
  const things = [...'abcdef'].map((id) => ({ id }));
  const ids = (pairs: string[]) => layersOf(things, pairs.map(tie)).map((layer) => layer.map(({ id }) => id).join(''));
  it.each([
    [
      ['ab', 'bc', 'cd', 'de', 'ef'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
    ],
    [
      ['ac', 'bc', 'ad', 'ce', 'df'],
      ['ab', 'dc', 'fe'],
    ],
    [
      ['ad', 'be', 'cf'],
      ['abc', 'def'],
    ],
    [
      ['af', 'be', 'cd'],
      ['abc', 'fed'],
    ],
  ])('%j are %j', (pairs, layers) => expect(ids(pairs)).toEqual(layers));
});

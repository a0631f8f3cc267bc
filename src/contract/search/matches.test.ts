import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, matchesIn } from './matches.ts';

const marked = (text: string, sought: string) => {
  const { letters, ranges } = matchesIn(text, sought);
  return ranges.map(([from, to]) => letters.slice(from, to).join(''));
};

describe('what matches in a text', () => {
  it.each([
    ['분쇄도 하나만 바꿨더니', '분쇄도', ['분쇄도']],
    ['분쇄도를 바꿨더니', '쇄도', ['쇄도']],
    ['홈카페 장비', '홈카페장비', ['홈카페 장비']],
    ['홈카페장비', '홈카페 장비', ['홈카페장비']],
    ['장비와 홈카페', '홈카페 장비', ['장비', '홈카페']],
    ['Coffee GRINDER', 'grinder', ['GRINDER']],
    ['분쇄도'.normalize('NFD'), '쇄도', ['쇄도']],
    ['커피 ☕️ 한 잔', '☕️한', ['☕️ 한']],
    ['홈카페', '녹차', []],
    ['홈카페', '  ', []],
  ])('%s · %s', (text, sought, expected) => expect(marked(text, sought)).toEqual(expected));

  it('stands in order, without overlaps, within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, sought) => {
        const { letters, ranges } = matchesIn(text, sought);
        let end = 0;
        for (const [from, to] of ranges) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(letters.length);
      }),
    );
  });
});

describe('an excerpt', () => {
  it('shows a few words around the match, on one line', () => {
    const text = `${'앞말 '.repeat(20)}\n분쇄도\n하나만 ${'뒷말 '.repeat(40)}`;
    const excerpt = excerptOf(text, '분쇄도');
    expect(excerpt).toMatch(/^….*분쇄도 하나만.*…$/);
    expect(excerpt?.length).toBeLessThan(110);
  });

  it('is the whole of a short text, and nothing where nothing matches', () => {
    expect(excerptOf('원두를 굵게 갈아요', '굵게')).toBe('원두를 굵게 갈아요');
    expect(excerptOf('원두', '녹차')).toBeNull();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptBelow, excerptOf, matchesIn } from './matches.ts';

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

  it.each([
    [
      'a match of ninety letters',
      `${'앞말 '.repeat(20)}${'가나다라마바사아자 '.repeat(10)}${'뒷말 '.repeat(40)}`,
      '가나다라마바사아자 '.repeat(9),
    ],
    ['words that stand far apart', `장비 ${'사이 '.repeat(100)}홈카페 ${'뒷말 '.repeat(40)}`, '홈카페 장비'],
    ['letters of two units', `${'☕️😀'.repeat(40)}분쇄도${'😀'.repeat(90)}`, '분쇄도'],
  ])('holds the whole of %s', (_, text, sought) => {
    const excerpt = excerptOf(text, sought) ?? '';
    const squeezed = (words: string) => words.replaceAll(/\s/g, '');
    expect(marked(excerpt, sought).map(squeezed).toSorted()).toEqual(marked(text, sought).map(squeezed).toSorted());
    expect(excerpt.isWellFormed()).toBe(true);
  });

  it('holds every place that is found, in any text', () => {
    const words = fc.array(fc.constantFrom('가', '나', '다 ', ' ', '라마', '😀'), { maxLength: 300 });
    fc.assert(
      fc.property(words, fc.constantFrom('가나', '라마 가', '다나', '😀가 나'), (letters, sought) => {
        const text = letters.join('');
        const excerpt = excerptOf(text, sought);
        const found = marked(text, sought).length;
        if (excerpt === null) expect(found).toBe(0);
        else expect(marked(excerpt, sought).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('an excerpt below a title', () => {
  it.each([
    ['분쇄도 이야기', '분쇄도를 바꿨어요', '분쇄도', null],
    ['원두 이야기', '분쇄도를 바꿨어요', '분쇄도', '분쇄도를 바꿨어요'],
    ['원두 이야기', '분쇄도를 바꿨어요', '원두 분쇄도', '분쇄도를 바꿨어요'],
    ['원두와 분쇄도', '물을 끓여요', '분쇄도 원두', null],
    ['원두 이야기', '물을 끓여요', '분쇄도', null],
  ])('%s · %s · %s', (title, text, sought, excerpt) => expect(excerptBelow(title, text, sought)).toBe(excerpt));
});

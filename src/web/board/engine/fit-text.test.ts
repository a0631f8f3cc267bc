import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textNode } from '../../editor/test-server.ts';
import { fitLine, fitNodeText, fitTitle, titlePx } from './fit-text.ts';

const lettersOf = (text: string): string[] => Array.from(new Intl.Segmenter('ko').segment(text), (one) => one.segment);

describe('a painted title', () => {
  it('that fits is left as it is', () => {
    expect(fitLine('홈카페 대본', 200, 14)).toBe('홈카페 대본');
  });

  /** Widths as a usual typeface has them, in parts of its size. */
  it.each([
    ['of wide capitals', 'W'.repeat(199), 0.96],
    ['of capitals', 'HANDSOME GUIDE TO COFFEE '.repeat(9), 0.7],
    ['of small letters', 'a plain title of many words '.repeat(9), 0.52],
    ['in Hangul', '아주긴제목이여기에있어요'.repeat(9), 0.88],
    ['of pictures', '🎬'.repeat(99), 1.36],
    ['of flags', '🇰🇷'.repeat(99), 1.36],
    ['of families', '👨‍👩‍👧‍👦'.repeat(99), 1.36],
    ['of keycaps', '1️⃣'.repeat(99), 1.36],
    ['in Hangul of a file name of a Mac', '아주긴제목이여기에있어요'.normalize('NFD').repeat(9), 0.88],
  ])('%s ends within its card', (_, title, share) => {
    const cut = fitTitle({ ...textNode('a'), title }, 280 - 54, 14);
    expect(cut.endsWith('…')).toBe(true);
    const width = lettersOf(cut).length * share * 14;
    expect(width).toBeLessThanOrEqual(280 - 54 + 14);
    expect(width).toBeGreaterThan((280 - 54) * 0.85);
  });

  const letter = fc.constantFrom(
    ...lettersOf('👩🏽‍🍳🎬대본🎧ab 👨‍👩‍👧‍👦🇰🇷🇺🇸1️⃣#️⃣❤️☕©️👍🏽🏴󠁧󠁢󠁥󠁮󠁧󠁿'),
    'é'.normalize('NFD'),
    '글'.normalize('NFD'),
  );
  const letters = fc.array(letter, { maxLength: 60 });

  it('is never cut within a letter, of however many characters it is', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 0, max: 400 }), (of, room) => {
        const cut = fitLine(of.join(''), room, 14);
        const kept = lettersOf(cut.replace(/…$/u, ''));
        expect(kept).toEqual(lettersOf(of.join('')).slice(0, kept.length));
      }),
    );
  });

  it('has lines below it that break between letters alone', () => {
    fc.assert(
      fc.property(letters, (of) => {
        const { lines } = fitNodeText({ ...textNode('a'), type: 'sticky', content: of.join('') }, 120);
        const shown = lines.flatMap(lettersOf);
        expect(shown).toEqual(lettersOf(of.join('')).slice(0, shown.length));
      }),
    );
  });
});

describe('the lines of a painted card', () => {
  /** A line has room for fifteen small letters, nine of Hangul or five pictures. */
  const linesOf = (content: string) =>
    fitNodeText({ ...textNode('a'), type: 'sticky', content }, 130).lines.map((line) => line.trimEnd());
  const url = 'https://example.com/guide/of/coffee/that/never/ends/anywhere/at/all';
  const cook = '👩🏽‍🍳';

  it.each([
    ['between English words', 'the colour fades away slowly', ['the colour', 'fades away', 'slowly']],
    ['between Korean words', '좋은 원두는 색이진하다', ['좋은 원두는', '색이진하다']],
    ['after a Korean word that just fits', '홈카페 원두는 색이 옅어져요', ['홈카페 원두는 색이', '옅어져요']],
    ['between words of both', 'AI가 쓴 script를 고쳐요', ['AI가 쓴', 'script를 고쳐요']],
    ['after a hyphen', 'they are co-operating', ['they are co-', 'operating']],
    ['not after the hyphen of a date', 'meet us on 2026-11-26', ['meet us on', '2026-11-26']],
    ['not after the hyphen that begins a word', 'the hidden -flag', ['the hidden', '-flag']],
    ['after spaces, for which there is no room', 'fifteen letters   and', ['fifteen letters', 'and']],
    ['at an ideographic space', '좋은　원두는　색이진하다', ['좋은　원두는', '색이진하다']],
    ['at the ends of paragraphs', 'one\n\n  two three\r\nfour', ['one', '  two three', 'four']],
    [
      'within an English word that is longer than a line',
      'an electroencephalograph of it',
      ['an', 'electroencephal', 'ograph of it'],
    ],
    [
      'within a Korean word that is longer than a line',
      '아 가나다라마바사아자차카타 파하',
      ['아', '가나다라마바사아자', '차카타 파하'],
    ],
    ['within a long address', `see ${url}`, ['see', url.slice(0, 15), url.slice(15, 30), url.slice(30, 45)]],
    [
      'within a long word after an indent, without a blank line',
      `  ${'가'.repeat(12)}`,
      [`  ${'가'.repeat(8)}`, '가가가가'],
    ],
    ['between pictures of a row of them', `ok ${cook.repeat(7)}`, ['ok', cook.repeat(5), cook.repeat(2)]],
    ['before a word with a picture', `커피 한 잔 좋아요${cook}`, ['커피 한 잔', `좋아요${cook}`]],
    [
      'at the fourth line for good',
      'one two three four '.repeat(9),
      ['one two three', 'four one two', 'three four one', 'two three four'],
    ],
  ])('break %s', (_, content, lines) => {
    expect(linesOf(content)).toEqual(lines);
  });

  it('never hold a part of a word that a line has room for', () => {
    const word = fc.constantFrom('fades', 'co', 'winter', '원두', '옅어져요', '홈카페를', '☕', cook, 'a', '2026-11');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => {
        const shown = linesOf(words.join(' ')).flatMap((line) => line.split(' ').filter((one) => one !== ''));
        expect(shown).toEqual(words.slice(0, shown.length));
      }),
    );
  });
});

it.each([
  ['as it is where it can be read', 1, 100, 14],
  ['as it is down to where it is as small as it may be', 0.8, 100, 14],
  ['larger from far, as large on the screen', 0.2, 100, 55],
  ['no higher than there is room', 0.1, 60, 60],
  ['not smaller where there is no room at all', 0.1, 4, 14],
])('a title is %s', (_, zoom, room, px) => expect(titlePx(zoom, 14, room)).toBe(px));

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textNode } from '../editor/test-server.ts';
import { fitLine, fitNodeText } from './fit-text.ts';

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
    const { title: cut } = fitNodeText({ ...textNode('a'), title }, 280);
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

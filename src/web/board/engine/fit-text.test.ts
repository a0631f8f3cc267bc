import { describe, expect, it } from 'vitest';
import { textNode } from '../editor/test-server.ts';
import { fitLine, fitNodeText } from './fit-text.ts';

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
  ])('%s ends within its card', (_, title, share) => {
    const { title: cut } = fitNodeText({ ...textNode('a'), title }, 280);
    expect(cut.endsWith('…')).toBe(true);
    expect([...cut].length * share * 14).toBeLessThanOrEqual(280 - 54 + 14);
  });

  it('is never cut within a letter of two halves', () => {
    for (let room = 0; room < 300; room += 7) {
      const cut = fitLine('👩🏽‍🍳🎬대본🎧ab'.repeat(4), room, 14);
      expect(cut.isWellFormed()).toBe(true);
    }
  });
});

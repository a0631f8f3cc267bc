import { describe, expect, it } from 'vitest';
import { areWords } from '../chat/written-marks.ts';
import { chapterLinesOf } from './description/chapter-lines.ts';
import { readsAsScript } from '#web/recipes/reads-as-script.ts';
import { lastWordOf } from './voice/endings.ts';

/** Texts on which an expression that reads the same letter in two ways tries all of them, for minutes or for ever. */
describe('A text that nearly matches is read to its end', () => {
  it('when it is a line of pictures before words and a time', () => {
    const line = `${'✔'.repeat(60)}추천 0:30`;
    expect(chapterLinesOf(line).map(({ at }) => at)).toEqual([[0, line.length]]);
  });

  it('when it is hundreds of sentences with hearts behind their last word', () => {
    const words = Array.from({ length: 200 }, () => lastWordOf(`좋아요 ${'♥'.repeat(22)}ok`));
    expect(new Set(words)).toEqual(new Set([`${'♥'.repeat(22)}ok`]));
  });

  it('when it is a note of empty lines that could be a script', () => {
    expect(readsAsScript('', `${'\n'.repeat(15_000)}# 훅`)).toBe(false);
  });

  it('when underscores stand before a mark', () => {
    expect(areWords([1], `${'_'.repeat(10_000)} `, '')).toBe(false);
  });
});

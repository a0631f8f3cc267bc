import { describe, expect, it } from 'vitest';
import { spokenLines } from './spoken-lines.ts';
import { utterancesOf, type SpokenSegment } from './structure/utterances.ts';

const segments = (lines: readonly [startSec: number, endSec: number, text: string][]): SpokenSegment[] =>
  lines.map(([startSec, endSec, text]) => ({ startSec, endSec, text }));
const linesOf = (spoken: readonly SpokenSegment[]): string =>
  spokenLines(spoken.map(({ text }) => text).join(' '), utterancesOf(spoken));

describe('captions without full stops', () => {
  it('are divided where somebody pauses', () => {
    const spoken = segments([
      [0, 2.4, 'i moved the desk next to the window'],
      [2.4, 4, 'and the whole room got brighter'],
      [5.2, 7.5, 'my grocery bill went down to 380 dollars'],
    ]);
    expect(linesOf(spoken)).toBe(
      'i moved the desk next to the window and the whole room got brighter\nmy grocery bill went down to 380 dollars',
    );
  });

  it('are divided where a Korean sentence ends', () => {
    const spoken = segments([[0, 6, '장은 주 1회만 봐요 냉장고는 세 칸으로 나눴습니다 남은 건 얼려요']]);
    expect(linesOf(spoken).split('\n')).toEqual([
      '장은 주 1회만 봐요',
      '냉장고는 세 칸으로 나눴습니다',
      '남은 건 얼려요',
    ]);
  });

  it('keep every letter in its place, and are left alone where nothing tells an end', () => {
    const one = segments([[0, 4, 'a desk by the window and a lamp behind it']]);
    expect(linesOf(one)).toBe('a desk by the window and a lamp behind it');
    const two = segments([
      [0, 2, 'first we empty the fridge'],
      [4, 6, '[Music] then we write a list'],
    ]);
    expect(linesOf(two)).toHaveLength(two.map(({ text }) => text).join(' ').length);
  });

  it('that have their full stops are given back as they are', () => {
    const spoken = segments([
      [0, 2, 'I moved the desk.'],
      [4, 6, 'The room got brighter.'],
    ]);
    expect(linesOf(spoken)).toBe('I moved the desk. The room got brighter.');
  });
});

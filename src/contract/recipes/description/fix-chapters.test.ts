import { describe, expect, it } from 'vitest';
import { checkChapterLines } from './check-chapters.ts';
import { formatChapterTime } from './chapter-lines.ts';
import { fixChapters } from './fix-chapters.ts';

const chaptersAt = (...starts: number[]) => starts.map((startSec, i) => ({ startSec, title: `챕터 ${i}` }));
const fixed = (starts: number[], durationSec: number | null = null) =>
  fixChapters(chaptersAt(...starts), durationSec)?.map(({ startSec }) => startSec) ?? null;

describe('a list of chapters', () => {
  it.each<[string, number[], number | null, number[] | null]>([
    ['stays when it is valid', [0, 30, 60], 100, [0, 30, 60]],
    ['begins at 0', [5, 30, 60], null, [0, 30, 60]],
    ['is put in order', [0, 60, 30], null, [0, 30, 60]],
    ['puts off what comes a little too soon', [0, 7, 60, 90], null, [0, 10, 60, 90]],
    ['leaves out what comes much too soon', [0, 2, 60, 90], null, [0, 60, 90]],
    ['leaves out the later of two at the same time', [0, 30, 30, 60], null, [0, 30, 60]],
    ['leaves out what is too near the end', [0, 30, 60, 95], 100, [0, 30, 60]],
    ['moves several rather than lose the list', [0, 5, 12], 60, [0, 10, 20]],
    ['goes over an hour', [0, 3_600, 3_605, 7_200], 7_300, [0, 3_600, 3_610, 7_200]],
    ['puts off the middle rather than lose the list', [0, 8, 16, 24, 32], 45, [0, 16, 32]],
    ['keeps what lasts ten seconds to the end', [0, 10, 20], 30, [0, 10, 20]],
    ['is none where the third comes a second late', [0, 10, 21], 30, null],
    ['drops parts of a second', [0, 30.9, 60.2], null, [0, 30, 60]],
    ['ignores times that are none', [0, Number.NaN, -5, 30, 60], null, [0, 30, 60]],
    ['is none of two', [0, 30], null, null],
    ['is none in a video of 29 s', [0, 10, 19], 29, null],
    ['is none of nothing', [], null, null],
  ])('%s', (_name, starts, durationSec, expected) => {
    expect(fixed(starts, durationSec)).toEqual(expected);
  });

  it('leaves out chapters without a title', () => {
    expect(fixChapters([...chaptersAt(0, 30, 60), { startSec: 90, title: ' ' }], null)).toHaveLength(3);
  });

  it('passes the check whenever there is one', () => {
    for (let seed = 1; seed < 300; seed += 1) {
      const starts = Array.from({ length: 1 + (seed % 9) }, (_, i) => (seed * 7919 * (i + 1)) % 130);
      const list = fixChapters(chaptersAt(...starts), 120);
      const text = (list ?? []).map(({ startSec, title }) => `${formatChapterTime(startSec)} ${title}`).join('\n');
      expect(checkChapterLines(text, 120)).toEqual([]);
    }
  });
});

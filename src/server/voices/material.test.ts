import { describe, expect, it } from 'vitest';
import { spokenSec } from './material.ts';

describe('the time of speech', () => {
  it.each([
    ['of nothing is not known', [], null],
    [
      'is that of all words',
      [
        { start: 0, end: 2 },
        { start: 5, end: 6 },
      ],
      3,
    ],
    [
      'counts what overlaps once',
      [
        { start: 0, end: 10 },
        { start: 2, end: 4 },
        { start: 8, end: 12 },
      ],
      12,
    ],
    [
      'is the same in any order',
      [
        { start: 8, end: 12 },
        { start: 0, end: 10 },
      ],
      12,
    ],
    ['without lengths is not known', [{ start: 3, end: 3 }], null],
  ])('%s', (_, segments, seconds) => expect(spokenSec(segments)).toBe(seconds));
});

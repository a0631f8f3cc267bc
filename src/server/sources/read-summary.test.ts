import { describe, expect, test } from 'vitest';
import { readSummary } from './read-summary.ts';

const shown = new Set([0, 1, 2]);

describe('the summary that a model wrote', () => {
  test.each([
    [
      'a sentence with its passages',
      '원두는 2주 안에 쓴다 [1][3].',
      [{ places: [0, 2], text: '원두는 2주 안에 쓴다.' }],
    ],
    [
      'a list',
      '- 하나 [1]\n2. 둘 [2]',
      [
        { places: [0], text: '하나' },
        { places: [1], text: '둘' },
      ],
    ],
    ['a sentence without a passage is left out', '요약입니다:\n하나 [1]', [{ places: [0], text: '하나' }]],
    ['a passage that it was not shown is none', '하나 [9]\n둘 [2][9]', [{ places: [1], text: '둘' }]],
    ['nothing', '', []],
  ])('%s', (_what, answer, sentences) => {
    expect(readSummary(answer, shown)).toEqual(sentences);
  });
});

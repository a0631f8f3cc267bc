import { describe, expect, it } from 'vitest';
import { createThoughtFilter } from './thoughts.ts';

const filtered = (pieces: string[]): string => {
  const thoughts = createThoughtFilter();
  return pieces.map((piece) => thoughts.push(piece)).join('') + thoughts.end();
};

describe('what a model thinks before it answers', () => {
  it.each([
    [['답입니다.'], '답입니다.'],
    [['<think>생각</think>\n\n답입니다.'], '답입니다.'],
    [['\n<th', 'ink>생', '각</thi', 'nk>', '\n', '답', '입니다.'], '답입니다.'],
    [['<think>', '</think>', ' 답'], '답'],
    [['<think>끝나지 않은 생각'], ''],
    [['<', '3 좋아요'], '<3 좋아요'],
    [['<th'], '<th'],
    [['앞 <think>글자 그대로</think>'], '앞 <think>글자 그대로</think>'],
  ])('is no part of the answer: %j', (pieces, answer) => {
    expect(filtered(pieces)).toBe(answer);
  });
});

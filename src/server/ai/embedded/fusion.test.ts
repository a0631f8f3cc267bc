import { describe, expect, it } from 'vitest';
import { fuse } from './fusion.ts';
import { rankPassages } from './quoting.ts';

describe('rankings that are fused', () => {
  it.each<[string, number[][], number[]]>([
    ['one', [[2, 0, 1]], [2, 0, 1]],
    [
      'two that agree',
      [
        [1, 0],
        [1, 0],
      ],
      [1, 0],
    ],
    [
      'two that each know one more',
      [
        [0, 1],
        [0, 2],
      ],
      [0, 1, 2],
    ],
    [
      'what is second in both before what is first in one',
      [
        [0, 1],
        [2, 1],
      ],
      [1, 0, 2],
    ],
    ['none', [], []],
  ])('of %s', (_name, rankings, fused) => expect(fuse(rankings)).toEqual(fused));
});

describe('passages', () => {
  const passages = ['카메라는 전날 충전합니다.', '출연료는 한 달 안에 보냅니다.', '조명은 두 개를 씁니다.'];

  it('without a word of the question are found by their meaning', () => {
    expect(rankPassages('언제 입금되나요?', passages, 1)).toEqual([]);
    expect(rankPassages('언제 입금되나요?', passages, 1, [0.1, 0.9, 0.2])).toEqual([1]);
  });

  it('that the model has not seen are still found by their words', () => {
    expect(rankPassages('카메라 충전', passages, 2, [undefined, 0.4, 0.3])[0]).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { splitName } from './names.ts';

describe('a name is parted as its owner would', () => {
  it.each([
    ['김서연', '김', '서연'],
    ['이준', '이', '준'],
    ['김 서연', '김', '서연'],
    ['서연 김', '김', '서연'],
    ['남궁민수', '남궁', '민수'],
    ['남궁민', '남궁', '민'],
    ['황보 관', '황보', '관'],
    ['박하늘빛', '박', '하늘빛'],
    ['Alice Kim', 'Kim', 'Alice'],
    ['Mary Jane Watson', 'Watson', 'Mary Jane'],
    ['Kim, Alice', 'Kim', 'Alice'],
    ['  Alice \t Kim ', 'Kim', 'Alice'],
    ['山田 太郎', '山田', '太郎'],
    ['Alice', null, 'Alice'],
    ['山田太郎', null, '山田太郎'],
    ['크리에이터', null, '크리에이터'],
    ['뚝딱', null, '뚝딱'],
    ['김', null, '김'],
    ['🌈 새봄', null, '🌈 새봄'],
    ['새봄 🌈', null, '새봄 🌈'],
    ['김서연 ✨', null, '김서연 ✨'],
    ['Alice 2', null, 'Alice 2'],
    ['', null, null],
    ['   ', null, null],
    [',', null, ','],
  ])('%j: family %j, given %j', (typed, family, given) => {
    expect(splitName(typed)).toEqual({ family, given });
  });

  it('composes decomposed Hangul first', () => {
    expect(splitName('김서연'.normalize('NFD'))).toEqual({ family: '김', given: '서연' });
  });
});

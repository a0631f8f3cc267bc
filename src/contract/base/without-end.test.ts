import { describe, expect, it } from 'vitest';
import { withoutEnd } from './without-end.ts';

describe('A text without its end', () => {
  it.each([
    ['https://maru.kr/v1//', /\//, 'https://maru.kr/v1'],
    ['https://maru.kr', /\//, 'https://maru.kr'],
    ['끝났어요.。 ', /[.。\s]/, '끝났어요'],
    ['...', /\./, ''],
    ['', /\./, ''],
    ['가 . 나', /[.\s]/, '가 . 나'],
    ['좋아요 🎬✨', /[\s\p{Extended_Pictographic}]/u, '좋아요'],
    ['반쪽 \udfac', /\p{Extended_Pictographic}/u, '반쪽 \udfac'],
  ])('of %j loses only what %s matches there', (text, letter, expected) => {
    expect(withoutEnd(text, letter)).toBe(expected);
  });
});

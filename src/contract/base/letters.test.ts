import { describe, expect, it } from 'vitest';
import { countCharacters, cut, initialOf } from './letters.ts';

describe('the letter of a title', () => {
  it.each([
    ['홈카페 입문', '홈'],
    ['홈카페 입문'.normalize('NFD'), '홈'],
    ['  maru', 'M'],
    ['☕️ 이어폰', '☕️'],
    ['👨‍👩‍👧‍👦 강릉', '👨‍👩‍👧‍👦'],
    ['👍🏽 좋아요', '👍🏽'],
    ['🇰🇷🇯🇵 여행', '🇰🇷'],
    ['1️⃣ 첫째', '1️⃣'],
    ['❤️‍🔥', '❤️‍🔥'],
    ['é'.normalize('NFD'), 'É'],
  ])('of %s is %s, whole as it is seen', (title, letter) => expect(initialOf(title)).toBe(letter));

  it('is the fallback where there is nothing', () => {
    expect(initialOf('  ')).toBe('?');
    expect(initialOf('', '·')).toBe('·');
  });
});

describe('what is cut', () => {
  it.each([
    ['가나다라', 4, '가나다라'],
    ['가나다라', 3, '가나다…'],
    ['가 나다라', 2, '가…'],
    ['가🌊🌊🌊', 3, '가🌊🌊…'],
    ['가족 👨‍👩‍👧‍👦 여행', 5, '가족…'],
    ['좋아요 👍🏽👍🏽', 5, '좋아요…'],
    ['🇰🇷🇯🇵🇺🇸', 3, '🇰🇷…'],
    ['홈카페'.normalize('NFD'), 4, `${'홈'.normalize('NFD')}…`],
    ['👨‍👩‍👧‍👦', 2, '👨‍…'],
  ])('of %s after %i characters leaves %s', (full, max, left) => expect(cut(full, max)).toBe(left));

  it('never loses more than the letter at the cut', () => {
    const long = '마루 '.repeat(40);
    expect(cut(long, 100)).toBe(`${Array.from(long).slice(0, 100).join('').trimEnd()}…`);
  });
});

it.each([
  ['', 0],
  ['홈카페 1편', 6],
  ['좋아요 👍', 5],
])('the characters of %j are %i', (text, count) => expect(countCharacters(text)).toBe(count));

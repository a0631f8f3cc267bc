import { describe, expect, it } from 'vitest';
import { PARTICLE, particleFor } from './particles.ts';

describe('a particle', () => {
  it.each([
    ['홈카페', '을', '를'],
    ['식비', '은', '는'],
    ['원두', '이', '가'],
    ['원두 ‘첫 잔’', '를', '을'],
    ['대본', '와', '과'],
    ['서울', '으로', '로'],
    ['대본', '로', '으로'],
    ['3', '를', '을'],
    ['2', '을', '를'],
    ['식비', '을(를)', '를'],
    ['대본', '(으)로', '으로'],
    ['iPhone', '을', '을'],
    ['🎬', '를', '를'],
    ['', '은', '은'],
    ['대본'.normalize('NFD'), '를', '을'],
  ])('behind %s: %s becomes %s', (word, written, fitting) => expect(particleFor(word, written)).toBe(fitting));

  it.each([
    ['을 써 줘', '을'],
    ['으로.', '으로'],
    ['(으)로', '(으)로'],
    ['은행', null],
    ['가지', null],
    ['개', null],
  ])('is found at the beginning of %s: %s', (text, found) =>
    expect(new RegExp(`^${PARTICLE}`).exec(text)?.[0] ?? null).toBe(found),
  );
});

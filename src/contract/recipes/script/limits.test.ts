import { describe, expect, it } from 'vitest';
import { checkLimits, type Limits } from './limits.ts';

describe('limits', () => {
  it.each<[string, Limits, string, string[]]>([
    ['syllables held', { maxSyllables: 5 }, '안녕하세요', []],
    ['syllables', { maxSyllables: 4 }, '안녕하세요', ['syllables-over']],
    ['silent words do not count', { maxSyllables: 2, maxWords: 1 }, '## 훅\n안녕 (웃으며)\n화면: 하나 둘', []],
    ['words', { maxWords: 2 }, '하나 둘 셋', ['words-over']],
    ['seconds', { maxSec: 0.9, syllablesPerSec: 5 }, '안녕하세요', ['seconds-over']],
    ['seconds held to the hair', { maxSec: 1, syllablesPerSec: 5 }, '안녕하세요', []],
    ['seconds at another speed', { maxSec: 0.9, syllablesPerSec: 6 }, '안녕하세요', []],
    ['characters with marks and spaces', { maxCharacters: 6 }, '## 안녕 😀', ['characters-over']],
    ['a picture is one character', { maxCharacters: 7 }, ' ## 안녕 😀\n', []],
    ['several', { maxWords: 1, maxSyllables: 1 }, '하나 둘', ['syllables-over', 'words-over']],
    ['nothing allowed', { maxWords: 0 }, '하나', ['words-over']],
    ['no limits', {}, '하나 둘', []],
    ['no text', { maxWords: 0, maxSec: 0 }, '', []],
  ])('%s', (_what, limits, text, expected) => {
    expect(checkLimits(text, limits).map(({ rule }) => rule)).toEqual(expected);
  });

  it('say how much is too much', () => {
    const [finding] = checkLimits('가'.repeat(1_234), { maxSyllables: 1_000 });
    expect(finding?.level).toBe('error');
    expect(finding?.words.ko).toContain('234만큼 많아요(1,234 / 1,000)');
    expect(finding?.words.en).toContain('234 over the limit of 1,000');
  });
});

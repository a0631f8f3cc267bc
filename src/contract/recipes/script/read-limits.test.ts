import { expect, it } from 'vitest';
import { readLimits } from './read-limits.ts';

it.each<[string, object | null]>([
  ['250음절', { maxSyllables: 250 }],
  ['250 음절 이내', { maxSyllables: 250 }],
  ['1,200음절', { maxSyllables: 1_200 }],
  ['90어절', { maxWords: 90 }],
  ['90단어까지', { maxWords: 90 }],
  ['50초', { maxSec: 50 }],
  ['1분 30초', { maxSec: 90 }],
  ['2분', { maxSec: 120 }],
  ['250음절, 90어절, 50초', { maxSyllables: 250, maxWords: 90, maxSec: 50 }],
  ['공백 포함 300자', { maxCharacters: 300 }],
  ['300글자', { maxCharacters: 300 }],
  ['at most 120 words', { maxWords: 120 }],
  ['300 syllables in 45s', { maxSyllables: 300, maxSec: 45 }],
  ['짧게', null],
  ['250', null],
  ['0음절', null],
  ['5 stories', null],
  ['', null],
])('"%s"', (words, limits) => expect(readLimits(words)).toEqual(limits));

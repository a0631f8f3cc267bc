import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

describe('the language', () => {
  it.each([
    ['en', ['ko-KR'], 'en'],
    ['ko', ['en-US'], 'ko'],
    [null, ['ko-KR', 'en'], 'ko'],
    [null, ['en-US', 'ko'], 'en'],
    [null, ['fr-FR', 'ko', 'en'], 'ko'],
    [null, ['ja'], 'en'],
    [null, [], 'en'],
    ['kr', ['ko'], 'ko'],
  ] as const)('for the choice %s and the browser %j is %s', (chosen, preferred, expected) => {
    expect(chooseLanguage(chosen, preferred)).toBe(expected);
  });
});

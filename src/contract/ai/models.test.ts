import { describe, expect, test } from 'vitest';
import { guessPurpose, isKnownToAnswer, isKnownToSee, knownWindowOf, offerOfModel, priceClassOf } from './models.ts';

describe('what the name of a model tells', () => {
  test.each([
    ['gpt-5.4-mini', 'quick', true],
    ['gpt-5.4', 'balanced', true],
    ['claude-haiku-5', 'quick', true],
    ['claude-opus-5', 'thorough', true],
    ['claude-sonnet-5', 'balanced', true],
    ['models/gemini-flash-latest', 'quick', true],
    ['gemini-3-pro', 'thorough', true],
    ['qwen/qwen3-vl-235b', 'thorough', true],
    ['llama3.3', 'balanced', false],
    ['llama3.2-vision:11b', 'balanced', true],
    ['qwen3:8b', 'quick', false],
    ['deepseek-reasoner', 'thorough', false],
    ['exaone-deep', 'balanced', false],
  ] as const)('%s is %s, and sees: %s', (id, purpose, sees) => {
    expect(guessPurpose(id)).toBe(purpose);
    expect(isKnownToSee(id)).toBe(sees);
    expect(offerOfModel(id)).toMatchObject({ id, purpose, sees, inputPerMillion: null, contextTokens: null });
  });

  test.each([
    ['gpt-5.4-mini', true],
    ['text-embedding-3-small', false],
    ['whisper-1', false],
    ['gpt-image-1', false],
    ['nomic-embed-text', false],
  ])('%s writes answers: %s', (id, answers) => {
    expect(isKnownToAnswer(id)).toBe(answers);
  });

  test.each([
    ['gpt-4o-mini', 64_000],
    ['gpt-4.1-nano', 64_000],
    ['gpt-5.4-mini', 64_000],
    ['o4-mini', 64_000],
    ['gpt-4', 8_192],
    ['gpt-3.5-turbo', 16_385],
    ['claude-3-5-haiku-latest', 64_000],
    ['claude-sonnet-4-20250514', 64_000],
    ['models/gemini-2.5-pro', 64_000],
    ['gemini-flash-latest', 64_000],
    ['gemini-pro', null],
    ['gemini-2.0-flash-thinking-exp', null],
    ['gemini-2.5-flash-image', null],
    ['gpt-4o-realtime-preview', null],
    ['gpt-oss-120b', null],
    ['claude-2.0', null],
    ['llama3.3', null],
    ['qwen3:8b', null],
  ])('of %s so much is used where nobody typed a window: %s', (id, tokens) => {
    expect(knownWindowOf(id)).toBe(tokens);
  });

  test.each([
    [null, null, 'unknown'],
    [1, null, 'unknown'],
    [0, 0, 'free'],
    [0.15, 0.6, 'low'],
    [1, 4, 'medium'],
    [3, 15, 'high'],
  ] as const)('%s in and %s out is %s', (inputPerMillion, outputPerMillion, expected) => {
    expect(priceClassOf({ inputPerMillion, outputPerMillion })).toBe(expected);
  });
});

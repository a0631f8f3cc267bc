import { describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { createEngine } from './engine.ts';
import { knowsWindows, usualWindowOf } from './usual-window.ts';

const own = { provider: 'openai', apiKey: 'k', baseUrl: null };
const untold = { contextTokens: null };

describe('the window of a model for which nobody typed one', () => {
  it('is the documented one at the vendor, and no more than 64,000', () => {
    expect(usualWindowOf(own, 'gpt-4.1', untold)).toBe(64_000);
    expect(usualWindowOf(own, 'gpt-4', untold)).toBe(8_192);
  });

  it('is 32,000 where the model is not known, and behind another address, whatever the name there', () => {
    expect(usualWindowOf(own, 'something-new', untold)).toBe(32_000);
    for (const provider of ['openai', 'openai-compatible']) {
      const local = { provider, apiKey: null, baseUrl: 'http://localhost:11434/v1' };
      expect(usualWindowOf(local, 'gpt-4o', untold)).toBe(32_000);
      expect(knowsWindows(local, untold)).toBe(false);
    }
  });

  it('is what the environment says, before anything that is known', () => {
    expect(usualWindowOf(own, 'gpt-4o', { contextTokens: 500_000 })).toBe(500_000);
    expect(knowsWindows(own, { contextTokens: 500_000 })).toBe(false);
  });

  it('is shared by what the model reads and what it writes', () => {
    const { contextTokens } = createEngine(readConfig({ OPENAI_API_KEY: 'k', AI_MODEL: 'gpt-4o' }));
    expect(contextTokens).toBe(64_000 * 0.9 - 8_192);
  });
});

import { describe, expect, test } from 'vitest';
import { shareWindow } from './window.ts';

describe('how a window is shared by reading and writing', () => {
  test.each([
    [32_000, 8_192, 20_608, 8_192],
    [200_000, 8_192, 171_808, 8_192],
    [8_192, 8_192, 4_915, 2_457],
    [4_096, 512, 3_174, 512],
    [1_000, 8_192, 600, 300],
  ])('%i tokens, answers up to %i: %i are read, %i written', (windowTokens, limit, readTokens, writeTokens) => {
    expect(shareWindow(windowTokens, limit)).toEqual({ readTokens, writeTokens });
    expect(readTokens + writeTokens).toBeLessThanOrEqual(windowTokens);
  });
});

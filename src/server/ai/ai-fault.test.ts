import { describe, expect, test } from 'vitest';
import { retryAfterOf } from './ai-fault.ts';

const NOW = Date.parse('2026-11-22T00:00:00Z');

describe('when a provider takes requests again', () => {
  test.each([
    [{ 'retry-after': '30' }, 30],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '1.2' }, 2],
    [{ 'retry-after': 'Sun, 22 Nov 2026 00:01:00 GMT' }, 60],
    [{ 'retry-after': 'Sat, 21 Nov 2026 00:01:00 GMT' }, null],
    [{ 'retry-after-ms': '1500', 'retry-after': '30' }, 2],
    [{ 'retry-after': '99999999' }, 86_400],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('%j means %s seconds', (headers, seconds) => {
    expect(retryAfterOf(new Headers(headers as Record<string, string>), NOW)).toBe(seconds);
  });
});

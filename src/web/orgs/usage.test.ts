import { expect, it } from 'vitest';
import { isNear, megabytes, readableLimit } from './usage.ts';

it.each([
  [0, '0.0'],
  [52_429, '0.1'],
  [86_402_662, '82.4'],
  [1024 ** 3, '1024.0'],
])('Storage Used: %d bytes are %s MB, with one decimal', (bytes, shown) => expect(megabytes(bytes)).toBe(shown));

it('a limit is said in round words', () => {
  expect(readableLimit(100 * 1024 ** 2, 'ko')).toBe('100 MB');
  expect(readableLimit(10 * 1024 ** 3, 'en')).toBe('10 GB');
});

it('warns from four fifths of a limit on', () => {
  expect(isNear(79, 100)).toBe(false);
  expect(isNear(80, 100)).toBe(true);
  expect(isNear(2, 3)).toBe(false);
  expect(isNear(3, 3)).toBe(true);
});

import { expect, it } from 'vitest';
import { captionsOf } from './captions-by.ts';

it.each([
  ['youtube', 'innertube-android', 'author'],
  ['youtube', 'watch-page:asr', 'machine'],
  ['youtube', 'brought-srt', 'brought'],
  ['instagram', 'brought-timed', 'brought'],
  ['youtube', 'provider', null],
  ['youtube', null, null],
  ['instagram', 'og-caption', null],
  ['website', 'brought-plain', null],
  ['file', 'captions', null],
] as const)('of %s read by %s the captions are by %s', (kind, method, by) => {
  expect(captionsOf(kind, method)).toBe(by);
});

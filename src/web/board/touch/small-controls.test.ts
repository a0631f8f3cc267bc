import { expect, it } from 'vitest';
import { isTooSmall } from './small-controls.ts';

it.each([
  ['a button of a card as a telephone opens the board', { width: 15, height: 15 }, 0.58, true],
  ['a wide but low one', { width: 120, height: 16 }, 0.58, true],
  ['one that is large enough nevertheless', { width: 60, height: 46 }, 0.58, false],
  ['a button at its natural size', { width: 26, height: 26 }, 1, false],
  ['a button at its natural size after the last frame of a flight', { width: 26, height: 26 }, 0.9999, false],
  ['a button that was brought nearer still', { width: 40, height: 40 }, 1.6, false],
])('%s', (_, size, zoom, tooSmall) => {
  expect(isTooSmall(size, zoom)).toBe(tooSmall);
});

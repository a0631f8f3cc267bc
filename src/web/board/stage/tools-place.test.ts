import { expect, it } from 'vitest';
import { topOfTools } from './tools-place.ts';

const open = { y: 60, height: 700 };

it.each([
  ['above the cards', { y: 200, height: 100 }, 150],
  ['below them where there is no room above', { y: 40, height: 100 }, 152],
  ['on them where they are taller than the view', { y: -300, height: 2_000 }, 714],
  ['on them where they end at the lower edge of the view', { y: 40, height: 715 }, 714],
  ['out of sight together with cards above the view', { y: -300, height: 100 }, -188],
])('the bar of a selection lies %s', (_, cards, top) => {
  expect(topOfTools(cards, open, 38)).toBe(top);
});

import { expect, it } from 'vitest';
import { withoutOpenMark } from './answer-parts.ts';

it.each([
  ['답은 [', '답은 '],
  ['답은 [1', '답은 '],
  ['답은 [12', '답은 '],
  ['답은 [1]', '답은 [1]'],
  ['답은 [x', '답은 [x'],
])('shows %j of a growing answer as %j', (text, shown) => {
  expect(withoutOpenMark(text)).toBe(shown);
});

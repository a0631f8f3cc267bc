import { expect, test } from 'vitest';
import { cutIn } from './answer-cut.ts';

test.each([
  [{}, null],
  [{ cut: 'length' }, 'length'],
  [{ cut: 'filtered' }, 'filtered'],
  [{ cut: 'empty' }, 'empty'],
  [{ cut: 'else' }, null],
])('%j keeps %s', (metadata, cut) => {
  expect(cutIn(metadata)).toBe(cut);
});

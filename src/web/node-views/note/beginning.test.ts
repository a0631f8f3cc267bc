import { expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

const small = { width: 280, height: 200 };

it('a text that a card can show is whole', () => {
  const text = '가나다\n'.repeat(1_000);
  expect(beginningOf(text, small)).toBe(text);
});

it('of a longer one there is its beginning, to the end of a line where one is near', () => {
  expect(beginningOf(`${'가'.repeat(3_000)}\n${'나'.repeat(90_000)}`, small)).toBe('가'.repeat(3_000));
  expect(beginningOf('가'.repeat(90_000), small)).toHaveLength(4_000);
});

it('a larger card shows more', () => {
  expect(beginningOf('가'.repeat(90_000), { width: 1_000, height: 1_000 })).toHaveLength(30_000);
});

it('no letter is cut in two', () => {
  const cut = beginningOf(`a${'🙂'.repeat(9_000)}`, small);
  expect(cut.isWellFormed()).toBe(true);
});

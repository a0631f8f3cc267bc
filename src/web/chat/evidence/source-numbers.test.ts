import { expect, it } from 'vitest';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { sourceNumbersOf } from './source-numbers.ts';

const cites = (...marks: [nodeId: string, mark: number, passageId: string][]) => ({
  citations: marks.map(([nodeId, mark, passageId]) => ({ nodeId, mark, passageId }) as Citation),
});
const first = cites(['video', 1, 'p1'], ['page', 2, 'p2'], ['video', 3, 'p3']);
const second = cites(['page', 1, 'p9']);
const numbers = (...of: Parameters<typeof sourceNumbersOf>) => Object.fromEntries(sourceNumbersOf(...of));

it('numbers a source as the chips of the last answer do, with every mark that it has', () => {
  expect(numbers([first], null)).toEqual({ video: [1, 3], page: [2] });
  expect(numbers([first, second], null)).toEqual({ page: [1] });
});

it('follows the answer whose evidence is open', () => {
  expect(numbers([first, second], 'p2')).toEqual({ video: [1, 3], page: [2] });
});

it('passes over questions and answers that cite nothing', () => {
  expect(numbers([first, cites()], null)).toEqual({ video: [1, 3], page: [2] });
  expect(numbers([], null)).toEqual({});
});

import { expect, it } from 'vitest';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { nodeNumbersOf } from './source-numbers.ts';

const cites = (...cited: string[]) => ({
  citations: cited.map((nodeId) => ({ nodeId, sourceId: `source of ${nodeId}` }) as Citation),
  metadata: {},
});
const numbers = (...of: Parameters<typeof nodeNumbersOf>[0]) => Object.fromEntries(nodeNumbersOf(of));

it('gives a source one number, however often and in however many answers it is cited', () => {
  expect(numbers(cites('video', 'page', 'video', 'video'))).toEqual({ video: 1, page: 2 });
  expect(numbers(cites('video', 'page'), cites('file', 'page'))).toEqual({ video: 1, page: 2, file: 3 });
});

it('gives two cards of one source the same number', () => {
  const [first, second] = cites('one', 'two').citations;
  const same = { citations: [first, { ...second, sourceId: first?.sourceId }] as Citation[], metadata: {} };
  expect(numbers(same)).toEqual({ one: 1, two: 1 });
});

it('numbers nothing where nothing is cited', () => {
  expect(numbers(cites())).toEqual({});
  expect(numbers()).toEqual({});
});

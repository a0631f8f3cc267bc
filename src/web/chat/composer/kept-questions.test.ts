import { beforeEach, expect, it, vi } from 'vitest';
import { plainly, type FailedQuestion } from '../conversation.ts';
import { forgetQuestions, keepQuestion, readQuestions } from './kept-questions.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const asked = (key: string, known: Partial<FailedQuestion> = {}): FailedQuestion => ({
  ...plainly(`질문 ${key}`),
  key,
  askedAt: 7,
  after: 3,
  code: null,
  answerId: null,
  ...known,
});

it('questions are kept with all that they were asked with, in their order', () => {
  const mentions = [{ nodeId: 'n', title: '첫 잔', kind: 'youtube' }];
  const recipe = { id: 'thread', values: { topic: '원두' } };
  const second = asked('b', { isWebSearch: true, mentions, recipe, edits: 'q' });
  keepQuestion('c', asked('a'));
  keepQuestion('c', second);
  expect(readQuestions('c')).toEqual([asked('a'), second]);
  expect(readQuestions('other')).toEqual([]);
});

it('a question that is kept again stands once, and last', () => {
  for (const key of ['a', 'b', 'a']) keepQuestion('c', asked(key));
  expect(readQuestions('c').map(({ key }) => key)).toEqual(['b', 'a']);
});

it('one is forgotten by its key, all with their conversation', () => {
  keepQuestion('c', asked('a'));
  keepQuestion('c', asked('b'));
  forgetQuestions('c', ['a', 'none']);
  expect(readQuestions('c').map(({ key }) => key)).toEqual(['b']);
  forgetQuestions('c');
  expect([...stored.keys()]).toEqual([]);
});

it.each(['', '{', '7', '{"key":"a"}', '[null, 7, {"key":"a","question":7,"askedAt":1}]'])(
  'what is no question is passed over: %j',
  (kept) => {
    stored.set('unanswered:c', kept);
    expect(readQuestions('c')).toEqual([]);
  },
);

import { beforeAll, expect, it } from 'vitest';
import { drawn } from '../lib/test-view.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { EmptyChat } from './EmptyChat.tsx';

beforeAll(() => {
  showWords('ko', wordsOf('ko'));
});

it.each([
  ['of who asks', { mayAsk: true, isPast: false }, '무엇이든 물어보세요'],
  ['of who looks on', { mayAsk: false, isPast: false }, '아직 나눈 대화가 없어요'],
  ['as it was, which may be full by now', { mayAsk: false, isPast: true }, '이때까지 나눈 대화가 없어요'],
] as const)('an empty chat %s says so', (_, state, words) => {
  expect(drawn(<EmptyChat hasSources ofProject={false} {...state} />).textContent).toContain(words);
});

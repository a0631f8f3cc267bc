import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { suggestedFor, suggestedIn } from '#contract/chat/suggested.ts';
import { chat } from '../../words/chat.ts';
import { showWords } from '../../words/index.ts';
import { SuggestedList } from './Suggested.tsx';

beforeAll(() => showWords('ko', { chat: chat.ko }));

const show = (questions: unknown) =>
  renderToStaticMarkup(<SuggestedList onAsk={() => {}} questions={suggestedIn(questions)} />);

it('a chat offers the questions that are kept with it, each as a button of a named list', () => {
  const html = show(suggestedFor('식비 줄이기', 'ko'));
  expect(html).toContain('aria-label="추천 질문"');
  expect(html.match(/<button type="button"/g)).toHaveLength(3);
  expect(html).toContain('식비 줄이기');
});

it.each([[undefined], ['질문'], [[]], [[{ a: 1 }]]])('a chat with %j offers none', (kept) =>
  expect(show(kept)).toBe(''),
);

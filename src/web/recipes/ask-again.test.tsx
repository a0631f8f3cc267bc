import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { openTestPage, show, type } from './test-screen.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void>;
beforeEach(() => page.stored.clear());
afterEach(() => close());

const made: ChosenRecipe = { id: 'thread', values: { topic: '식비 줄이기', posts: 4 } };
let asked: [string, ChosenRecipe][] = [];

async function showForm(recipe: ChosenRecipe) {
  asked = [];
  const { AskAgain } = await import('./AskAgain.tsx');
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <AskAgain
          messageId="m"
          made={recipe}
          chat={{ place: { canvasId: 'c' }, nodeId: 'n' }}
          onMake={(...one) => asked.push(one)}
          onClose={() => undefined}
        />
      </NoticesContext>
    </QueryClientProvider>,
  );
}
const fields = () => [...page.body.querySelectorAll('[role=dialog] form input')] as unknown as HTMLInputElement[];

async function submit(): Promise<void> {
  const { act } = await import('react');
  const form = page.body.querySelector('[role=dialog] form');
  await act(async () => void form?.dispatchEvent(new page.window.Event('submit', { bubbles: true, cancelable: true })));
}

it('a question is asked again with its form filled as it was, and what is changed in it counts', async () => {
  page.stored.set('draft:recipe:thread:n', JSON.stringify({ topic: '다른 글' }));
  await showForm(made);
  expect(fields().map((field) => field.getAttribute('value'))).toEqual(expect.arrayContaining(['식비 줄이기', '4']));
  await type(fields()[0]!, '배달 끊기');
  await submit();
  expect(asked).toMatchObject([
    [expect.stringContaining('배달 끊기'), { id: 'thread', values: { topic: '배달 끊기', posts: 4 } }],
  ]);
  expect(page.stored.get('draft:recipe:thread:n')).toBe(JSON.stringify({ topic: '다른 글' }));
});

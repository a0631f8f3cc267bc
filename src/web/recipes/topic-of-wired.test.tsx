import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import type { WiredTitle } from './RecipeForm.tsx';
import { openTestPage, show } from './test-screen.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
let made: RecipeValues[] = [];
let tellWired: (sources: readonly WiredTitle[]) => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  page.stored.clear();
  made = [];
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

/** The form of a short script, sent before it is known what is wired. */
async function sendEarly(): Promise<void> {
  const { RecipeForm } = await import('./RecipeForm.tsx');
  function Host() {
    const [sources, setSources] = useState<readonly WiredTitle[] | null>(null);
    useEffect(() => void (tellWired = setSources), []);
    return (
      <RecipeForm
        id="short-script"
        chat={{ place: { canvasId: 'c' }, nodeId: 'n' }}
        sources={sources}
        onMake={(_, recipe) => made.push(recipe.values)}
        back={null}
      />
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <Host />
      </NoticesContext>
    </QueryClientProvider>,
  );
  const form = page.body.querySelector('form');
  await act(async () => void form?.dispatchEvent(new page.window.Event('submit', { bubbles: true, cancelable: true })));
  expect([made, complaints()]).toEqual([[], 0]);
}
const complaints = () => page.body.querySelectorAll('[aria-invalid="true"]').length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a form that is sent before it is known what is wired is made of that as soon as it is known', async () => {
  await sendEarly();
  await act(async () => tellWired([{ title: '홈카페 입문', kind: 'youtube' }]));
  await pass(1);
  expect(made).toMatchObject([{ topic: '홈카페 입문' }]);
});

it('a form asks for the topic where nothing is wired, or nobody can tell', async () => {
  await sendEarly();
  await act(async () => tellWired([]));
  await pass(1);
  expect([made, complaints()]).toEqual([[], 1]);
  await close();
  await sendEarly();
  await pass(5_000);
  expect([made, complaints()]).toEqual([[], 1]);
});

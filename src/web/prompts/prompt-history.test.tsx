import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { promptsApi } from '#contract/prompts/prompts.api.ts';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { named, openTestPage, press, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { editKey } from './pages.ts';

const page = openTestPage();
const asked: string[] = [];
vi.stubGlobal('fetch', async (address: string) => {
  if (String(address).endsWith('/restore')) asked.push(String(address));
  return new Promise<Response>(() => undefined);
});
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeEach(() => {
  page.stored.clear();
  asked.length = 0;
});
let close: () => Promise<void>;
afterEach(() => close());

const prompt: Prompt = {
  id: '01900000-0000-7000-8000-000000000001',
  name: '훅',
  text: '지금 글',
  isMine: true,
  ownerName: null,
  org: null,
  isPinned: false,
  usedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const versions = [{ id: 'v', name: '훅', text: '지난 글', savedAt: '2026-01-01T00:00:00.000Z' }];

async function showHistory(): Promise<void> {
  const { PromptHistory } = await import('./PromptHistory.tsx');
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(reading(promptsApi.readVersions, { params: { promptId: prompt.id } }).queryKey, versions);
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <PromptHistory prompt={prompt} onRestored={() => undefined} back={null} />
      </NoticesContext>
    </QueryClientProvider>,
  );
}
const restore = () => press(page.body.querySelector('#root li button') as unknown as HTMLElement);
const question = () => page.body.querySelector('[role=alertdialog]');

it('an earlier text is restored at once where nothing is unsaved', async () => {
  await showHistory();
  await restore();
  expect(question()).toBeNull();
  await expect.poll(() => asked).toHaveLength(1);
});

it('what is being written is asked about first, and stays where it is kept', async () => {
  page.stored.set(`draft:${editKey(prompt.id)}`, '{"text":"고치던 글"}');
  await showHistory();
  await restore();
  expect(question()?.textContent).toContain('저장하지 않은 글이 있어요');
  await press(named('[role=alertdialog] button', '취소'));
  expect(question()).toBeNull();
  expect(asked).toEqual([]);
  await restore();
  await press(named('[role=alertdialog] button', '이 글로 되돌리기'));
  await expect.poll(() => asked).toHaveLength(1);
  expect(page.stored.get(`draft:${editKey(prompt.id)}`)).toContain('고치던 글');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { measureVoice } from '#contract/recipes/voice/measure.ts';
import { profileOf } from '#contract/recipes/voice/profile.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { named, openTestPage, press, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { keptMaterial } from './material.ts';

const page = openTestPage();
const sent: unknown[] = [];
vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string } = {}) => {
  sent.push(JSON.parse(body ?? 'null'));
  return new Promise<Response>(() => undefined);
});
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeEach(() => {
  page.stored.clear();
  sent.length = 0;
});
let close: (() => Promise<void>) | null = null;
afterEach(() => close?.());

const voice: VoiceView = {
  id: '01900000-0000-7000-8000-000000000001',
  profile: profileOf('브이로그', measureVoice([{ text: '안녕하세요.' }])),
  texts: [
    { id: 'a', kind: 'pasted', title: '첫 글', length: 10 },
    { id: 'b', kind: 'node', title: '메모', length: 10 },
  ],
  uses: 0,
  measuredAt: '2026-01-01T00:00:00.000Z',
};

function within(view: ReactElement): ReactElement {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  return (
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>{view}</NoticesContext>
    </QueryClientProvider>
  );
}
async function openTexts(): Promise<void> {
  const { MeasuredTexts } = await import('./MeasuredTexts.tsx');
  close = await show(within(<MeasuredTexts voice={voice} place={null} />));
}

it('what was pasted for a new voice stands there again', async () => {
  page.stored.set('draft:voice-new', keptMaterial({ texts: ['내 대본', '둘째'], links: '', things: [] }));
  page.stored.set('draft:voice-new:name', '{"name":"내 채널"}');
  const { NewVoice } = await import('./NewVoice.tsx');
  const html = renderToStaticMarkup(within(<NewVoice place={null} onMade={() => undefined} back={null} />));
  for (const kept of ['>내 대본</textarea>', '>둘째</textarea>', 'value="내 채널"']) expect(html).toContain(kept);
});

it('a pasted text is left out after a question only', async () => {
  await openTexts();
  await press(named('button', '‘첫 글’ 빼고 다시 재기'));
  expect(sent).toEqual([]);
  await press(named('[role=alertdialog] button', '취소'));
  expect(sent).toEqual([]);
  await press(named('button', '‘첫 글’ 빼고 다시 재기'));
  await press(named('[role=alertdialog] button', '빼고 다시 재기'));
  await expect.poll(() => sent).toEqual([{ dropped: ['a'] }]);
});

it('what can be chosen again is left out at once, without what is still being added', async () => {
  page.stored.set(`draft:voice-more:${voice.id}`, keptMaterial({ texts: ['더할 글'], links: '', things: [] }));
  await openTexts();
  await press(named('button', '‘메모’ 빼고 다시 재기'));
  await expect.poll(() => sent).toEqual([{ dropped: ['b'] }]);
  expect(page.stored.get(`draft:voice-more:${voice.id}`)).toContain('더할 글');
});

it('what it was measured on is read again when asked, and what is still being added waits', async () => {
  page.stored.set(`draft:voice-more:${voice.id}`, keptMaterial({ texts: ['더할 글'], links: '', things: [] }));
  await openTexts();
  await press(named('button', '지금 글로 다시 재기'));
  await expect.poll(() => sent).toEqual([{}]);
});

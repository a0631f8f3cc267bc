import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { systemApi, type Settings } from '#contract/account/system.api.ts';
import { measureVoice } from '#contract/recipes/voice/measure.ts';
import { profileOf } from '#contract/recipes/voice/profile.ts';
import { voices } from '#contract/recipes/voice/test-voices.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { named, openTestPage, press, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const DRAFT = '식비가 반으로 줄었어요.\n혁신적인 솔루션을 제공합니다.\n장은 주 1회 봐요.';
const noted = { id: '01900000-0000-7000-8000-000000000001', name: '브이로그' };

const page = openTestPage();
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
let answers: (string | null)[] = [];
const sent: { lines: { line: string }[] }[] = [];
vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
  if (!address.endsWith('/rewrites')) return new Promise<Response>(() => undefined);
  sent.push(JSON.parse(body ?? 'null') as (typeof sent)[number]);
  const answer = JSON.stringify({ engine: 'stub', lines: answers });
  return new Response(answer, { headers: { 'content-type': 'application/json' } });
});
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeEach(() => void (sent.length = 0));
let close: () => Promise<void>;
afterEach(() => close());

async function open(ai: Settings['ai'], onMend: (text: string) => void): Promise<void> {
  const { VoiceCheck } = await import('./VoiceCheck.tsx');
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const profile = profileOf('브이로그', measureVoice(voices.vlog.own.map((text) => ({ text }))));
  const voice = { id: noted.id, profile: { ...profile, forbidden: ['솔루션'] }, texts: [], uses: 0, measuredAt: '' };
  client.setQueryData(reading(voicesApi.read, { params: { voiceId: noted.id } }).queryKey, voice);
  client.setQueryData(reading(systemApi.settings).queryKey, { ai } as Settings);
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <VoiceCheck text={DRAFT} voice={noted} onMend={onMend} />
      </NoticesContext>
    </QueryClientProvider>,
  );
}
const ASK = 'AI로 이 줄들 고쳐 쓰기';

it('a model is asked for the worst lines, and what it wrote stands in the place of the line when taken', async () => {
  const mended: string[] = [];
  answers = ['새로운 방법을 알려 드릴게요.', null, null];
  await open({ kind: 'model', name: 'stub' }, (text) => mended.push(text));
  await press(named('button', ASK));
  await expect.poll(() => page.body.textContent).toContain('새로운 방법을 알려 드릴게요.');
  expect(sent[0]?.lines[0]?.line).toBe('혁신적인 솔루션을 제공합니다.');
  await press(named('li button', '이 줄 고치기'));
  expect(mended).toEqual(['식비가 반으로 줄었어요.\n새로운 방법을 알려 드릴게요.\n장은 주 1회 봐요.']);
});

it('a line that it could not keep true is said to be none', async () => {
  answers = [null, null, null];
  await open({ kind: 'model', name: 'stub' }, () => undefined);
  await press(named('button', ASK));
  await expect.poll(() => page.body.textContent).toContain('뜻과 숫자를 지키면서 이 말투로 고치지 못했어요');
});

it('without a model the lines and their reasons are shown, and no rewriting', async () => {
  await open({ kind: 'embedded', name: 'embedded' }, () => undefined);
  expect(page.body.textContent).not.toContain(ASK);
  expect(page.body.textContent).toContain('혁신적인 솔루션을 제공합니다.');
  expect(page.body.textContent).not.toContain('이 줄 고치기');
});

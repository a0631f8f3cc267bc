import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { systemApi, type Settings } from '#contract/account/system.api.ts';
import type { Finding } from '#contract/base/finding.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { reading } from '../lib/query.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { named, openTestPage, press, show } from './test-screen.ts';

const TEXT = '훅이에요.\n이 줄은 너무 길어서 5초 안에 말할 수 없어요 [1].\n끝이에요.';
const AT = [6, 40] as const;
const finding: Finding = { rule: 'hook-long', level: 'error', at: AT, words: { ko: '길어요.', en: 'Too long.' } };

const page = openTestPage();
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
let answer: unknown = null;
const sent: { at: number[]; text: string }[] = [];
vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
  if (!address.endsWith('/rewritten-parts')) return new Promise<Response>(() => undefined);
  sent.push(JSON.parse(body ?? 'null') as (typeof sent)[number]);
  return new Response(JSON.stringify({ rewritten: answer }), { headers: { 'content-type': 'application/json' } });
});
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeEach(() => void (sent.length = 0));
let close: () => Promise<void>;
afterEach(() => close());

async function open(ai: Settings['ai'], onMend: (text: string) => void): Promise<void> {
  const { PartRewrite } = await import('./PartRewrite.tsx');
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(reading(systemApi.settings).queryKey, { ai } as Settings);
  const made = { id: 'short-script', values: { topic: '식비' } };
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <PartRewrite nodeId="01900000-0000-7000-8000-000000000001" {...{ text: TEXT, made, finding, onMend }} />
      </NoticesContext>
    </QueryClientProvider>,
  );
}
const model = { kind: 'model', name: 'stub' } as const;

it('what a model wrote of a part is shown first, and stands in its place when it is taken', async () => {
  const mended: string[] = [];
  answer = { at: [6, 38], text: '짧은 줄이에요 [1].', errorsLeft: 1 };
  await open(model, (text) => mended.push(text));
  await press(named('button', '이 부분 줄이기'));
  await expect.poll(() => page.body.textContent).toContain('짧은 줄이에요 [1].');
  expect(page.body.textContent).toContain('고칠 것이 아직 1개 남아요.');
  expect(sent).toMatchObject([{ at: [...AT], text: TEXT }]);
  expect(mended).toEqual([]);
  await press(named('button', '이 줄로 바꾸기'));
  expect(mended).toEqual([`${TEXT.slice(0, 6)}짧은 줄이에요 [1].${TEXT.slice(38)}`]);
});

it('a part that no model could mend is said to be none, and nothing is changed', async () => {
  answer = null;
  await open(model, () => expect.unreachable());
  await press(named('button', '이 부분 줄이기'));
  await expect.poll(() => page.body.textContent).toContain('숫자와 출처를 지키면서 고치지 못했어요');
});

it('without a model no part is offered to be written anew', async () => {
  await open({ kind: 'embedded', name: 'embedded' }, () => undefined);
  expect(page.body.textContent).toBe('');
});

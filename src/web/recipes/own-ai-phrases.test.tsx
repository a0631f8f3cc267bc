import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { accountApi } from '#contract/account/account.api.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addressOf } from '../lib/api.ts';
import { refreshUser } from '../lib/session.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { eventually, named, openTestPage, press, show, type } from './test-screen.ts';

interface Tells {
  phrases: string[];
  off: string[];
}

const page = openTestPage();
let kept: Tells & { changedAt: string | null };
let sent: (Tells & { onlyFirst?: boolean })[] = [];
let isDown = false;
let arrival: Promise<void> | null = null;
let userId = 'seoyeon';
const json = (what: unknown) => new Response(JSON.stringify(what), { headers: { 'content-type': 'application/json' } });
vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
  if (address.endsWith('/api/auth/user')) return json({ id: userId });
  if (isDown && body !== undefined) return new Response('{}', { status: 503 });
  if (body !== undefined) {
    await arrival;
    const tells = JSON.parse(body) as (typeof sent)[number];
    sent.push(tells);
    kept = { phrases: tells.phrases, off: tells.off, changedAt: '2026-01-01T00:00:00.000Z' };
  }
  return json(kept);
});
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeEach(() => {
  page.stored.clear();
  kept = { phrases: [], off: [], changedAt: null };
  arrival = null;
  [sent, isDown, userId] = [[], false, 'seoyeon'];
});
let close: () => Promise<void>;
afterEach(() => close());

const TEXT = '오늘날 급변하는 시대에 혁신적인 솔루션은 무한한 가능성을 제공합니다. '.repeat(6);
const lines = () => [...page.body.querySelectorAll('details > div > ul > li')].map((line) => line.textContent);
const told = (words: string) => lines().filter((line) => line?.includes(words)).length;
const notices = createNotices();

async function open(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })): Promise<void> {
  client.setQueryData([addressOf(accountApi.readUser)], { id: userId });
  const { AiCheck } = await import('../voices/AiCheck.tsx');
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={notices}>
        <AiCheck text={TEXT} />
      </NoticesContext>
    </QueryClientProvider>,
  );
}

it('what somebody finds to be fine is not told any more, is kept, and is switched on again in the list', async () => {
  await open();
  expect(told('무한한 가능성')).toBeGreaterThan(0);
  await press(named('button', '‘무한한 가능성’ 표현은 찾지 않기'));
  await eventually(() => expect(told('무한한 가능성')).toBe(0));
  expect(told('혁신적인 솔루션')).toBeGreaterThan(0);
  await eventually(() => expect(sent.at(-1)).toEqual({ phrases: [], off: ['무한한 가능성'] }));
  await press(named('button', '찾을 표현 고치기'));
  const row = named('label', '무한한 가능성');
  expect(row.querySelector('input')?.hasAttribute('checked')).toBe(false);
  await press(row.querySelector('input') as unknown as HTMLElement);
  await eventually(() => expect(told('무한한 가능성')).toBeGreaterThan(0));
  await eventually(() => expect(sent.at(-1)).toEqual({ phrases: [], off: [] }));
});

it('a phrase of the list is found by any of its words', async () => {
  await open();
  await press(named('button', '찾을 표현 고치기'));
  const rows = () => [...page.body.querySelectorAll('fieldset label')].map((row) => row.textContent?.trim() ?? '');
  const all = rows().length;
  const field = page.body.querySelector('fieldset input[type="search"]') as unknown as HTMLInputElement;
  await type(field, '무한한');
  const found = rows().filter((row) => row !== '표현 찾기');
  expect(found).toContain('무한한 가능성');
  expect(found.length).toBeLessThan(all - 1);
  expect(found.filter((row) => !row.includes('무한한'))).toEqual([]);
  await type(field, '없는 표현');
  expect(page.body.textContent).toContain('찾는 표현이 없어요.');
});

it('what the account keeps counts in every browser', async () => {
  kept = { phrases: ['급변하는 시대'], off: ['무한한 가능성'], changedAt: '2026-01-01T00:00:00.000Z' };
  await open();
  await eventually(() => expect(told('무한한 가능성')).toBe(0));
  expect(sent).toEqual([]);
});

it('what only this browser held is kept by the account once', async () => {
  page.stored.set('ai-tells', '{"phrases":["놀라운 여정"],"off":["무한한 가능성"]}');
  await open();
  await eventually(() => expect(told('무한한 가능성')).toBe(0));
  expect(sent).toEqual([{ phrases: ['놀라운 여정'], off: ['무한한 가능성'], onlyFirst: true }]);
  expect(page.stored.has('ai-tells')).toBe(false);
});

it('what this browser held is added to what the account keeps already', async () => {
  page.stored.set('ai-tells', '{"phrases":["놀라운 여정"],"off":[]}');
  kept = { phrases: ['급변하는'], off: ['무한한 가능성'], changedAt: '2026-01-01T00:00:00.000Z' };
  await open();
  await eventually(() => expect(told('무한한 가능성')).toBe(0));
  expect(sent).toEqual([{ phrases: ['급변하는', '놀라운 여정'], off: ['무한한 가능성'], onlyFirst: false }]);
  expect(page.stored.has('ai-tells')).toBe(false);
});

it('a change that could not be saved counts here all the same, and it is said', async () => {
  await open();
  isDown = true;
  await press(named('button', '‘무한한 가능성’ 표현은 찾지 않기'));
  await eventually(() => expect(told('무한한 가능성')).toBe(0));
  await eventually(() =>
    expect(notices.current().map(({ title }) => title)).toContain('찾을 표현을 저장하지 못했어요'),
  );
});

it('whoever signs in next in the same tab is neither shown what the one before changed, nor is it saved for him', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await open(client);
  await press(named('button', '‘무한한 가능성’ 표현은 찾지 않기'));
  await eventually(() => expect(sent.length).toBe(1));
  await close();
  userId = 'minjun';
  kept = { phrases: [], off: [], changedAt: null };
  await refreshUser(client);
  await open(client);
  await eventually(() => expect(told('무한한 가능성')).toBeGreaterThan(0));
  await press(named('button', '‘혁신적인 솔루션’ 표현은 찾지 않기'));
  await eventually(() => expect(sent.at(-1)).toEqual({ phrases: [], off: ['혁신적인 솔루션'] }));
  expect(sent).toHaveLength(2);
});

it('a change that waits behind another one is not sent once somebody else has signed in', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await open(client);
  const arrived = Promise.withResolvers<void>();
  arrival = arrived.promise;
  await press(named('button', '‘무한한 가능성’ 표현은 찾지 않기'));
  await press(named('button', '‘혁신적인 솔루션’ 표현은 찾지 않기'));
  userId = 'minjun';
  await refreshUser(client);
  arrived.resolve();
  await eventually(() => expect(sent.length).toBe(1));
  await eventually(() => expect(told('혁신적인 솔루션')).toBeGreaterThan(0));
  expect(sent).toEqual([{ phrases: [], off: ['무한한 가능성'] }]);
});

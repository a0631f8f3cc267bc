import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { eventually, named, openTestPage, press, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const HERE = 'recipe-own:sponsor-reply';
const page = openTestPage();
let kept: { text: string; changedAt: string | null };
let sent: { text: string; onlyFirst?: boolean }[] = [];
vi.stubGlobal('fetch', async (_address: string, { body }: { body?: string } = {}) => {
  if (body !== undefined) {
    const card = JSON.parse(body) as (typeof sent)[number];
    sent.push(card);
    kept = { text: card.text, changedAt: '2026-01-01T00:00:00.000Z' };
  }
  return new Response(JSON.stringify(kept), { headers: { 'content-type': 'application/json' } });
});
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeEach(() => {
  page.stored.clear();
  sent = [];
});
let close: () => Promise<void>;
afterEach(() => close());

async function open(text: string, changedAt: string | null): Promise<void> {
  kept = { text, changedAt };
  const { RateCardSection } = await import('./RateCardSection.tsx');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <RateCardSection />
      </NoticesContext>
    </QueryClientProvider>,
  );
}
const prices = () => page.body.querySelector('dl')?.textContent;

it('what only this browser held is kept by the server once, and the other own fields stay here', async () => {
  page.stored.set(HERE, '{"rateCard":"쇼츠: 80만원","creator":"하나"}');
  await open('', null);
  await eventually(() => expect(prices()).toBe('쇼츠800,000원'));
  expect(sent).toEqual([{ text: '쇼츠: 80만원', onlyFirst: true }]);
  expect(page.stored.get(HERE)).toBe('{"creator":"하나"}');
});

it('what this browser held is offered where another card is kept, and left when told so', async () => {
  page.stored.set(HERE, '{"rateCard":"쇼츠: 80만원","creator":"하나"}');
  await open('쇼츠: 90만원', '2026-01-01T00:00:00.000Z');
  await eventually(() => expect(prices()).toBe('쇼츠900,000원'));
  expect(sent).toEqual([]);
  expect(page.body.textContent).toContain('이 브라우저에 다른 단가표가 있어요쇼츠: 80만원');
  await press(named('button', '쓰지 않기'));
  await eventually(() => expect(page.body.textContent).not.toContain('이 브라우저에 다른 단가표가 있어요'));
  expect(page.stored.get(HERE)).toBe('{"creator":"하나"}');
});

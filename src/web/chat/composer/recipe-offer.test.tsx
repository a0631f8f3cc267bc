import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ChatMessage, Mention } from '#contract/chat/chat.schema.ts';
import { addressOf } from '../../lib/api.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { eventually, openTestPage, press, show } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import type { Chat } from '../use-chat.ts';

const page = openTestPage();
vi.stubGlobal('fetch', () => new Promise(() => undefined));
const { RecipeOffer } = await import('./RecipeOffer.tsx');
const { SentOffer } = await import('./SentOffer.tsx');

const [nodeId, conversationId] = ['chat-node', 'talk'];
const place = { canvasId: 'c' };
const reads = { place, nodeId, conversationId, wiredKey: 'w' };
const named: Mention[] = [{ nodeId: 'n', title: '냉동 밥 보관법', kind: 'website' }];

const within = (view: ReactNode, titles: readonly string[]) => {
  const client = new QueryClient();
  const address = addressOf(chatApi.readContext, { params: { nodeId }, query: { conversationId } });
  const context = titles.map((title) => ({ nodeId: 'n', title, kind: 'website', share: 'whole' }));
  client.setQueryData([address, 'w'], { context });
  return (
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <Suspense>{view}</Suspense>
      </NoticesContext>
    </QueryClientProvider>
  );
};
const [made, opened, asked] = [vi.fn(), vi.fn(), vi.fn()];
const offer = () => page.body.querySelector('button') as unknown as HTMLElement | null;
const typed = (question: string) => <RecipeOffer {...{ question, reads }} onMake={made} onOpen={opened} />;
const sent = (messageText: string) => (
  <SentOffer
    question={{ messageText, metadata: { mentions: named } } as unknown as ChatMessage}
    chat={{ chatId: nodeId, place, conversationId, ask: asked } as unknown as Chat}
    wiredKey="w"
  />
);

beforeEach(() => {
  showWords('ko', wordsOf('ko'));
  page.stored.clear();
  for (const one of [made, opened, asked]) one.mockReset();
});

describe('the offer to make what a question asks for', () => {
  it('while it is typed is made by one press, with its length and the topic of what is wired', async () => {
    const leave = await show(within(typed('45초 쇼츠 대본 써 줘'), ['냉동 밥 보관법']));
    expect(offer()?.textContent).toBe('숏폼 대본 만들기 · 45초');
    await press(offer()!);
    expect(made).toHaveBeenCalledWith(expect.stringContaining('냉동 밥 보관법'), {
      id: 'short-script',
      values: expect.objectContaining({ seconds: 45, topic: '냉동 밥 보관법' }),
    });
    await leave();
  });

  it('opens the form where nothing is wired and no topic is said', async () => {
    const leave = await show(within(typed('45초 쇼츠 대본 써 줘'), []));
    await press(offer()!);
    expect([made.mock.calls, opened.mock.calls]).toEqual([[], [['short-script']]]);
    await leave();
  });

  it.each(['이 대본을 요약해 줘', '냉동 밥은 며칠 가?', ''])(
    'is not there for “%s”, typed or sent',
    async (question) => {
      for (const view of [typed(question), sent(question)]) {
        const leave = await show(within(view, ['냉동 밥 보관법']));
        expect(offer()).toBeNull();
        await leave();
      }
    },
  );

  it('stands as one quiet line below a question that was answered in another way, and asks with what that named', async () => {
    const leave = await show(within(sent('45초 쇼츠 대본 써 줘'), ['냉동 밥 보관법']));
    await eventually(() => expect(offer()?.textContent).toBe('바로 만들기: 숏폼 대본 · 45초'));
    await press(offer()!);
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('냉동 밥 보관법'), {
      isWebSearch: false,
      mentions: named,
      recipe: { id: 'short-script', values: expect.objectContaining({ seconds: 45, topic: '냉동 밥 보관법' }) },
    });
    await leave();
  });
});

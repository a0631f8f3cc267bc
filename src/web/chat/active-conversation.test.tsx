import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Conversation } from '#contract/chat/chat.schema.ts';
import {
  beginConversation,
  chooseConversation,
  holdConversation,
  isChosen,
  knowConversation,
  useActiveConversationId,
} from './active-conversation.ts';
import { conversationsOf } from './reading.ts';

const place = { canvasId: 'c' };
let chatId = '';
let chats = 0;

beforeEach(() => {
  chatId = `chat-${(chats += 1)}`;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

/** The conversation that is open while the list has these, each begun after the one before. */
function openWith(...listed: string[]): string {
  const client = new QueryClient();
  const list = listed.map((id, at): Conversation => {
    const createdAt = `2026-11-25T0${at}:00:00.000Z`;
    return { id, nodeId: chatId, title: id, createdAt, lastMessageAt: createdAt, isAnswering: false, excerpt: null };
  });
  client.setQueryData(conversationsOf(place, chatId).queryKey, list);
  const Open = () => <>{useActiveConversationId(place, chatId)}</>;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Open />
    </QueryClientProvider>,
  );
}

it('a conversation that has just begun stays open while the list does not have it yet', () => {
  holdConversation(chatId, 'begun', false);
  expect(openWith('old')).toBe('begun');
  expect(openWith('begun', 'newer')).toBe('begun');
});

it('once the list had it, it gives way to the newest one when it is deleted elsewhere', () => {
  holdConversation(chatId, 'begun', false);
  knowConversation(chatId, 'begun');
  expect(openWith('old', 'begun')).toBe('begun');
  expect(openWith('old', 'newer')).toBe('newer');
  expect(isChosen(chatId, 'begun')).toBe(true);
});

it('to be in the list opens nothing: who has gone on to another conversation stays there', () => {
  holdConversation(chatId, 'begun', false);
  chooseConversation(chatId, 'old');
  knowConversation(chatId, 'begun');
  expect(openWith('old', 'begun')).toBe('old');
});

it('a new one is begun beside one in which something was said, however lately; an empty one stays open', () => {
  holdConversation(chatId, 'begun', false);
  beginConversation(chatId, true);
  const opened = openWith('old', 'begun');
  expect(opened).not.toBe('begun');
  beginConversation(chatId, false);
  expect(openWith('old', 'begun')).toBe(opened);
});

import { useQueryClient } from '@tanstack/react-query';
import { chatApi } from '#contract/chat/chat.api.ts';
import { useAct } from '../lib/act.ts';
import { call } from '../lib/api.ts';
import { useWords } from '../words/index.ts';
import { chooseConversation } from './active-conversation.ts';
import { readingOf, refreshChat } from './reading.ts';
import type { Chat } from './use-chat.ts';

/** What can be done with a kept message as a place in its conversation. */
export interface Turns {
  /** Shows this version of a message, for everybody. */
  show: (messageId: string) => void;
  /** Opens a new conversation that holds everything up to this message. */
  fork: (messageId: string) => void;
}

export function useTurns({ place, chatId, conversationId }: Chat): Turns {
  const t = useWords('conversations');
  const client = useQueryClient();
  const params = { conversationId };
  const text = t('tryLater');
  const showing = useAct(
    (messageId: string) => call(chatApi.showVersion, { params, body: { messageId } }),
    { failed: { title: t('versionFailed'), text } },
    (messages) => void client.setQueryData(readingOf(place, chatId, conversationId).queryKey, messages),
  );
  const forking = useAct(
    (messageId: string) => call(chatApi.forkConversation, { params, body: { messageId } }),
    { done: { title: t('forked'), text: t('forkedText') }, failed: { title: t('forkFailed'), text } },
    async ({ id }) => {
      await refreshChat(client, place, chatId);
      chooseConversation(chatId, id);
    },
  );
  return { show: showing.mutate, fork: forking.mutate };
}

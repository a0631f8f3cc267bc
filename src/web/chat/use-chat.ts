import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { placeId, type BoardPlace } from '#contract/board/place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { mayAsk } from '#contract/chat/question.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { send } from '../lib/api.ts';
import { useLatest } from '../lib/use-latest.ts';
import { useLanguage } from '../words/index.ts';
import { EVENT_STREAM } from './answer-events.ts';
import {
  converse,
  emptyConversation,
  mentionsOf,
  plainly,
  unheardAnswer,
  type Asked,
  type Conversation,
} from './conversation.ts';
import { holdConversation } from './present.ts';
import { readingOf, refreshChat } from './reading.ts';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent.ts';
import { useAnswerLine } from './use-answer-line.ts';

export interface Chat {
  /** The chat node; the project itself in its own chat. */
  chatId: string;
  place: BoardPlace;
  conversationId: string;
  conversation: Conversation;
  isLoading: boolean;
  loadError: Error | null;
  reload: () => void;
  isAnswering: boolean;
  /** Does nothing for an empty question, and while an answer is on its way. */
  ask: (question: string, options?: Partial<Asked>) => void;
  /** Answers a question of this conversation once more; the answer before is kept as a version. */
  answerAgain: (answer: ChatMessage) => void;
  /** Stops the answer on its way; what is written stays. */
  stop: () => void;
}

interface ChatProps {
  place: BoardPlace;
  /** Without a node it is the project's own chat. */
  nodeId: string | null;
  conversationId: string;
}

/** One conversation: what the server keeps of it, and the answer that is being written. */
export function useChat({ place, nodeId: chatNodeId, conversationId }: ChatProps): Chat {
  const chatId = chatNodeId ?? placeId(place);
  const client = useQueryClient();
  const { language } = useLanguage();
  const kept = useQuery(readingOf(place, chatId, conversationId));
  const [conversation, tell] = useReducer(converse, conversationId, firstConversation);
  const refresh = () => void refreshChat(client, place, chatId, conversationId);
  const line = useAnswerLine(tell, {
    // A new line of the list, and its title, come with the first question.
    onBegun() {
      forgetUnsent(conversationId);
      holdConversation(chatId, conversationId, true);
      refresh();
    },
    onOver: refresh,
  });

  useEffect(() => {
    if (kept.data) tell({ do: 'loaded', messages: kept.data });
  }, [kept.data]);

  const unheard = unheardAnswer(conversation);
  const unheardId = unheard?.message.id ?? null;
  const latest = useLatest({ unheard, line });
  useEffect(() => {
    const { unheard: found, line: own } = latest.current;
    if (unheardId === null || !found || own.isBusy()) return;
    const { message, question } = found;
    tell({ do: 'followed', message, question });
    void own.hear({ runId: message.runId, length: message.messageText.length }, null);
  }, [unheardId, latest]);

  const isAnswering = conversation.live !== null;
  const runId = conversation.live?.runId ?? null;
  const isNothingUnsent = kept.data !== undefined && !isAnswering && conversation.failed === null;
  useEffect(() => {
    if (isNothingUnsent || runId !== null) forgetUnsent(conversationId);
  }, [isNothingUnsent, runId, conversationId]);

  const hear = (asked: Asked) => {
    if (!mayAsk(asked.question, isAnswering || line.isBusy())) return;
    const event = askedNow(asked);
    if (!asked.again) {
      keepUnsent(conversationId, asked.question, event.askedAt);
      holdConversation(chatId, conversationId, (kept.data?.length ?? 0) > 0);
    }
    tell(event);
    void line.hear({ runId: null, length: 0 }, (signal) => open(asked, signal));
  };

  const open = (asked: Asked, signal: AbortSignal) => {
    const { question: message, isWebSearch, mentions: named, recipe, edits, again } = asked;
    const sending = { headers: EVENT_STREAM, signal };
    if (again) return send(chatApi.answerAgain, { params: { runId: again.runId }, body: { language }, ...sending });
    const standing = { conversationId, ...(edits !== null && { edits }) };
    const how = { mentions: named.map(({ nodeId }) => nodeId), ...(recipe && { recipe }) };
    if (isWebSearch)
      return send(chatApi.searchWeb, { body: { ...place, nodeId: chatId, query: message, ...standing }, ...sending });
    if (chatNodeId === null && 'projectId' in place) {
      const body = { question: message, language, ...how, ...standing };
      return send(projectsApi.ask, { params: place, body, ...sending });
    }
    const body = { ...place, nodeId: chatId, message, language, ...how, ...standing };
    return send(chatApi.ask, { body, ...sending });
  };

  return {
    chatId,
    place,
    conversationId,
    conversation,
    isLoading: kept.isPending,
    loadError: kept.data ? null : kept.error,
    reload: () => void kept.refetch(),
    isAnswering,
    ask: (question, options = {}) => hear({ ...plainly(question.trim()), ...options }),
    answerAgain: ({ id, runId: former, parentId, isWebSearch }) => {
      const question = conversation.messages.find((message) => message.id === parentId);
      if (former === null || !question) return;
      const again = { runId: former, answerId: id, questionId: question.id };
      const kept = { mentions: mentionsOf(question), recipe: recipeIn(question.metadata) };
      hear({ ...plainly(question.messageText, isWebSearch), ...kept, again });
    },
    stop: () => line.stop(runId),
  };
}

const askedNow = (asked: Asked) => ({ do: 'asked' as const, ...asked, askedAt: Date.now() });

function firstConversation(conversationId: string): Conversation {
  const unsent = readUnsent(conversationId);
  if (!unsent) return emptyConversation;
  const { question, askedAt } = unsent;
  return { ...emptyConversation, failed: { ...plainly(question), askedAt, code: null, answerId: null } };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { placeId, type BoardPlace } from '../lib/board-place.ts';
import type { Audience } from '#contract/board/audience.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import {
  pickQuestion,
  converse,
  emptyConversation,
  isKept,
  isUnsent,
  mentionsOf,
  plainly,
  type Question,
  type Conversation,
  type FailedQuestion,
} from './conversation.ts';
import { readQuestions } from './composer/kept-questions.ts';
import { knowConversation } from './active-conversation.ts';
import { conversationsOf, readingOf, refreshChat } from './reading.ts';
import { useSendQuestion } from './composer/use-send-question.ts';
import { useFollowing } from './stream/use-following.ts';
import { useKeptQuestions } from './composer/use-kept-questions.ts';

export interface Chat {
  /** The chat node; the project itself in its own chat. */
  chatId: string;
  place: BoardPlace;
  conversationId: string;
  conversation: Conversation;
  /** Who reads it, where not everybody does who sees the chat. */
  audience?: Audience | undefined;
  isLoading: boolean;
  loadError: Error | null;
  reload: () => void;
  isAnswering: boolean;
  /** Does nothing for an empty question, and while an answer is on its way, which only an edited question stops. */
  ask: (question: string, options?: Partial<Question>) => void;
  /** Asks a question that got no answer once more, unless it turns out to have arrived. */
  retry: (failed: FailedQuestion) => void;
  /** Forgets a question that got no answer. */
  forget: (failed: FailedQuestion) => void;
  /** Answers a question of this conversation once more; the answer before is kept as a version. */
  answerAgain: (answer: ChatMessage) => void;
  /** Stops the answer on its way; what is written stays. */
  stop: () => void;
  /** Looks for the lost line of the answer on its way. */
  rejoin: () => void;
}

interface ChatProps {
  place: BoardPlace;
  /** Without a node it is the project's own chat. */
  nodeId: string | null;
  conversationId: string;
}

/** One conversation: what the server keeps of it, and the answer that is being written. */
export function useChat({ place, nodeId, conversationId }: ChatProps): Chat {
  const chatId = nodeId ?? placeId(place);
  const client = useQueryClient();
  const kept = useQuery(readingOf(place, chatId, conversationId));
  const listed = useQuery(conversationsOf(place, chatId)).data?.find(({ id }) => id === conversationId);
  const [conversation, tell] = useReducer(converse, place.past ? null : conversationId, firstConversation);
  const isListed = () =>
    client.getQueryData(conversationsOf(place, chatId).queryKey)?.some(({ id }) => id === conversationId) ?? false;
  const refresh = () =>
    void refreshChat(client, place, chatId, conversationId).then(
      () => isListed() && knowConversation(chatId, conversationId),
    );
  useKeptQuestions(conversationId, conversation, tell);
  useEffect(() => {
    if (kept.data) tell({ do: 'loaded', messages: kept.data });
  }, [kept.data]);
  const isKnown = (kept.data?.length ?? 0) > 0;
  const talk = { place, nodeId, chatId, conversationId };
  const { line, ask, stop, askNext } = useSendQuestion(talk, { conversation, tell, isListed, isKnown, refresh });
  const rejoin = useFollowing(conversation, line, tell);
  useEffect(askNext);

  return {
    chatId,
    place,
    conversationId,
    conversation,
    audience: listed?.audience,
    isLoading: kept.isPending,
    loadError: kept.data ? null : kept.error,
    reload: () => void kept.refetch(),
    isAnswering: conversation.live !== null,
    ask: (question, options = {}) => ask({ ...plainly(question.trim()), ...options }),
    async retry(failed) {
      if (isUnsent(failed)) {
        const { data } = await kept.refetch();
        if (data && isKept(failed, data)) return;
      }
      ask(pickQuestion(failed), failed.key);
    },
    forget: ({ key }) => tell({ do: 'forgotten', keys: [key] }),
    answerAgain: ({ id, runId: former, parentId, isWebSearch }) => {
      const question = conversation.messages.find((message) => message.id === parentId);
      if (former === null || !question) return;
      const again = { runId: former, answerId: id, questionId: question.id };
      const how = { mentions: mentionsOf(question), recipe: recipeIn(question.metadata) };
      ask({ ...plainly(question.messageText, isWebSearch), ...how, again });
    },
    stop,
    rejoin,
  };
}

/** Null: in the past, where nothing waits to be asked. */
const firstConversation = (conversationId: string | null): Conversation => ({
  ...emptyConversation,
  unanswered: conversationId === null ? [] : readQuestions(conversationId),
});

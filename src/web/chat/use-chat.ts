import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { placeId, type BoardPlace } from '#contract/board/place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { mayAsk } from '#contract/chat/question.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { newId } from '#contract/base/new-id.ts';
import { send } from '../lib/api.ts';
import { untilLine } from '../lib/line.ts';
import { useNotices } from '../lib/notices.ts';
import { useLatest } from '../lib/use-latest.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { EVENT_STREAM } from './answer-events.ts';
import {
  askedOf,
  converse,
  emptyConversation,
  isKept,
  isUnsent,
  lastPlace,
  mentionsOf,
  plainly,
  unheardAnswer,
  type Asked,
  type Conversation,
  type FailedQuestion,
  type Moment,
} from './conversation.ts';
import { keepQuestion, readQuestions } from './kept-questions.ts';
import { holdConversation, knowConversation } from './present.ts';
import { conversationsOf, readingOf, refreshChat } from './reading.ts';
import { useAnswerLine } from './use-answer-line.ts';
import { useKeptQuestions } from './use-kept-questions.ts';

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
  /** Does nothing for an empty question, and while an answer is on its way, which only an edited question stops. */
  ask: (question: string, options?: Partial<Asked>) => void;
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

/** How often a lost line is looked for again where nothing says that it is down. */
const REJOIN_MS = 10_000;

/** One conversation: what the server keeps of it, and the answer that is being written. */
export function useChat({ place, nodeId: chatNodeId, conversationId }: ChatProps): Chat {
  const chatId = chatNodeId ?? placeId(place);
  const client = useQueryClient();
  const { language } = useLanguage();
  const kept = useQuery(readingOf(place, chatId, conversationId));
  const [conversation, tell] = useReducer(converse, conversationId, firstConversation);
  const isListed = () =>
    client.getQueryData(conversationsOf(place, chatId).queryKey)?.some(({ id }) => id === conversationId) ?? false;
  const refresh = () =>
    void refreshChat(client, place, chatId, conversationId).then(
      () => isListed() && knowConversation(chatId, conversationId),
    );
  /** Asked as soon as the answer on its way has stopped. */
  const instead = useRef<(Asked & Moment) | null>(null);
  const t = useWords('chat');
  const notices = useNotices();
  const line = useAnswerLine(tell, {
    // A new line of the list, and its title, come with the first question.
    onBegun() {
      holdConversation(chatId, conversationId, isListed());
      refresh();
    },
    onOver: refresh,
    onNotStopped() {
      notices.show({ tone: 'failed', title: t('stopFailed'), text: t('stopFailedText') });
      if (instead.current) tell({ do: 'refused', code: null, ...instead.current });
      instead.current = null;
    },
  });
  useKeptQuestions(conversationId, conversation, tell);

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

  const { live } = conversation;
  const isAnswering = live !== null;
  const runId = live?.runId ?? null;
  const rejoin = useLatest(() => {
    if (live && !line.isBusy()) void line.hear({ runId: live.runId, length: live.text.length }, null);
  });
  const isLost = live?.isLost === true;
  useEffect(() => {
    if (!isLost) return;
    let isWanted = true;
    const again = () => isWanted && rejoin.current();
    void untilLine().then(again);
    const timer = setInterval(again, REJOIN_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isLost, rejoin]);

  const keep = (asked: Asked, key = newId(Date.now())): Asked & Moment => {
    const moment = { key, askedAt: Date.now(), after: lastPlace(conversation.messages) };
    if (!asked.again) {
      keepQuestion(conversationId, { ...asked, ...moment, code: null, answerId: null });
      holdConversation(chatId, conversationId, (kept.data?.length ?? 0) > 0);
    }
    return { ...asked, ...moment };
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

  const hear = (asked: Asked & Moment) => {
    tell({ do: 'asked', ...asked });
    void line.hear({ runId: null, length: 0 }, (signal) => open(asked, signal));
  };
  const hearNow = (asked: Asked, key?: string) => {
    const isBusy = isAnswering || line.isBusy();
    if (mayAsk(asked.question, isBusy)) return hear(keep(asked, key));
    if (!isBusy || asked.edits === null || !mayAsk(asked.question, false)) return;
    instead.current = keep(asked, key);
    line.stop(runId);
  };
  useEffect(() => {
    const next = instead.current;
    if (!next || isAnswering || line.isBusy()) return;
    instead.current = null;
    hear(next);
  });

  return {
    chatId,
    place,
    conversationId,
    conversation,
    isLoading: kept.isPending,
    loadError: kept.data ? null : kept.error,
    reload: () => void kept.refetch(),
    isAnswering,
    ask: (question, options = {}) => hearNow({ ...plainly(question.trim()), ...options }),
    async retry(failed) {
      if (isUnsent(failed)) {
        const { data } = await kept.refetch();
        if (data && isKept(failed, data)) return;
      }
      hearNow(askedOf(failed), failed.key);
    },
    forget: ({ key }) => tell({ do: 'forgotten', keys: [key] }),
    answerAgain: ({ id, runId: former, parentId, isWebSearch }) => {
      const question = conversation.messages.find((message) => message.id === parentId);
      if (former === null || !question) return;
      const again = { runId: former, answerId: id, questionId: question.id };
      const kept = { mentions: mentionsOf(question), recipe: recipeIn(question.metadata) };
      hearNow({ ...plainly(question.messageText, isWebSearch), ...kept, again });
    },
    stop: () => line.stop(runId),
    rejoin: () => rejoin.current(),
  };
}

const firstConversation = (conversationId: string): Conversation => ({
  ...emptyConversation,
  unanswered: readQuestions(conversationId),
});

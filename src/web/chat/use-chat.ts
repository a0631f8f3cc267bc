import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { placeId, type BoardPlace } from '#contract/board/place.ts';
import { chatApi } from '#contract/chat/chat.api.ts';
import { mayAsk } from '#contract/chat/question.ts';
import { projectsApi } from '#contract/projects/projects.api.ts';
import { isUnauthorized, send } from '../lib/api.ts';
import { forgetUser } from '../lib/session.ts';
import { useLatest } from '../lib/use-latest.ts';
import { useLanguage } from '../words/index.ts';
import { EVENT_STREAM } from './answer-events.ts';
import { converse, emptyConversation, unheardAnswer, type Conversation } from './conversation.ts';
import { readingOf, refreshChat } from './reading.ts';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent.ts';
import { useAnswerLine } from './use-answer-line.ts';

export interface Chat {
  conversation: Conversation;
  isLoading: boolean;
  loadError: Error | null;
  reload: () => void;
  isAnswering: boolean;
  /** Does nothing for an empty question, and while an answer is on its way. */
  ask: (question: string, options?: { isWebSearch?: boolean }) => void;
  /** Stops the answer on its way; what is written stays. */
  stop: () => void;
}

/** One conversation: what the server keeps of it, and the answer that is being written. Without a node it is the project's own. */
export function useChat({ place, nodeId: chatNodeId }: { place: BoardPlace; nodeId: string | null }): Chat {
  const nodeId = chatNodeId ?? placeId(place);
  const client = useQueryClient();
  const { language } = useLanguage();
  const kept = useQuery(readingOf(place, nodeId));
  const [conversation, tell] = useReducer(converse, nodeId, firstConversation);
  const line = useAnswerLine(
    tell,
    () => void refreshChat(client, place, nodeId),
    (error) => {
      if (isUnauthorized(error)) forgetUser(client);
    },
  );

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
  useEffect(() => {
    if (runId) forgetUnsent(nodeId);
  }, [runId, nodeId]);

  const ask = (question: string, { isWebSearch = false } = {}) => {
    if (!mayAsk(question, isAnswering || line.isBusy())) return;
    const message = question.trim();
    const askedAt = Date.now();
    keepUnsent(nodeId, message, askedAt);
    tell({ do: 'asked', question: message, askedAt, isWebSearch });
    void line.hear({ runId: null, length: 0 }, (signal) =>
      isWebSearch
        ? send(chatApi.searchWeb, { body: { ...place, nodeId, query: message }, headers: EVENT_STREAM, signal })
        : chatNodeId === null && 'projectId' in place
          ? send(projectsApi.ask, {
              params: place,
              body: { question: message, language },
              headers: EVENT_STREAM,
              signal,
            })
          : send(chatApi.ask, { body: { ...place, nodeId, message, language }, headers: EVENT_STREAM, signal }),
    );
  };

  return {
    conversation,
    isLoading: kept.isPending,
    loadError: kept.data ? null : kept.error,
    reload: () => void kept.refetch(),
    isAnswering,
    ask,
    stop: () => line.stop(runId),
  };
}

function firstConversation(nodeId: string): Conversation {
  const unsent = readUnsent(nodeId);
  if (!unsent) return emptyConversation;
  return { ...emptyConversation, failed: { ...unsent, code: null, answerId: null, isWebSearch: false } };
}

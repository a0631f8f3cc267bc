import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ChatEvent } from '#contract/chat/chat.schema.ts';
import { mayAsk } from '#contract/chat/question.ts';
import { ApiError, call, isUnauthorized, send } from '../lib/api.ts';
import { reading } from '../lib/query.ts';
import { forgetUser } from '../lib/session.ts';
import { useLanguage } from '../words/index.ts';
import { EVENT_STREAM } from './answer-events.ts';
import { converse, emptyConversation, unheardAnswer, type Conversation, type ConversationAction } from './conversation.ts';
import { hearAnswer, type AnswerLine, type HeardSoFar } from './hear-answer.ts';
import { forgetUnsent, keepUnsent, readUnsent } from './unsent.ts';

/** Pieces of an answer are shown together once in this time, not one by one. */
const SHOWN_EVERY_MS = 60;

const readingOf = (canvasId: string, nodeId: string) =>
  reading(chatApi.readMessages, { params: { canvasId }, query: { nodeId } });

/** Reads the conversation of a chat node again; call it when the live channel says that there is news. */
export const refreshChat = (client: QueryClient, canvasId: string, nodeId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: readingOf(canvasId, nodeId).queryKey });

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

/** One conversation: what the server keeps of it, and the answer that is being written. */
export function useChat({ canvasId, nodeId }: { canvasId: string; nodeId: string }): Chat {
  const client = useQueryClient();
  const { language } = useLanguage();
  const kept = useQuery(readingOf(canvasId, nodeId));
  const [conversation, tell] = useReducer(converse, nodeId, firstConversation);
  const line = useAnswerLine(tell, () => void refreshChat(client, canvasId, nodeId), (error) => {
    if (isUnauthorized(error)) forgetUser(client);
  });

  useEffect(() => {
    if (kept.data) tell({ do: 'loaded', messages: kept.data });
  }, [kept.data]);

  const unheard = unheardAnswer(conversation);
  const unheardId = unheard?.message.id ?? null;
  useEffect(() => {
    if (!unheard || line.isBusy()) return;
    const { message, question } = unheard;
    tell({ do: 'followed', message, question });
    void line.hear({ runId: message.runId, length: message.messageText.length }, null);
    // One answer is taken up once; the rest of what is read here belongs to it.
  }, [unheardId]);

  const isAnswering = conversation.live !== null;
  const { runId } = conversation.live ?? { runId: null };
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
        ? send(chatApi.searchWeb, { body: { canvasId, nodeId, query: message }, headers: EVENT_STREAM, signal })
        : send(chatApi.ask, { body: { canvasId, nodeId, message, language }, headers: EVENT_STREAM, signal }),
    );
  };

  return {
    conversation,
    isLoading: kept.isPending,
    loadError: kept.data ? null : kept.error,
    reload: () => void kept.refetch(),
    isAnswering,
    ask,
    stop: () => line.stop(),
  };
}

function firstConversation(nodeId: string): Conversation {
  const unsent = readUnsent(nodeId);
  if (!unsent) return emptyConversation;
  return { ...emptyConversation, failed: { ...unsent, code: null, answerId: null, isWebSearch: false } };
}

type Open = (signal: AbortSignal) => Promise<Response>;

/** The one line over which this conversation hears its answer. It ends with the component; the answer itself goes on. */
function useAnswerLine(tell: (action: ConversationAction) => void, onOver: () => void, onError: (error: unknown) => void) {
  const current = useRef<{ abort: AbortController; runId: string | null; isStopWanted: boolean } | null>(null);
  const later = useRef({ onOver, onError });
  later.current = { onOver, onError };

  useEffect(() => () => {
    current.current?.abort.abort();
    current.current = null;
  }, []);

  const hear = useCallback(async (from: HeardSoFar, open: Open | null) => {
    const mine = { abort: new AbortController(), runId: from.runId, isStopWanted: false };
    current.current = mine;
    const { signal } = mine.abort;
    const pieces = gather(tell);
    try {
      await hearAnswer(lineOf(open, signal), from, (event) => {
        if (signal.aborted) return;
        pieces.add(event);
        if (event.event !== 'start') return;
        mine.runId = event.runId;
        if (mine.isStopWanted) void stopRun(event.runId);
      });
      pieces.flush();
    } catch (error) {
      pieces.flush();
      if (signal.aborted) return;
      later.current.onError(error);
      tell({ do: 'lost', code: error instanceof ApiError ? error.code : null });
    } finally {
      if (current.current === mine) {
        current.current = null;
        later.current.onOver();
      }
    }
  }, [tell]);

  const stop = useCallback(() => {
    const mine = current.current;
    if (!mine) return;
    if (mine.runId === null) mine.isStopWanted = true;
    else void stopRun(mine.runId);
  }, []);

  return { hear, stop, isBusy: () => current.current !== null };
}

/** A stop that does not get through leaves the answer running, which the screen goes on to show. */
const stopRun = (runId: string) => call(chatApi.stopRun, { params: { runId } }).catch(() => undefined);

const lineOf = (open: Open | null, signal: AbortSignal): AnswerLine => ({
  open: () => (open ? open(signal) : Promise.reject(new Error('an answer without a run cannot be followed'))),
  follow: (runId, at) => send(chatApi.followRun, { params: { runId }, query: { at }, headers: EVENT_STREAM, signal }),
  pause: (ms) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), { once: true });
    }),
});

/** Puts the pieces of a moment together, so that a long answer is drawn a few times a second only. */
function gather(tell: (action: ConversationAction) => void) {
  let waiting: ChatEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    for (const event of events) tell({ do: 'heard', event });
  };
  return {
    flush,
    add(event: ChatEvent) {
      waiting.push(event);
      if (event.event !== 'delta') flush();
      else timer ??= setTimeout(flush, SHOWN_EVERY_MS);
    },
  };
}

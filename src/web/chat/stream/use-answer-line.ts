import { useCallback, useEffect, useRef } from 'react';
import { chatApi } from '#contract/chat/chat.api.ts';
import type { ChatEvent } from '#contract/chat/chat.schema.ts';
import { ApiError, call, send } from '../../lib/api.ts';
import { isInMotion } from '../../lib/motion.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { EVENT_STREAM } from './answer-events.ts';
import type { ConversationAction } from '../conversation.ts';
import { streamAnswer, type AnswerLine, type HeardSoFar } from './stream-answer.ts';

/** Pieces of an answer are shown together once in this time, not one by one. */
const SHOWN_EVERY_MS = 60;
/** While the board moves nobody can read: much less often, and at once when it has come to rest, which is looked for so often. */
const IN_MOTION = { shownEveryMs: 1_000, lookEveryMs: 100 };

/** Asks for a new answer. */
type Open = (signal: AbortSignal) => Promise<Response>;

interface Reports {
  /** The server has the question that was asked over this line. */
  onBegun: () => void;
  /** The line has ended, however it did. */
  onOver: () => void;
  /** An answer could not be stopped. */
  onNotStopped: () => void;
}

/**
 * The one line over which this conversation hears its answer. It ends with the component; the answer itself goes on.
 */
export function useAnswerLine(tell: (action: ConversationAction) => void, reports: Reports) {
  const current = useRef<{ abort: AbortController; runId: string | null; isStopWanted: boolean } | null>(null);
  const later = useLatest(reports);

  useEffect(
    () => () => {
      current.current?.abort.abort();
      current.current = null;
    },
    [],
  );

  const hear = useCallback(
    async (from: HeardSoFar, open: Open | null) => {
      const mine = { abort: new AbortController(), runId: from.runId, isStopWanted: false };
      current.current = mine;
      const { signal } = mine.abort;
      const pieces = gather(tell);
      try {
        await streamAnswer(lineOf(open, signal), from, (event) => {
          if (signal.aborted) return;
          pieces.add(event);
          if (event.event !== 'start') return;
          mine.runId = event.runId;
          if (open) later.current.onBegun();
          if (mine.isStopWanted) void stopRun(event.runId).catch(() => later.current.onNotStopped());
        });
        pieces.flush();
      } catch (error) {
        pieces.flush();
        if (signal.aborted) return;
        const code = error instanceof ApiError ? error.code : null;
        tell({ do: 'lost', code, isFinal: error instanceof ApiError && error.status < 500 });
      } finally {
        if (current.current === mine) {
          current.current = null;
          later.current.onOver();
        }
      }
    },
    [tell, later],
  );

  /** `knownRunId` is the run as the store has it; without any, the answer is stopped as soon as its run is known. */
  const stop = useCallback(
    (knownRunId: string | null) => {
      const runId = knownRunId ?? current.current?.runId ?? null;
      if (runId !== null) void stopRun(runId).catch(() => later.current.onNotStopped());
      else if (current.current) current.current.isStopWanted = true;
    },
    [later],
  );

  return { hear, stop, isBusy: () => current.current !== null };
}

export type Line = ReturnType<typeof useAnswerLine>;

const stopRun = (runId: string) => call(chatApi.stopRun, { params: { runId } });

const lineOf = (open: Open | null, signal: AbortSignal): AnswerLine => ({
  open: () => (open ? open(signal) : Promise.reject(new Error('an answer without a run cannot be followed'))),
  follow: (runId, at) => send(chatApi.followRun, { params: { runId }, query: { at }, headers: EVENT_STREAM, signal }),
  pause: (ms) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), { once: true });
    }),
});

/**
 * Puts the pieces of a moment together, so that a long answer is drawn a few times a second only, and several in one frame:
 * all of them go by the same clock.
 */
function gather(tell: (action: ConversationAction) => void) {
  let waiting: ChatEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    shownAt = performance.now();
    const events = waiting;
    waiting = [];
    for (const event of events) tell({ do: 'heard', event });
  };
  const look = () => {
    const now = performance.now();
    if (isInMotion(now) && turnOf(now, IN_MOTION.shownEveryMs) === turnOf(shownAt, IN_MOTION.shownEveryMs)) lookSoon();
    else flush();
  };
  const lookSoon = () => {
    const now = performance.now();
    const every = isInMotion(now) ? IN_MOTION.lookEveryMs : SHOWN_EVERY_MS;
    timer = setTimeout(look, every - (now % every));
  };
  return {
    flush,
    add(event: ChatEvent) {
      waiting.push(event);
      if (event.event !== 'delta') flush();
      else if (timer === undefined) lookSoon();
    },
  };
}

const turnOf = (ms: number, every: number): number => Math.floor(ms / every);

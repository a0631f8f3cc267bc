import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { ChatEvent, ChatMessage } from '#contract/chat/chat.schema.ts';
import type { AnswerCut } from '#contract/chat/answer-cut.ts';
import { answerProblems, type AnswerProblem } from '#contract/chat/answer-problem.ts';
import type { Language } from '#contract/base/language.ts';
import { failedSearchIn } from '#contract/chat/search-problem.ts';
import { AiFault } from '../../ai/ai-fault.ts';
import { waitPatiently } from '../../ai/patience.ts';
import type { Log } from '../../platform/log.ts';
import { noFacts, type AnswerFacts, type AnswerWriter, type Say } from '../answers/answer.ts';

/** How an answer ended, with all that is known of it. */
export interface Ending {
  status: 'done' | 'stopped' | 'failed';
  problem: AnswerProblem | null;
  /** When the provider takes requests again, where it said so. */
  retryAfterSec: number | null;
  text: string;
  facts: AnswerFacts;
}

/** An answer that this process is writing. */
export interface Run {
  id: string;
  /** What is written so far. */
  readonly text: string;
  /** The message as it was stored at the end. Never rejects: a store that fails leaves null. */
  ended: Promise<ChatMessage | null>;
  readonly problem: AnswerProblem | null;
  /** How many read it while it is written. */
  readonly readers: number;
  /** Counts as a reader who waits for the whole; the answer ends that. */
  attend: () => () => void;
  /** Ends it with what is written; resolves when that is stored. */
  stop: (why: 'stopped' | 'interrupted') => Promise<void>;
  /** The rest of the answer from this length on, to the end; leaving it does not stop the run. */
  events: (at: number, signal: AbortSignal) => AsyncGenerator<ChatEvent>;
}

/** The store's side of a run. */
export interface RunBook {
  /** Settles when there is something to keep book of: before that nobody hears of the answer. */
  opened: Promise<unknown>;
  /** Keeps what is written so far; also the sign that the run is alive. */
  keep: (text: string, facts: AnswerFacts) => Promise<void>;
  finish: (ending: Ending) => Promise<ChatMessage | null>;
}

export interface RunLimits {
  /** Nothing of the answer came for so long. */
  silenceMs: number;
  totalMs: number;
  flushMs: number;
  /** A longer answer is cut off. */
  characters: number;
}

export interface RunSettings {
  limits: RunLimits;
  log: Log;
}

class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly why: 'stopped' | 'interrupted';
  constructor(why: 'stopped' | 'interrupted') {
    super(why);
    this.why = why;
  }
}

/** What is written within so long of the last words goes out with the next ones: nobody reads faster. */
const PACE_MS = 80;

/** Starts writing at once, and goes on whoever listens or leaves. */
export function startRun(id: string, writer: AnswerWriter, book: RunBook, { limits, log }: RunSettings): Run {
  const stopping = new AbortController();
  const patience = waitPatiently(limits);
  const signal = AbortSignal.any([stopping.signal, patience.signal]);
  let text = '';
  /** How often the text began anew. */
  let beginnings = 0;
  let isFull = false;
  let problem: AnswerProblem | null = null;
  let news = Promise.withResolvers<void>();
  const tell = () => {
    news.resolve();
    news = Promise.withResolvers<void>();
  };
  // A fast model's whole answer is here at once: its first words leave the house before the rest is worked on.
  const say = async (piece: string, isAnew = false) => {
    patience.hear();
    if (isAnew) {
      text = '';
      beginnings += 1;
    }
    const room = limits.characters - text.length;
    if (!isAnew && (piece === '' || room <= 0)) return;
    text += piece.length <= room ? piece : piece.slice(0, room).toWellFormed();
    if (text.length >= limits.characters) {
      isFull = true;
      stopping.abort(new Stopped('stopped'));
    }
    tell();
    await book.opened;
    await nextTurn();
  };

  const write = async (): Promise<ChatMessage | null> => {
    const stopFlushing = flushRegularly(
      limits.flushMs,
      () => book.keep(text, factsOf(writer, text, false, log)),
      log,
      id,
    );
    let ending: Ending['status'] = 'done';
    let retryAfterSec: number | null = null;
    try {
      await writeUntilAborted(writer, say, signal);
      if (stopping.signal.aborted) throw stopping.signal.reason;
    } catch (error) {
      ending = !(error instanceof Stopped) || error.why !== 'stopped' ? 'failed' : isFull ? 'done' : 'stopped';
      problem = ending === 'failed' ? problemOf(error) : null;
      retryAfterSec = error instanceof AiFault ? error.retryAfterSec : null;
      if (problem === 'unexpected') log.error({ err: error, runId: id }, 'an answer failed');
      else if (problem !== null && problem !== 'interrupted')
        log.warn({ err: error, runId: id, problem }, 'an answer broke off');
    }
    patience.end();
    await stopFlushing();
    const found = factsOf(writer, text.toWellFormed(), true, log);
    const cut: AnswerCut = 'length';
    const facts = isFull ? { ...found, metadata: { ...found.metadata, cut } } : found;
    return book
      .finish({ status: ending, problem, retryAfterSec, text: text.toWellFormed(), facts })
      .catch((error: unknown) => {
        log.error({ err: error, runId: id }, 'the end of an answer could not be stored');
        return null;
      });
  };

  let readers = 0;
  const attend = () => {
    let isThere = true;
    readers += 1;
    return () => {
      if (isThere) readers -= 1;
      isThere = false;
    };
  };
  let isEnded = false;
  const ended = write().finally(() => {
    isEnded = true;
    tell();
  });

  return {
    id,
    ended,
    get text() {
      return text;
    },
    get problem() {
      return problem;
    },
    get readers() {
      return readers;
    },
    attend,
    async stop(why) {
      stopping.abort(new Stopped(why));
      await ended;
    },
    async *events(at, listener) {
      const left = new Promise<void>((resolve) => listener.addEventListener('abort', () => resolve(), { once: true }));
      // Woken as by news: what is waited for alone is heard sooner than in a race.
      void left.then(tell);
      const leave = attend();
      void left.then(leave);
      // Whoever has heard some of it may have heard what was taken back.
      let known = at > 0 && beginnings > 0 ? -1 : beginnings;
      for (let from = at; !listener.aborted;) {
        const next = news.promise;
        const wasEnded = isEnded;
        const isAnew = known !== beginnings && from > 0;
        known = beginnings;
        if (isAnew || text.length > from) {
          yield isAnew ? { event: 'replace', text } : { event: 'delta', at: from, text: text.slice(from) };
          from = text.length;
          await Promise.race([pause(PACE_MS, undefined, { ref: false }), ended, left]);
        } else if (wasEnded) return yield* endOf(await ended, problem);
        else await next;
      }
    },
  };
}

async function* endOf(message: ChatMessage | null, problem: AnswerProblem | null): AsyncGenerator<ChatEvent> {
  if (message) yield endEvent(message);
  else yield { event: 'error', code: problem ?? 'unexpected', message: new AiFault(problem ?? 'unexpected').message };
}

/** The last event of a stored answer. */
export function endEvent(message: ChatMessage): ChatEvent {
  if (message.status !== 'failed') return { event: 'done', message };
  const { problem: code, message: words } = faultIn(message);
  return { event: 'error', code, message: words };
}

/** The language in which whoever asked is told of a failure, as metadata of an answer keep it. */
const failedInIn = ({ failedIn }: ChatMessage['metadata']): Language => (failedIn === 'en' ? 'en' : 'ko');

/** Why a stored answer failed, in the language of whoever asked. */
export function faultIn({ errorCode, metadata }: ChatMessage): AiFault {
  const problem = answerProblems.find((one) => one === errorCode) ?? 'unexpected';
  return new AiFault(problem, { search: failedSearchIn(metadata), language: failedInIn(metadata) });
}

/** A writer that does not heed the signal is left behind, so that stop and time limit always end the run. */
async function writeUntilAborted(writer: AnswerWriter, say: Say, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>();
  const giveUp = () => setTimeout(() => aborted.reject(signal.reason), 1_000).unref();
  signal.addEventListener('abort', giveUp, { once: true });
  let isOver = false;
  try {
    await Promise.race([writer.write((...said) => (isOver ? undefined : say(...said)), signal), aborted.promise]);
    if (signal.aborted) throw signal.reason;
  } finally {
    isOver = true;
    signal.removeEventListener('abort', giveUp);
  }
}

function problemOf(error: unknown): AnswerProblem {
  if (error instanceof AiFault) return error.problem;
  if (error instanceof Stopped) return 'interrupted';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unexpected';
}

function factsOf(writer: AnswerWriter, text: string, isWhole: boolean, log: Log): AnswerFacts {
  try {
    return writer.facts(text, isWhole);
  } catch (error) {
    log.error({ err: error }, 'the citations of an answer could not be made');
    return noFacts;
  }
}

/** One after another, never two at once; the answer ends it after the last one. */
function flushRegularly(everyMs: number, keep: () => Promise<void>, log: Log, runId: string): () => Promise<void> {
  let running = Promise.resolve();
  let isIdle = true;
  const timer = setInterval(() => {
    if (!isIdle) return;
    isIdle = false;
    running = keep()
      .catch((error: unknown) => log.warn({ err: error, runId }, 'an answer could not be kept on the way'))
      .finally(() => (isIdle = true));
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

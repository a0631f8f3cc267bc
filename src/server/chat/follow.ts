import type { FastifyReply } from 'fastify';
import type { ChatEvent } from '#contract/chat/chat.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import { askToStop } from './chat-news.ts';
import type { Begun } from './begin-answer.ts';
import { readAnswer, refOfRun, type ChatDeps } from './chat.service.ts';
import * as store from './chat.store.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { settleSilent } from './runs/interrupted.ts';
import { readWithheld } from '../visibility/visibility.service.ts';
import { whenOver } from '../platform/http/caller-gone.ts';
import { endEvent, faultIn } from './runs/run.ts';

const POLL_MS = 500;

/** The start and all that follows, to the end. Leaving does not stop the answer. */
export async function* eventsOf(begun: Begun, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  const { run, runId, conversationId, questionId, answerId, engine } = begun;
  yield { event: 'start', runId, conversationId, questionId, answerId, engine };
  yield* run.events(0, signal);
}

/** The rest of an answer from a length on, wherever it is written. Throws Fault 'not-found', also of one that is withheld. */
export async function followAnswer(
  deps: ChatDeps,
  runId: string,
  board: BoardRef,
  from: { at: number; signal: AbortSignal },
): Promise<AsyncGenerator<ChatEvent>> {
  const run = deps.runs.get(runId);
  if (await isWithheld(deps, runId, board)) throw new Fault('not-found');
  return run ? run.events(from.at, from.signal) : followStored(deps, runId, board, from);
}

/** Whether who looks may not read an answer. Throws Fault 'not-found'. */
export const isWithheld = async (deps: ChatDeps, runId: string, board: BoardRef): Promise<boolean> =>
  (await readAnswer(deps, runId, board)).isWithheld === true;

/** An answer that has ended, or is written by another instance: looked at in the database. */
async function* followStored(
  deps: ChatDeps,
  runId: string,
  board: BoardRef,
  { at, signal }: { at: number; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  let heard: string | null = null;
  for (let from = at; !signal.aborted;) {
    const message = await readAnswer(deps, runId, board);
    if (message.isWithheld) return;
    const { messageText: text } = message;
    const isAnew = text.length < from || (heard !== null && !text.startsWith(heard));
    if (isAnew || text.length > from)
      yield isAnew ? { event: 'replace', text } : { event: 'delta', at: from, text: text.slice(from) };
    from = text.length;
    heard = text;
    if (message.status !== 'running') return yield endEvent(message);
    await pause(POLL_MS, signal);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Stops an answer, here or on the instance that writes it; false when it had ended. Throws Fault 'not-found'. */
export async function stopAnswer(deps: ChatDeps, runId: string): Promise<boolean> {
  const run = deps.runs.get(runId);
  if (run) {
    await run.stop('stopped');
    return true;
  }
  const found = await store.readAnswer(deps.database.db, runId);
  if (!found) throw new Fault('not-found');
  if (found.run?.status === 'running') await settleSilent(deps, found.message.nodeId);
  if ((await store.readAnswer(deps.database.db, runId))?.run?.status !== 'running') return false;
  await askToStop(deps, runId);
  return true;
}

/**
 * The whole answer for a caller that waits for it. Throws Fault 'ai-unavailable' when it broke off; what is written is kept.
 * 'not-found' where its sources were hidden from him meanwhile.
 */
export async function wholeAnswer(
  deps: ChatDeps,
  { run, runId, place }: Begun,
  { actorId, reply: { raw } }: { actorId: string; reply: Pick<FastifyReply, 'raw'> },
) {
  whenOver(raw, run.attend());
  const message = await run.ended;
  if (!message) throw new Fault('unexpected');
  if (message.status === 'failed') throw faultIn(message);
  const board = await refOfRun(deps, runId, actorId);
  if (!board || (await readWithheld(deps.database.db, board, [place.nodeId])).messages.has(message.id))
    throw new Fault('not-found');
  return message;
}

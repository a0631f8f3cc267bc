import type { Language } from '#contract/base/language.ts';
import type { ChatMessage, Engine } from '#contract/chat/chat.schema.ts';
import { answerPatience } from '../../ai/patience.ts';
import type { Quota } from '../../billing/quota.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import type { AnswerFacts, AnswerWriter } from '../answers/answer.ts';
import { retryWhileAway } from '../../platform/db/database-away.ts';
import { notifyAnswered } from '../../notifications/notifications.service.ts';
import { announce } from '../chat-news.ts';
import type { ChatPlace } from '../chat-place.ts';
import * as store from '../chat.store.ts';
import { startRun, type Ending, type Run, type RunBook, type RunLimits } from './run.ts';
import { toMessage } from '../to-message.ts';
import type { Kept } from '../write-turns.ts';

/** The answers that this process is writing. */
export type Runs = Map<string, Run>;

const limits: RunLimits = { ...answerPatience, flushMs: 500, characters: 200_000 };
/** How often a run that writes nothing says that it is alive. */
const SIGN_OF_LIFE_MS = 5_000;

interface Beginning {
  id: string;
  place: ChatPlace;
  engine: Engine;
  /** Who asked, and in which language that person reads. */
  userId: string;
  language: Language;
  /** Settles when the question and the empty answer are kept; where they are not there is nothing to keep book of. */
  keeping: Promise<Kept>;
}

type BookDeps = BoardDeps & { quota: Pick<Quota, 'charge'> };

/** Starts the writing and keeps book of it: on the way, at the end, and to those who look. */
export function beginRun(deps: BookDeps & { runs: Runs }, beginning: Beginning, writer: AnswerWriter): Run {
  const run = startRun(beginning.id, writer, createBook(deps, beginning), { limits, log: deps.log });
  void beginning.keeping.then(
    () => deps.runs.set(run.id, run),
    () => undefined,
  );
  void run.ended.then((message) => {
    const isRead = run.readers > 0;
    deps.runs.delete(run.id);
    return isRead ? undefined : tellAsker(deps, beginning, message?.status);
  });
  return run;
}

/** Nobody has seen the end: the asker is told that it is there. */
async function tellAsker(
  deps: BookDeps,
  { id, place, userId }: Beginning,
  status: ChatMessage['status'] | undefined,
): Promise<void> {
  if (status !== 'done' && status !== 'failed') return;
  const { boardId, nodeId } = place;
  await notifyAnswered(deps, { boardId, nodeId, userId, status }).catch((error: unknown) =>
    deps.log.error({ err: error, runId: id }, 'an asker could not be told of an answer'),
  );
}

function createBook(deps: BookDeps, { id, place, engine, userId, language, keeping }: Beginning): RunBook {
  const kept = keeping.catch(() => null);
  const startedAt = deps.clock.now();
  let progress = { text: '', at: startedAt };
  /** How far the receipt is kept: a process that is lost leaves it behind. Once there are words it is known what they are made from. */
  let hasReceipt: 'none' | 'engine' | 'whole' = 'none';
  return {
    opened: kept,
    async keep(text: string, { citations, made }: AnswerFacts) {
      const now = deps.clock.now();
      if (text === progress.text && now - progress.at < SIGN_OF_LIFE_MS) return;
      progress = { text, at: now };
      if (!(await kept)) return;
      const known = text === '' ? 'engine' : 'whole';
      const receipt = known === hasReceipt ? null : { engine, ...made, tookMs: now - startedAt };
      const so = { text: text.toWellFormed(), citations, receipt };
      await store.keepProgress(deps.database.db, id, so, new Date(now));
      hasReceipt = known;
    },
    async finish({ status, problem, retryAfterSec, text, facts }: Ending) {
      const turns = await kept;
      const now = deps.clock.now();
      const { citations, quotes, confidence } = facts;
      const credits = await deps.quota
        .charge({ boardId: place.boardId, runId: id, userId, tokens: facts.spentTokens })
        .catch((error: unknown) => {
          deps.log.error({ err: error, runId: id }, 'an answer could not be charged');
          return null;
        });
      if (!turns) return null;
      const retryAt = retryAfterSec === null ? null : new Date(now + retryAfterSec * 1_000).toISOString();
      const metadata = {
        ...facts.metadata,
        ...(credits && { credits }),
        ...(retryAt !== null && { retryAt }),
        ...(status === 'failed' && language !== 'ko' && { failedIn: language }),
      };
      const receipt = { engine, ...facts.made, tookMs: now - startedAt };
      const end = {
        status,
        errorCode: problem,
        receipt,
        at: new Date(now),
        message: { text, citations, quotes: quotes.length > 0 ? quotes : null, confidence, metadata },
      };
      // What was written must not be lost because the database is restarted at this moment.
      await retryWhileAway(() => deps.database.tx((tx) => store.endRun(tx, id, end)));
      await announce(deps, {
        boardId: place.boardId,
        nodeId: place.nodeId,
        conversationId: turns.conversationId,
        runId: id,
      });
      const stored = await store.readAnswer(deps.database.db, id);
      return stored && toMessage(stored, place);
    },
  };
}

import { nextTick } from 'node:process';
import { newId } from '#contract/base/id.ts';
import { Fault } from '#contract/base/fault.ts';
import type { Engine } from '#contract/chat/chat.schema.ts';
import type { Quota } from '../billing/quota.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import type { AnswerWriter } from './answers/answer.ts';
import { announce } from './chat-news.ts';
import type { ChatPlace, Question } from './chat-place.ts';
import { languageOf } from './context/prompt.ts';
import { notedRecipe } from './recipes/find-recipe.ts';
import { beginRun, type Runs } from './runs/run-book.ts';
import type { Run } from './runs/run.ts';
import type { Tail } from './standing.store.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { keepTurns, type Kept, type Said } from './write-turns.ts';

/** In which chats and for whom this process answers: by the id of the run, from before its question is kept until it has ended. */
export type Answering = Map<string, { nodeId: string; userId: string }>;

type BeginDeps = BoardDeps & {
  runs: Runs;
  answering: Answering;
  quota: Pick<Quota, 'charge' | 'release'>;
  config: Pick<PlatformDeps['config'], 'answersAtOnce'>;
};

/** An answer on its way. */
export interface Begun {
  place: ChatPlace;
  run: Run;
  runId: string;
  conversationId: string;
  questionId: string;
  answerId: string;
  engine: Engine;
}

interface How {
  engine: Engine;
  isWebSearch: boolean;
  /** That for which credits were set aside; they are given back when the answer does not begin. */
  runId: string;
  /** The conversation as the question found it. */
  tail: Tail;
}

/**
 * Keeps the question with an empty answer, and starts the writing. A question that is answered once more is not kept
 * again. Throws Fault 'conflict' while another answer is on its way in this conversation, 'answers-at-once' while too many
 * answers of this person are on their way.
 *
 * The embedded database belongs to this process alone: there the writing starts while the question is being kept, unless
 * another answer of the chat is on its way, because then one of the two may be refused. Nobody hears a word of it before the
 * question is kept; where that fails the writing ends, and what it took is charged.
 */
export async function begin(
  deps: BeginDeps,
  place: ChatPlace,
  question: Question,
  writer: AnswerWriter,
  { engine, isWebSearch, runId, tail }: How,
): Promise<Begun> {
  const now = deps.clock.now();
  const { boardId, nodeId } = place;
  const { actorId: userId } = question;
  const answer = { id: newId(now + 1), runId, userId, isWebSearch };
  const said = question.again ?? toSaid(question, isWebSearch, now);
  const turns = { conversationId: question.conversationId, said, answer, now };
  const language = question.language ?? languageOf(question.text, undefined);
  const beginning = { id: runId, place, engine, userId, language };
  const start = (keeping: Promise<Kept>) => beginRun(deps, { ...beginning, keeping }, writer);
  const others = [...deps.answering.values()];
  if (others.filter((one) => one.userId === userId).length >= deps.config.answersAtOnce) {
    await deps.quota.release(runId);
    throw new Fault('answers-at-once');
  }
  const isAlone = deps.database.kind === 'embedded' && !others.some((one) => one.nodeId === nodeId);
  deps.answering.set(runId, { nodeId, userId });
  const keeping = keepTurns(deps.database, place, turns, tail);
  let run: Run | null = null;
  try {
    if (isAlone) {
      // What is kept is on its way to the database's thread before this one turns to the model.
      await new Promise<void>((resolve) => nextTick(resolve));
      run = start(keeping);
    }
    const { conversationId, saidId: questionId } = await keeping;
    run ??= start(keeping);
    await announce(deps, { boardId, nodeId, conversationId, runId }, tail.readers?.audience ?? null);
    return { place, run, runId, conversationId, questionId, answerId: answer.id, engine };
  } catch (error) {
    if (run) void run.stop('interrupted');
    else await deps.quota.release(runId);
    throw error;
  } finally {
    void (run?.ended ?? Promise.resolve()).then(() => deps.answering.delete(runId));
  }
}

function toSaid({ actorId, text, edits, mentions = [], recipe }: Question, isWebSearch: boolean, now: number): Said {
  const metadata = {
    ...(mentions.length > 0 && { mentions }),
    ...(recipe && notedRecipe(recipe)),
  };
  return { id: newId(now), actorId, text, isWebSearch, metadata, edits };
}

import { newId } from '#contract/base/id.ts';
import type { Engine } from '#contract/chat/chat.schema.ts';
import type { Quota } from '../billing/quota.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import type { AnswerWriter } from './answers/answer.ts';
import { announce } from './chat-news.ts';
import type { ChatPlace, Question } from './chat-place.ts';
import { beginRun, type Runs } from './runs/run-book.ts';
import type { Run } from './runs/run.ts';
import type { Tail } from './standing.store.ts';
import { keepTurns, type Said } from './write-turns.ts';

type BeginDeps = BoardDeps & { runs: Runs; quota: Pick<Quota, 'charge' | 'release'> };

/** An answer on its way. */
export interface Begun {
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
 * again. Throws Fault 'conflict' while another answer is on its way in this conversation.
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
  const { conversationId, saidId: questionId } = await keepTurns(deps.database, place, turns, tail).catch(
    async (error: unknown) => {
      await deps.quota.release(runId);
      throw error;
    },
  );
  const run = beginRun(deps, { id: runId, place, conversationId, engine, userId }, writer);
  await announce(deps, { boardId, nodeId, conversationId, runId });
  return { run, runId, conversationId, questionId, answerId: answer.id, engine };
}

function toSaid({ actorId, text, edits, mentions = [], recipe }: Question, isWebSearch: boolean, now: number): Said {
  const metadata = {
    ...(mentions.length > 0 && { mentions }),
    ...(recipe && { recipe: { id: recipe.id, values: recipe.values } }),
  };
  return { id: newId(now), actorId, text, isWebSearch, metadata, edits };
}

import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Engine } from '#contract/chat/chat.schema.ts';
import type { Quota } from '../billing/quota.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { AnswerWriter } from './answers/answer.ts';
import { announce } from './chat-news.ts';
import type { ChatPlace, Question } from './chat-place.ts';
import * as store from './chat.store.ts';
import { beginRun, type Runs } from './runs/run-book.ts';
import type { Run } from './runs/run.ts';

type BeginDeps = BoardDeps & { runs: Runs; quota: Pick<Quota, 'charge'> };

/** An answer on its way. */
export interface Begun {
  run: Run;
  runId: string;
  questionId: string;
  answerId: string;
  engine: Engine;
}

/** Keeps the question with an empty answer, and starts the writing. Throws Fault 'conflict' while another is on its way. */
export async function begin(
  deps: BeginDeps,
  place: ChatPlace,
  question: Question,
  writer: AnswerWriter,
  how: { engine: Engine; isWebSearch: boolean },
): Promise<Begun> {
  const now = deps.clock.now();
  const [runId, questionId, answerId] = [newId(now), newId(now), newId(now + 1)];
  const { boardId, nodeId } = place;
  await deps.database.tx(async (tx) => {
    await store.lockConversation(tx, nodeId);
    const at = new Date(now);
    const run = {
      id: runId,
      boardId,
      nodeId,
      userId: question.actorId,
      status: 'running' as const,
      startedAt: at,
      aliveAt: at,
    };
    if (!(await store.writeRun(tx, run)))
      throw new Fault('conflict', '이 AI Chat은 지금 답변을 쓰고 있어요. 끝나거나 멈춘 뒤 다시 물어봐 주세요.');
    const { isWebSearch } = how;
    const asked = { id: questionId, actorId: question.actorId, text: question.text, isWebSearch, metadata: {} };
    const messageIndex = await writePersonMessage(deps, tx, place, asked);
    await store.writeMessage(tx, {
      id: answerId,
      boardId,
      nodeId,
      authorId: null,
      runId,
      isAi: true,
      isWebSearch,
      text: '',
      citations: [],
      confidence: null,
      messageIndex: messageIndex + 1,
      metadata: {},
      createdAt: new Date(now),
    });
  });
  const run = beginRun(deps, { id: runId, place, engine: how.engine, userId: question.actorId }, writer);
  await announce(deps, { boardId, nodeId, runId });
  return { run, runId, questionId, answerId, engine: how.engine };
}

/** Answers the number of the message in its conversation. Call it under the conversation's lock. */
export async function writePersonMessage(
  deps: Pick<BoardDeps, 'clock'>,
  tx: Db,
  { boardId, nodeId }: ChatPlace,
  said: { id: string; actorId: string; text: string; isWebSearch: boolean; metadata: Record<string, unknown> },
): Promise<number> {
  const messageIndex = await store.nextIndex(tx, nodeId);
  await store.writeMessage(tx, {
    id: said.id,
    boardId,
    nodeId,
    authorId: said.actorId,
    runId: null,
    isAi: false,
    isWebSearch: said.isWebSearch,
    text: said.text,
    citations: [],
    confidence: null,
    messageIndex,
    metadata: said.metadata,
    createdAt: new Date(deps.clock.now()),
  });
  return messageIndex;
}

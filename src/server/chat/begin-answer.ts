import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Engine } from '#contract/chat/chat.schema.ts';
import { shownTurns } from '#contract/chat/versions.ts';
import type { Quota } from '../billing/quota.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { AnswerWriter } from './answers/answer.ts';
import { announce } from './chat-news.ts';
import type { ChatPlace, Question } from './chat-place.ts';
import * as store from './chat.store.ts';
import { hideVersions, readTurns } from './conversations/conversations.store.ts';
import { openTalk } from './conversations/shown.ts';
import { beginRun, type Runs } from './runs/run-book.ts';
import type { Run } from './runs/run.ts';

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

/**
 * Keeps the question with an empty answer, and starts the writing. A question that is answered once more is not kept
 * again. `runId` is that for which credits were set aside; they are given back when the answer does not begin. Throws
 * Fault 'conflict' while another answer is on its way in this conversation.
 */
export async function begin(
  deps: BeginDeps,
  place: ChatPlace,
  question: Question,
  writer: AnswerWriter,
  how: { engine: Engine; isWebSearch: boolean; runId: string },
): Promise<Begun> {
  const now = deps.clock.now();
  const { runId } = how;
  const answerId = newId(now + 1);
  const { boardId, nodeId } = place;
  const write = deps.database.tx(async (tx) => {
    await store.lockConversation(tx, nodeId);
    const talk = await openTalk(tx, place, question.conversationId, now);
    const at = new Date(now);
    const run = {
      id: runId,
      boardId,
      nodeId,
      conversationId: talk,
      userId: question.actorId,
      status: 'running' as const,
      startedAt: at,
      aliveAt: at,
    };
    if (!(await store.writeRun(tx, run)))
      throw new Fault('conflict', '이 대화는 지금 답변을 쓰고 있어요. 끝나거나 멈춘 뒤 다시 물어봐 주세요.');
    const asked = question.again ?? (await writeQuestion(deps, tx, place, talk, question, how.isWebSearch));
    await hideVersions(tx, talk, asked);
    await store.writeMessage(tx, {
      id: answerId,
      boardId,
      nodeId,
      conversationId: talk,
      parentId: asked,
      authorId: null,
      runId,
      isAi: true,
      isWebSearch: how.isWebSearch,
      text: '',
      citations: [],
      confidence: null,
      messageIndex: await store.nextIndex(tx, talk),
      metadata: {},
      createdAt: at,
    });
    return { conversationId: talk, questionId: asked };
  });
  const { conversationId, questionId } = await write.catch(async (error: unknown) => {
    await deps.quota.release(runId);
    throw error;
  });
  const beginning = { id: runId, place, conversationId, engine: how.engine, userId: question.actorId };
  const run = beginRun(deps, beginning, writer);
  await announce(deps, { boardId, nodeId, conversationId, runId });
  return { run, runId, conversationId, questionId, answerId, engine: how.engine };
}

async function writeQuestion(
  deps: Pick<BoardDeps, 'clock'>,
  tx: Db,
  place: ChatPlace,
  talk: string,
  { actorId, text, edits, mentions = [], recipe }: Question,
  isWebSearch: boolean,
): Promise<string> {
  const id = newId(deps.clock.now());
  const metadata = {
    ...(mentions.length > 0 && { mentions }),
    ...(recipe && { recipe: { id: recipe.id, values: recipe.values } }),
  };
  await writePersonMessage(deps, tx, place, talk, { id, actorId, text, isWebSearch, metadata, edits });
  return id;
}

interface Said {
  id: string;
  actorId: string;
  text: string;
  isWebSearch: boolean;
  metadata: Record<string, unknown>;
  /** The question that it is another version of; otherwise it comes after all that is shown. */
  edits?: string | undefined;
}

/** Shows it in the place of its other versions. Call it under the conversation's lock. Throws Fault 'not-found' for a version of nothing. */
export async function writePersonMessage(
  deps: Pick<BoardDeps, 'clock'>,
  tx: Db,
  { boardId, nodeId }: ChatPlace,
  conversationId: string,
  said: Said,
): Promise<void> {
  const parentId = await parentOf(tx, conversationId, said.edits);
  await hideVersions(tx, conversationId, parentId);
  await store.writeMessage(tx, {
    id: said.id,
    boardId,
    nodeId,
    conversationId,
    parentId,
    authorId: said.actorId,
    runId: null,
    isAi: false,
    isWebSearch: said.isWebSearch,
    text: said.text,
    citations: [],
    confidence: null,
    messageIndex: await store.nextIndex(tx, conversationId),
    metadata: said.metadata,
    createdAt: new Date(deps.clock.now()),
  });
}

async function parentOf(tx: Db, conversationId: string, edits: string | undefined): Promise<string | null> {
  if (edits === undefined) return shownTurns(await readTurns(tx, conversationId)).at(-1)?.id ?? null;
  const before = await store.readMessage(tx, edits);
  if (!before || before.message.conversationId !== conversationId || before.message.isAi) throw new Fault('not-found');
  return before.message.parentId;
}

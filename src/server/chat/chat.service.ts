import type { BoardNode } from '#contract/board/board.schema.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { answerProblemWords } from '#contract/chat/answer-problem.ts';
import type { ChatMessage, ContextShare, Engine } from '#contract/chat/chat.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { AnswerEngine } from '../ai/engine.ts';
import type { SearchProvider } from '../ai/search/search-provider.ts';
import { readPart, refOfBoard, type BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { answerByModel, budgetFor } from './answers/by-model.ts';
import { answerByQuoting, wholeContext } from './answers/by-quoting.ts';
import { answerBySearch, searchEngineName } from './answers/by-search.ts';
import type { AnswerWriter } from './answers/answer.ts';
import { announce } from './chat-news.ts';
import * as store from './chat.store.ts';
import { gather } from './context/gather.ts';
import { settleSilent } from './runs/interrupted.ts';
import { pack } from './context/pack.ts';
import type { ChatPlace, Question } from './chat-place.ts';
import { fitHistory, HISTORY_SHARE, languageOf, type PastTurn } from './context/prompt.ts';
import { beginRun, type Runs } from './runs/run-book.ts';
import type { Run } from './runs/run.ts';
import { toMessage } from './to-message.ts';

export type ChatDeps = BoardDeps & { engine: AnswerEngine; search: SearchProvider | null; runs: Runs };

/** An answer on its way. */
export interface Begun {
  run: Run;
  runId: string;
  questionId: string;
  answerId: string;
  engine: Engine;
}

/** The board of an answer, for the question who may see it; null when it is absent or in the trash. */
export async function refOfRun(deps: BoardDeps, runId: string): Promise<BoardRef | null> {
  const boardId = await store.findBoardOfRun(deps.database.db, runId);
  return boardId === null ? null : refOfBoard(deps, boardId);
}

/** Removes what was said at a node of this board. */
export const forgetConversation = (tx: Db, boardId: string, nodeId: string): Promise<void> =>
  store.removeConversation(tx, boardId, nodeId);

/** The conversation in order, with the answer that is being written. */
export async function readMessages(deps: ChatDeps, place: ChatPlace): Promise<ChatMessage[]> {
  await settleSilent(deps, place.nodeId);
  const rows = await store.readConversation(deps.database.db, place.boardId, place.nodeId);
  return rows.map((row) => toMessage(row, place.canvasId));
}

/** Keeps what a person typed; whatever a client says, it is a person's message. Throws Fault 'bad-input' for another node. */
export async function saveMessage(
  deps: ChatDeps,
  place: ChatPlace,
  said: { actorId: string; text: string; isWebSearch: boolean; metadata: Record<string, unknown> },
): Promise<ChatMessage> {
  await demandChat(deps, place);
  const id = newId(deps.clock.now());
  await deps.database.tx(async (tx) => {
    await store.lockConversation(tx, place.nodeId);
    await writePersonMessage(deps, tx, place, { id, ...said });
  });
  await announce(deps, { boardId: place.boardId, nodeId: place.nodeId, runId: null });
  const stored = await store.readMessage(deps.database.db, id);
  if (!stored) throw new Fault('not-found');
  return toMessage(stored, place.canvasId);
}

/** Keeps the question and begins its answer. Throws Fault 'bad-input' for another node, 'conflict' while an answer is on its way. */
export async function ask(deps: ChatDeps, place: ChatPlace, question: Question): Promise<Begun> {
  await demandChat(deps, place);
  const { engine } = deps;
  const past = (await readMessages(deps, place)).map((m): PastTurn => ({
    role: m.isAi ? 'assistant' : 'user',
    text: m.messageText,
  }));
  const asked = {
    question: question.text,
    language: languageOf(question.text, question.language),
    past,
    gather: () => gather(deps, place.boardId, place.nodeId),
  };
  const writer = engine.kind === 'embedded' ? answerByQuoting(asked) : answerByModel(engine, asked);
  return begin(deps, place, question, writer, { engine: { kind: engine.kind, name: engine.name }, isWebSearch: false });
}

/** The same for a question to the web. Throws Fault 'search-unavailable' when no search is configured. */
export async function askWeb(deps: ChatDeps, place: ChatPlace, question: Question): Promise<Begun> {
  await demandChat(deps, place);
  const search = demandSearch(deps);
  await settleSilent(deps, place.nodeId);
  const writer = answerBySearch(search, deps.engine, question.text, languageOf(question.text, question.language));
  const engine: Engine = { kind: 'web-search', name: searchEngineName(search, deps.engine) };
  return begin(deps, place, question, writer, { engine, isWebSearch: true });
}

/** Throws Fault 'search-unavailable' with the reason. */
export function demandSearch({ search }: Pick<ChatDeps, 'search'>): SearchProvider {
  if (!search) throw new Fault('search-unavailable', answerProblemWords['search-not-configured'].ko);
  return search;
}

/** What the next question would be answered from, source by source. */
export async function readContext(
  deps: ChatDeps,
  place: ChatPlace,
): Promise<{ engine: Engine; budgetTokens: number | null; context: ContextShare[] }> {
  await demandChat(deps, place);
  const { engine } = deps;
  const named = { kind: engine.kind, name: engine.name };
  const sources = await gather(deps, place.boardId, place.nodeId);
  if (engine.kind === 'embedded') return { engine: named, budgetTokens: null, context: wholeContext(sources) };
  const said = (await readMessages(deps, place)).map((m): PastTurn => ({
    role: m.isAi ? 'assistant' : 'user',
    text: m.messageText,
  }));
  const past = fitHistory(said, engine.contextTokens * HISTORY_SHARE);
  const budgetTokens = Math.floor(budgetFor(engine, '', past));
  return { engine: named, budgetTokens, context: pack(sources, '', budgetTokens).context };
}

/** The message of an answer as it stands. Throws Fault 'not-found'. */
export async function readAnswer(deps: ChatDeps, runId: string, canvasId: string): Promise<ChatMessage> {
  const stored = await store.readAnswer(deps.database.db, runId);
  if (!stored) throw new Fault('not-found');
  if (stored.run?.status === 'running') await settleSilent(deps, stored.message.nodeId);
  return toMessage((await store.readAnswer(deps.database.db, runId)) ?? stored, canvasId);
}

async function begin(
  deps: ChatDeps,
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
  const run = beginRun(deps, { id: runId, place, engine: how.engine }, writer);
  await announce(deps, { boardId, nodeId, runId });
  return { run, runId, questionId, answerId, engine: how.engine };
}

async function writePersonMessage(
  deps: ChatDeps,
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

async function demandChat(deps: ChatDeps, { boardId, nodeId }: ChatPlace): Promise<BoardNode> {
  const [node] = (await readPart(deps, boardId, { nodes: [nodeId] })).nodes;
  if (!node) throw new Fault('not-found');
  if (toNodeKind(node.type, node.metadata) !== 'ai-chat') {
    throw new Fault('bad-input', '이 노드는 AI Chat이 아니에요. AI Chat 노드에서 물어봐 주세요.');
  }
  return node;
}

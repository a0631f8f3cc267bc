import { toNodeKind } from '#contract/board/kinds/index.ts';
import { answerProblemWords } from '#contract/chat/answer-problem.ts';
import type { ChatMessage, ContextShare, Engine } from '#contract/chat/chat.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { newId } from '#contract/base/id.ts';
import { embeddedEngine, type AnswerEngine } from '../ai/engine.ts';
import type { SearchProvider } from '../ai/search/search-provider.ts';
import type { Quota } from '../billing/quota.ts';
import { readPart, refOf, type BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { answerByModel, budgetFor } from './answers/by-model.ts';
import { answerByQuoting, wholeContext } from './answers/by-quoting.ts';
import { answerBySearch, searchEngineName } from './answers/by-search.ts';
import { begin, writePersonMessage, type Begun } from './begin-answer.ts';
import { announce } from './chat-news.ts';
import * as store from './chat.store.ts';
import type { Lack } from './answers/quoting-words.ts';
import { gather, type GatheredSource } from './context/gather.ts';
import { gatherFiles } from './context/gather-files.ts';
import { fitKnowledge, KNOWLEDGE_SHARE } from './context/knowledge.ts';
import { settleSilent } from './runs/interrupted.ts';
import { pack } from './context/pack.ts';
import { isOwnTalk, type ChatPlace, type Question, type Shown } from './chat-place.ts';
import { fitHistory, HISTORY_SHARE, languageOf, type PastTurn, type Scope } from './context/prompt.ts';
import type { Runs } from './runs/run-book.ts';
import { toMessage } from './to-message.ts';

export type ChatDeps = BoardDeps & {
  engine: AnswerEngine;
  search: SearchProvider | null;
  runs: Runs;
  quota: Pick<Quota, 'demandCredits' | 'charge'>;
  /** What the administrators want every chat to know, most important first. */
  readKnowledge: () => Promise<KnowledgeItem[]>;
};

/** The board of an answer, for the question who may see it; null when it is absent or in the trash. */
export async function refOfRun(deps: BoardDeps, runId: string, actorId: string): Promise<BoardRef | null> {
  const boardId = await store.findBoardOfRun(deps.database.db, runId);
  return boardId === null ? null : refOf(deps, 'board', boardId, actorId);
}

/** Removes what was said at a node of this board. */
export const forgetConversation = (tx: Db, boardId: string, nodeId: string): Promise<void> =>
  store.removeConversation(tx, boardId, nodeId);

/** The conversation in order, with the answer that is being written. */
export async function readMessages(deps: ChatDeps, place: ChatPlace): Promise<ChatMessage[]> {
  await settleSilent(deps, place.nodeId);
  const rows = await store.readConversation(deps.database.db, place.boardId, place.nodeId);
  return rows.map((row) => toMessage(row, place));
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
  return toMessage(stored, place);
}

/** Keeps the question and begins its answer. Throws Fault 'bad-input' for another node, 'conflict' while an answer is on its way. */
export async function ask(deps: ChatDeps, place: ChatPlace, question: Question): Promise<Begun> {
  await demandChat(deps, place);
  const { engine, lack } = await demandEngine(deps, place);
  const past = (await readMessages(deps, place)).map((m): PastTurn => ({
    role: m.isAi ? 'assistant' : 'user',
    text: m.messageText,
  }));
  const asked = {
    question: question.text,
    language: languageOf(question.text, question.language),
    past,
    scope: scopeOf(place),
    readKnowledge: deps.readKnowledge,
    gather: () => gatherFor(deps, place),
  };
  const writer = engine.kind === 'embedded' ? answerByQuoting(asked, lack) : answerByModel(engine, asked);
  return begin(deps, place, question, writer, { engine: { kind: engine.kind, name: engine.name }, isWebSearch: false });
}

const scopeOf = (place: ChatPlace): Scope => (isOwnTalk(place) ? 'project' : 'wires');

const gatherFor = (deps: ChatDeps, place: ChatPlace): Promise<GatheredSource[]> =>
  isOwnTalk(place) ? gatherFiles(deps, place.boardId) : gather(deps, place.boardId, place.nodeId);

/** The configured engine, or the one that quotes when the account of this board has no credits left. */
export async function demandEngine(
  deps: Pick<ChatDeps, 'engine' | 'quota'>,
  { boardId }: Pick<ChatPlace, 'boardId'>,
): Promise<{ engine: AnswerEngine; lack: Lack }> {
  if (deps.engine.kind === 'embedded') return { engine: deps.engine, lack: 'no-key' };
  try {
    await deps.quota.demandCredits(boardId);
    return { engine: deps.engine, lack: 'no-key' };
  } catch (error) {
    if (!(error instanceof Fault && error.code === 'no-credits')) throw error;
    return { engine: embeddedEngine, lack: 'no-credits' };
  }
}

/**
 * The same for a question to the web. Throws Fault 'search-unavailable' when no search is configured, 'no-credits' when
 * none are left and the search would write the answer itself.
 */
export async function askWeb(deps: ChatDeps, place: ChatPlace, question: Question): Promise<Begun> {
  await demandChat(deps, place);
  const search = demandSearch(deps);
  if (search.writes) await deps.quota.demandCredits(place.boardId);
  const { engine, lack } = await demandEngine(deps, place);
  await settleSilent(deps, place.nodeId);
  const writer = answerBySearch(search, engine, question.text, languageOf(question.text, question.language), lack);
  const named: Engine = { kind: 'web-search', name: searchEngineName(search, engine) };
  return begin(deps, place, question, writer, { engine: named, isWebSearch: true });
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
  const sources = await gatherFor(deps, place);
  if (engine.kind === 'embedded') return { engine: named, budgetTokens: null, context: wholeContext(sources) };
  const said = (await readMessages(deps, place)).map((m): PastTurn => ({
    role: m.isAi ? 'assistant' : 'user',
    text: m.messageText,
  }));
  const past = fitHistory(said, engine.contextTokens * HISTORY_SHARE);
  const knowledge = fitKnowledge(await deps.readKnowledge(), engine.contextTokens * KNOWLEDGE_SHARE);
  const budgetTokens = Math.floor(budgetFor(engine, '', past, knowledge));
  const { context } = pack(sources, '', budgetTokens);
  return { engine: named, budgetTokens, context: [...context, ...knowledge.context] };
}

/** The message of an answer as it stands. Throws Fault 'not-found'. */
export async function readAnswer(deps: ChatDeps, runId: string, shown: Shown): Promise<ChatMessage> {
  const stored = await store.readAnswer(deps.database.db, runId);
  if (!stored) throw new Fault('not-found');
  if (stored.run?.status === 'running') await settleSilent(deps, stored.message.nodeId);
  return toMessage((await store.readAnswer(deps.database.db, runId)) ?? stored, shown);
}

/** A chat node of this board, or the project's own conversation; a node that took a project's id for itself is neither. */
async function demandChat(deps: ChatDeps, place: ChatPlace): Promise<void> {
  if (isOwnTalk(place)) return;
  const { boardId, nodeId } = place;
  const [node] = (await readPart(deps, boardId, { nodes: [nodeId] })).nodes;
  if (!node || (await store.isProject(deps.database.db, nodeId))) throw new Fault('not-found');
  if (toNodeKind(node.type, node.metadata) !== 'ai-chat') {
    throw new Fault('bad-input', '이 노드는 AI Chat이 아니에요. AI Chat 노드에서 물어봐 주세요.');
  }
}

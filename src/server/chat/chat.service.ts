import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import type { chatApi } from '#contract/chat/chat.api.ts';
import type { ChatMessage, Engine } from '#contract/chat/chat.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { newId } from '#contract/base/id.ts';
import { recipeIn, type ChosenRecipe } from '#contract/recipes/chosen.ts';
import type { AnswerEngine } from '../ai/engine.ts';
import type { Engines } from '../ai/engines.ts';
import type { Quota } from '../billing/quota.ts';
import { readPart, refOf, type BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import type { ReadModelSummaries } from '../sources/model-summaries.service.ts';
import type { FindNearness } from '../sources/nearness.service.ts';
import { findSpokenVoice } from '../voices/attaching.service.ts';
import { answerByModel } from './answers/by-model.ts';
import { answerByQuoting, wholeContext } from './answers/by-quoting.ts';
import { answerBySearch, searchEngineName } from './answers/by-search.ts';
import { demandEngine, demandSearch, demandSearchEngine } from './demand-engine.ts';
import { begin, writePersonMessage, type Begun } from './begin-answer.ts';
import { announce } from './chat-news.ts';
import { chosenEngine } from './chat-model.service.ts';
import { readChosenModel } from './chat-model.store.ts';
import { findTalk, openTalk, readPast, readShown } from './conversations/shown.ts';
import { mentionsIn, restrictTo, toMention } from './mentions.ts';
import * as store from './chat.store.ts';
import type { Lack } from './answers/quoting-words.ts';
import { gather, type GatheredSource } from './context/gather.ts';
import { gatherFiles } from './context/gather-files.ts';
import { fitHistory, HISTORY_SHARE, type PastTurn } from './context/history.ts';
import { fitKnowledge, KNOWLEDGE_SHARE } from './context/knowledge.ts';
import { budgetFor, type Asked } from './context/material.ts';
import { keptIn } from './condense/condensed.service.ts';
import { settleSilent } from './runs/interrupted.ts';
import { pack } from './context/pack.ts';
import { createShowFiles } from './context/shown-files.ts';
import { isOwnTalk, placeOf, type ChatPlace, type Question, type Shown } from './chat-place.ts';
import { languageOf, ruleTokensOf, type Scope } from './context/prompt.ts';
import { answerByOutline } from './recipes/by-outline.ts';
import { findRecipe } from './recipes/find-recipe.ts';
import type { Runs } from './runs/run-book.ts';
import { withStaleSources } from './stale.ts';
import { toMessage } from './to-message.ts';

export type ChatDeps = BoardDeps & {
  objects: PlatformDeps['objects'];
  engines: Pick<Engines, 'choose' | 'usual' | 'small' | 'offered' | 'defaultModel' | 'search'>;
  runs: Runs;
  quota: Pick<Quota, 'reserve' | 'release' | 'charge'>;
  /** The words of a model where a source is to go in as its summary. */
  readModelSummaries: ReadModelSummaries;
  /** What the administrators want every chat to know, most important first. */
  readKnowledge: () => Promise<KnowledgeItem[]>;
  /** Null where no model tells how near passages are to a question. */
  findNearness: FindNearness | null;
};

/** The board of an answer, for the question who may see it; null when it is absent or in the trash. */
export async function refOfRun(deps: BoardDeps, runId: string, actorId: string): Promise<BoardRef | null> {
  const boardId = await store.findBoardOfRun(deps.database.db, runId);
  return boardId === null ? null : refOf(deps, 'board', boardId, actorId);
}

/** Removes what was said at a node of this board. */
export const forgetConversations = (tx: Db, boardId: string, nodeId: string): Promise<void> =>
  store.removeConversations(tx, boardId, nodeId);

/** What is shown of a conversation in order, with the answer that is being written; nothing of one that is not of this chat. */
export async function readMessages(deps: ChatDeps, place: ChatPlace, conversationId?: string): Promise<ChatMessage[]> {
  await settleSilent(deps, place.nodeId);
  const talk = await findTalk(deps.database.db, place, conversationId);
  const rows = talk ? await readShown(deps.database.db, talk.id) : [];
  const messages = rows.map((row) => toMessage(row, place));
  return withStaleSources(deps, messages);
}

/** Keeps what a person typed; whatever a client says, it is a person's message. Throws Fault 'bad-input' for another node. */
export async function saveMessage(
  deps: ChatDeps,
  place: ChatPlace,
  {
    conversationId: named,
    ...said
  }: {
    actorId: string;
    text: string;
    isWebSearch: boolean;
    metadata: Record<string, unknown>;
    conversationId: string | undefined;
  },
): Promise<ChatMessage> {
  await demandChat(deps, place);
  const now = deps.clock.now();
  const id = newId(now);
  const { boardId, nodeId } = place;
  const conversationId = await deps.database.tx(async (tx) => {
    await store.lockConversation(tx, nodeId);
    const talk = await openTalk(tx, place, named, now);
    await writePersonMessage(deps, tx, place, talk, { id, ...said });
    return talk;
  });
  await announce(deps, { boardId, nodeId, conversationId, runId: null });
  const stored = await store.readMessage(deps.database.db, id);
  if (!stored) throw new Fault('not-found');
  return toMessage(stored, place);
}

/** A question and the ids of the sources that alone are read for it, as a client names them. */
export type Asking = Omit<Question, 'mentions' | 'again' | 'recipe'> & {
  mentions?: readonly string[] | undefined;
  recipe?: ChosenRecipe | undefined;
};

/**
 * Keeps the question and begins its answer. Throws Fault 'bad-input' for another node or a source that is not connected,
 * 'conflict' while an answer is on its way.
 */
export async function ask(deps: ChatDeps, place: ChatPlace, asking: Asking): Promise<Begun> {
  const { mentions = [], recipe, ...asked } = asking;
  const question = { ...asked, ...(recipe && { recipe: findRecipe(recipe) }) };
  await demandChat(deps, place);
  if (mentions.length === 0) return answerFromSources(deps, place, question, () => gatherFor(deps, place));
  const chosen = restrictTo(await gatherFor(deps, place), mentions);
  return answerFromSources(deps, place, { ...question, mentions: chosen.map(toMention) }, async () => chosen);
}

/**
 * Answers the question of a run once more, from what is connected now; of the sources that it was restricted to, from
 * those that still are. Throws Fault 'bad-input' where none is, 'conflict' while an answer is on its way.
 */
export async function answerAgain(
  deps: ChatDeps,
  board: BoardRef,
  runId: string,
  { actorId, language }: Pick<Question, 'actorId' | 'language'>,
): Promise<Begun> {
  const { db } = deps.database;
  const answer = (await store.readAnswer(db, runId))?.message;
  const asked = answer?.parentId ? (await store.readMessage(db, answer.parentId))?.message : null;
  if (!answer || !asked || asked.isAi) throw new Fault('not-found');
  const place = placeOf(board, answer.nodeId);
  const { conversationId, text } = asked;
  const made = recipeIn(asked.metadata);
  const again = { actorId, text, language, conversationId, again: asked.id };
  const question = { ...again, ...(made && { recipe: findRecipe(made) }) };
  if (answer.isWebSearch) return askWeb(deps, place, question);
  await demandChat(deps, place);
  const mentions = mentionsIn(asked.metadata).map(({ nodeId }) => nodeId);
  if (mentions.length === 0) return answerFromSources(deps, place, question, () => gatherFor(deps, place));
  const sources = await gatherFor(deps, place);
  const connected = mentions.filter((id) => sources.some(({ nodeId, depth }) => nodeId === id && depth !== 'off'));
  const chosen = restrictTo(sources, connected.length > 0 ? connected : mentions);
  return answerFromSources(deps, place, question, async () => chosen);
}

async function answerFromSources(
  deps: ChatDeps,
  place: ChatPlace,
  question: Question,
  gatherThem: () => Promise<GatheredSource[]>,
): Promise<Begun> {
  const chosen = await chosenEngine(deps, place);
  const paid = { boardId: place.boardId, runId: newId(deps.clock.now()), userId: question.actorId };
  await settleSilent(deps, place.nodeId);
  const past = (await readPast(deps.database.db, place, question)).map(toPastTurn);
  const { engine, lack } = await demandEngine(deps, paid, chosen);
  const isWritten = question.recipe !== undefined || engine.kind === 'model';
  const voice = isWritten ? await findSpokenVoice(deps, place) : null;
  const asked = {
    question: question.text,
    language: languageOf(question.text, question.language),
    past,
    scope: scopeOf(place),
    ...(question.recipe && { recipe: question.recipe }),
    ...(voice && { voice }),
    readKnowledge: deps.readKnowledge,
    gather: gatherThem,
    findNearness: deps.findNearness,
    kept: keptIn(deps),
    smallModel: deps.engines.small(),
    ...(!isOwnTalk(place) && { showFiles: createShowFiles(deps, place.boardId) }),
  };
  const writer = engine.kind === 'embedded' ? answerWithoutModel(asked, lack) : answerByModel(engine, asked);
  const how = { engine: nameOf(engine), isWebSearch: false, runId: paid.runId };
  return begin(deps, place, question, writer, how);
}

const answerWithoutModel = (asked: Asked, lack: Lack) =>
  asked.recipe ? answerByOutline(asked, asked.recipe, lack) : answerByQuoting(asked, lack);

const toPastTurn = ({ message }: store.StoredMessage): PastTurn => ({
  role: message.isAi ? 'assistant' : 'user',
  text: message.text,
});

const scopeOf = (place: ChatPlace): Scope => (isOwnTalk(place) ? 'project' : 'wires');

const gatherFor = (deps: ChatDeps, place: ChatPlace): Promise<GatheredSource[]> =>
  isOwnTalk(place) ? gatherFiles(deps, place.boardId) : gather(deps, place.boardId, place.nodeId);

/** What a receipt calls the engine. */
export const nameOf = (engine: AnswerEngine): Engine => ({
  kind: engine.kind,
  name: engine.name,
  ...(engine.kind === 'model' && { provider: engine.provider }),
});

/**
 * The same for a question to the web. Throws Fault 'search-unavailable' when no search is configured, 'no-credits' when
 * none are left and the search would write the answer itself.
 */
export async function askWeb(deps: ChatDeps, place: ChatPlace, question: Question): Promise<Begun> {
  await demandChat(deps, place);
  const search = demandSearch(deps);
  const chosen = await chosenEngine(deps, place);
  const paid = { boardId: place.boardId, runId: newId(deps.clock.now()), userId: question.actorId };
  await settleSilent(deps, place.nodeId);
  const { engine, lack } = await demandSearchEngine(deps, paid, search, chosen);
  const writer = answerBySearch(search, engine, question.text, languageOf(question.text, question.language), lack);
  const written = !search.writes && engine.kind === 'model' ? { provider: engine.provider } : {};
  const named: Engine = { kind: 'web-search', name: searchEngineName(search, engine), ...written };
  return begin(deps, place, question, writer, { engine: named, isWebSearch: true, runId: paid.runId });
}

/** What the next question would be answered from, source by source. */
export async function readContext(
  deps: ChatDeps,
  place: ChatPlace,
  conversationId?: string,
): Promise<AnswerOf<typeof chatApi.readContext>> {
  await demandChat(deps, place);
  const chosen = await readChosenModel(deps.database.db, place.nodeId);
  // What would be read is seen even while nobody is asked, because the chosen model is gone.
  const engine = deps.engines.choose(chosen) ?? deps.engines.usual();
  const prices = engine.kind === 'model' ? engine.prices : null;
  const named = { ...nameOf(engine), prices };
  const sources = await gatherFor(deps, place);
  if (engine.kind === 'embedded')
    return { engine: named, budgetTokens: null, context: wholeContext(sources), beside: nothingBeside };
  const said = (await readPast(deps.database.db, place, { conversationId })).map(toPastTurn);
  const history = fitHistory(said, engine.contextTokens * HISTORY_SHARE);
  const knowledge = fitKnowledge(await deps.readKnowledge(), engine.contextTokens * KNOWLEDGE_SHARE);
  const budgetTokens = Math.floor(budgetFor(engine, '', history, knowledge));
  const { context } = pack(sources, '', budgetTokens);
  const ruleTokens = ruleTokensOf(scopeOf(place));
  return {
    engine: named,
    budgetTokens,
    context: [...context, ...knowledge.context],
    beside: { ruleTokens, historyTokens: history.tokens, history: history.read },
  };
}

const nothingBeside = {
  ruleTokens: 0,
  historyTokens: 0,
  history: { whole: 0, shortened: 0, left: 0, by: 'first-sentences' as const },
};

/** The message of an answer as it stands. Throws Fault 'not-found'. */
export async function readAnswer(deps: ChatDeps, runId: string, shown: Shown): Promise<ChatMessage> {
  const stored = await store.readAnswer(deps.database.db, runId);
  if (!stored) throw new Fault('not-found');
  if (stored.run?.status === 'running') await settleSilent(deps, stored.message.nodeId);
  return toMessage((await store.readAnswer(deps.database.db, runId)) ?? stored, shown);
}

/** A chat node of this board, or the project's own conversation; a node that took a project's id for itself is neither. */
export async function demandChat(deps: ChatDeps, place: ChatPlace): Promise<void> {
  if (isOwnTalk(place)) return;
  const { boardId, nodeId } = place;
  const [node] = (await readPart(deps, boardId, { nodes: [nodeId] })).nodes;
  if (!node || (await store.isProject(deps.database.db, nodeId))) throw new Fault('not-found');
  if (toNodeKind(node.type, node.metadata) !== 'ai-chat') {
    throw new Fault('bad-input', '이 노드는 AI Chat이 아니에요. AI Chat 노드에서 물어봐 주세요.');
  }
}

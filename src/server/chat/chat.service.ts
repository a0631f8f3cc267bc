import { maySee, type Audience } from '#contract/board/audience.ts';
import type { ChatMessage, Engine, KeptPrompt } from '#contract/chat/chat.schema.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import type { AnswerEngine } from '../ai/engine.ts';
import type { Engines } from '../ai/engines.ts';
import type { Quota } from '../billing/quota.ts';
import { refOf, type BoardDeps } from '../boards/boards.service.ts';
import type { Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import type { ReadModelSummaries } from '../sources/model-summaries.service.ts';
import type { FindNearness } from '../sources/nearness.service.ts';
import { findSpokenVoice } from '../voices/attaching.service.ts';
import { answerByModel } from './answers/by-model.ts';
import { answerByQuoting } from './answers/by-quoting.ts';
import { answerBySearch, searchEngineName } from './answers/by-search.ts';
import { demandEngine, demandSearch, demandSearchEngine, setAsideFor } from './demand-engine.ts';
import { begin, type Answering, type Begun } from './begin-answer.ts';
import { announce } from './chat-news.ts';
import { chosenEngine } from './chat-model.service.ts';
import { nameAfter, type Naming } from './conversations/name-talk.ts';
import { findTalk, readShown } from './conversations/shown.ts';
import { restrictTo, toMention } from './mentions.ts';
import * as store from './chat.store.ts';
import type { Lack } from './answers/lack.ts';
import type { DrawPages } from './context/draw-pages.ts';
import type { GatheredSource } from './context/gather.ts';
import { gatherSeen, scopeOf } from './context/gather-for.ts';
import type { Asked } from './context/material.ts';
import { keptIn } from './condense/condensed.service.ts';
import { demandChat, lookToAsk, type LookDeps, type SeenChat, type Where } from './look-at-chat.ts';
import { settleSilent } from './runs/interrupted.ts';
import { createPlanFiles, MOST_SHOWN } from './context/shown-files.ts';
import { readWithheld, seesNode } from '../visibility/visibility.service.ts';
import { isOwnTalk, seenPlaceOf, type ChatPlace, type Question, type SeenPlace } from './chat-place.ts';
import { dayFor, languageOf } from './context/prompt.ts';
import { answerByOutline } from './recipes/by-outline.ts';
import { findRecipe } from './recipes/find-recipe.ts';
import { withStaleSources } from './stale.ts';
import { toMessage } from './to-message.ts';
import { withhold } from './withhold.ts';
import { keepTurns } from './write-turns.ts';

export type ChatDeps = LookDeps & {
  objects: PlatformDeps['objects'];
  engines: Pick<Engines, 'choose' | 'usual' | 'small' | 'offered' | 'defaultModel' | 'search'>;
  answering: Answering;
  config: Pick<PlatformDeps['config'], 'answersAtOnce'>;
  naming: Naming;
  quota: Pick<Quota, 'hasCredits' | 'reserve' | 'extend' | 'release' | 'charge'>;
  /** The words of a model where a source is to go in as its summary. */
  readModelSummaries: ReadModelSummaries;
  /** Draws pages of documents for a model that sees. */
  drawPages: DrawPages;
  /** Null where no model tells how near passages are to a question. */
  findNearness: FindNearness | null;
};

/** The board of an answer, for the question who may see it; null when it is absent or in the trash. */
export async function refOfRun(deps: BoardDeps, runId: string, actorId: string): Promise<BoardRef | null> {
  const place = await store.findPlaceOfRun(deps.database.db, runId);
  return place && refOfTalk(deps, place, actorId);
}

/** The same of what is said in a conversation at a node; null as well where the actor does not see one of the two. */
export async function refOfTalk(
  deps: Pick<BoardDeps, 'database'>,
  { boardId, nodeId, audience }: { boardId: string; nodeId: string; audience: Audience | null },
  actorId: string,
): Promise<BoardRef | null> {
  const ref = await refOf(deps, 'board', boardId, actorId);
  if (!ref || !maySee(audience, ref.principal)) return null;
  return (await seesNode(deps.database.db, boardId, nodeId, ref.principal)) ? ref : null;
}

/** Removes what was said at a node of this board. */
export const forgetConversations = (tx: Db, boardId: string, nodeId: string): Promise<void> =>
  store.removeConversations(tx, boardId, nodeId);

/** What is shown of a conversation in order, with the answer that is being written; nothing of one that is not of this chat. */
export async function readMessages(deps: ChatDeps, place: SeenPlace, conversationId?: string): Promise<ChatMessage[]> {
  await settleSilent(deps, place.nodeId);
  const talk = await findTalk(deps.database.db, place, conversationId);
  const rows = talk ? await readShown(deps.database.db, talk.id) : [];
  return withStaleSources(deps, place.boardId, await readable(deps, place, rows));
}

/** Stored messages of a chat as who looks may read them. */
export async function readable(
  { database: { db } }: Pick<ChatDeps, 'database'>,
  place: SeenPlace,
  rows: readonly store.StoredMessage[],
): Promise<ChatMessage[]> {
  if (rows.length === 0) return [];
  const withheld = await readWithheld(db, place, [place.nodeId]);
  return rows.map((row) => withhold(toMessage(row, place), withheld));
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
  const { conversationId } = await keepTurns(deps.database, place, {
    conversationId: named,
    said: { id, ...said },
    now,
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
 * Keeps the question and begins its answer. Throws Fault as `findPlace`, 'bad-input' for another node, 'not-connected' for a
 * source that is not, 'conflict' while an answer is on its way.
 */
export async function ask(deps: ChatDeps, where: Where, asking: Asking): Promise<Begun> {
  const { mentions = [], recipe, ...asked } = asking;
  const looked = await lookToAsk(deps, where, asked);
  const { seen, sources } = await gatherSeen(deps, looked);
  const chosen = mentions.length === 0 ? sources : restrictTo(sources, mentions);
  const filled = recipe && (await findRecipe(deps, asked.actorId, recipe, { sources: chosen }));
  const question = { ...asked, ...(filled && { recipe: filled }) };
  if (mentions.length === 0) return answerFromSources(deps, question, seen, sources);
  return answerFromSources(deps, { ...question, mentions: chosen.map(toMention) }, seen, chosen);
}

/** Begins the answer to a question that was looked at, from these sources. */
export async function answerFromSources(
  deps: ChatDeps,
  question: Question,
  seen: SeenChat,
  sources: GatheredSource[],
): Promise<Begun> {
  const { place, tail } = seen;
  const chosen = chosenEngine(deps, seen.model);
  const paid = { boardId: place.boardId, runId: newId(deps.clock.now()), userId: question.actorId };
  const asked = await toAsked(deps, question, seen, sources);
  const { engine, lack } = await demandEngine(deps, paid, chosen, question.recipe);
  const writer =
    engine.kind === 'embedded'
      ? answerWithoutModel(asked, lack)
      : answerByModel(engine, { ...asked, setAside: setAsideFor(deps, paid, engine, question.recipe) });
  const how = { engine: nameOf(engine), isWebSearch: false, runId: paid.runId, tail };
  return nameAfter(deps, question, engine, await begin(deps, place, question, writer, how));
}

/** Everything that goes into an answer, with the voice that is attached where the chat is. */
export async function toAsked(
  deps: ChatDeps,
  question: Question,
  { place, model, feeding, past, attached, knowledge }: SeenChat,
  sources: GatheredSource[],
  engine = chosenEngine(deps, model),
): Promise<Asked> {
  const isWritten = question.recipe ? findKind(question.recipe.id)?.hasVoice !== false : engine.kind === 'model';
  const known = { attached, askerId: question.actorId, ...(feeding && { feeding }) };
  const voice = isWritten ? await findSpokenVoice(deps, place, known) : null;
  return {
    question: question.text,
    language: languageOf(question.text, question.language),
    ...(question.language && { screen: question.language }),
    past,
    scope: scopeOf(place),
    ...(question.recipe && { recipe: question.recipe }),
    ...(voice && { voice }),
    today: dayFor(question.language, deps.clock.now()),
    readKnowledge: async () => knowledge,
    gather: async () => sources,
    findNearness: deps.findNearness,
    kept: keptIn(deps, place.boardId),
    smallModel: deps.engines.small(),
    // A project's many files are read by their words; few of them, or those that are named, are shown as they are.
    planFiles: createPlanFiles(deps, {
      boardId: place.boardId,
      question: question.text,
      onlyAsked: isOwnTalk(place) && sources.length > MOST_SHOWN,
    }),
  };
}

const answerWithoutModel = (asked: Asked, lack: Lack) =>
  asked.recipe ? answerByOutline(asked, asked.recipe, lack) : answerByQuoting(asked, lack);

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
  const looked = await lookToAsk(deps, place, question);
  const search = demandSearch(deps);
  const chosen = chosenEngine(deps, looked.model);
  const paid = { boardId: place.boardId, runId: newId(deps.clock.now()), userId: question.actorId };
  const { engine, lack } = await demandSearchEngine(deps, paid, search, chosen);
  // What was answered from sources that are not connected any more is not sent here either.
  const { past, knowledge, tail } = looked.past.length > 0 ? (await gatherSeen(deps, looked)).seen : looked;
  const writer = answerBySearch({
    search,
    engine,
    lack,
    past,
    question: question.text,
    language: languageOf(question.text, question.language),
    readKnowledge: async () => knowledge,
    smallModel: deps.engines.small(),
  });
  const written = !search.writes && engine.kind === 'model' ? { provider: engine.provider } : {};
  const named: Engine = { kind: 'web-search', name: searchEngineName(search, engine), ...written };
  const how = { engine: named, isWebSearch: true, runId: paid.runId, tail };
  return nameAfter(deps, question, engine, await begin(deps, place, question, writer, how));
}

/** Whether who looks is among those who read the conversation of an answer. Throws Fault 'not-found'. */
async function demandHeard(db: Db, runId: string, { principal }: BoardRef): Promise<void> {
  const place = await store.findPlaceOfRun(db, runId);
  if (!place || !maySee(place.audience, principal)) throw new Fault('not-found');
}

/** What the model of an answer was told; null where no model was asked, nothing was kept, or the answer is withheld. */
export async function readPrompt(deps: ChatDeps, runId: string, board: BoardRef): Promise<KeptPrompt | null> {
  const stored = await store.readAnswer(deps.database.db, runId);
  const prompt = stored?.run?.receipt?.prompt;
  if (!stored || !prompt) return null;
  const { messages } = await readWithheld(deps.database.db, board, [stored.message.nodeId]);
  return messages.has(stored.message.id) ? null : prompt;
}

/** The message of an answer as it stands and who looks may read it. Throws Fault 'not-found'. */
export async function readAnswer(deps: ChatDeps, runId: string, board: BoardRef): Promise<ChatMessage> {
  const found = await store.readAnswer(deps.database.db, runId);
  if (!found) throw new Fault('not-found');
  await demandHeard(deps.database.db, runId, board);
  const { nodeId } = found.message;
  if (found.run?.status === 'running') await settleSilent(deps, nodeId);
  const stored = (await store.readAnswer(deps.database.db, runId)) ?? found;
  const [answer] = await readable(deps, seenPlaceOf(board, nodeId), [stored]);
  if (!answer) throw new Fault('not-found');
  return answer;
}

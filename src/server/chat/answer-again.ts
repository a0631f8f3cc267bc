import { Fault } from '#contract/base/fault.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import type { chatApi } from '#contract/chat/chat.api.ts';
import { recipeIn } from '#contract/recipes/chosen.ts';
import type { BoardRef } from '../platform/http/mount.ts';
import { foretell } from './answers/by-model.ts';
import type { Begun } from './begin-answer.ts';
import { chosenEngine } from './chat-model.service.ts';
import { placeOf, type ChatPlace, type Question } from './chat-place.ts';
import { answerFromSources, askWeb, nameOf, toAsked, type ChatDeps } from './chat.service.ts';
import * as store from './chat.store.ts';
import type { GatheredSource } from './context/gather.ts';
import { gatherSeen } from './context/gather-for.ts';
import { payableEngine } from './demand-engine.ts';
import { lookAtChat, lookToAsk } from './look-at-chat.ts';
import { mentionsIn, restrictTo } from './mentions.ts';
import { findRecipe } from './recipes/find-recipe.ts';

type Who = Pick<Question, 'actorId' | 'language'>;

/** The question of an answer as it was asked. */
interface AskedBefore {
  place: ChatPlace;
  question: Question;
  isWebSearch: boolean;
  /** The sources that it was restricted to; none: to no one. */
  mentions: string[];
}

/**
 * Answers the question of a run once more, from what is connected now; of the sources that it was restricted to, from
 * those that still are. Throws Fault 'not-connected' where none is, 'conflict' while an answer is on its way.
 */
export async function answerAgain(deps: ChatDeps, board: BoardRef, runId: string, who: Who): Promise<Begun> {
  const { place, question, isWebSearch, mentions } = await readAsked(deps, board, runId, who);
  if (isWebSearch) return askWeb(deps, place, question);
  const { seen, sources } = await gatherSeen(deps, await lookToAsk(deps, place, question));
  return answerFromSources(deps, question, seen, sourcesFor(sources, mentions));
}

/** What `answerAgain` would send, without asking anybody. Throws Fault as it does, but not while an answer is on its way. */
export async function foretellAgain(
  deps: ChatDeps,
  board: BoardRef,
  runId: string,
  who: Who,
): Promise<AnswerOf<typeof chatApi.foretellAgain>> {
  const { place, question, mentions } = await readAsked(deps, board, runId, who);
  const { seen, sources: connected } = await gatherSeen(deps, await lookAtChat(deps, place, question));
  const paid = { boardId: place.boardId, userId: who.actorId };
  const engine = await payableEngine(deps, chosenEngine(deps, seen.model), paid);
  const sources = sourcesFor(connected, mentions);
  if (engine.kind === 'embedded') return { engine: { ...nameOf(engine), prices: null }, inputTokens: 0 };
  const { inputTokens } = await foretell(engine, await toAsked(deps, question, seen, sources));
  return { engine: { ...nameOf(engine), prices: engine.prices }, inputTokens };
}

async function readAsked(
  deps: ChatDeps,
  board: BoardRef,
  runId: string,
  { actorId, language }: Who,
): Promise<AskedBefore> {
  const { db } = deps.database;
  const answer = (await store.readAnswer(db, runId))?.message;
  const asked = answer?.parentId ? (await store.readMessage(db, answer.parentId))?.message : null;
  if (!answer || !asked || asked.isAi) throw new Fault('not-found');
  const { conversationId, text } = asked;
  const made = recipeIn(asked.metadata);
  const again = { actorId, text, language, conversationId, again: asked.id };
  return {
    place: placeOf(board, answer.nodeId),
    question: { ...again, ...(made && { recipe: await findRecipe(deps, actorId, made) }) },
    isWebSearch: answer.isWebSearch,
    mentions: mentionsIn(asked.metadata).map(({ nodeId }) => nodeId),
  };
}

function sourcesFor(sources: GatheredSource[], mentions: readonly string[]): GatheredSource[] {
  if (mentions.length === 0) return sources;
  const connected = mentions.filter((id) => sources.some(({ nodeId, depth }) => nodeId === id && depth !== 'off'));
  return restrictTo(sources, connected.length > 0 ? connected : mentions);
}

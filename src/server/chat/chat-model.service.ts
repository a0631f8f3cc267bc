import type { ChatModel } from '#contract/ai/ai.api.ts';
import { Fault } from '#contract/base/fault.ts';
import type { AnswerEngine } from '../ai/engine.ts';
import type { Engines } from '../ai/engines.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { announce } from './chat-news.ts';
import { readChosenModel, writeChosenModel } from './chat-model.store.ts';
import type { ChatPlace } from './chat-place.ts';

export type ModelDeps = BoardDeps & { engines: Pick<Engines, 'choose' | 'offered' | 'defaultModel'> };

/**
 * What answers where this model was chosen, or none. Throws Fault 'model-gone' when the chosen model is not offered any
 * more: nothing is asked of another one that nobody chose.
 */
export function chosenEngine({ engines }: Pick<ModelDeps, 'engines'>, model: string | null): AnswerEngine {
  const engine = engines.choose(model);
  if (!engine) throw new Fault('model-gone', '이 대화에서 고른 모델을 더 쓸 수 없어요. 다른 모델을 골라 주세요.');
  return engine;
}

/** `isGone`: the chosen model is not offered any more, and nobody answers until another one is chosen. */
export async function readChatModel(deps: ModelDeps, nodeId: string): Promise<ChatModel> {
  const { engines, database } = deps;
  const chosen = await readChosenModel(database.db, nodeId);
  return {
    chosen,
    isGone: engines.choose(chosen) === null,
    defaultModel: engines.defaultModel(),
    offered: [...engines.offered()],
  };
}

/** Throws Fault 'model-gone' for a model that is not offered. */
export async function chooseModel(deps: ModelDeps, place: ChatPlace, model: string | null): Promise<ChatModel> {
  if (!deps.engines.choose(model)) throw new Fault('model-gone');
  await writeChosenModel(deps.database.db, place, model);
  await announce(deps, { boardId: place.boardId, nodeId: place.nodeId, conversationId: null, runId: null });
  return readChatModel(deps, place.nodeId);
}

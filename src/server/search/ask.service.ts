import type { z } from 'zod';
import { newId } from '#contract/base/id.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import type { searchApi } from '#contract/search/search.api.ts';
import { toAiFault } from '../ai/ai-fault.ts';
import { embeddedEngine } from '../ai/engine.ts';
import { answerPatience, waitPatiently } from '../ai/patience.ts';
import type { AnswerWriter } from '../chat/answers/answer.ts';
import { answerByModel } from '../chat/answers/by-model.ts';
import { keptIn } from '../chat/condense/condensed.service.ts';
import type { Asked } from '../chat/context/material.ts';
import { answerByQuoting } from '../chat/answers/by-quoting.ts';
import { nameOf, type ChatDeps } from '../chat/chat.service.ts';
import { demandEngine, setAsideFor } from '../chat/demand-engine.ts';
import { dayFor, languageOf } from '../chat/context/prompt.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { gatherReadable } from './gather-readable.ts';
import { findPayingBoard } from './passages.store.ts';

export type AskDeps = Pick<PlatformDeps, 'database' | 'clock'> &
  Pick<ChatDeps, 'engines' | 'quota' | 'readKnowledge' | 'findNearness'>;
type Question = z.output<(typeof searchApi.ask)['body']>;
type Answer = AnswerOf<typeof searchApi.ask>;

/**
 * Answers from everything that the person may read; keeps nothing. It takes from the credits of an own canvas's account, or
 * else of a project where he may ask; when none are left it quotes. Throws AiFault.
 */
export async function askEverything(
  deps: AskDeps,
  actorId: string,
  { question, language }: Question,
  leaving: AbortSignal,
): Promise<Answer> {
  const runId = newId(deps.clock.now());
  const payer = await findPayingBoard(deps.database.db, actorId);
  const paid = { boardId: payer, runId, userId: actorId };
  const usual = deps.engines.usual();
  const { engine, lack } =
    payer || usual.kind === 'embedded'
      ? await demandEngine(deps, paid, usual)
      : { engine: embeddedEngine, lack: 'no-payer' as const };
  const { sources, standing } = await gatherReadable(deps, actorId, question);
  const asked: Asked = {
    question,
    language: languageOf(question, language),
    past: [],
    scope: 'everything',
    today: dayFor(language, deps.clock.now()),
    readKnowledge: deps.readKnowledge,
    gather: async () => sources,
    findNearness: deps.findNearness,
    kept: keptIn(deps, null),
    smallModel: deps.engines.small(),
  };
  const writer =
    engine.kind === 'embedded'
      ? answerByQuoting(asked, lack)
      : answerByModel(engine, { ...asked, setAside: setAsideFor(deps, paid, engine) });
  const answer = await writeWhole(writer, leaving).catch(async (error: unknown) => {
    await deps.quota.release(runId);
    throw error;
  });
  const { citations, confidence, spentTokens } = writer.facts(answer, true);
  if (payer) {
    await deps.quota.charge({ boardId: payer, runId, userId: actorId, tokens: spentTokens });
  }
  return {
    answer,
    citations: citations.map((citation) => {
      const { canvasId = null, projectId = null, isFile = false } = standing.get(citation.nodeId) ?? {};
      return { ...citation, canvasId, projectId, ...(isFile ? { fileId: citation.nodeId } : {}) };
    }),
    confidence,
    engine: nameOf(engine),
  };
}

async function writeWhole(writer: AnswerWriter, leaving: AbortSignal): Promise<string> {
  const patience = waitPatiently(answerPatience);
  const signal = AbortSignal.any([leaving, patience.signal]);
  let text = '';
  const hear = (piece: string, isAnew = false) => {
    patience.hear();
    text = isAnew ? piece : text + piece;
  };
  await writer
    .write(hear, signal)
    .catch((error: unknown) => {
      throw toAiFault(error, signal);
    })
    .finally(patience.end);
  return text;
}

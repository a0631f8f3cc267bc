import type { z } from 'zod';
import { phrasesOf, tellsWith } from '#contract/recipes/voice/own-tells.ts';
import { judgeRewrite } from './judge-rewrite.ts';
import { orderRewrites, readRewrites, rulesOfRewriting } from './order-rewrites.ts';
import type { Rewrites, rewriting } from '#contract/voices/voices.schema.ts';
import type { Engines } from '../ai/engines.ts';
import { toAiFault } from '../ai/ai-fault.ts';
import { lengthOf, writeWhole, type ModelEngine, type Prompt } from '../ai/model-engine.ts';
import { answerPatience, audible, waitPatiently } from '../ai/patience.ts';
import { estimateTokens } from '../ai/tokens.ts';
import type { BoardDeps } from '../boards/boards.service.ts';
import { paid, type Meter } from '../sources/media/metered.ts';
import { readVoice } from './voices.service.ts';

export type RewritingDeps = BoardDeps & Meter & { engines: Pick<Engines, 'usual'> };
type Asked = z.output<typeof rewriting>;
type Profile = Awaited<ReturnType<typeof readVoice>>['profile'];

/** A model is told once what is wrong with its lines. */
const TURNS = 2;

/**
 * The lines in the voice, by the usual model, paid by the owner's own account. Null for a line that could not be rewritten
 * without changing what it says, and for every line where there is no model. Throws Fault 'not-found', AiFault.
 */
export async function rewriteLines(
  deps: RewritingDeps,
  { ownerId, voiceId }: { ownerId: string; voiceId: string },
  asked: Asked,
  leaving: AbortSignal,
): Promise<Rewrites> {
  const { profile } = await readVoice(deps, ownerId, voiceId);
  const engine = deps.engines.usual();
  if (engine.kind === 'embedded') return { engine: null, lines: asked.lines.map(() => null) };
  const most = TURNS * (engine.maxOutputTokens + lengthOf(promptOf(asked, profile, [])) * 2);
  const patience = waitPatiently(answerPatience);
  const signal = AbortSignal.any([leaving, patience.signal]);
  const heard = audible(engine, patience.hear);
  const payer = { boardId: null, userId: ownerId };
  const write = () => byModel(heard, asked, profile, signal);
  const lines = await paid(deps, payer, { purpose: 'answer', most }, write).finally(patience.end);
  return { engine: engine.name, lines };
}

/** The list as the writer keeps it; phrases with too many gaps are cut as everywhere. */
const tellsOf = ({ tells: { phrases, off } }: Asked) => tellsWith({ phrases: phrasesOf(phrases.join('\n')), off });

interface Tried {
  rewritten: string;
  faults: string[];
}

async function byModel(engine: ModelEngine, asked: Asked, profile: Profile, signal: AbortSignal) {
  const tried: (Tried | null)[] = asked.lines.map(() => null);
  let tokens = 0;
  for (let turn = 0; turn < TURNS && tried.some(isWanting); turn++) {
    const prompt = promptOf(asked, profile, tried);
    try {
      const said = await writeWhole(engine, prompt, signal);
      tokens += (said.inputTokens ?? lengthOf(prompt)) + (said.outputTokens ?? estimateTokens(said.text));
      note(tried, readRewrites(said.text), asked, profile);
    } catch (error) {
      if (turn === 0) throw toAiFault(error, signal);
      break;
    }
  }
  return { done: tried.map((one) => (one === null || one.faults.length > 0 ? null : one.rewritten)), tokens };
}

const isWanting = (one: Tried | null): boolean => one === null || one.faults.length > 0;

function note(tried: (Tried | null)[], said: ReadonlyMap<number, string>, asked: Asked, profile: Profile) {
  const { lines, language } = asked;
  const tells = tellsOf(asked);
  lines.forEach(({ line }, i) => {
    const rewritten = said.get(i + 1);
    if (rewritten === undefined || !isWanting(tried[i] ?? null)) return;
    tried[i] = { rewritten, faults: judgeRewrite(line, rewritten, profile, tells).map((words) => words[language]) };
  });
}

function promptOf({ lines, language, tells }: Asked, profile: Profile, tried: readonly (Tried | null)[]): Prompt {
  const wanting = lines.flatMap((line, i) => {
    const before = tried[i] ?? null;
    return isWanting(before) ? [{ ...line, number: i + 1, faults: before?.faults ?? [] }] : [];
  });
  return {
    instructions: rulesOfRewriting(profile, phrasesOf(tells.phrases.join('\n')), language),
    turns: [{ role: 'user', text: orderRewrites(wanting, language) }],
  };
}

import { AiFault } from '../../ai/ai-fault.ts';
import type { ModelEngine } from '../../ai/model-engine.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { ruleTokensOf, type Scope } from './prompt.ts';

/** Of what rules and question leave free, no more than these parts: however long a conversation is, the rest is the sources'. */
const PARTS = { history: 0.2, knowledge: 0.25, files: 0.4 } as const;
/** With less than this nothing could be said of anything. */
const LEAST_TOKENS = 100;

/** How many tokens each part of a question may take; `all` is what the rules, the order and the question itself leave. */
export interface Room {
  all: number;
  history: number;
  knowledge: number;
  /** Pictures and documents that are shown as they are. */
  files: number;
}

/** Throws AiFault 'no-room' where the model reads too little for rules and question alone. */
export const roomIn = (engine: Pick<ModelEngine, 'contextTokens'>, scope: Scope, words: readonly string[]): Room =>
  roomBeside(engine, ruleTokensOf(scope), words);

/** The same beside rules of this length. */
export function roomBeside(
  engine: Pick<ModelEngine, 'contextTokens'>,
  ruleTokens: number,
  words: readonly string[],
): Room {
  const all = engine.contextTokens - ruleTokens - words.reduce((sum, text) => sum + estimateTokens(text), 0);
  if (all < LEAST_TOKENS) throw new AiFault('no-room');
  return { all, history: all * PARTS.history, knowledge: all * PARTS.knowledge, files: all * PARTS.files };
}

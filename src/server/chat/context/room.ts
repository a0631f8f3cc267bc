import { AiFault } from '../../ai/ai-fault.ts';
import type { ModelEngine } from '../../ai/model-engine.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import { ruleTokensOf, type Scope } from './prompt.ts';

/** Of what rules and question leave free, no more than these parts: however long a conversation is, the rest is the sources'. */
const PARTS = { history: 0.2, newest: 0.5, knowledge: 0.25, files: 0.4 } as const;
/** Of the same, no less than these parts: for the sources beside the newest question and answer, for their texts beside files. */
const LEAST = { sources: 0.3, texts: 0.15 } as const;
/** With less than this nothing could be said of anything. */
const LEAST_TOKENS = 100;

/** How many tokens each part of a question may take; `all` is what the rules, the order and the question itself leave. */
export interface Room {
  all: number;
  history: number;
  knowledge: number;
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
  return { all, history: all * PARTS.history, knowledge: all * PARTS.knowledge };
}

/**
 * What a conversation may take for the sake of its newest question and answer, where its own part is too little for them.
 * `besideTokens` are taken by knowledge and by the names of the sources.
 */
export const roomForNewest = ({ all, history }: Room, besideTokens: number): number =>
  Math.max(history, Math.min(all * PARTS.newest, all * (1 - LEAST.sources) - besideTokens));

/** What pictures and documents may take that are shown as they are. */
export const roomForFiles = ({ all }: Room, besideTokens: number): number =>
  Math.min(all * PARTS.files, all * (1 - LEAST.texts) - besideTokens);

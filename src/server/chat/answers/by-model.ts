import type { ModelEngine } from '../../ai/model-engine.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { AnswerWriter } from './answer.ts';
import { toCitations } from './cite.ts';
import type { GatheredSource } from '../context/gather.ts';
import { pack, type Packed } from '../context/pack.ts';
import { fitHistory, HISTORY_SHARE, toPrompt, type Language, type PastTurn } from '../context/prompt.ts';
import { createRenumberer } from './renumber.ts';
import { supportOf } from './support.ts';

export interface Asked {
  question: string;
  language: Language;
  past: readonly PastTurn[];
  gather: () => Promise<GatheredSource[]>;
}

/** The model writes, from as much of the connected sources as its budget holds; its marks become citations. */
export function answerByModel(engine: ModelEngine, asked: Asked): AnswerWriter {
  let packed: Packed = { passages: [], context: [] };
  let usage: { inputTokens: number | null; outputTokens: number | null } = { inputTokens: null, outputTokens: null };
  const renumber = createRenumberer((mark) => mark >= 1 && mark <= packed.passages.length);
  const cited = () => renumber.cited().flatMap((mark) => packed.passages[mark - 1] ?? []);
  return {
    async write(say, signal) {
      const sources = await asked.gather();
      const past = fitHistory(asked.past, engine.contextTokens * HISTORY_SHARE);
      packed = pack(sources, asked.question, budgetFor(engine, asked.question, past));
      const prompt = toPrompt(asked.question, packed, sources, past, asked.language);
      try {
        for await (const piece of engine.write(prompt, signal)) {
          if ('usage' in piece) usage = piece.usage;
          else say(renumber.push(piece.text));
        }
      } finally {
        say(renumber.end());
      }
    },
    facts(text) {
      const passages = cited();
      return {
        citations: toCitations(text, passages),
        confidence: supportOf(
          text,
          passages.map((passage) => passage.text),
        ),
        made: { context: packed.context, ...usage },
        metadata: {},
      };
    },
  };
}

/** What is left for sources when question and history have their place. */
export const budgetFor = (engine: ModelEngine, question: string, past: readonly PastTurn[]): number =>
  Math.max(
    0,
    engine.contextTokens - estimateTokens(question) - past.reduce((sum, turn) => sum + estimateTokens(turn.text), 0),
  );

import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import type { ModelEngine } from '../../ai/model-engine.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { AnswerWriter } from './answer.ts';
import { toCitations } from './cite.ts';
import type { GatheredSource } from '../context/gather.ts';
import { pack, type Packed } from '../context/pack.ts';
import { fitKnowledge, KNOWLEDGE_SHARE, type FittedKnowledge } from '../context/knowledge.ts';
import { fitHistory, HISTORY_SHARE, toPrompt, type Language, type PastTurn, type Scope } from '../context/prompt.ts';
import { createRenumberer } from './renumber.ts';
import { supportOf } from './support.ts';

export interface Asked {
  question: string;
  language: Language;
  past: readonly PastTurn[];
  /** What it is answered from; 'wires' when absent. */
  scope?: Scope;
  /** What the administrators want every chat to know, most important first. */
  readKnowledge?: () => Promise<KnowledgeItem[]>;
  gather: () => Promise<GatheredSource[]>;
}

/** The model writes, from as much of the connected sources as its budget holds; its marks become citations. */
export function answerByModel(engine: ModelEngine, asked: Asked): AnswerWriter {
  let packed: Packed = { passages: [], context: [] };
  let usage: { inputTokens: number | null; outputTokens: number | null } = { inputTokens: null, outputTokens: null };
  const renumber = createRenumberer((mark) => mark >= 1 && mark <= packed.passages.length);
  let knowledge: FittedKnowledge = fitKnowledge([], 0);
  let sentTokens = 0;
  const cited = () => renumber.cited().flatMap((mark) => packed.passages[mark - 1] ?? []);
  return {
    async write(say, signal) {
      const sources = await asked.gather();
      const past = fitHistory(asked.past, engine.contextTokens * HISTORY_SHARE);
      knowledge = fitKnowledge((await asked.readKnowledge?.()) ?? [], engine.contextTokens * KNOWLEDGE_SHARE);
      packed = pack(sources, asked.question, budgetFor(engine, asked.question, past, knowledge));
      const { language, scope = 'wires' } = asked;
      const prompt = toPrompt(asked.question, packed, sources, past, { language, scope, knowledge });
      sentTokens = estimateTokens(prompt.instructions + prompt.turns.map((turn) => turn.text).join(''));
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
        made: { context: [...packed.context, ...knowledge.context], ...usage },
        metadata: {},
        spentTokens: spentOn(text, usage, sentTokens),
      };
    },
  };
}

/** What a provider says that an answer took, or an estimate where it broke off before saying so. */
export const spentOn = (
  text: string,
  usage: { inputTokens: number | null; outputTokens: number | null },
  sentTokens: number,
): number =>
  usage.inputTokens === null && usage.outputTokens === null
    ? text === ''
      ? 0
      : sentTokens + estimateTokens(text)
    : (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);

/** What is left for sources when question, history and knowledge have their place. */
export const budgetFor = (
  engine: ModelEngine,
  question: string,
  past: readonly PastTurn[],
  knowledge: Pick<FittedKnowledge, 'tokens'>,
): number =>
  Math.max(
    0,
    engine.contextTokens -
      knowledge.tokens -
      estimateTokens(question) -
      past.reduce((sum, turn) => sum + estimateTokens(turn.text), 0),
  );

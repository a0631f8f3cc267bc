import { wantsEverything } from '#contract/chat/everything.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import type { SpokenVoice } from '#contract/voices/voices.schema.ts';
import { wantsOverview } from '../../ai/embedded/terms.ts';
import type { ModelEngine } from '../../ai/model-engine.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { FindNearness } from '../../sources/nearness.service.ts';
import { condense, keepsNothing, shorten, type Kept, type Spend } from '../condense/condense.ts';
import type { FilledRecipe } from '../recipes/find-recipe.ts';
import type { GatheredSource } from './gather.ts';
import { fitHistory, HISTORY_SHARE, withSummary, type History, type PastTurn } from './history.ts';
import { fitKnowledge, KNOWLEDGE_SHARE, type FittedKnowledge } from './knowledge.ts';
import { pack, type Packed, type PackedPassage } from './pack.ts';
import type { Language, Scope } from './prompt.ts';
import type { ShowFiles } from './shown-files.ts';

export interface Asked {
  question: string;
  language: Language;
  past: readonly PastTurn[];
  /** What it is answered from; 'wires' when absent. */
  scope?: Scope;
  /** What the administrators want every chat to know, most important first. */
  readKnowledge?: () => Promise<KnowledgeItem[]>;
  gather: () => Promise<GatheredSource[]>;
  /** Where a model can tell: asked when not everything fits. */
  findNearness?: FindNearness | null;
  /** A cheaper model for work beside the answer; where there is none the sources are condensed by the one that answers. */
  smallModel?: ModelEngine | null;
  /** Shows wired pictures and scans to a model that sees. */
  showFiles?: ShowFiles;
  /** What is to be made, where more is wanted than an answer. */
  recipe?: FilledRecipe;
  /** In whose manner it is to be made. */
  voice?: SpokenVoice;
  /** What has been condensed before. */
  kept?: Kept;
}

/** What goes into one question, and what is known of how it was chosen. */
export interface Material {
  sources: GatheredSource[];
  packed: Packed;
  /** The passages that went in, by the number under which the model knows them. */
  byMark: ReadonlyMap<number, PackedPassage>;
  history: History;
  knowledge: FittedKnowledge;
  ranking: Ranking | null;
}

/**
 * Chooses what the model is given. Sources whole while they fit; where they do not, a question that wants everything gets
 * them condensed part by part, any other one the passages that fit it best.
 */
export async function toMaterial(
  engine: ModelEngine,
  asked: Asked,
  signal: AbortSignal,
  spend: Spend,
): Promise<Material> {
  const { question, kept = keepsNothing, smallModel = null } = asked;
  const work = { engine: smallModel ?? engine, kept, signal, spend };
  let sources = await asked.gather();
  let history = fitHistory(asked.past, engine.contextTokens * HISTORY_SHARE);
  const summary = smallModel && history.older.length > 0 ? await shorten(history.older, work) : null;
  if (summary !== null && estimateTokens(summary) <= engine.contextTokens * HISTORY_SHARE)
    history = withSummary(history, summary);
  const knowledge = fitKnowledge((await asked.readKnowledge?.()) ?? [], engine.contextTokens * KNOWLEDGE_SHARE);
  const budget = budgetFor(engine, question, history, knowledge);
  let packed = pack(sources, question, budget);
  let ranking: Ranking | null = null;
  const cut = cutOf(packed, sources);
  if (cut.size > 0 && (wantsEverything(question) || wantsOverview(question))) {
    const condensed = await condense(sources, (source) => cut.has(source), work);
    if (condensed) packed = pack((sources = condensed), question, budget);
  }
  if (asked.findNearness && cutOf(packed, sources).size > 0) {
    const weighed = await weigh(asked.findNearness, sources, question, signal);
    ranking = weighed.ranking;
    if (ranking) spend(estimateTokens(question), null);
    packed = pack((sources = weighed.sources), question, budget);
  }
  const byMark = new Map(packed.passages.map((passage) => [passage.mark, passage]));
  return { sources, packed, byMark, history, knowledge, ranking };
}

/** The same without asking any model: nothing is shortened in the words of one, and nothing is weighed by meaning. */
export async function materialUnasked(engine: ModelEngine, asked: Asked): Promise<Material> {
  const sources = await asked.gather();
  const history = fitHistory(asked.past, engine.contextTokens * HISTORY_SHARE);
  const knowledge = fitKnowledge((await asked.readKnowledge?.()) ?? [], engine.contextTokens * KNOWLEDGE_SHARE);
  const packed = pack(sources, asked.question, budgetFor(engine, asked.question, history, knowledge));
  const byMark = new Map(packed.passages.map((passage) => [passage.mark, passage]));
  return { sources, packed, byMark, history, knowledge, ranking: null };
}

/** The sources of which all is wanted and not all goes in. */
const cutOf = ({ context }: Packed, sources: readonly GatheredSource[]): Set<GatheredSource> =>
  new Set(sources.filter((_, place) => context[place]?.share === 'part'));

/** By how many of the passages the model that embeds had a say in what was chosen. */
interface Ranking {
  byMeaning: number;
  passages: number;
}

export async function weigh(
  findNearness: FindNearness,
  sources: readonly GatheredSource[],
  question: string,
  signal: AbortSignal,
): Promise<{ sources: GatheredSource[]; ranking: Ranking | null }> {
  const passages = sources.flatMap((source) => source.passages);
  const near = await findNearness(
    question,
    passages.flatMap(({ hash }) => hash ?? []),
    signal,
  );
  const weighed = sources.map((source) => ({
    ...source,
    passages: source.passages.map((passage) => {
      const found = near.get(passage.hash ?? '');
      return found === undefined ? passage : { ...passage, nearness: found };
    }),
  }));
  const byMeaning = passages.filter(({ hash }) => near.has(hash ?? '')).length;
  return { sources: weighed, ranking: byMeaning > 0 ? { byMeaning, passages: passages.length } : null };
}

/** However long the question is, so much is the sources'. */
const SOURCES_SHARE = 0.3;

/** What is left for sources when question, history and knowledge have their place. */
export const budgetFor = (
  engine: ModelEngine,
  question: string,
  history: Pick<History, 'tokens'>,
  knowledge: Pick<FittedKnowledge, 'tokens'>,
): number =>
  Math.max(
    engine.contextTokens * SOURCES_SHARE,
    engine.contextTokens - knowledge.tokens - estimateTokens(question) - history.tokens,
  );

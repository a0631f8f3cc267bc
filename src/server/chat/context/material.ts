import { wantsEverything } from '../overview/wants-everything.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { instructionsFor } from '../../voices/instructions.ts';
import { isAboutBlanks } from '../../recipes/written.ts';
import type { SpokenVoice } from '#contract/voices/voices.schema.ts';
import { AiFault } from '../../ai/ai-fault.ts';
import type { ModelEngine } from '../../ai/model-engine.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { FindNearness } from '../../sources/nearness.service.ts';
import { keepsNothing, type Kept, type SetAside } from '../condense/ask-small-model.ts';
import { condense } from '../condense/condense.ts';
import { shorten } from '../condense/shorten.ts';
import { sentTokensOf, toCondense } from '../condense/to-condense.ts';
import type { FilledRecipe } from '../recipes/find-recipe.ts';
import type { Spend } from '../tally.ts';
import { findOverviewAsked } from './asked-overview.ts';
import type { GatheredSource } from './gather.ts';
import { fitHistory, withSummary, type History, type PastTurn } from './history.ts';
import { marksOf } from './mark-now.ts';
import { fitKnowledge, type FittedKnowledge } from './knowledge.ts';
import { createPacker, type Packed, type PackedPassage, type Packer } from './pack.ts';
import type { Language, Scope } from './prompt.ts';
import { roomForFiles, roomForNewest, roomIn } from './room.ts';
import type { PlanFiles, PlannedFile } from './shown-files.ts';
import { withoutTemplates } from './without-templates.ts';

export interface Asked {
  question: string;
  language: Language;
  /** What the asker's screen speaks, where it says: what is told about the answer is said in it. */
  screen?: Language;
  past: readonly PastTurn[];
  /** The day as 2026-03-02, for the model to know it. */
  today?: string;
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
  planFiles?: PlanFiles;
  /** What is to be made, where more is wanted than an answer. */
  recipe?: FilledRecipe;
  /** In whose manner it is to be made. */
  voice?: SpokenVoice;
  /** What has been condensed before. */
  kept?: Kept;
  /** Asked before more is taken than an answer takes; where it says no, nothing is condensed. */
  setAside?: SetAside;
}

/** What goes into one question, and what is known of how it was chosen. */
export interface Material {
  sources: GatheredSource[];
  packed: Packed;
  /** Packs the same sources for another budget. */
  pack: Packer;
  /** The passages that went in, by the number under which the model knows them. */
  byMark: ReadonlyMap<number, PackedPassage>;
  history: History;
  knowledge: FittedKnowledge;
  ranking: Ranking | null;
  /** Pictures and documents that are to be shown. */
  files: PlannedFile[];
  /** What the passages may take. */
  budgetTokens: number;
  /** What may be taken to say what those sources are about that do not go in whole. */
  aboutTokens: number;
}

/**
 * Chooses what the model is given. Sources whole while they fit; where they do not, a question that wants everything of
 * them gets as many of them condensed as makes room for the others, any other one the passages that fit it best.
 */
export async function toMaterial(
  engine: ModelEngine,
  asked: Asked,
  signal: AbortSignal,
  spend: Spend,
): Promise<Material> {
  const { question, kept = keepsNothing, setAside, smallModel = null } = asked;
  const work = { engine: smallModel ?? engine, kept, signal, spend, ...(setAside && { setAside }) };
  const planned = await plan(engine, asked);
  let { sources, history } = planned;
  const summary = smallModel && history.older.length > 0 ? await shorten(history.older, work) : null;
  const inShort = summary === null ? history : withSummary(history, summary);
  if (inShort.tokens <= inShort.mostTokens) history = inShort;
  const budget = budgetOf({ ...planned, history });
  let pack = createPacker(sources, question);
  let ranking: Ranking | null = null;
  for (let chosen = mostCondensed(question, sources, pack(budget), budget); chosen.size > 0;) {
    const condensed = await condense(sources, (source) => chosen.has(source), work);
    if (!condensed) break;
    pack = createPacker((sources = condensed), question);
    // What has become longer in short than was thought leaves no room for the others: then these are condensed, too.
    chosen = mostCondensed(question, sources, pack(budget), 0);
  }
  if (asked.findNearness && cutOf(pack(budget), sources).size > 0) {
    const weighed = await weigh(asked.findNearness, sources, question, signal);
    ranking = weighed.ranking;
    if (ranking) spend({ for: 'nearness', inputTokens: estimateTokens(question), outputTokens: 0, cost: null });
    pack = createPacker((sources = weighed.sources), question);
  }
  return toWhole({ ...planned, sources, history }, pack, ranking, budget);
}

/** The same without asking any model: nothing is shortened in the words of one, and nothing is weighed by meaning. */
export async function materialUnasked(engine: ModelEngine, asked: Asked): Promise<Material> {
  const planned = await plan(engine, asked);
  return toWhole(planned, createPacker(planned.sources, asked.question), null, budgetOf(planned));
}

/**
 * Of what was made without asking a model the sources that one would condense part by part for this question, and those that
 * go in whole thanks to that.
 */
export function yetToCondense(
  { packed, sources, budgetTokens }: Material,
  question: string,
): { condensed: ReadonlySet<GatheredSource>; whole: ReadonlySet<GatheredSource> } {
  const condensed = mostCondensed(question, sources, packed, budgetTokens);
  const others = condensed.size > 0 ? wantedWhole(question, sources) : [];
  return { condensed, whole: new Set(others.filter((source) => isFull(source) && !condensed.has(source))) };
}

/** Of the sources of which all is wanted those that are to be condensed so that all goes in; none while it does. */
function mostCondensed(
  question: string,
  sources: readonly GatheredSource[],
  packed: Packed,
  budget: number,
): ReadonlySet<GatheredSource> {
  const cut = cutOf(packed, sources);
  const wanted = cut.size > 0 ? wantedWhole(question, sources).filter(isFull) : [];
  if (!wanted.some((source) => cut.has(source))) return new Set();
  const others = sources.reduce((sum, source) => sum + (wanted.includes(source) ? 0 : leastOf(source)), 0);
  const chosen = toCondense(
    wanted.filter(({ condensed }) => !condensed),
    budget - others,
  );
  return chosen.size > 0 ? chosen : new Set(wanted.filter((source) => cut.has(source) && !source.condensed));
}

const isFull = ({ depth = 'full', passages }: GatheredSource): boolean => depth === 'full' && passages.length > 0;

/** What a source of which not all is wanted has beside the others at least. */
const LEAST_BESIDE = 500;
const leastOf = (source: GatheredSource): number =>
  source.depth === 'off' ? 0 : Math.min(LEAST_BESIDE, sentTokensOf(source));

/** With passages for less room, where what stands around them takes more than was thought. Throws AiFault 'no-room'. */
export function withLess(made: Material, tooManyTokens: number): Material {
  if (made.budgetTokens <= 0) throw new AiFault('no-room');
  const budgetTokens = Math.max(0, made.budgetTokens - tooManyTokens);
  const packed = made.pack(budgetTokens);
  // Where the room is so little, it is the passages'.
  return { ...made, packed, byMark: byMarkOf(packed), budgetTokens, aboutTokens: 0 };
}

type Planned = Awaited<ReturnType<typeof plan>>;

/** What goes in beside the passages. */
async function plan(engine: ModelEngine, asked: Asked) {
  const { question, scope = 'wires', language, recipe, voice } = asked;
  const order = recipe?.recipe.order(recipe.values, language) ?? '';
  const room = roomIn(engine, scope, [
    question,
    order,
    voice ? instructionsFor(voice.profile, language, voice.sentences) : '',
  ]);
  const gathered = await asked.gather();
  const sources = !recipe && isAboutBlanks(question) ? gathered : withoutTemplates(gathered);
  const knowledge = fitKnowledge((await asked.readKnowledge?.()) ?? [], room.knowledge);
  const newest = roomForNewest(room, knowledge.tokens + headTokensOf(sources));
  const history = fitHistory(asked.past, { share: room.history, newest }, marksOf(sources));
  const forFiles = roomForFiles(room, history.tokens + knowledge.tokens);
  const files = (await asked.planFiles?.(sources, engine, forFiles)) ?? [];
  return { room, sources, history, knowledge, files };
}

/** About what a source costs beside its passages: its title, its tag. */
const HEAD_TOKENS = 24;
const headTokensOf = (sources: readonly GatheredSource[]): number =>
  sources.reduce((sum, { title }) => sum + HEAD_TOKENS + estimateTokens(title), 0);

/** Of what the rules leave, the part that may say what sources are about; only where not all of them go in whole. */
const ABOUT_SHARE = 0.04;

function budgetOf({ room, sources, history, knowledge, files }: Planned): number {
  const heads = headTokensOf(sources);
  const shown = files.reduce((sum, { tokens }) => sum + tokens, 0);
  const free = room.all - history.tokens - knowledge.tokens - shown - Math.min(heads, room.all / 4);
  const left = free < passageTokensOf(sources) ? free - room.all * ABOUT_SHARE : free;
  // In steps: what changes a little from turn to turn shall not change which passages go in.
  const step = room.all / 32;
  return Math.max(0, Math.floor(Math.floor(left / step) * step));
}

const passageTokensOf = (sources: readonly GatheredSource[]): number =>
  sources.reduce((sum, source) => sum + sentTokensOf(source), 0);

const byMarkOf = ({ passages }: Packed) => new Map(passages.map((passage) => [passage.mark, passage]));

function toWhole(
  { room, sources, history, knowledge, files }: Planned,
  pack: Packer,
  ranking: Ranking | null,
  budgetTokens: number,
): Material {
  const packed = pack(budgetTokens);
  const aboutTokens = budgetTokens > 0 ? room.all * ABOUT_SHARE : 0;
  return {
    sources,
    packed,
    pack,
    byMark: byMarkOf(packed),
    history,
    knowledge,
    ranking,
    files,
    budgetTokens,
    aboutTokens,
  };
}

/** The sources of which all is wanted and not all goes in. */
const cutOf = ({ context }: Packed, sources: readonly GatheredSource[]): Set<GatheredSource> =>
  new Set(
    sources.filter(({ passages, depth = 'full' }, place) => {
      const share = context[place]?.share;
      return share === 'part' || (share === 'title-only' && depth === 'full' && passages.length > 0);
    }),
  );

/** The sources of which a question wants everything, not what fits it best. */
const wantedWhole = (question: string, sources: readonly GatheredSource[]): readonly GatheredSource[] =>
  findOverviewAsked(question, sources)?.sources ?? (wantsEverything(question) ? sources : []);

/** By how many of the passages the model that embeds had a say in what was chosen. */
interface Ranking {
  byMeaning: number;
  passages: number;
}

/** The sources with how near each passage is to the question in meaning; `ranking` null where no passage could be compared. */
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

import { cut } from '#contract/base/letters.ts';
import type { ContextShare, KeptPrompt } from '#contract/chat/chat.schema.ts';
import { costOf } from '#contract/chat/price.ts';
import { standsIn } from '#contract/chat/quote-verdict.ts';
import type { KeptRecord } from '#contract/recipes/record.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { instructionsFor } from '../../voices/instructions.ts';
import type { SpokenVoice } from '#contract/voices/voices.schema.ts';
import type { AnswerCut } from '#contract/chat/answer-cut.ts';
import { lengthOf, type ModelEngine, type ModelUsage, type Prompt } from '../../ai/model-engine.ts';
import { addUsage, ObjectFault } from '../../ai/write-object.ts';
import { audible } from '../../ai/patience.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { AnswerWriter } from './answer.ts';
import { checkQuotes } from './check-quotes.ts';
import { toCitations, type CitedPassage } from './cite.ts';
import type { GatheredSource } from '../context/gather.ts';
import { fitKnowledge } from '../context/knowledge.ts';
import { materialUnasked, toMaterial, withLess, type Asked, type Material } from '../context/material.ts';
import { createTally, type Spent } from '../tally.ts';
import { costOf as tokensOfPassage } from '../context/by-depth.ts';
import { wordsOf, type Packed } from '../context/pack.ts';
import { toPrompt, type Language } from '../context/prompt.ts';
import { harmless } from '../context/safe-text.ts';
import { compose, type ResultPiece } from '../../recipes/compose.ts';
import { notedRecipe, type FilledRecipe } from '../recipes/find-recipe.ts';
import { madeFrom } from '../recipes/made-from.ts';
import { notedVoice } from '../../recipes/noted-voice.ts';
import { foundWords } from '../../recipes/found-words.ts';
import { groundOf } from '../recipes/record-ground.ts';
import { materialForModel, materialOf } from '../recipes/read-material.ts';
import { openFiles, type Seen, type ShownFile } from '../context/shown-files.ts';
import { createRenumberer } from './renumber.ts';
import { createJudging } from './judging.ts';

/** So much of what a model was told is kept. */
export const KEPT_LENGTH = 20_000;

/** The model writes, from as much of the connected sources as its budget holds; its marks become citations. */
export function answerByModel(engine: ModelEngine, asked: Asked): AnswerWriter {
  let { recipe } = asked;
  let made: Material | null = null;
  let ended: AnswerCut | null = null;
  let usage: ModelUsage = { inputTokens: null, outputTokens: null };
  let sent: Prompt | null = null;
  let sentTokens: number | null = null;
  let shown: ShownFile[] = [];
  let prompt: KeptPrompt | null = null;
  const tally = createTally();
  const { spend, beside } = tally;
  let record: KeptRecord | null = null;
  let wrongFields: readonly string[] = [];
  const marks = () => createRenumberer((mark) => made?.byMark.has(mark) ?? false);
  let renumber = marks();
  const judging = createJudging(asked, spend, () => recipe);
  const cited = () => [...renumber.cited().flatMap((mark) => made?.byMark.get(mark) ?? []), ...judging.attached()];
  return {
    async write(tell, signal) {
      const say = judging.hearing(tell);
      const hear = () => void say('');
      const helping = asked.smallModel && audible(asked.smallModel, hear);
      const preparing = { ...asked, ...(helping && { smallModel: helping }) };
      made = await toMaterial(audible(engine, hear), preparing, signal, spend);
      const { language } = asked;
      const fitted = fit(engine, asked, made);
      ({ made, recipe } = fitted);
      const { words } = fitted;
      shown = await openFiles(made.files, signal);
      // Whoever reads the receipt may be somebody else than the one whose voice was spoken and whose rate card was used.
      const order = orderOf(
        recipe && { ...recipe, values: notedRecipe(recipe).recipe.values },
        undefined,
        made,
        language,
      );
      prompt = { instructions: cut(words.instructions, KEPT_LENGTH), order: order && cut(order, KEPT_LENGTH) };
      sent = { ...words, files: shown.flatMap(({ files }) => files) };
      const ground = () => groundOf(fitted.made, recipe?.recipe);
      const pieces: AsyncGenerator<ResultPiece> = recipe
        ? compose(audible(engine, hear), sent, { ...recipe, language }, ground, signal)
        : engine.write(sent, signal);
      let hasWords = false;
      try {
        for await (const piece of pieces) {
          if ('text' in piece) hasWords = (hasWords && !piece.isAnew) || piece.text.trim() !== '';
          if ('usage' in piece) {
            tally.wrote(piece.usage);
            usage = addUsage(usage, piece.usage);
          } else if ('cut' in piece) ended = piece.cut;
          else if ('record' in piece) ({ record } = piece);
          else {
            if (piece.isAnew) renumber = marks();
            await say(renumber.push(piece.text), piece.isAnew);
          }
        }
        if (!hasWords && !signal.aborted) ended ??= 'empty';
      } catch (error) {
        if (error instanceof ObjectFault) {
          const most = Math.floor(KEPT_LENGTH / error.tries.length);
          prompt = { ...prompt, said: error.tries.map((words) => cut(words, most)).join('\n\n—\n\n') };
          wrongFields = error.fields;
        }
        throw error;
      } finally {
        await say(renumber.end());
      }
      await judging.ask(cited(), made.packed.passages, say, signal);
    },
    facts(text, isWhole) {
      const passages = cited();
      const { packed, knowledge, ranking = null, history } = made ?? nothing;
      const own = isWhole ? ownTexts(asked, knowledge, made?.sources ?? []) : [];
      const quotes = isWhole ? checkQuotes(judging.stating(text), passages, packed.passages, own) : [];
      const read = withFiles(packed.context, shown);
      const context = [...read, ...knowledge.context];
      const isShortened = history !== null && isShort(history);
      const isOwn = (words: string, { title }: GatheredSource) => [title, ...own].some((one) => standsIn(words, one));
      const citations = toCitations(text, passages, isOwn);
      const named = [...own, ...passages.flatMap(namesOf)];
      const { claims, confidence } = isWhole
        ? judging.judge(text, passages, { quotes, read: packed.passages, beside: named })
        : { claims: [], confidence: null };
      return {
        citations,
        quotes,
        confidence,
        made: {
          context,
          ...usage,
          ...(isShortened && { history: history.read }),
          ...(history !== null && history.behind.length > 0 && { behind: [...history.behind] }),
          ...costIn(engine, usage, beside),
          ...tally.counted(),
          ...(prompt && { prompt }),
        },
        metadata: {
          ...(ranking && { ranking }),
          ...(ended && { cut: ended }),
          ...(claims.length > 0 && { claims }),
          ...(record && { record }),
          ...(wrongFields.length > 0 && { wrongFields }),
          ...(recipe && {
            ...notedRecipe(recipe),
            ...notedVoice(asked.voice),
            madeFrom: madeFrom(made?.sources ?? [], packed.context, citations),
          }),
        },
        spentTokens: spentOn(text, usage, () => (sentTokens ??= tokensOf(sent, made))) + beside.tokens,
      };
    },
  };
}

/** What the model would be sent if it were asked now, and about how much that is. Throws AiFault 'no-room'. */
export async function foretell(engine: ModelEngine, asked: Asked): Promise<{ made: Material; inputTokens: number }> {
  const { made, words } = fit(engine, asked, await materialUnasked(engine, asked));
  return { made, inputTokens: tokensOf(words, made) };
}

/** What goes in of each source, with what is shown of pictures and documents. */
export const withFiles = (context: readonly ContextShare[], shown: readonly Seen[]): ContextShare[] =>
  context.map((share) => {
    const seen = shown.find(({ nodeId }) => nodeId === share.nodeId);
    if (!seen) return share;
    const { tokens, pages } = seen;
    return { ...share, isShown: true, tokens: share.tokens + tokens, ...(pages && { shownPages: pages }) };
  });

const MOST_FITTINGS = 8;

/** The words that are sent, with as many passages as the model can read beside everything else. Throws AiFault 'no-room'. */
function fit(
  engine: ModelEngine,
  asked: Asked,
  planned: Material,
): { made: Material; recipe: FilledRecipe | undefined; words: Prompt } {
  let made = planned;
  for (let fittings = 0; ; fittings++) {
    const recipe = asked.recipe && learnt(asked.recipe, made);
    const words = wordsFor(asked, recipe, made);
    const over = countedOf(words, made) - engine.contextTokens;
    if (over <= 0) return { made, recipe, words };
    made = withLess(made, fittings < MOST_FITTINGS ? over : Infinity);
  }
}

/** How much is sent: passages as they were counted when they were read, the rest about. */
function countedOf(words: Prompt, { packed, files }: Material): number {
  const passages = packed.passages.reduce((sum, one) => sum + tokensOfPassage({ passage: one, ...saidOf(one) }), 0);
  const shown = files.reduce((sum, { tokens }) => sum + tokens, 0);
  const about = packed.passages.reduce((sum, one) => sum + estimateTokens(wordsOf(one)), 0);
  return lengthOf(words) - about + passages + shown;
}
const saidOf = ({ said }: { said?: string }) => (said === undefined ? {} : { said });

function wordsFor(asked: Asked, recipe: FilledRecipe | undefined, made: Material): Prompt {
  const { question, language, scope = 'wires', voice, today } = asked;
  const { packed, sources, history, knowledge } = made;
  const order = orderOf(recipe, voice, made, language);
  const showsFiles = made.files.length > 0;
  const frame = {
    language,
    scope,
    knowledge,
    order,
    form: recipe ? (recipe.recipe.record ? ('record' as const) : ('made' as const)) : ('text' as const),
    showsFiles,
    aboutTokens: made.aboutTokens,
    ...(today && { today }),
  };
  return toPrompt(question, packed, sources, history, frame);
}

/** Of a question nobody but its reader knows whether it asks for a text of the creator's. */
const whereToSpeakSo: Record<Language, string> = {
  ko: '질문이 대본, 글, 캡션, 답장처럼 크리에이터가 내놓을 글을 써 달라는 것이면 그 글만 아래 말투로 씁니다. 묻고 답하는 것이면 따르지 않습니다.',
  en: 'Where the question asks for a text that the creator will publish or send, such as a script, a caption or a reply, write that text in the voice below. Where it only asks something, do not.',
};

function orderOf(
  filled: FilledRecipe | undefined,
  voice: SpokenVoice | undefined,
  { sources, packed }: Material,
  language: Language,
): string | null {
  const manner = voice ? harmless(instructionsFor(voice.profile, language, voice.sentences)) : null;
  if (!filled) return manner && `${whereToSpeakSo[language]}\n${manner}`;
  const { recipe, values } = filled;
  const found = recipe.found && foundWords(recipe.found(materialForModel(sources, packed), language), language);
  return [recipe.order(values, language), found, manner].filter(Boolean).join('\n\n');
}

function learnt(filled: FilledRecipe, { sources, packed }: Material): FilledRecipe {
  const { learn } = filled.recipe;
  return learn ? { ...filled, values: learn(filled.values, materialOf(sources, packed).material) } : filled;
}

/** Whether the conversation did not go in as it was. */
const isShort = ({ earlier, read }: Material['history']): boolean =>
  earlier !== null || read.shortened > 0 || read.withheld !== undefined;

const tokensOf = (sent: Prompt | null, made: Material | null): number =>
  sent === null ? 0 : (made?.files ?? []).reduce((sum, { tokens }) => sum + tokens, lengthOf(sent));

const nothing = {
  packed: { passages: [], context: [] } satisfies Packed,
  knowledge: fitKnowledge([], 0),
  ranking: null,
  history: null,
};

/** With what was asked of models beside the answer; nothing where any of it is not known. */
export function costIn(
  { prices }: ModelEngine,
  { inputTokens, outputTokens, cachedTokens = 0, keptTokens = 0 }: ModelUsage,
  beside: Spent = { tokens: 0, cost: 0 },
): { cost?: { amount: number; currency: string } } {
  if (!prices || inputTokens === null || outputTokens === null || beside.cost === null) return {};
  const { amount, currency } = costOf(prices, { inputTokens, outputTokens, cachedTokens, keptTokens });
  return { cost: { amount: amount + beside.cost, currency } };
}

/** What the asker and the administrators said themselves: who quotes it quotes no source. */
const ownTexts = (
  { question, past, recipe }: Asked,
  { guidelines, background }: Material['knowledge'],
  sources: readonly GatheredSource[],
): string[] => [
  ...[question, ...guidelines, ...background].map(ownWords),
  ...past.flatMap(({ role, text }) => (role === 'user' ? text : [])),
  ...sources.flatMap(({ note }) => note ?? []),
  ...Object.values(recipe?.values ?? {}).filter((value) => typeof value === 'string'),
];

const namesOf = ({ source, heading, headings = [] }: CitedPassage): string[] => [
  source.title,
  ...headings,
  ...(heading === null ? [] : [heading]),
];

const ownWords = (said: string | KnowledgeItem): string =>
  typeof said === 'string' ? said : `${said.title}\n${said.content}`;

/** What a provider says that an answer took, or an estimate where it broke off before saying so. */
export const spentOn = (text: string, usage: ModelUsage, sentTokens: () => number): number =>
  usage.inputTokens === null && usage.outputTokens === null
    ? text === ''
      ? 0
      : sentTokens() + estimateTokens(text)
    : (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);

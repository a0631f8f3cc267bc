import type { Citation } from '#contract/chat/chat.schema.ts';
import { withOfferer } from '../../recipes/kinds/sponsored.ts';
import type { RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../../recipes/writing.ts';
import type { KeptRecord } from '#contract/recipes/record.ts';
import { withoutModel } from '../../recipes/worksheet/without-model.ts';
import { WORKSHEET, type Worksheet } from '#contract/recipes/worksheet/worksheet.ts';
import { noFacts, type AnswerFacts, type AnswerWriter } from '../answers/answer.ts';
import { lackOf } from '../answers/quoting/compose.ts';
import { toCitation } from '../answers/cite.ts';
import { createRenumberer } from '../answers/renumber.ts';
import type { Lack } from '../answers/lack.ts';
import { wasSaidBefore } from '../answers/quoting-words.ts';
import type { GatheredSource } from '../context/gather.ts';
import type { Asked } from '../context/material.ts';
import { pack, type Packed } from '../context/pack.ts';
import { plain } from '../context/safe-text.ts';
import { apartOffers } from './apart-offers.ts';
import { notedRecipe, type FilledRecipe } from './find-recipe.ts';
import { madeFrom } from './made-from.ts';
import { notedVoice } from '../../recipes/noted-voice.ts';
import { offersAloneWords, offersWords, outlineWords, unfilledWords } from './outline-words.ts';
import { materialOf, type Quotable } from './read-material.ts';

/** A recipe without a model: what has a form in the sources, or a worksheet of its parts beside the passages that fit them. */
export function answerByOutline(asked: Asked, chosen: FilledRecipe, lack: Lack): AnswerWriter {
  const { recipe, values: filled } = chosen;
  const fallback = lack === 'no-key' ? {} : { fallback: lack };
  let facts: AnswerFacts = { ...noFacts, metadata: { ...notedRecipe(chosen), ...fallback } };
  return {
    async write(say) {
      const told = { ...asked, language: asked.screen ?? asked.language };
      const sources = await asked.gather();
      const packed = pack(sources, asked.question, Infinity);
      const apart = apartOffers(sources, recipe);
      const { offers, offerer } = apart;
      const { material: read, quotables } = materialOf(apart.material, packed);
      const material = offerer ? { ...read, offer: offerer } : read;
      facts = { ...facts, made: { ...noFacts.made, context: packed.context } };
      const isEmpty = material.sources.length === 0 && !(material.beats && recipe.isSpoken);
      const missing = recipe.lacks?.(filled, material)?.[told.language];
      if (missing !== undefined || (isEmpty && !recipe.needsNoSources)) {
        facts = { ...facts, metadata: fallback };
        const { nothing, unread } = lackOf(sources, told);
        return say([nothing ?? missing ?? nothingToMake(offers, packed, told), ...unread].join('\n\n'));
      }
      const learned = recipe.learn?.(filled, material) ?? filled;
      const values = offerer ? withOfferer(recipe, learned, offerer) : learned;
      const made = withoutModel(recipe, values, material, asked.language);
      const cited = made.sheet ? citedIn(made.sheet, quotables) : null;
      const renumber = createRenumberer((mark) => quotables[mark - 1] !== undefined);
      const text = renumber.push(made.text) + renumber.end();
      await say(text);
      const citations = cited?.citations ?? citationsOf(renumber.cited(), quotables);
      const isNamed = values !== learned;
      const isTold = offerer !== null && text.includes(offerer.brand);
      facts = {
        ...facts,
        citations,
        metadata: {
          ...notedRecipe({ ...chosen, values }),
          ...notedVoice(asked.voice),
          ...fallback,
          ...(cited ? { record: { name: WORKSHEET, record: cited.sheet } } : recordIn(recipe, values, material)),
          outline: [
            outlineWords[told.language][cited ? 'worksheet' : 'outline'][
              wasSaidBefore(asked.past, lack) ? 'said' : lack
            ],
            ...offersNote(offers, isNamed, told),
          ].join(' '),
          madeFrom: madeFrom(isTold ? sources : apart.material, packed.context, citations),
        },
      };
    },
    facts: () => facts,
  };
}

/** The passages by the numbers that they get in their order. */
const citationsOf = (marks: readonly number[], quotables: readonly Quotable[]): Citation[] =>
  marks.flatMap((mark, place) => {
    const cited = quotables[mark - 1];
    return cited ? [toCitation(place + 1, cited.passage, cited.text)] : [];
  });

/** The worksheet with its passages in one count, and what stands behind them; one that is not in its source to the letter is left out. */
function citedIn(sheet: Worksheet, quotables: readonly Quotable[]): { sheet: Worksheet; citations: Citation[] } {
  const citations: Citation[] = [];
  const parts = sheet.parts.map((part) => ({
    ...part,
    passages: part.passages.flatMap((passage) => {
      const found = quotables[passage.mark - 1];
      const citation = found && toCitation(citations.length + 1, found.passage, found.text);
      if (!citation?.isVerbatim) return [];
      citations.push(citation);
      return [{ ...passage, mark: citation.mark, text: plain(found?.text ?? '') }];
    }),
  }));
  return { sheet: { ...sheet, parts }, citations };
}

/** What has a form in the sources as a record, for a result that is one. */
const recordIn = (
  { record }: WritableRecipe,
  values: RecipeValues,
  material: RecipeMaterial,
): { record?: KeptRecord } =>
  record?.isKept && record.read ? { record: { name: record.name, record: record.read(material, values) } } : {};

/** Why nothing is made though something can be read: it is what sponsors sent, or templates that nobody has filled in. */
const nothingToMake = (offers: readonly GatheredSource[], { passages }: Packed, { language }: Asked): string =>
  offers.length > 0
    ? offersAloneWords[language](titlesOf(offers))
    : unfilledWords[language](titlesOf(passages.map(({ source }) => source)));

const titlesOf = (sources: readonly GatheredSource[]): string[] => [
  ...new Set(sources.map(({ title }) => plain(title)).filter((title) => title.trim() !== '')),
];

/** What became of the offers; nothing where none is wired. */
const offersNote = (offers: readonly GatheredSource[], isNamed: boolean, { language }: Asked): string[] =>
  offers.length === 0 ? [] : [offersWords[language](titlesOf(offers), isNamed)];

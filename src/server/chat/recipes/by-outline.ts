import { errorsOf } from '#contract/recipes/finding.ts';
import type { Recipe, RecipeValues } from '#contract/recipes/recipe.ts';
import { noFacts, type AnswerFacts, type AnswerWriter } from '../answers/answer.ts';
import { lackOf } from '../answers/by-quoting.ts';
import { toCitation } from '../answers/cite.ts';
import { createRenumberer } from '../answers/renumber.ts';
import type { Lack } from '../answers/quoting-words.ts';
import type { Asked } from '../context/material.ts';
import { pack, type Packed } from '../context/pack.ts';
import { plain } from '../context/safe-text.ts';
import type { FilledRecipe } from './find-recipe.ts';
import { madeFrom } from './made-from.ts';
import { notedVoice } from './noted-voice.ts';
import { outlineWords, unfilledWords } from './outline-words.ts';
import { materialOf } from './read-material.ts';

/** A recipe without a model: its own frame, filled with sentences of the sources, and blanks for what a person must say. */
export function answerByOutline(asked: Asked, { id, recipe, values: filled }: FilledRecipe, lack: Lack): AnswerWriter {
  const fallback = lack === 'no-key' ? {} : { fallback: lack };
  let facts: AnswerFacts = { ...noFacts, metadata: { recipe: { id, values: filled }, ...fallback } };
  return {
    async write(say) {
      const sources = await asked.gather();
      const packed = pack(sources, asked.question, Infinity);
      const { material, quotables } = materialOf(sources, packed);
      facts = { ...facts, made: { ...noFacts.made, context: packed.context } };
      const isEmpty = material.sources.length === 0 && !(material.beats && recipe.isSpoken);
      const missing = recipe.lacks?.(filled, material)?.[asked.language];
      if (missing !== undefined || (isEmpty && !recipe.needsNoSources)) {
        facts = { ...facts, metadata: fallback };
        const { nothing, unread } = lackOf(sources, asked);
        return say([nothing ?? missing ?? unfilledWords[asked.language](titlesOf(packed)), ...unread].join('\n\n'));
      }
      const values = recipe.learn?.(filled, material) ?? filled;
      const renumber = createRenumberer((mark) => quotables[mark - 1] !== undefined);
      const outline = recipe.outline(values, material, asked.language);
      const text = renumber.push(fitted(recipe, outline, values)) + renumber.end();
      await say(text);
      const citations = renumber.cited().flatMap((mark, place) => {
        const cited = quotables[mark - 1];
        return cited ? [toCitation(place + 1, cited.passage, cited.text)] : [];
      });
      const note = outlineWords[asked.language][lack];
      facts = {
        ...facts,
        citations,
        metadata: {
          recipe: { id, values },
          ...notedVoice(asked.voice),
          ...fallback,
          outline: note,
          madeFrom: madeFrom(sources, packed.context, citations),
        },
      };
    },
    facts: () => facts,
  };
}

const titlesOf = ({ passages }: Packed): string[] => [
  ...new Set(passages.map(({ source: { title } }) => plain(title)).filter((title) => title.trim() !== '')),
];

/** A frame that keeps its rules is left as it is. */
function fitted({ check, fit }: Recipe, outline: string, values: RecipeValues): string {
  const isWrong = errorsOf(check?.(outline, values) ?? []).length > 0;
  return isWrong && fit ? fit(outline, values) : outline;
}

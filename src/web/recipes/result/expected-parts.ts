import type { Language } from '#contract/base/language.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { SHORT } from '#contract/recipes/script/check-script.ts';
import { beatsFor } from '#contract/recipes/structure/wired-sheet.ts';
import { numberValue } from '#contract/recipes/values.ts';
import { longParts } from '#contract/recipes/kinds/long-record.ts';

/** A part that a result is told to have, and how long. */
export interface ExpectedPart {
  name: string;
  sec: number;
}

/**
 * The parts that a script is told to have, known before it is written: those of the beat sheet in `values`, of a long one
 * without a sheet the usual five. Empty where nobody said which parts there are.
 */
export function expectedParts(recipeId: string, values: RecipeValues, language: Language): ExpectedPart[] {
  if (recipeId === 'long-script') return longParts(values, language).map(toPart);
  if (recipeId !== 'short-script') return [];
  return beatsFor(values, {
    targetSec: numberValue(values, 'seconds'),
    leastSec: 2,
    mostBeats: SHORT.mostLines,
  }).map(toPart);
}

const toPart = ({ name, startSec, endSec }: { name: string; startSec: number; endSec: number }): ExpectedPart => ({
  name,
  sec: endSec - startSec,
});

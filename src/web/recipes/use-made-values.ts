import { useMemo } from 'react';
import { ratesOfIn, type ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { rateFieldOf } from '#contract/recipes/rate-field.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { filledValues } from './form-values.ts';
import { personHere } from '../lib/api.ts';
import { useRateCard } from '../rates/use-rate-card.ts';

interface MadeValues {
  values: RecipeValues;
  /** False where the text was made with a rate card that this reader does not see: its prices cannot be judged. */
  mayJudge: boolean;
}

/** The form that a text was made with, with the reader's own rate card where it was made with that. */
export function useMadeValues(made: ChosenRecipe | null, metadata: Record<string, unknown>): MadeValues {
  const lacks = made !== null && lacksRates(made);
  const isOwn = lacks && ratesOfIn(metadata) === personHere();
  const text = useRateCard(isOwn).card?.text;
  return useMemo(() => {
    const recipe = made && findKind(made.id);
    if (!recipe) return { values: {}, mayJudge: false };
    const name = rateFieldOf(recipe);
    const rates = isOwn && name !== null && text !== undefined ? { [name]: text } : {};
    return {
      values: { ...filledValues(recipe, made.values), ...rates },
      mayJudge: !lacks || Object.keys(rates).length > 0,
    };
  }, [made, lacks, isOwn, text]);
}

/** Whether a text was made with a rate card of which nothing is said beside it. */
function lacksRates({ id, values }: ChosenRecipe): boolean {
  const recipe = findKind(id);
  const name = recipe ? rateFieldOf(recipe) : null;
  return name !== null && !Object.hasOwn(values, name);
}

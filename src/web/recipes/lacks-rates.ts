import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { rateFieldOf } from '#contract/recipes/rate-field.ts';

/** Whether a text was made with a rate card of which nothing is said beside it. */
export function lacksRates({ id, values }: ChosenRecipe): boolean {
  const recipe = findKind(id);
  const name = recipe ? rateFieldOf(recipe) : null;
  return name !== null && !Object.hasOwn(values, name);
}

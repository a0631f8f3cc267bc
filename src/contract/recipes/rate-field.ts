import type { ChosenRecipe } from './chosen.ts';
import { findKind } from './kinds/index.ts';
import type { Recipe } from './recipe.ts';

/** The field of a recipe's form that takes the asker's rate card; null for a recipe without one. */
export const rateFieldOf = ({ fields }: Pick<Recipe, 'fields'>): string | null =>
  fields.find(({ isRateCard }) => isRateCard === true)?.name ?? null;

/** Whether a text was made with a rate card of which nothing is said beside it. */
export function lacksRates({ id, values }: ChosenRecipe): boolean {
  const recipe = findKind(id);
  const name = recipe ? rateFieldOf(recipe) : null;
  return name !== null && !Object.hasOwn(values, name);
}

import type { Recipe, RecipeValues } from './recipe.ts';
import { readValues, startValues } from './values.ts';

/** The form of a recipe with these values in it. */
export function formOf(recipe: Recipe, values: RecipeValues): RecipeValues {
  const read = readValues(recipe, { ...startValues(recipe), ...values });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

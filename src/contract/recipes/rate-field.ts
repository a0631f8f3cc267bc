import type { Recipe } from './recipe.ts';

/** The field of a recipe's form that takes the asker's rate card; null for a recipe without one. */
export const rateFieldOf = ({ fields }: Pick<Recipe, 'fields'>): string | null =>
  fields.find(({ isRateCard }) => isRateCard === true)?.name ?? null;

import type { Recipe } from '../recipe.ts';
import { prompt } from './prompt.ts';

/** THE TABLE of recipes, in the order in which they are offered. */
export const recipes = {
  prompt,
} as const satisfies Record<string, Recipe>;
export type RecipeId = keyof typeof recipes;
export const recipeIds = Object.keys(recipes) as RecipeId[];

import { z } from 'zod';
import { text } from '../base/text.ts';
import type { RecipeValues } from './recipe.ts';
import { sentValues } from './recipe.ts';

/** A recipe by its name in the table of recipes, with what was written into its form. */
export const chosenRecipe = z.strictObject({ id: text(40), values: sentValues });
export interface ChosenRecipe {
  id: string;
  values: RecipeValues;
}

/** The recipe whose result proposes changes of a board. */
export const BOARD_PLAN = 'board-plan';

/** What metadata of a question, an answer or a note says of the recipe that it was made by; null where it says nothing. */
export function recipeIn(metadata: Record<string, unknown>): ChosenRecipe | null {
  const read = chosenRecipe.safeParse(metadata['recipe']);
  return read.success ? read.data : null;
}

/** Whose rate card metadata names; null where it names nobody's. */
export const ratesOfIn = ({ ratesOf }: Record<string, unknown>): string | null =>
  typeof ratesOf === 'string' ? ratesOf : null;

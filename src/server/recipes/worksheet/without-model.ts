import { errorsOf } from '#contract/base/finding.ts';
import type { Language } from '#contract/base/language.ts';
import type { RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { drawWorksheet } from './draw-worksheet.ts';
import type { Worksheet } from '#contract/recipes/worksheet/worksheet.ts';

/** What a recipe gives without a model: its text, and the worksheet behind it where it has one. */
export function withoutModel(
  recipe: WritableRecipe,
  values: RecipeValues,
  material: RecipeMaterial,
  language: Language,
): { text: string; sheet: Worksheet | null } {
  const sheet = recipe.worksheet?.(values, material, language) ?? null;
  const text = sheet ? drawWorksheet(sheet) : (recipe.outline?.(values, material, language) ?? '');
  const isWrong = errorsOf(recipe.check?.(text, values) ?? []).length > 0;
  return { text: isWrong && recipe.fit ? recipe.fit(text, values, language) : text, sheet };
}

import type { ReadSource, RecipeMaterial, RecipeValues } from '#contract/recipes/recipe.ts';
import type { WritableRecipe } from '../writing.ts';
import { withoutModel } from '../worksheet/without-model.ts';

const LINE_SEC = 12;
let mark = 0;

/** A wired note whose lines are its central sentences. */
export const noteOf = (text: string, more: Partial<ReadSource> = {}): ReadSource => ({
  title: text.split('\n', 1)[0] ?? '',
  kind: 'text',
  quotes: text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ mark: (mark += 1), text: line, startSec: null })),
  text,
  segments: [],
  chapters: [],
  citeAt: () => null,
  ...more,
});

/** A wired video in which a line is said every twelve seconds. */
export const videoOf = (title: string, lines: readonly string[], more: Partial<ReadSource> = {}): ReadSource => ({
  ...noteOf(lines.join('\n')),
  title,
  kind: 'youtube',
  segments: lines.map((text, at) => ({ startSec: at * LINE_SEC, endSec: (at + 1) * LINE_SEC, text })),
  ...more,
});

/** The text that a recipe gives without a model. */
export const keyless = (
  recipe: WritableRecipe,
  values: RecipeValues,
  material: RecipeMaterial,
  language: 'ko' | 'en',
): string => withoutModel(recipe, values, material, language).text;

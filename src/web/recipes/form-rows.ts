import type { Language } from '#contract/base/language.ts';
import type { RecipeField } from '#contract/recipes/recipe.ts';

const isShort = ({ kind }: RecipeField): boolean => kind === 'choice' || kind === 'number';

/**
 * The fields of a form in rows: two that are chosen or counted share one, wherever the second stands, and all else has its
 * own. What is read and what is tabbed through thus keep one order.
 */
export function rowsOf(fields: readonly RecipeField[]): readonly (readonly RecipeField[])[] {
  const [first, ...others] = fields;
  if (!first) return [];
  const beside = isShort(first) ? others.find(isShort) : undefined;
  if (!beside) return [[first], ...rowsOf(others)];
  return [[first, beside], ...rowsOf(others.filter((field) => field !== beside))];
}

const SENTENCE_END = /(?<!\be\.g)\.\s+/;

/** What stands in an empty field and what stands below it: a line has no room for more than one sentence. */
export function hintOf({ kind, hint }: RecipeField, language: Language): { example?: string; told?: string } {
  if (!hint) return {};
  const words = hint[language];
  const end = kind === 'line' ? SENTENCE_END.exec(words) : null;
  return end
    ? { example: words.slice(0, end.index), told: words.slice(end.index + end[0].length) }
    : { example: words };
}

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

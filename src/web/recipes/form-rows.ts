import type { Language } from '#contract/base/language.ts';
import type { RecipeField } from '#contract/recipes/recipe.ts';

const isShort = ({ kind }: RecipeField): boolean => kind === 'choice' || kind === 'number';

const isLed = ({ onlyWith }: RecipeField, before: readonly RecipeField[]): boolean =>
  before.some(({ name }) => name === onlyWith);

/**
 * The fields of a form in rows: two that are chosen or counted share one, wherever the second stands, and all else has its
 * own; one that another leads to stays below that. What is read and what is tabbed through thus keep one order.
 */
export function rowsOf(fields: readonly RecipeField[]): readonly (readonly RecipeField[])[] {
  const [first, ...others] = fields;
  if (!first) return [];
  const beside = isShort(first)
    ? others.find((field, i) => isShort(field) && !isLed(field, others.slice(0, i)))
    : undefined;
  if (!beside) return [[first], ...rowsOf(others)];
  return [[first, beside], ...rowsOf(others.filter((field) => field !== beside))];
}

/** What a form asks at once: what it needs, and how long or many. */
const isAsked = ({ kind, isNeeded, isOwn, onlyWith }: RecipeField): boolean =>
  isNeeded === true || ((kind === 'number' || kind === 'choice') && isOwn !== true && onlyWith === undefined);

/** The fields that a form asks at once, and those that it folds away; a single one, or all of a form, is not worth it. */
export function foldedOf<Field extends RecipeField>(fields: readonly Field[]): { asked: Field[]; folded: Field[] } {
  const asked = fields.filter(isAsked);
  const folded = fields.filter((field) => !isAsked(field));
  return asked.length === 0 || folded.length < 2 ? { asked: [...fields], folded: [] } : { asked, folded };
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

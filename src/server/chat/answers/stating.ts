import type { WritableRecipe } from '../../recipes/writing.ts';
import { OPEN_PLACE } from '#contract/recipes/open-places.ts';
import { statementsOf } from './statements.ts';

type Stretch = readonly [start: number, end: number];

const HEADING = /^\s*#.*$/gm;
const stretchesOf = (pattern: RegExp, text: string): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => [index, index + words.length]);

/** What a recipe made, with blanks in place of all that states nothing of a source by its place in the form: the rest stands where it stood. */
export function statingIn(text: string, recipe: Pick<WritableRecipe, 'names' | 'isOwnWords'> | undefined): string {
  if (!recipe) return text;
  const uncited = statementsOf(text).flatMap(({ start, end, marks }): Stretch[] =>
    marks.length === 0 ? [[start, end]] : [],
  );
  return [
    ...stretchesOf(OPEN_PLACE, text),
    ...(recipe.names?.(text) ?? []),
    ...(recipe.isOwnWords ? [...stretchesOf(HEADING, text), ...uncited] : []),
  ].reduce(
    (left, [start, end]) => left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end),
    text,
  );
}

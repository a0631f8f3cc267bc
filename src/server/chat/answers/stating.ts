import { OPEN_PLACE } from '#contract/recipes/open-places.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { disclosuresOf } from '../../recipes/kinds/sponsored.ts';
import type { WritableRecipe } from '../../recipes/writing.ts';
import { statementsOf, type Statement } from './statements.ts';

type Stretch = readonly [start: number, end: number];

interface Filled {
  recipe: Pick<WritableRecipe, 'names' | 'ownLines' | 'headlines' | 'isOwnWords'>;
  values: RecipeValues;
}

const HEADING = /^\s*#.*$/gm;
const stretchesOf = (pattern: RegExp, text: string): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => [index, index + words.length]);

function placesOf(words: string, text: string): Stretch[] {
  const [first = '', ...others] = text.split(words);
  let at = first.length;
  return others.map((other) => {
    const start = at;
    at += words.length + other.length;
    return [start, start + words.length];
  });
}

/** A text with blanks in place of these stretches: the rest stands where it stood. */
export const blanked = (text: string, stretches: readonly Stretch[]): string =>
  stretches.reduce(
    (left, [start, end]) => left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end),
    text,
  );

/** What a recipe made, with blanks in place of all that states nothing of a source by its place in the form: the rest stands where it stood. */
export function statingIn(text: string, filled: Filled | undefined): string {
  if (!filled) return text;
  const { recipe, values } = filled;
  const uncited = statementsOf(text).flatMap(({ start, end, marks }): Stretch[] =>
    marks.length === 0 ? [[start, end]] : [],
  );
  return blanked(text, [
    ...stretchesOf(OPEN_PLACE, text),
    ...[...disclosuresOf(values), ...(recipe.ownLines?.(values) ?? [])].flatMap((line) => placesOf(line, text)),
    ...(recipe.names?.(text) ?? []),
    ...(recipe.isOwnWords ? [...stretchesOf(HEADING, text), ...uncited] : []),
  ]);
}

/** The statements that a model may be asked of: no headlines, and no sentences of which a part is still to be written. */
export function askedIn(text: string, filled: Filled | undefined): Statement[] {
  const stated = statementsOf(statingIn(text, filled));
  if (!filled) return stated;
  const meets =
    ({ start, end }: Statement) =>
    ([from, to]: Stretch) =>
      from < end && to > start;
  const open = stretchesOf(OPEN_PLACE, text);
  const unfinished = statementsOf(text).filter((one) => open.some(meets(one)));
  const unasked = [
    ...unfinished.map(({ start, end }): Stretch => [start, end]),
    ...(filled.recipe.headlines?.(text) ?? []),
  ];
  return stated.filter((one) => !unasked.some(meets(one)));
}

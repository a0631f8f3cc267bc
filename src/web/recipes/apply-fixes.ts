import { errorsOf, type Finding } from '#contract/base/finding.ts';
import type { Recipe, RecipeValues } from '#contract/recipes/recipe.ts';

/** So often mended places are looked at anew. */
const ROUNDS = 3;

/** With the fix of every error that has one; of two for one stretch the first counts. */
function mended(text: string, errors: readonly Finding[]): string {
  const fixes = errors
    .flatMap(({ at, fix }) => (at === null || fix === undefined ? [] : [{ at, fix }]))
    .toSorted((a, b) => a.at[0] - b.at[0] || b.at[1] - a.at[1]);
  let result = '';
  let done = 0;
  for (const { at, fix } of fixes) {
    if (at[0] < done) continue;
    result += text.slice(done, at[0]) + fix;
    done = at[1];
  }
  return result + text.slice(done);
}

/** What bringing a text nearer to its rules has done with it: something was added, or it was put right. */
export const fixedBy = (before: string, after: string): 'complete' | 'correct' =>
  after.length > before.length ? 'complete' : 'correct';

/**
 * The text as near to its rules as can be without anybody writing: with what must stand there by `fit`, and every error
 * that says what must stand in its place mended. Never with more errors than before; the same text where nothing helps.
 */
export function applyFixes(text: string, { check, fit }: Pick<Recipe, 'check' | 'fit'>, values: RecipeValues): string {
  const errors = (words: string) => errorsOf(check?.(words, values) ?? []);
  let best = { text, count: errors(text).length };
  const take = (next: string) => {
    const count = next === best.text ? best.count : errors(next).length;
    if (next.trim() !== '' && count <= best.count) best = { text: next, count };
  };
  if (fit) take(fit(text, values));
  for (let round = 0; round < ROUNDS && best.count > 0; round++) {
    const before = best.text;
    take(mended(before, errors(before)));
    if (best.text === before) break;
  }
  return best.text;
}

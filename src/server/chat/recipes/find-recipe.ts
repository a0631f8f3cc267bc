import { Fault } from '#contract/base/fault.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findWritable } from '../../recipes/writings.ts';
import { rateFieldOf } from '#contract/recipes/rate-field.ts';
import type { WritableRecipe } from '../../recipes/writing.ts';
import { withTopicOf } from '#contract/recipes/topic-of-sources.ts';
import { readValues } from '#contract/recipes/values.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import { readRateCard } from '../../rates/rates.service.ts';
import type { GatheredSource } from '../context/gather.ts';

/** A recipe with its form filled in by its own rules. */
export interface FilledRecipe extends ChosenRecipe {
  recipe: WritableRecipe;
  /** Whose rate card stands in the form. */
  askerId: string;
}

const refusals = {
  unknown: '이 만들기는 없어요. 목록에서 다시 골라 주세요.',
  needed: '꼭 필요한 칸이 비어 있어요. 채운 뒤 다시 시도해 주세요.',
  'not-offered': '고를 수 없는 값이 있어요. 다시 골라 주세요.',
};

/**
 * The recipe that a client names, with the asker's kept rate card in a field for it of which nothing was sent; one that was
 * sent empty stays so. A topic that is left open is the title of the sources, where one has its own. Throws Fault 'bad-input' for one that is not there, or whose form is not filled in.
 */
export async function findRecipe(
  deps: Pick<BoardDeps, 'database'>,
  askerId: string,
  { id, values }: ChosenRecipe,
  { sources = [] }: { sources?: readonly GatheredSource[] } = {},
): Promise<FilledRecipe> {
  const recipe = findWritable(id);
  if (!recipe) throw new Fault('bad-input', refusals.unknown);
  const name = rateFieldOf(recipe);
  const rates =
    name === null || Object.hasOwn(values, name) ? {} : { [name]: (await readRateCard(deps, askerId)).text };
  const wired = sources.filter(({ depth, passages }) => depth !== 'off' && passages.length > 0);
  const read = readValues(recipe, withTopicOf(recipe, { ...values, ...rates }, wired));
  if (!read.ok) throw new Fault('bad-input', refusals[read.reason]);
  return { id, recipe, values: read.value, askerId };
}

/**
 * What is said of a recipe where others may read it: the form without the rate card of who asked, and who that was. An empty
 * one stays: it was emptied for this one text.
 */
export function notedRecipe({ id, recipe, values, askerId }: FilledRecipe): { recipe: ChosenRecipe; ratesOf?: string } {
  const name = rateFieldOf(recipe);
  if (name === null || values[name] === '') return { recipe: { id, values } };
  const { [name]: _, ...others } = values;
  return { recipe: { id, values: others }, ratesOf: askerId };
}

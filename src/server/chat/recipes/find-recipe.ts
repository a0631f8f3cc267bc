import { Fault } from '#contract/base/fault.ts';
import type { ChosenRecipe } from '#contract/recipes/chosen.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import type { Recipe } from '#contract/recipes/recipe.ts';
import { readValues } from '#contract/recipes/values.ts';
import type { BoardDeps } from '../../boards/boards.service.ts';
import { readRateCard } from '../../rates/rates.service.ts';

/** A recipe with its form filled in by its own rules. */
export interface FilledRecipe extends ChosenRecipe {
  recipe: Recipe;
}

const refusals = {
  unknown: '이 만들기는 없어요. 목록에서 다시 골라 주세요.',
  needed: '꼭 필요한 칸이 비어 있어요. 채운 뒤 다시 시도해 주세요.',
  'not-offered': '고를 수 없는 값이 있어요. 다시 골라 주세요.',
};

/** The recipe that a client names. Throws Fault 'bad-input' for one that is not there, or whose form is not filled in. */
export function findRecipe({ id, values }: ChosenRecipe): FilledRecipe {
  const recipe = findKind(id);
  if (!recipe) throw new Fault('bad-input', refusals.unknown);
  const read = readValues(recipe, values);
  if (!read.ok) throw new Fault('bad-input', refusals[read.reason]);
  return { id, recipe, values: read.value };
}

/** The form with the asker's kept rate card in a field for it of which nothing was sent; one that was sent empty stays so. */
export async function withRateCard(
  deps: Pick<BoardDeps, 'database'>,
  actorId: string,
  chosen: ChosenRecipe,
): Promise<ChosenRecipe> {
  const field = findKind(chosen.id)?.fields.find(({ isRateCard }) => isRateCard === true);
  if (!field || Object.hasOwn(chosen.values, field.name)) return chosen;
  const { text } = await readRateCard(deps, actorId);
  return { ...chosen, values: { ...chosen.values, [field.name]: text } };
}

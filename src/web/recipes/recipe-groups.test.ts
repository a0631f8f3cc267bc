import { expect, it } from 'vitest';
import { recipeIds, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { groupsOf } from './recipe-groups.ts';

it('every recipe stands in one group', () => {
  expect(
    groupsOf(recipeIds)
      .flatMap(({ ids }) => ids)
      .toSorted(),
  ).toEqual(recipeIds.toSorted());
});

it('what is found keeps its groups; a recipe that no group names comes last', () => {
  const found = groupsOf(['a-new-one' as RecipeId, 'thread', 'long-script']);
  expect(found).toEqual([
    { group: 'script', ids: ['long-script'] },
    { group: 'publish', ids: ['thread'] },
    { group: 'other', ids: ['a-new-one'] },
  ]);
});

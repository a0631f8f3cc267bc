import { keysOf } from '../../base/keys-of.ts';
import type { Recipe } from '../recipe.ts';
import * as table from './table.ts';

export type RecipeId = keyof typeof table;

/** The order in which they are offered; what is not named comes at the end. */
const FIRST: readonly RecipeId[] = [
  'reference-analysis',
  'structure-xray',
  'beat-sheet',
  'long-script',
  'short-script',
  'description-pack',
  'sponsor-brief',
  'sponsor-reply',
  'blog-post',
  'community-post',
  'thread',
  'newsletter',
  'comment-replies',
  'prompt',
  'board-plan',
];

const all: Readonly<Record<RecipeId, Recipe>> = { ...table };
const named = keysOf(all);
export const recipeIds: readonly RecipeId[] = [...FIRST, ...named.filter((id) => !FIRST.includes(id))];

/** All recipes by their names, in the order in which they are offered. */
export const recipes = Object.fromEntries(recipeIds.map((id) => [id, all[id]])) as Readonly<Record<RecipeId, Recipe>>;

/** The recipe of this name; null where there is none. */
export const findKind = (id: string): Recipe | null =>
  Object.hasOwn(recipes, id) ? ((recipes as Record<string, Recipe>)[id] ?? null) : null;

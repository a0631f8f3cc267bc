import type { Recipe } from '../recipe.ts';
import { blogPost } from './blog-post.ts';
import { commentReplies } from './comment-replies.ts';
import { communityPost } from './community-post.ts';
import { newsletter } from './newsletter.ts';
import { prompt } from './prompt.ts';
import { thread } from './thread.ts';

/** THE TABLE of recipes, in the order in which they are offered. */
export const recipes = {
  'blog-post': blogPost,
  'community-post': communityPost,
  thread,
  newsletter,
  'comment-replies': commentReplies,
  prompt,
} as const satisfies Record<string, Recipe>;
export type RecipeId = keyof typeof recipes;
export const recipeIds = Object.keys(recipes) as RecipeId[];

/** The recipe of this name; null where there is none. */
export const findKind = (id: string): Recipe | null =>
  Object.hasOwn(recipes, id) ? ((recipes as Record<string, Recipe>)[id] ?? null) : null;

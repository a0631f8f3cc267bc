import { BOARD_PLAN } from '../chosen.ts';
import type { Recipe } from '../recipe.ts';
import { beatSheet } from './beat-sheet.ts';
import { boardPlan } from './board-plan.ts';
import { blogPost } from './blog-post.ts';
import { commentReplies } from './comment-replies.ts';
import { communityPost } from './community-post.ts';
import { descriptionPack } from './description-pack.ts';
import { longScript } from './long-script.ts';
import { newsletter } from './newsletter.ts';
import { prompt } from './prompt.ts';
import { referenceAnalysis } from './reference-analysis.ts';
import { shortScript } from './short-script.ts';
import { sponsorBrief } from './sponsor-brief.ts';
import { sponsorReply } from './sponsor-reply.ts';
import { structureXray } from './structure-xray.ts';
import { thread } from './thread.ts';

/** THE TABLE of recipes, in the order in which they are offered. */
export const recipes = {
  'reference-analysis': referenceAnalysis,
  'structure-xray': structureXray,
  'beat-sheet': beatSheet,
  'long-script': longScript,
  'short-script': shortScript,
  'description-pack': descriptionPack,
  'sponsor-brief': sponsorBrief,
  'sponsor-reply': sponsorReply,
  'blog-post': blogPost,
  'community-post': communityPost,
  thread,
  newsletter,
  'comment-replies': commentReplies,
  prompt,
  [BOARD_PLAN]: boardPlan,
} as const satisfies Record<string, Recipe>;
export type RecipeId = keyof typeof recipes;
export const recipeIds = Object.keys(recipes) as RecipeId[];

/** The recipe of this name; null where there is none. */
export const findKind = (id: string): Recipe | null =>
  Object.hasOwn(recipes, id) ? ((recipes as Record<string, Recipe>)[id] ?? null) : null;

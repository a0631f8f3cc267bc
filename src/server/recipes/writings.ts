import { keysOf } from '#contract/base/keys-of.ts';
import { recipes, type RecipeId } from '#contract/recipes/kinds/index.ts';
import { referenceAnalysisWriting } from './kinds/reference-analysis.ts';
import { structureXrayWriting } from './kinds/structure-xray.ts';
import { beatSheetWriting } from './kinds/beat-sheet.ts';
import { longScriptWriting } from './kinds/long-script.ts';
import { shortScriptWriting } from './kinds/short-script.ts';
import { descriptionPackWriting } from './kinds/description-pack.ts';
import { sponsorBriefWriting } from './kinds/sponsor-brief.ts';
import { sponsorReplyWriting } from './kinds/sponsor-reply.ts';
import { blogPostWriting } from './kinds/blog-post.ts';
import { communityPostWriting } from './kinds/community-post.ts';
import { threadWriting } from './kinds/thread.ts';
import { newsletterWriting } from './kinds/newsletter.ts';
import { commentRepliesWriting } from './kinds/comment-replies.ts';
import { promptWriting } from './kinds/prompt.ts';
import { boardPlanWriting } from './kinds/board-plan.ts';
import type { RecipeWriting, WritableRecipe } from './writing.ts';

/** How each recipe is made: a line for every one that there is. */
const writings: Readonly<Record<RecipeId, RecipeWriting>> = {
  'reference-analysis': referenceAnalysisWriting,
  'structure-xray': structureXrayWriting,
  'beat-sheet': beatSheetWriting,
  'long-script': longScriptWriting,
  'short-script': shortScriptWriting,
  'description-pack': descriptionPackWriting,
  'sponsor-brief': sponsorBriefWriting,
  'sponsor-reply': sponsorReplyWriting,
  'blog-post': blogPostWriting,
  'community-post': communityPostWriting,
  thread: threadWriting,
  newsletter: newsletterWriting,
  'comment-replies': commentRepliesWriting,
  prompt: promptWriting,
  'board-plan': boardPlanWriting,
};

/** All recipes with how they are made, by their names. */
export const writable = Object.fromEntries(
  keysOf(writings).map((id) => [id, { ...recipes[id], ...writings[id] }]),
) as Readonly<Record<RecipeId, WritableRecipe>>;

/** The recipe of this name with how it is made; null where there is none. */
export const findWritable = (id: string): WritableRecipe | null =>
  Object.hasOwn(writable, id) ? ((writable as Record<string, WritableRecipe>)[id] ?? null) : null;

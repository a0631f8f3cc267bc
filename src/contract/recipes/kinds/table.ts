/** THE TABLE of recipes: a line each, under the name by which results know their recipe. */
export { referenceAnalysis as 'reference-analysis' } from './reference-analysis.ts';
export { structureXray as 'structure-xray' } from './structure-xray.ts';
export { beatSheet as 'beat-sheet' } from './beat-sheet.ts';
export { longScript as 'long-script' } from './long-script.ts';
export { shortScript as 'short-script' } from './short-script.ts';
export { descriptionPack as 'description-pack' } from './description-pack.ts';
export { sponsorBrief as 'sponsor-brief' } from './sponsor-brief.ts';
export { sponsorReply as 'sponsor-reply' } from './sponsor-reply.ts';
export { blogPost as 'blog-post' } from './blog-post.ts';
export { communityPost as 'community-post' } from './community-post.ts';
export { thread } from './thread.ts';
export { newsletter } from './newsletter.ts';
export { commentReplies as 'comment-replies' } from './comment-replies.ts';
export { prompt } from './prompt.ts';
export { boardPlan as 'board-plan' } from './board-plan.ts';

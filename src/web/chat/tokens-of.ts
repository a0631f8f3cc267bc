import type { ContextShare } from '#contract/chat/chat.schema.ts';

/** How much these sources are together, in the tokens of a model. */
export const tokensOf = (context: readonly ContextShare[]): number =>
  context.reduce((sum, share) => sum + share.tokens, 0);

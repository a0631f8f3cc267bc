import type { AnswerOf } from '#contract/base/route.ts';
import type { chatApi } from '#contract/chat/chat.api.ts';
import type { ContextShare } from '#contract/chat/chat.schema.ts';

/** What the next question would be answered from. */
export type ContextReading = AnswerOf<typeof chatApi.readContext>;

/** How much a model is sent with the next question. */
export const inputTokensOf = ({ context, beside }: ContextReading): number =>
  tokensOf(context) + beside.ruleTokens + beside.historyTokens;

/** How much these sources are together, in the tokens of a model. */
export const tokensOf = (context: readonly ContextShare[]): number =>
  context.reduce((sum, share) => sum + share.tokens, 0);

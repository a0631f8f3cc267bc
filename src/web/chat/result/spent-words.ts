import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { costOf, formatCost } from '#contract/chat/price.ts';
import type { Words } from '../../words/index.ts';
import { inputTokensOf, type ContextReading } from '../context/tokens-of.ts';

type Receipt = NonNullable<ChatMessage['receipt']>;

/** What a result took, as its receipt counts it; null where nobody told. */
export function spentWords(receipt: Receipt, t: Words<'making'>, language: string): string | null {
  const { cost, calls, inputTokens, outputTokens } = receipt;
  if (cost) return t('cost', { cost: formatCost(cost, language) });
  const sum = calls
    ? calls.reduce((all, one) => all + one.inputTokens + one.outputTokens, 0)
    : (inputTokens ?? 0) + (outputTokens ?? 0);
  return sum > 0 ? t('tokens', { count: sum.toLocaleString(language) }) : null;
}

/** What reading the sources takes, as it is told before sending: no provider says anything before the end. Null where no model reads. */
export function readingWords(reading: ContextReading, t: Words<'making'>, language: string): string | null {
  const { kind, prices } = reading.engine;
  const inputTokens = inputTokensOf(reading);
  if (kind === 'embedded' || inputTokens === 0) return null;
  if (!prices) return t('tokensAbout', { count: inputTokens.toLocaleString(language) });
  return t('costAbout', { cost: formatCost(costOf(prices, { inputTokens, outputTokens: 0 }), language) });
}

import type { EnginePrices } from './chat.schema.ts';

const MILLION = 1_000_000;

export interface Cost {
  amount: number;
  currency: string;
}

interface Took {
  inputTokens: number;
  outputTokens: number;
  /** How many of `inputTokens` came from the provider's cache, and how many others it has put there. */
  cachedTokens?: number;
  keptTokens?: number;
}

/** What so many tokens cost. */
export function costOf(
  prices: EnginePrices,
  { inputTokens, outputTokens, cachedTokens = 0, keptTokens = 0 }: Took,
): Cost {
  const { inputPerMillion, outputPerMillion, currency } = prices;
  const { cachedInputPerMillion = inputPerMillion, keptInputPerMillion = inputPerMillion } = prices;
  const cached = Math.min(cachedTokens, inputTokens);
  const kept = Math.min(keptTokens, inputTokens - cached);
  const read =
    (inputTokens - cached - kept) * inputPerMillion + cached * cachedInputPerMillion + kept * keptInputPerMillion;
  return { amount: (read + outputTokens * outputPerMillion) / MILLION, currency };
}

/** Below this an amount is told as less, because it would read as nothing. */
const LEAST = 0.0001;

/** An amount that is small keeps the digits that say something. */
export function formatCost({ amount, currency }: Cost, language: string): string {
  if (amount > 0 && amount < LEAST) return `< ${formatCost({ amount: LEAST, currency }, language)}`;
  const most = amount > 0 && amount < 0.01 ? 4 : amount < 1 ? 3 : 2;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: most });
  try {
    return new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: most,
    }).format(amount);
  } catch {
    return `${number.format(amount)} ${currency}`;
  }
}

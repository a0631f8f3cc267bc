/** What credits are spent on. */
export const spendingPurposes = ['answer', 'vision', 'speech', 'embedding', 'summary', 'title'] as const;
export type SpendingPurpose = (typeof spendingPurposes)[number];

/** Tokens that are only embedded cost providers a small part of what written ones do. */
const WEIGHT: Record<SpendingPurpose, number> = {
  answer: 1,
  vision: 1,
  speech: 1,
  embedding: 0.05,
  summary: 1,
  title: 1,
};
const TOKENS_A_MINUTE = 1_000;

/** What something costs: one credit is a thousand tokens, counted to the hundredth. */
export const creditsFor = (tokens: number, purpose: SpendingPurpose = 'answer'): number =>
  Math.round((tokens * WEIGHT[purpose]) / 10) / 100;

/** Speech is paid by its length, as if it were so many tokens. */
export const tokensOfSpeech = (seconds: number): number => Math.ceil((seconds / 60) * TOKENS_A_MINUTE);

/** The parts of a limit, in percent, at which people are told. */
export const creditLevels = [50, 80, 100] as const;
export type CreditLevel = (typeof creditLevels)[number];

/** The levels that are reached; none of a limit of nothing. */
export const levelsReached = (used: number, limit: number): CreditLevel[] =>
  limit <= 0 ? [] : creditLevels.filter((level) => used * 100 >= limit * level);

/** Whose limit it is. */
export const creditScopes = ['account', 'org', 'user'] as const;
export type CreditScope = (typeof creditScopes)[number];

/** When the month began that `now` lies in; credits are counted by the calendar month of UTC. */
export function startOfMonth(now: number): Date {
  const day = new Date(now);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
}

/** When the credits are full again. */
export function startOfNextMonth(now: number): Date {
  const day = new Date(now);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1));
}

/** Whole percents of what is left: 0 only when nothing is, 100 only when nothing was used. */
export function percentLeft({ remaining, perMonth }: { remaining: number; perMonth: number }): number {
  if (remaining <= 0 || perMonth <= 0) return 0;
  return Math.max(1, Math.floor((remaining / perMonth) * 100));
}

/** Never below zero, in hundredths. */
export const remainingCredits = (perMonth: number, used: number): number =>
  Math.max(0, Math.round((perMonth - used) * 100) / 100);

/** What one person may use in a month where nobody has named a limit: ten million tokens, some thousand answers. */
export const USUAL_CREDITS_PER_USER = 10_000;

/** What an answer costs: one credit is a thousand tokens, counted to the hundredth. */
export const creditsFor = (tokens: number): number => Math.round(tokens / 10) / 100;

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

import type { Language } from '#contract/base/language.ts';

const locales: Record<Language, string> = { ko: 'ko-KR', en: 'en-US' };

/** The day and the minute, as a heading says them. */
export const momentWords = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));

export const clockWords = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));

/** The time from one moment to another of the same day, once where both are within a minute. */
export const spanWords = (from: string, to: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit' }).formatRange(
    new Date(from),
    new Date(to),
  );

export const dayWords = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', day: 'numeric', weekday: 'short' }).format(new Date(iso));

/** The days between a moment and now, by this clock: 0 for today. */
export function daysAgo(iso: string, nowMs: number): number {
  const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  return Math.round((midnight(new Date(nowMs)) - midnight(new Date(iso))) / 86_400_000);
}

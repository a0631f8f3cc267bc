import type { Language } from '#contract/base/language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** To make one takes a millisecond, and lists ask for the same ones again and again. */
const formats = new Map<string, Intl.DateTimeFormat>();
function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, known);
  return known;
}
const spans = new Map<Language, Intl.RelativeTimeFormat>();
function spanFormat(language: Language): Intl.RelativeTimeFormat {
  const known = spans.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  spans.set(language, known);
  return known;
}

/** 'just now', '5 minutes ago', 'yesterday', 'Nov 17', '17 Nov 2024': how long ago, as short as it stays exact enough. */
export function relativeTime(iso: string, nowMs: number, language: Language, justNow: string): string {
  const at = new Date(iso);
  const ago = nowMs - at.getTime();
  const words = spanFormat(language);
  if (ago < MINUTE) return justNow;
  if (ago < HOUR) return words.format(-Math.floor(ago / MINUTE), 'minute');
  const days = dayNumber(nowMs) - dayNumber(at.getTime());
  if (days === 0) return words.format(-Math.floor(ago / HOUR), 'hour');
  if (days < 7) return words.format(-days, 'day');
  const isThisYear = at.getFullYear() === new Date(nowMs).getFullYear();
  return format(language, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at);
}

/** '오후 2:41', '2:41 PM'. */
export const clockTime = (iso: string, language: Language): string =>
  format(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(iso));

/** Days since 1970 in the reader's own time zone. */
function dayNumber(ms: number): number {
  const at = new Date(ms);
  return Math.floor(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY);
}

/** '11월 20일', 'Nov 20'; with the year when it is another one. */
export const dayOf = (iso: string, nowMs: number, language: Language): string =>
  format(language, { month: 'short', day: 'numeric', ...yearUnlessThis(iso, nowMs) }).format(new Date(iso));

/** '11월 20일 14:02', 'Nov 20, 14:02'; with the year when it is another one. */
export const dayAndTime = (iso: string, nowMs: number, language: Language): string =>
  format(language, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...yearUnlessThis(iso, nowMs),
  }).format(new Date(iso));

const yearUnlessThis = (iso: string, nowMs: number) =>
  new Date(iso).getFullYear() === new Date(nowMs).getFullYear() ? {} : ({ year: 'numeric' } as const);

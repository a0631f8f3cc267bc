import type { Span } from '../../base/marked-text.ts';
import { addDays, daysBetween, endOfMonth, isDay, isoOf, weekdayOf } from './calendar.ts';

export interface ReadDay {
  /** ISO day. */
  date: string;
  /** It was counted from the day of the mail ('next Friday'). */
  isCounted: boolean;
  at: Span;
}

const WITH_YEAR = /(?<![\d.\-/])(20\d\d|['’]?\d\d)\s?[년.\-/]\s?(\d{1,2})\s?[월.\-/]\s?(\d{1,2})(?!\d)일?/g;
const KOREAN = /(?<![\d.])(\d{1,2})월\s{0,3}(\d{1,2})(?!\d|\s?주|\s?째)일?/g;
const SHORT = /(?<![\d.\-/])(\d{1,2})[/.]\s?(\d{1,2})(?![\d%:만천억배명회초]|\s?[/-]\d|\.\d)/g;
const ENGLISH_MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const MONTH_FIRST = new RegExp(`\\b${ENGLISH_MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (20\\d\\d))?`, 'gi');
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${ENGLISH_MONTH}(?:,? (20\\d\\d))?(?![a-z])`, 'gi');
/** '12월 9일~11일': the day alone, behind another. */
const UNTIL = /(?<=\d일?\s?(?:\([월화수목금토일]\)\s?)?[~〜∼–-]\s?)(\d{1,2})일/g;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A day without a year that lies no further back belongs to this year. */
const MOST_PAST_DAYS = 45;

interface Raw {
  year: number | null;
  month: number;
  day: number;
  at: Span;
}

function rawDays(text: string): Raw[] {
  const raw: Raw[] = [];
  const add = (match: RegExpExecArray, year: string | undefined, month: number, day: string | undefined) => {
    const digits = (year ?? '').replace(/\D/g, '');
    const at: Span = [match.index, match.index + match[0].trimEnd().length];
    const full = digits === '' ? null : Number(digits) + (digits.length === 2 ? 2_000 : 0);
    const isFree = raw.every((one) => at[0] >= one.at[1] || at[1] <= one.at[0]);
    if (isFree && month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= 31)
      raw.push({ year: full, month, day: Number(day), at });
  };
  const named = (month = ''): number => MONTHS.indexOf(month.toLowerCase()) + 1;
  for (const match of text.matchAll(WITH_YEAR)) add(match, match[1], Number(match[2]), match[3]);
  for (const match of text.matchAll(MONTH_FIRST)) add(match, match[3], named(match[1]), match[2]);
  for (const match of text.matchAll(DAY_FIRST)) add(match, match[3], named(match[2]), match[1]);
  for (const match of text.matchAll(KOREAN)) add(match, undefined, Number(match[1]), match[2]);
  for (const match of text.matchAll(SHORT)) add(match, undefined, Number(match[1]), match[2]);
  raw.sort((a, b) => a.at[0] - b.at[0]);
  for (const match of text.matchAll(UNTIL)) {
    const before = raw.findLast(({ at }) => at[1] <= match.index);
    if (before) raw.push({ ...before, day: Number(match[1]), at: [match.index, match.index + match[0].length] });
  }
  return raw.toSorted((a, b) => a.at[0] - b.at[0]);
}

function dated({ year, month, day }: Raw, sent: string | null): string | null {
  if (year !== null) return isoOf(year, month, day);
  if (sent === null || !isDay(sent)) return null;
  const thisYear = Number(sent.slice(0, 4));
  const same = isoOf(thisYear, month, day);
  if (same !== null && daysBetween(same, sent) <= MOST_PAST_DAYS) {
    const before = isoOf(thisYear - 1, month, day);
    return before !== null && daysBetween(before, sent) <= MOST_PAST_DAYS ? before : same;
  }
  return isoOf(thisYear + 1, month, day);
}

const WEEKDAYS = '월화수목금토일';
const ENGLISH_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NEAR: Readonly<Record<string, number>> = {
  오늘: 0,
  금일: 0,
  today: 0,
  내일: 1,
  명일: 1,
  tomorrow: 1,
  모레: 2,
  글피: 3,
};
const NEAR_DAY = /오늘|금일|내일|명일|모레|글피|\btoday\b|\btomorrow\b/gi;
const WEEK = /(이번|금|다음|담|차|다다음)\s?주\s?(?:중\s?)?([월화수목금토일])(?:요일|욜)/g;
const WEEKS: Readonly<Record<string, number>> = { 이번: 0, 금: 0, 다음: 1, 담: 1, 차: 1, 다다음: 2 };
const ENGLISH_WEEK = /\b(this|next|by|on) (mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b/gi;
const MONTH_END = /(이번\s?달|당월|다음\s?달|익월|\d{1,2}월)\s?(?:말일|마지막\s?날)/g;

function countedDays(text: string, sent: string): ReadDay[] {
  const found: ReadDay[] = [];
  const add = (match: RegExpExecArray, date: string | null) => {
    if (date !== null) found.push({ date, isCounted: true, at: [match.index, match.index + match[0].length] });
  };
  for (const match of text.matchAll(NEAR_DAY)) add(match, addDays(sent, NEAR[match[0].toLowerCase()] ?? 0));
  for (const match of text.matchAll(WEEK)) {
    const ahead = (WEEKS[match[1] ?? ''] ?? 0) * 7 + WEEKDAYS.indexOf(match[2] ?? '') - weekdayOf(sent);
    if (ahead >= 0) add(match, addDays(sent, ahead));
  }
  // 'Next Friday' is another day for other people: it is read only where both readings are the same.
  for (const match of text.matchAll(ENGLISH_WEEK)) {
    const ahead = (ENGLISH_DAYS.indexOf((match[2] ?? '').toLowerCase()) - weekdayOf(sent) + 7) % 7;
    const isNext = match[1]?.toLowerCase() === 'next';
    const isSame = ahead !== 0 && (!isNext || weekdayOf(sent) + ahead >= 7);
    if (isSame) add(match, addDays(sent, ahead));
  }
  for (const match of text.matchAll(MONTH_END)) {
    const month = /^(\d{1,2})월/.exec(match[1] ?? '')?.[1];
    const ahead =
      month === undefined
        ? /다음|익월/.test(match[1] ?? '')
          ? 1
          : 0
        : (Number(month) - Number(sent.slice(5, 7)) + 12) % 12;
    add(match, endOfMonth(sent, ahead));
  }
  return found;
}

/** The days that a short text names, in order; `sent` is the ISO day of the mail, by which a year and a week are known. */
export function daysOf(text: string, sent: string | null): ReadDay[] {
  const named = rawDays(text).flatMap((raw): ReadDay[] => {
    const date = dated(raw, sent);
    return date === null ? [] : [{ date, isCounted: false, at: raw.at }];
  });
  const counted = sent === null || !isDay(sent) ? [] : countedDays(text, sent);
  const isApart = (one: ReadDay) => named.every(({ at }) => one.at[0] >= at[1] || one.at[1] <= at[0]);
  return [...named, ...counted.filter(isApart)].toSorted((a, b) => a.at[0] - b.at[0]);
}

import type { Span } from '../../base/marked-text.ts';
import { DAY_MS } from '../../base/day.ts';
import { monthlessDays, monthOf } from './monthless-days.ts';
import { namedDays } from './named-days.ts';

export interface ReadDay {
  /** ISO day. */
  date: string;
  at: Span;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** A day without a year that lies no further back belongs to this year. */
const MOST_PAST_DAYS = 45;
const MOST_DAYS = 1_000;

const FORMS =
  /(?<![\d.\-/])(?:(?:(20\d\d|['’]?\d\d)\s?(?:년\s?|[.\-/]\s?))(\d{1,2})(?:월\s?|[.\-/]\s?)(\d{1,2})(?!\d)일?|(\d{1,2})월(?:\s?| {3,14})(\d{1,2})(?!\d|\s?주|\s?째)일?|(\d{1,2})[/.](\d{1,2})(?![\d%:배만천억점차명회초]|[/-]\d|\.\d|\s?(?:MB|GB|mm|cm|인치))|(?<![\d.])(\d{1,2})\.\s(\d{1,2})\.(?=\s?(?:\([월화수목금토일]\)|까지|부터|[~〜∼–-]|업로드|공개|게시|오전|오후|\)))|(?<=20\d\d\. ?\d{1,2}\. ?\d{1,2}\.?\s?(?:\([월화수목금토일]\)\s?)?[~〜∼–-]\s?)(\d{1,2})\. (\d{1,2})(?!\d))/g;
const ENGLISH =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)?[ \t](?:of[ \t])?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?:[ \t](\d{1,2})(?:st|nd|rd|th)?)?(?!\d)(?:,?[ \t](20\d\d))?\b/gi;
/** '12월 9일~11일', '12월 9일, 16일' */
const ONLY_DAY =
  /(?<=월 ?\d{1,2}일?\s?(?:\([월화수목금토일]\))?\s?(?:[~〜∼–,·/-]|과|와|및|이?나|또는|혹은|부터|에서)\s?)(\d{1,2})일(?!\s?(?:이내|전|후|간|안|내))/g;

/** 'Dec 1–5' */
const ENGLISH_END =
  /(?<=\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?\s?(?:[~–-]|to|(?<=\bbetween .{3,18})and)\s?)(\d{1,2})(?:st|nd|rd|th)?(?![\d:/%]|\.\d)/gi;

const isoOf = (year: number, month: number, day: number): string | null => {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
};

/** Whole days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);

/** An ISO day so many days later; of a moment its day counts. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10);

/** An ISO day of the calendar, or a moment that begins with one. */
export const isDay = (words: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.{4,32})?$/.exec(words) ?? [];
  return year !== undefined && isoOf(Number(year), Number(month), Number(day)) !== null;
};

function inferred(month: number, day: number, year: number | null, today: string | null): string | null {
  if (year !== null) return isoOf(year, month, day);
  if (today === null || !isDay(today)) return null;
  const thisYear = Number(today.slice(0, 4));
  const same = isoOf(thisYear, month, day);
  if (same !== null && daysBetween(same, today) <= MOST_PAST_DAYS) {
    const before = isoOf(thisYear - 1, month, day);
    return before !== null && daysBetween(before, today) <= MOST_PAST_DAYS ? before : same;
  }
  return isoOf(thisYear + 1, month, day);
}

interface Raw {
  year: number | null;
  month: number;
  day: number;
  at: Span;
}

/**
 * The days that a text names. Of one without a year it is taken from the day before it in the text, else the nearest that is
 * not long past `today` (ISO day); without either `date` is empty.
 */
export function daysOf(text: string, today: string | null): ReadDay[] {
  const raw: Raw[] = [];
  for (const match of text.matchAll(FORMS)) {
    const [whole, y, m1, d1, m2, d2, m3, d3, m4, d4, m5, d5] = match;
    const year =
      y === undefined ? null : Number(y.replace(/\D/g, '')) + (y.replace(/\D/g, '').length === 2 ? 2_000 : 0);
    const month = Number(m1 ?? m2 ?? m3 ?? m4 ?? m5);
    const day = Number(d1 ?? d2 ?? d3 ?? d4 ?? d5);
    const at: Span = [match.index, match.index + whole.trimEnd().length];
    if (month >= 1 && month <= 12 && day >= 1 && day <= 31) raw.push({ year, month, day, at });
  }
  for (const match of text.matchAll(ENGLISH)) {
    const day = Number(match[1] ?? match[3] ?? 0);
    const month = MONTHS.indexOf((match[2] ?? '').toLowerCase()) + 1;
    const year = match[4] === undefined ? null : Number(match[4]);
    if (day >= 1 && day <= 31) raw.push({ year, month, day, at: [match.index, match.index + match[0].length] });
  }
  raw.push(...namedDays(text).map((named) => ({ ...named, year: null })));
  raw.sort((a, b) => a.at[0] - b.at[0]);
  raw.length = Math.min(raw.length, MOST_DAYS);
  for (const match of text.matchAll(ONLY_DAY)) {
    const before = raw.findLast(({ at }) => at[1] <= match.index);
    if (before) raw.push({ ...before, day: Number(match[1]), at: [match.index, match.index + match[0].length] });
  }
  for (const match of text.matchAll(ENGLISH_END)) {
    const before = raw.findLast(({ at }) => at[1] <= match.index);
    if (before && match.index - before.at[1] < 6 && Number(match[1]) > before.day)
      raw.push({ ...before, day: Number(match[1]), at: [match.index, match.index + match[0].length] });
  }
  raw.sort((a, b) => a.at[0] - b.at[0]);
  raw.length = Math.min(raw.length, MOST_DAYS);
  let known: Raw | null = null;
  const dated = raw.map((each) => {
    const { month, day, at } = each;
    const near: Raw | null = known && at[0] - known.at[1] < 400 ? known : null;
    const turned = near?.year != null && month < near.month - 6 ? near.year + 1 : (near?.year ?? null);
    const isBefore = near?.year != null && today !== null && month > near.month + 6;
    const earlier = isBefore ? isoOf((near.year ?? 0) - 1, month, day) : null;
    const year = each.year ?? (earlier !== null && today !== null && earlier >= today ? (near?.year ?? 0) - 1 : turned);
    if (year !== null) known = { year, month, day, at };
    return { date: inferred(month, day, year, today) ?? '', at };
  });
  return withMonthless(text, dated, today);
}

/** Days without a month beside the others: each in the month of the day named before it, else of the one behind it or of `today`. */
function withMonthless(text: string, dated: readonly ReadDay[], today: string | null): ReadDay[] {
  const all = [...dated];
  for (const own of monthlessDays(text).slice(0, MOST_DAYS - Math.min(MOST_DAYS, dated.length))) {
    if (dated.some(({ at }) => at[0] < own.at[1] && own.at[0] < at[1])) continue;
    const before = all.findLast(({ at, date }) => at[1] <= own.at[0] && date !== '');
    const near = before?.date ?? today;
    const month = near !== null && isDay(near) ? monthOf(own, near, today) : null;
    if (month) all.push({ date: isoOf(month.year, month.month, own.day) ?? '', at: own.at });
    all.sort((a, b) => a.at[0] - b.at[0]);
  }
  return all;
}

import { DAY_MS } from '../../base/day.ts';
import type { Span } from '../../base/marked-text.ts';

/** A day of which a text tells neither month nor year, and on which day of the week it falls where it tells that. */
export interface MonthlessDay {
  day: number;
  /** Monday is 0. */
  weekday: number | null;
  at: Span;
}

const WEEKDAYS = '월화수목금토일';
const ENGLISH_WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** '9일(수)까지', '수요일(9일)', '15일까지', '15일에 올려'; '3일 안에', '익월 10일' and '이번 달 15일' are other things. */
const KOREAN =
  /(?<![\d.월]\s?|달\s?|후\s|뒤\s|기준\s)(?:([월화수목금토일])요일\s?[(（]\s?(\d{1,2})일\s?[)）]|(?<!\d)(\d{1,2})일\s?(?:[(（]([월화수목금토일])(?:요일)?[)）]|([월화수목금토일])요일)|(?<!\d)(\d{1,2})일(?=\s(?:오전|오후|저녁|밤)(?:이면|에)|까지(?!\s?(?:연장|보관|유지))|(?:에|날)\s?(?:올|업로드|게시|공개|발행|방문|촬영)))/g;
/** 'on the 15th', 'by Wednesday the 9th' */
const ENGLISH =
  /\b(?:on|by|until|before|for|than|is|between|and) (?:(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,3}day,? )?(?:the )(\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|floor|century|edition|anniversary|season|episode|generation|birthday|time|video|place|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;

/** The days without a month that a text names as days by which something is done. */
export function monthlessDays(text: string): MonthlessDay[] {
  const korean = [...text.matchAll(KOREAN)].map(({ index, 0: whole, 1: before, 2: a, 3: b, 4: c, 5: d, 6: e }) => {
    const weekday = before ?? c ?? d;
    const at: Span = [index, index + whole.length];
    return { day: Number(a ?? b ?? e), weekday: weekday === undefined ? null : WEEKDAYS.indexOf(weekday), at };
  });
  const english = [...text.matchAll(ENGLISH)].map(({ index, 0: whole, 1: weekday, 2: day }) => {
    const at: Span = [index + whole.lastIndexOf('the'), index + whole.length];
    return { day: Number(day), weekday: weekday ? ENGLISH_WEEKDAYS.indexOf(weekday.toLowerCase()) : null, at };
  });
  return [...korean, ...english].filter(({ day }) => day >= 1 && day <= 31).toSorted((a, b) => a.at[0] - b.at[0]);
}

/** 'live on Dec 12, the draft by the 9th' */
const MOST_BEFORE_DAYS = 10;

const addDay = (day: string, days: number): string =>
  new Date(Date.parse(day.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The month of such a day: the one in which it falls on its day of the week and lies nearest to the day that is named near it,
 * else the one in which it lies nearest, and not long before. `near` and `today` are ISO days; null where no month has it.
 */
export function monthOf(
  { day, weekday }: MonthlessDay,
  near: string,
  today: string | null,
): { year: number; month: number } | null {
  const [year = 0, month = 1] = near.split('-').map(Number);
  const earliest = addDay(near, -MOST_BEFORE_DAYS);
  const candidates = [-1, 0, 1].flatMap((by) => {
    const time = new Date(Date.UTC(year, month - 1 + by, day));
    const date = time.toISOString().slice(0, 10);
    const isReal = time.getUTCDate() === day;
    const isThen = weekday === null ? date >= earliest : (time.getUTCDay() + 6) % 7 === weekday;
    return isReal && isThen && (today === null || date >= today.slice(0, 10)) ? [date] : [];
  });
  const apart = (date: string): number => Math.abs(Date.parse(date) - Date.parse(near.slice(0, 10)));
  const [found] = candidates.toSorted((a, b) => apart(a) - apart(b));
  if (found === undefined) return null;
  const [y = 0, m = 1] = found.split('-').map(Number);
  return { year: y, month: m };
}

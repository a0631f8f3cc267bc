import { addDays } from './days.ts';

const WEEKDAYS = '월화수목금토일';
const NEAR: readonly [words: RegExp, days: number][] = [
  [/^(?:오늘|금일|today)/i, 0],
  [/^(?:내일|명일|tomorrow)/i, 1],
  [/^(?:모레|내일모레)/, 2],
  [/^글피/, 3],
];
const WEEK = /^(이번|금|다음|담|차|내|다다음)\s?주\s?([월화수목금토일])(?:요일|욜)/;
const MONTH = /^(이번|다음)\s?달\s?(?:(\d{1,2})\s?일|말일)/;
const BARE = /^(?:([월화수목금토일])(?:요일|욜)|(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,3}day)/i;
const ENGLISH = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKS: Readonly<Record<string, number>> = { 이번: 0, 금: 0, 다음: 1, 담: 1, 차: 1, 내: 1, 다다음: 2 };

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7;

/**
 * The ISO day that words name from the ISO day of the mail: '다음 주 금요일' of the week (from Monday) after it. Null where they
 * leave it open ('12월 초'), or name a day that was past then.
 */
export function relativeDay(words: string, sent: string): string | null {
  const near = NEAR.find(([pattern]) => pattern.test(words));
  if (near) return addDays(sent, near[1]);
  const [, week, day] = WEEK.exec(words) ?? [];
  if (week !== undefined) {
    const ahead = (WEEKS[week] ?? 0) * 7 + WEEKDAYS.indexOf(day ?? '') - weekdayOf(sent);
    return ahead < 0 ? null : addDays(sent, ahead);
  }
  const only = BARE.exec(words);
  if (only) {
    const named = only[1] === undefined ? ENGLISH.indexOf((only[2] ?? '').toLowerCase()) : WEEKDAYS.indexOf(only[1]);
    const ahead = (named - weekdayOf(sent) + 7) % 7;
    return ahead === 0 ? null : addDays(sent, ahead);
  }
  const [month, which, date] = MONTH.exec(words) ?? [];
  if (month === undefined) return null;
  const [year = 0, now = 1] = sent.split('-').map(Number);
  const at = now - 1 + (which === '다음' ? 1 : 0);
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  const on = date === undefined ? last : Number(date);
  if (on < 1 || on > last) return null;
  const found = new Date(Date.UTC(year, at, on)).toISOString().slice(0, 10);
  return found < sent.slice(0, 10) ? null : found;
}

/** 'D-7', '업로드 7일 전', 'a week before the upload': by how many days, and before what. */
export const BEFORE_DAY =
  /(?:(업로드|게시|발행|공개|라이브|촬영)\s?(?:예정)?일?\s?(?:기준|로부터|의)?\s?)?(?:D\s?[-–−]\s?(\d{1,2})(?!\d)|(?<=(?:업로드|게시|발행|공개|라이브|촬영)\s?(?:예정)?일?\s?(?:기준|로부터|의)?\s?)(?:최소\s?)?(?:(\d{1,2})\s?일|([1-4한두])\s?주일?|일주일)\s?전)|(\d{1,2}|one|two|three|a)\s(days?|weeks?) (?:before|prior to) (?:the )?(?:upload|publish\w*|publication|go(?:ing)?[- ]live|post\w*|(shoot\w*|filming))|(?<=\b(?:draft|script|cut|storyboard)\b[^.\n]{0,40})\b(\d{1,2}|one|two|three|a)\s(days?|weeks?) (?:before|prior)(?=\s?(?:[.,;)]|$))/gim;

const COUNT: Readonly<Record<string, number>> = { 한: 1, 두: 2, one: 1, two: 2, three: 3, a: 1 };
const countOf = (words: string): number => COUNT[words.toLowerCase()] ?? Number(words);

export interface Before {
  days: number;
  what: 'upload' | 'shoot';
}

export function beforeOf(match: RegExpMatchArray): Before {
  const [, named = '', d, days, weeks, counted, unitOf, shoot, bareCount, bareUnit] = match;
  const [count, unit = ''] = [counted ?? bareCount, unitOf ?? bareUnit];
  const what = named === '촬영' || shoot !== undefined ? 'shoot' : 'upload';
  if (d !== undefined || days !== undefined) return { days: Number(d ?? days), what };
  if (count !== undefined) return { days: countOf(count) * (/^week/i.test(unit) ? 7 : 1), what };
  return { days: weeks === undefined ? 7 : countOf(weeks) * 7, what };
}

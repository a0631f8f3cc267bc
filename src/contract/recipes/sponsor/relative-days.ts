import { addDays } from './days.ts';

const WEEKDAYS = '월화수목금토일';
const NEAR: readonly [words: RegExp, days: number][] = [
  [/^(?:오늘|금일|today)/i, 0],
  [/^(?:내일|명일|tomorrow)/i, 1],
  [/^(?:모레|내일모레)/, 2],
  [/^글피/, 3],
];
const THEN = /^그\s?다음\s?주\s?([월화수목금토일])(?:요일|욜)/;
const IN_MONTH = /^(\d{1,2})월\s?(첫째?|둘째|셋째|넷째|다섯째|[1-5]|마지막)(\s?주차?)?\s?([월화수목금토일])(?:요일|욜)/;
const IN_ENGLISH_MONTH = /^(first|second|third|fourth|last) ([a-z]{3})[a-z]*day (?:of|in) ([a-z]{3})/i;
const WEEK = /^(이번|금|다음|담|차|내|다다음)\s?주\s?([월화수목금토일])(?:요일|욜)/;
const MONTH = /^(이번|다음)\s?달\s?(?:(\d{1,2})\s?일|말일)/;
const BARE = /^(?:([월화수목금토일])(?:요일|욜)|(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,3}day)?s?)/i;
const ENGLISH = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const WEEKS: Readonly<Record<string, number>> = { 이번: 0, 금: 0, 다음: 1, 담: 1, 차: 1, 내: 1, 다다음: 2 };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WHICH: Readonly<Record<string, number>> = {
  첫: 1,
  첫째: 1,
  둘째: 2,
  셋째: 3,
  넷째: 4,
  다섯째: 5,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
};

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7;

/**
 * The ISO day that words name from the ISO day of the mail: '다음 주 금요일' of the week (from Monday) after it. Null where they
 * leave it open ('12월 초'), or name a day that was past then. `before` is the day named before it, from which '그다음 주' goes on.
 */
export function relativeDay(words: string, sent: string, before: string | null = null): string | null {
  const then = THEN.exec(words)?.[1];
  if (then !== undefined) return before && addDays(before, 7 + WEEKDAYS.indexOf(then) - weekdayOf(before));
  const inMonth = dayOfMonth(words, sent);
  if (inMonth !== undefined) return inMonth;
  const near = NEAR.find(([pattern]) => pattern.test(words));
  if (near) return addDays(sent, near[1]);
  const [, week, day] = WEEK.exec(words) ?? [];
  if (week !== undefined) {
    const ahead = (WEEKS[week] ?? 0) * 7 + WEEKDAYS.indexOf(day ?? '') - weekdayOf(sent);
    return ahead < 0 ? null : addDays(sent, ahead);
  }
  if (/^a week from today/i.test(words)) return addDays(sent, 7);
  const only = BARE.exec(words.replace(/^before /i, ''));
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

/** '12월 첫째 주 금요일', 'first Friday of December'; undefined for other words. */
function dayOfMonth(words: string, sent: string): string | null | undefined {
  const [, monthWords, which, ofWeek, weekday] = IN_MONTH.exec(words) ?? [];
  if (weekday !== undefined)
    return nthDay(Number(monthWords), which ?? '', WEEKDAYS.indexOf(weekday), ofWeek !== undefined, sent);
  const [, nth, day, month] = IN_ENGLISH_MONTH.exec(words.toLowerCase()) ?? [];
  return day === undefined
    ? undefined
    : nthDay(MONTHS.indexOf(month ?? '') + 1, nth ?? '', ENGLISH.indexOf(day), false, sent);
}

/** The friday of the first week and the first friday are not the same in every month: null where they differ. */
function nthDay(month: number, which: string, weekday: number, isOfWeek: boolean, sent: string): string | null {
  const [year = 0, now = 1] = sent.split('-').map(Number);
  const of = month < now ? year + 1 : year;
  const dayAt = (day: number) => new Date(Date.UTC(of, month - 1, day)).toISOString().slice(0, 10);
  const length = new Date(Date.UTC(of, month, 0)).getUTCDate();
  const first = ((weekday - weekdayOf(dayAt(1)) + 7) % 7) + 1;
  if (month < 1 || month > 12) return null;
  if (which === '마지막' || which === 'last') return dayAt(first + 7 * Math.floor((length - first) / 7));
  const nth = WHICH[which] ?? Number(which);
  const day = first + 7 * (nth - 1);
  const byWeek = 1 - weekdayOf(dayAt(1)) + 7 * (nth - 1) + weekday;
  return day > length || (isOfWeek && byWeek !== day) ? null : dayAt(day);
}

/** 'D-7', '업로드 7일 전', 'a week before the upload': by how many days, and before what. */
const DONE = '(?:업로드|게시|발행|공개|라이브|촬영|올리시?기)\\s?(?:예정)?일?\\s?(?:기준|로부터|의)?\\s?';
const NATIVE: Readonly<Record<string, number>> = { 하루: 1, 이틀: 2, 사흘: 3, 나흘: 4, 닷새: 5, 열흘: 10 };
export const BEFORE_DAY = new RegExp(
  [
    `(?:(업로드|게시|발행|공개|라이브|촬영)\\s?(?:예정)?일?\\s?(?:기준|로부터|의)?\\s?)?(?:D\\s?[-–−]\\s?(\\d{1,2})(?!\\d)|(?<=${DONE})(?:최소\\s?)?(?:(\\d{1,2}(?=\\s?일)|${Object.keys(NATIVE).join('|')})\\s?일?|([1-4한두])\\s?주일?|일주일)\\s?전)`,
    '(?<=(?:초안|시안|가편|스크립트|대본|원고|콘티|구성안|기획안)[^.\\n\\d]{0,16})(?:(\\d{1,2}(?=\\s?일)|하루|이틀|사흘|나흘|닷새|열흘)일?|([1-4한두])\\s?주일?|일주일)\\s?(?:전|먼저|앞서)(?!\\s?제품)',
    '(\\d{1,2}|one|two|three|four|five|six|ten|a)\\s(days?|weeks?) (?:before|prior to|ahead of) (?:the )?(?:upload|publish\\w*|publication|go(?:ing)?[- ]live|post\\w*|(?:it|video) (?:goes|is|gets) (?:live|up|out|published|posted)|(shoot\\w*|filming))',
    '(?<=\\b(?:draft|script|cut|storyboard)\\b[^.\\n]{0,40})\\b(\\d{1,2}|one|two|three|four|five|six|ten|a)\\s(days?|weeks?) (?:(?:before|prior|ahead)(?=\\s?(?:[.,;)]|$))|(?:before|prior to|ahead of) (?:that|then|it)\\b)',
  ].join('|'),
  'gim',
);

const COUNT: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  a: 1,
};
const countOf = (words: string): number => COUNT[words.toLowerCase()] ?? Number(words);

export interface Before {
  /** Negative: so many days after it. */
  days: number;
  what: 'upload' | 'shoot';
}

export function beforeOf(match: RegExpMatchArray): Before {
  const [, named = '', d, daysOf, weeksOf, bareDays, bareWeeks, counted, unitOf, shoot, bareCount, bareUnit] = match;
  const [days, weeks] = [daysOf ?? bareDays, weeksOf ?? bareWeeks];
  const [count, unit = ''] = [counted ?? bareCount, unitOf ?? bareUnit];
  const what = named === '촬영' || shoot !== undefined ? 'shoot' : 'upload';
  if (d !== undefined || days !== undefined) return { days: NATIVE[days ?? ''] ?? Number(d ?? days), what };
  if (count !== undefined) return { days: countOf(count) * (/^week/i.test(unit) ? 7 : 1), what };
  return { days: weeks === undefined ? 7 : countOf(weeks) * 7, what };
}

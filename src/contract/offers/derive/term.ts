import type { Months, Offer } from '../offer.schema.ts';
import { daysOf } from './days.ts';
import { COUNT, hasWord, numberOf, listed } from './words.ts';

type Payment = NonNullable<Offer['payment']>['value'];

const UNIT = '(개월|달|년|주일?|일|months?|years?|weeks?|days?)';
const SPAN = new RegExp(`(?<![\\da-z.]|월\\s?)${COUNT}[\\s-]{0,2}(?:\\(\\d{1,3}\\) )?${UNIT}(?!자|차)(까지)?`, 'gi');
const HALF_YEAR = /반\s?년|half a year/i;
const ENDLESS = listed(
  '무제한|영구|무기한|기한 없|기간 제한 없|기한제한 없|제한 없|평생|unlimited|perpetuity|perpetual|indefinitely|forever|no limit|no end date|no time limit|without an end date|without a time limit|no expiry|open-ended',
);
const NONE = listed(
  '없음|없습니다|없어요|없이|해당 없|해당없음|미포함|불가|하지 않|요구하지|none|not required|not included|n/a',
);

export const isEndless = (quote: string): boolean => hasWord(quote, ENDLESS);
export const isNone = (quote: string): boolean =>
  !isEndless(quote) &&
  (hasWord(quote, NONE) || /^\s*no[.!]?\s*$/i.test(quote) || /\bno (?:usage|exclusiv|paid|whitelist)/i.test(quote));

/** A count of a unit in months: a month is thirty days and four weeks. */
function inMonths(count: number, unit: string): number {
  const kind = unit.toLowerCase();
  if (/^(?:년|year)/.test(kind)) return count * 12;
  if (/^(?:일|day)/.test(kind)) return Math.round((count / 30) * 10) / 10;
  if (/^(?:주|week)/.test(kind)) return Math.round((count / 4) * 10) / 10;
  return count;
}

/** The terms that a short text names, in months. */
export function termsOf(quote: string): Exclude<Months, null>[] {
  const spans = [...quote.matchAll(SPAN)]
    // '15일까지' and '2026년까지' are days of the calendar, '3개월까지' is a term.
    .filter(([, , unit = '', until]) => until === undefined || unit === '개월' || unit === '달')
    .map(([, count = '', unit = '']) => inMonths(numberOf(count), unit))
    .filter(Number.isFinite);
  return [...spans, ...(HALF_YEAR.test(quote) ? [6] : []), ...(isEndless(quote) ? (['unlimited'] as const) : [])];
}

const AFTER: readonly [after: NonNullable<Payment['after']>, words: readonly string[]][] = [
  ['invoice', ['계산서', '청구', 'invoice']],
  ['contract', listed('계약|착수|선금|선지급|선입금|upfront|advance|signing')],
  ['upload', listed('업로드|게시|공개|발행|포스팅|라이브|올린|upload|publish|publication|live|post|posting')],
];
const MONTHS: readonly [months: number, words: readonly string[]][] = [
  [2, ['익익월', '다다음 달', '다다음달']],
  [1, listed('익월|다음 달|다음달|next month|following month')],
  [0, ['당월', '이번 달', '매월']],
];
const DAY_UNIT = '(영업일|business days?|working days?|일|days?|주일?|weeks?)';
const DAYS = new RegExp(`(?<![\\da-z.]|월\\s?)${COUNT}\\s?${DAY_UNIT}|net\\s?-?(\\d{2})`, 'gi');
const AT_ONCE = listed('즉시|당일|바로|same day|선지급|선입금|upfront|in advance|on signing');
const IN_PARTS = listed('잔금|나머지|계약금|착수금|중도금|balance|remainder|the rest|deposit|half');

/** Whether a quote tells of several parts that are paid on several days. */
export const isInParts = (quote: string): boolean =>
  hasWord(quote, IN_PARTS) || (quote.match(/\d\s?%/g) ?? []).length > 1;

/** Of a payment in parts the last one: '계약 시 50%, 업로드 후 30일'. */
const lastPart = (quote: string): string =>
  isInParts(quote)
    ? (quote.split(/[,;]\s|\s[/+]\s/).findLast((part) => [...part.matchAll(DAYS)].length > 0) ?? quote)
    : quote;

/** What a quote says of when the money comes; null where it names neither a day nor a term. `sent`: ISO day of the mail. */
export function paymentOf(words: string, sent: string | null): Payment | null {
  const quote = lastPart(words);
  const after = AFTER.find(([, words]) => hasWord(quote, words))?.[0] ?? null;
  const month = MONTHS.find(([, words]) => hasWord(quote, words))?.[0];
  if (month !== undefined) {
    const day = /(?<!\d)(\d{1,2})\s?일/.exec(quote)?.[1];
    return { after: 'month', days: day === undefined ? (month + 1) * 30 : month * 30 + Number(day), date: null };
  }
  const date = daysOf(quote, sent).at(-1)?.date ?? null;
  if (date !== null) return { after, days: null, date };
  const days = [...quote.matchAll(DAYS)].map(([, count = '', unit = '', net]) => {
    if (net !== undefined) return Number(net);
    const isWorking = /영업|business|working/i.test(unit);
    const each = /^(?:주|week)/i.test(unit) ? 7 : 1;
    return isWorking ? Math.ceil((numberOf(count) * 7) / 5) : numberOf(count) * each;
  });
  const most = days.filter(Number.isFinite).at(-1);
  if (most !== undefined)
    return { after: after ?? (/net\s?-?\d/i.test(quote) ? 'invoice' : null), days: most, date: null };
  return hasWord(quote, AT_ONCE) && after !== null ? { after, days: 0, date: null } : null;
}

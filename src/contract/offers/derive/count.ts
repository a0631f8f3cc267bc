import type { Seconds } from '../offer.schema.ts';
import { isEndless } from './term.ts';
import { COUNT, hasWord, numberOf, listed } from './words.ts';

const PIECES = new RegExp(`(?<![\\d.,])${COUNT}\\s?(?:편|건|개(?!월)|회(?!의|사|신|원)|장|종|pieces?)`, 'gi');
const TIMES = /(?<![\d.,])(\d{1,2})\s?[x×](?!\d)|[x×]\s?(\d{1,2})(?!\d)/gi;
const WORKS = '(?:video|short|reel|story|stories|post|integration|mention|carousel)s?';
const ENGLISH = new RegExp(`\\b${COUNT} (?:[a-z-]{1,20} ){0,2}${WORKS}\\b`, 'gi');

/** How many pieces a short text names, in order. */
export function countsOf(quote: string): number[] {
  const said = [PIECES, ENGLISH].flatMap((form) => [...quote.matchAll(form)]);
  const read = said.map(({ index, 1: count = '' }) => ({ index, count: numberOf(count) }));
  const times = [...quote.matchAll(TIMES)].map(({ index, 1: a, 2: b }) => ({ index, count: Number(a ?? b) }));
  const all = [...read, ...times].filter(({ count }) => Number.isInteger(count) && count > 0);
  return all.toSorted((a, b) => a.index - b.index).map(({ count }) => count);
}

const OF_REVISIONS = '(?:(?:free|minor|feedback|revision|review|editing) ){0,2}';
const REVISIONS = new RegExp(
  `(?<![\\da-z.])${COUNT}\\s?${OF_REVISIONS}(?:회|번|차례|rounds?|times?|revisions?|edits?|changes?)(?!차|째)`,
  'gi',
);

/** How often a short text says that something is changed; a list, since it can name several. */
export function revisionsOf(quote: string): (number | 'unlimited')[] {
  if (isEndless(quote)) return ['unlimited'];
  const counts = [...quote.matchAll(REVISIONS)].map(([, count = '']) => numberOf(count));
  const once = [...quote.matchAll(/\b(once|twice)\b/gi)].map(([word]) => numberOf(word));
  const none = /수정\s?(?:은\s?|:\s?)?(?:불가|없음|없이)|\bno (?:revisions|edits)/i.test(quote) ? [0] : [];
  const most = [...quote.matchAll(/\bup to (\d{1,2})\b(?! ?[%:])/gi)].map(([, count]) => Number(count));
  return [...counts, ...once, ...none, ...most].filter(Number.isInteger);
}

const MINUTES = '(\\d{1,2}(?:\\.5)?)[\\s-]?(?:분(?!의|들|기)|min(?:ute)?s?\\b)\\s?(?:(\\d{1,2})\\s?초|(반))?';
const SECONDS = '(\\d{1,3})\\s?-?(?:초(?!안)|s\\b|sec(?:ond)?s?\\b)';
const ONE = new RegExp(`(?<![\\d:])(?:${MINUTES}|${SECONDS})`, 'gi');
const RANGE = /(?<![\d:])(\d{1,3})[\s-]?(?:[~〜∼–-]|to)[\s-]?(\d{1,3})[\s-]?(초|분|s\b|sec|min)/gi;
const AT_LEAST = listed('이상|최소|at least|minimum|min.|넘게|+');
const AT_MOST = listed('이내|이하|미만|까지|최대|up to|max|under|less than');

/** The lengths that a short text names, each as it is bounded. */
export function lengthsOf(quote: string): Seconds[] {
  const ranges = [...quote.matchAll(RANGE)].map(({ index, 0: words, 1: from, 2: to, 3: unit = '' }) => {
    const each = /^(?:분|min)/i.test(unit) ? 60 : 1;
    return { at: [index, index + words.length] as const, value: { from: Number(from) * each, to: Number(to) * each } };
  });
  const ones = [...quote.matchAll(ONE)]
    .filter(({ index }) => ranges.every(({ at }) => index < at[0] || index >= at[1]))
    .map(({ index, 0: words, 1: minutes, 2: rest, 3: half, 4: seconds }) => {
      const length = seconds === undefined ? Number(minutes) * 60 + (half ? 30 : Number(rest ?? 0)) : Number(seconds);
      const end = index + words.length;
      const near = `${quote.slice(Math.max(0, index - 10), index)} ${quote.slice(end, end + 8)}`;
      const value: Seconds = hasWord(near, AT_LEAST)
        ? { from: length, to: null }
        : hasWord(near, AT_MOST)
          ? { from: null, to: length }
          : { from: length, to: length };
      return { at: [index, end] as const, value };
    });
  return [...ranges, ...ones]
    .filter(({ value }) => (value.from ?? value.to ?? 0) > 0)
    .toSorted((a, b) => a.at[0] - b.at[0])
    .map(({ value }) => value);
}

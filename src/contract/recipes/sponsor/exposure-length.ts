import type { Seconds } from './brief-types.ts';

const TIME =
  '(?:(\\d{1,2}(?:\\.5)?)\\s?(?:분|min(?:ute)?s?\\b)(?!\\s?(?:전|후|께|의|들|기))\\s?(?:(\\d{1,2})\\s?초|반)?|(\\d{1,3})\\s?-?(?:초(?!안)|s\\b|sec(?:ond)?s?\\b)|(\\d{1,2}):(\\d{2})(?!\\d))';
const ONE_TIME = new RegExp(`(?<![\\d:])${TIME}`, 'i');
const TIME_RANGE = new RegExp(
  `(?<![\\d:])(?:(\\d{1,3})\\s?(?:[~〜∼–-]|to)\\s?(?=\\d{1,3}\\s?(?:초|분|s\\b|sec|min))|${TIME}\\s?(?:[~〜∼–-]|에서|to)\\s?)${TIME}`,
  'i',
);

const secondsOf = (
  minutes?: string,
  rest?: string,
  seconds?: string,
  m?: string,
  s?: string,
  isHalf = false,
): number =>
  m === undefined
    ? seconds === undefined
      ? Number(minutes ?? 0) * 60 + (isHalf ? 30 : Number(rest ?? 0))
      : Number(seconds)
    : Number(m) * 60 + Number(s);

/** Within how much of its beginning something is to be shown, which is no length. */
const EARLY =
  /(?:오전|오후|저녁|밤|낮|새벽|[AaPp]\.?[Mm]\.?)\s?\d{1,2}:\d{2}|\d{1,2}:\d{2}(?=\s?(?:[AaPp]\.?[Mm]\b|에\s|까지|업로드|공개))|(?:초반부?|앞부분|앞쪽|시작\s?(?:후|부터)?|첫|도입부?|인트로|within the first|in the first|first)\s?\d{1,3}\s?-?(?:초|분|s\b|sec(?:ond)?s?\b|min(?:ute)?s?\b)\s?(?:안에?|이내에?|내에?)?/gi;

/** 'about a minute', keeping every place. */
const SPOKEN = /\b(half a|a|one|two|three|five) minutes?\b/gi;
const SPOKEN_SECONDS: Readonly<Record<string, number>> = {
  'half a': 30,
  a: 60,
  one: 60,
  two: 120,
  three: 180,
  five: 300,
};
const inDigits = (words: string): string =>
  words.replace(SPOKEN, (said, count: string) => `${SPOKEN_SECONDS[count.toLowerCase()]} sec`.padEnd(said.length));

/** '1분씩 총 2분' */
const TOTAL = /총\s?(?=\d{1,3}\s?(?:분|초))/;

/** '8+ min' */
const PLUS = /(\d)\s?\+(?=\s?(?:min|sec|s\b|분|초))/i;

/** The length of exposure that a clause names. */
export function lengthOf(words: string): Seconds | null {
  const isOpen = PLUS.test(words);
  const clause = inDigits(words)
    .slice(Math.max(0, inDigits(words).search(TOTAL)))
    .replace(EARLY, (early) => ' '.repeat(early.length))
    .replace(PLUS, '$1');
  const range = TIME_RANGE.exec(clause);
  if (range) {
    const to = secondsOf(range[7], range[8], range[9], range[10], range[11], /분\s?반$/.test(range[0]));
    const isMinutes = range[7] !== undefined;
    const from =
      range[1] === undefined
        ? secondsOf(range[2], range[3], range[4], range[5], range[6])
        : Number(range[1]) * (isMinutes ? 60 : 1);
    if (from > 0 && to >= from) return { from, to };
  }
  const one = ONE_TIME.exec(clause);
  if (!one) return null;
  const length = secondsOf(one[1], one[2], one[3], one[4], one[5], /분\s?반/.test(one[0]));
  if (length === 0) return null;
  const before = clause.slice(Math.max(0, one.index - 12), one.index);
  const after = clause.slice(one.index + one[0].length, one.index + one[0].length + 8);
  if (isOpen || /이상|minimum|\+/.test(after) || /최소|at least|minimum|min\.?\s?$/i.test(before))
    return { from: length, to: null };
  if (/이내|이하|미만|까지|max/.test(after) || /최대|up to|max|under|less than/i.test(before))
    return { from: null, to: length };
  return { from: length, to: length };
}

import type { Limits } from './limits.ts';
import { digitsIn } from './numerals-in-words.ts';

const COUNT = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,3})?)\s?`;
/** '3분의 1' and '2자리' are no time and no length. */
const unit = (names: string): RegExp => new RegExp(`${COUNT}(?:${names})(?![A-Za-z]|의\\s?\\d|리)`, 'i');

type Unit = 'maxSyllables' | 'maxWords' | 'maxCharacters' | 'hours' | 'minutes' | 'seconds';
const UNITS: readonly { of: Unit; said: RegExp }[] = [
  { of: 'maxSyllables', said: unit('음절|syllables?') },
  { of: 'maxWords', said: unit('어절|단어|낱말|words?') },
  { of: 'maxCharacters', said: unit('글자|자|characters?|letters?') },
  { of: 'hours', said: unit('시간|hours?|hrs?|h') },
  { of: 'minutes', said: unit('분|minutes?|mins?|m') },
  { of: 'seconds', said: unit('초|seconds?|secs?|s') },
];
/** '1:30', where nothing else is told. */
const CLOCK = /(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])/;
/** '2분 반', '한 시간 반'. */
const HALF: readonly { after: RegExp; seconds: number }[] = [
  { after: /\d\s?시간\s?반(?![가-힣])/, seconds: 1_800 },
  { after: /\d\s?분\s?반(?![가-힣])/, seconds: 30 },
];

/** Of '30초~45초' the upper end is the limit. */
const upperEnds = (words: string): string =>
  words
    .split(/,\s|\//)
    .map((part) => part.split(/\s?[~〜∼]\s?(?=\d)/).at(-1) ?? '')
    .join(', ');

/**
 * A limit as a person writes it: '250음절', '1만 자', '1분 30초', '2분 반', '한 시간', several with commas. Null where none
 * can be read.
 */
export function readLimits(words: string): Omit<Limits, 'syllablesPerSec'> | null {
  const told = upperEnds(digitsIn(words));
  const found: Partial<Record<Unit, number>> = {};
  for (const { of, said } of UNITS) {
    const [, count] = said.exec(told) ?? [];
    if (count !== undefined) found[of] = Number(count.replaceAll(',', ''));
  }
  const { hours = 0, minutes = 0, seconds = 0, ...counts } = found;
  const [, clockMinutes, clockSeconds] = Object.keys(found).length === 0 ? (CLOCK.exec(told) ?? []) : [];
  const clock = Number(clockMinutes ?? 0) * 60 + Number(clockSeconds ?? 0);
  const halves = HALF.reduce((sum, half) => sum + (half.after.test(told) ? half.seconds : 0), 0);
  const maxSec = Math.round(hours * 3_600 + minutes * 60 + seconds + halves + clock);
  const whole = Object.entries(counts).flatMap(([of, count]) => (count >= 1 ? [[of, Math.floor(count)]] : []));
  const limits = { ...Object.fromEntries(whole), ...(maxSec > 0 && { maxSec }) };
  return Object.keys(limits).length > 0 ? limits : null;
}

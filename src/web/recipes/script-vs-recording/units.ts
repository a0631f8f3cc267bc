import { either } from '#contract/base/either.ts';
import type { Language } from '#contract/base/language.ts';
import { readingOf } from '#contract/recipes/script/reading.ts';
import { numbersIn } from '#contract/recipes/said/numbers.ts';

/**
 * The smallest thing that is compared: a syllable of Hangul, a word of Latin letters, an ideograph. Digits stand in Korean as
 * the syllables in which they are read, all of them at the place of the number; in English a number is one, in digits or in words.
 */
export interface Unit {
  form: string;
  from: number;
  to: number;
}

const PIECE = either(
  [
    /[$₩€¥£]?\d(?:[\d.,:\/]{0,30}\d)?(?:%p?)?|[가-힣]/v,
    /\p{Script=Latin}+(?:['’]\p{Script=Latin}{1,3})?|[\p{Script=Han}ぁ-ヺ]/v,
    /[\p{L}--[\p{Script=Hangul}\p{Script=Latin}\p{Script=Han}ぁ-ヺ]]+/v,
  ],
  'gv',
);
const SIGN = /^\s?(?:km\/h|[kKMGTm][gGBlLmW]|[a-zA-Z])(?![A-Za-z])/;
const NEXT = /^\s?[가-힣]{1,4}/;

/** What can be compared of a text; marks, spaces and signs that are not said are passed over. At most `most` of them. */
export function unitsOf(text: string, language: Language, most = Infinity): Unit[] {
  const units: Unit[] = [];
  const numbers = language === 'en' ? numbersIn(text, 'en') : [];
  let next = 0;
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (units.length >= most) break;
    const to = index + piece.length;
    const last = units.at(-1);
    if (last && index < last.to) continue;
    while ((numbers[next]?.at[1] ?? Infinity) <= index) next += 1;
    const number = numbers[next];
    if (number && number.at[0] <= index) {
      units.push({ form: `#${number.value}`, from: number.at[0], to: Math.max(to, number.at[1]) });
      continue;
    }
    if (/\d/.test(piece) && language === 'ko') units.push(...numberUnits(text, piece, index));
    else units.push({ form: formOf(piece), from: index, to });
  }
  return units;
}

const formOf = (piece: string): string =>
  piece.length === 1 ? piece.toLowerCase() : piece.toLowerCase().replace(/(?<=\d),(?=\d)|['’]/g, '');

function numberUnits(text: string, piece: string, from: number): Unit[] {
  const end = from + piece.length;
  const rest = text.slice(end, end + 8);
  const sign = SIGN.exec(rest)?.[0] ?? '';
  const signed = sign === '' ? '' : readingOf(piece + sign);
  if (signed !== '' && !/[A-Za-z]/.test(signed)) return spelled(signed, from, end + sign.length);
  const next = NEXT.exec(rest)?.[0] ?? '';
  const whole = readingOf(piece + next);
  return spelled(whole.endsWith(next) ? whole.slice(0, whole.length - next.length) : readingOf(piece), from, end);
}

const spelled = (reading: string, from: number, to: number): Unit[] =>
  (reading.match(/[가-힣]|[A-Za-z]+/g) ?? []).map((form) => ({ form: form.toLowerCase(), from, to }));

import { plainOf } from '../base/marked-text.ts';
import { withoutEnd } from '../base/without-end.ts';
import { fold, lettersOf, withoutNumbers, type Folded } from './folded-text.ts';
import { findNearest, LEAST_NEARNESS, pairsOf, placeWords, type PlacedWords } from './nearest-words.ts';
import type { QuoteVerdict } from './verdicts.ts';

export interface Judged {
  verdict: QuoteVerdict;
  /** The passage that holds the words, or what is near to them: its place among the cited ones or the others. */
  found: { among: 'cited' | 'others'; at: number; actual: string } | null;
}

/** A text that quotations are compared with: its letters alone, by which most texts are ruled out, and the rest on demand. */
export interface Comparable {
  letters: string;
  folded: () => Folded;
  words: () => PlacedWords;
}

/** Make it once and use it for all quotations. */
export function toComparable(passage: string): Comparable {
  let folded: Folded | null = null;
  let words: PlacedWords | null = null;
  const foldedOnce = () => (folded ??= fold(plainOf(passage)));
  return {
    letters: lettersOf(passage.replace(/^[\t\p{Zs}]*\d{1,9}\.\s/gmu, '')),
    folded: foldedOnce,
    words: () => (words ??= placeWords(foldedOnce().plain)),
  };
}

/** What was left out of a quotation, or put into it, by whoever quotes. */
const GAP = /[.。]{2,}|…+|[([]\s*(?:\.{2,}|…+|중략|생략|하략|전략)\s*[)\]]|\[(?:[^[\]]|\[[^[\]]*\])*\]/gu;
const BEFORE = /^(?:[\s.,;:!?。、]|-(?!\d))+/u;
const BEHIND = /[\s.,;:!?。、-]/u;
const foldedWords = (words: string): string => withoutEnd(fold(words).text.replace(BEFORE, ''), BEHIND);

/** The stretches of a quotation that have to stand in the passage in this order. */
const stretchesOf = (words: string): string[] =>
  words
    .split(GAP)
    .map(foldedWords)
    .filter((stretch) => stretch !== '');

/** Whether these words stand in the text as they are. */
export const standsIn = (words: string, passage: string): boolean =>
  allIn(stretchesOf(words), toComparable(passage)) !== null;

/** Whether they stand so in one of these texts. */
export function standsAmong(words: string, texts: readonly Comparable[]): boolean {
  const stretches = stretchesOf(words);
  return stretches.length > 0 && texts.some((text) => allIn(stretches, text) !== null);
}

/** Where all stretches stand, in their order, as [from, to) of the folded text; null where one does not. */
function allIn(stretches: readonly string[], { letters, folded }: Comparable): [number, number] | null {
  if (!stretches.every((stretch) => letters.includes(lettersOf(stretch)))) return null;
  return allOf(stretches, folded());
}

function allOf(stretches: readonly string[], folded: Folded): [number, number] | null {
  let [first, from] = [-1, 0];
  for (const stretch of stretches) {
    const at = placeIn(stretch, folded, from);
    if (at < 0) return null;
    if (first < 0) first = at;
    from = at + stretch.length;
  }
  return first < 0 ? null : [first, from];
}

/** Never within a number or a word: '3주' does not stand in '13주', '가능하다' not in '불가능하다'. */
function placeIn(stretch: string, folded: Folded, from: number): number {
  for (let at = folded.text.indexOf(stretch, from); at >= 0; at = folded.text.indexOf(stretch, at + 1)) {
    if (beginsWord(folded, at) && endsWord(folded, at + stretch.length)) return at;
  }
  return -1;
}

function beginsWord({ text, at, plain }: Folded, place: number): boolean {
  const first = text[place] ?? '';
  const before = plain.slice(Math.max(0, (at[place] ?? 0) - 3), at[place]);
  if (/\d/.test(first)) return !/\p{Nd}[.,]?$|(?:^|[\s(])[-−]$/u.test(before);
  if (/[\p{Script=Hangul}\p{Script=Latin}]/u.test(first)) return !/[\p{Script=Hangul}\p{Script=Latin}]$/u.test(before);
  return true;
}

/** A particle may follow what is quoted in Korean. */
function endsWord({ text, to, plain }: Folded, end: number): boolean {
  const last = text[end - 1] ?? '';
  const after = plain.slice(to[end - 1], (to[end - 1] ?? 0) + 2);
  if (/\d/.test(last)) return !/^[.,]?\p{Nd}/u.test(after);
  return !(/\p{Script=Latin}/u.test(last) && /^\p{Script=Latin}/u.test(after));
}

const actualOf = ({ at, to, plain }: Folded, [from, end]: [number, number]): string =>
  plain.slice(at[from], to[end - 1]);

/** Of all others only these, the likeliest, are searched for something near. */
const SEARCHED = 5;

/**
 * Compares a quotation with the passages that are cited for it and with all others that were read. Pure: the same words
 * and passages are always judged alike.
 */
export function judgeQuote(words: string, cited: readonly Comparable[], others: readonly Comparable[]): Judged {
  const stretches = stretchesOf(words);
  if (stretches.length === 0) return { verdict: 'not-found', found: null };
  for (const [among, passages] of [
    ['cited', cited],
    ['others', others],
  ] as const)
    for (const [at, passage] of passages.entries()) {
      const place = allIn(stretches, passage);
      if (!place) continue;
      const verdict = among === 'cited' || cited.length === 0 ? 'supported' : 'elsewhere';
      return { verdict, found: { among, at, actual: actualOf(passage.folded(), place) } };
    }
  const pairs = pairsOf(stretches.join(' '));
  const keys = [...new Set(words.split(/\s+/).map(lettersOf))].filter((key) => key.length > 1);
  const near = (passages: readonly Comparable[], among: 'cited' | 'others') =>
    passages
      .map((passage, at) => ({ at, passage, shared: keys.filter((key) => passage.letters.includes(key)).length }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared)
      .slice(0, SEARCHED)
      .map(({ at, passage }) => ({ among, at, ...findNearest(pairs, words, passage.words()) }))
      .filter(({ nearness }) => nearness >= LEAST_NEARNESS)
      .sort((a, b) => b.nearness - a.nearness)[0];
  const nearest = near(cited, 'cited') ?? near(others, 'others');
  const found = nearest ?? otherNumbers(stretches, cited);
  if (!found) return { verdict: 'not-found', found: null };
  const { among, at, actual } = found;
  return { verdict: 'altered', found: { among, at, actual } };
}

/** Where a cited passage says the same of another number: too little for the letters around it to be near. */
function otherNumbers(stretches: readonly string[], cited: readonly Comparable[]): Judged['found'] {
  const wanted = stretches.map((stretch) => withoutNumbers(fold(stretch)).text);
  if (!wanted.some((stretch) => /^[^0]*0.*\p{L}|0%/u.test(stretch))) return null;
  for (const [at, passage] of cited.entries()) {
    const folded = withoutNumbers(passage.folded());
    const place = allOf(wanted, folded);
    if (place) return { among: 'cited', at, actual: actualOf(folded, place) };
  }
  return null;
}

/** The words of the source beside those of a quotation: `isOther` are those that the quotation does not have. */
export function differenceOf(quoted: string, actual: string): { text: string; isOther: boolean }[] {
  const [was, is] = [quoted, actual].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]];
  const keys = was.map(foldedWords);
  const isKeys = is.map(foldedWords);
  const lengths = Array.from({ length: keys.length + 1 }, () => Array.from({ length: isKeys.length + 1 }, () => 0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = keys.length - 1; i >= 0; i--)
    for (let j = isKeys.length - 1; j >= 0; j--)
      (lengths[i] ?? [])[j] = keys[i] === isKeys[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let i = 0;
  return is.map((text, j) => {
    while (i < keys.length && keys[i] !== isKeys[j] && at(i + 1, j) >= at(i, j + 1) && at(i + 1, j) > 0) i += 1;
    const isOther = keys[i] !== isKeys[j];
    if (!isOther) i += 1;
    return { text, isOther };
  });
}

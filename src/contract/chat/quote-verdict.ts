import { plainOf } from '../base/marked-text.ts';
import type { QuoteVerdict } from './verdicts.ts';

export interface Judged {
  verdict: QuoteVerdict;
  /** The passage that holds the words, or what is near to them: its place among the cited ones or the others. */
  found: { among: 'cited' | 'others'; at: number; actual: string } | null;
}

/** Words with all that does not count taken out, and where each letter began and ended. */
interface Folded {
  text: string;
  at: number[];
  to: number[];
  plain: string;
}

/** A text that quotations are compared with: its letters alone, by which most texts are ruled out, and the rest on demand. */
export interface Comparable {
  letters: string;
  folded: () => Folded;
}

const CLOSE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const IGNORED = /["'“”‘’„‟«»‹›「」『』＂`*\\\u00ad\u200b-\u200f\u2060\ufeff]/u;
const DASH = /[-‐‑‒–—―−~〜～]/u;
const STOP = /[.,;:!?。、，；：！？·…]/u;
/** Numbers of footnotes in a source, which nobody quotes. */
const FOOTNOTE = /\[\d{1,3}\]/g;
/** A word that was cut at the end of a line. */
const CUT_WORD = /(?<=\p{Script=Latin})[-‐\u00ad][ \t]*\r?\n\s*(?=\p{Script=Latin})/gu;

/**
 * White space between letters of East Asian scripts falls away, other white space is one space, and so are signs that end or
 * part sentences: speech has none. Quotation marks, emphasis, hyphens within words and case do not count, and composed, wide
 * and typographic forms are their plain ones. In and before numbers every sign counts.
 */
function fold(given: string): Folded {
  const plain = given.normalize('NFC');
  const left = [FOOTNOTE, CUT_WORD].flatMap((kind) => [...plain.matchAll(kind)]);
  const skipped = new Map(left.map(({ 0: found, index }) => [index, found.length]));
  const folded: Folded = { text: '', at: [], to: [], plain };
  let isSpaced = false;
  let behind = 0;
  let place = 0;
  for (const letter of plain) {
    const start = place;
    place += letter.length;
    behind = Math.max(behind, start + (skipped.get(start) ?? 0));
    if (start < behind) continue;
    const [before, after] = [plain.charAt(start - 1), plain.charAt(place)];
    const isInNumber = /\p{Nd}/u.test(before) && /\p{Nd}/u.test(after);
    const isSign = DASH.test(letter) || STOP.test(letter);
    if (isSign && !isInNumber && /\p{L}/u.test(before) && /\p{L}/u.test(after) && DASH.test(letter)) continue;
    const isMinus = isSign && DASH.test(letter) && /\p{Nd}/u.test(after) && !/[\p{L}\p{N}]/u.test(before);
    if (/\s/u.test(letter) || (isSign && !isInNumber && !isMinus)) isSpaced = true;
    else if (!IGNORED.test(letter)) {
      const shown = DASH.test(letter) ? '-' : letter.normalize('NFKC').toLowerCase();
      if (isSpaced && folded.text !== '' && !CLOSE.test(folded.text.at(-1) ?? '') && !CLOSE.test(letter))
        add(folded, ' ', start, start);
      isSpaced = false;
      add(folded, shown, start, place);
    }
  }
  return folded;
}

function add(folded: Folded, shown: string, from: number, to: number): void {
  folded.text += shown;
  for (let i = 0; i < shown.length; i++) {
    folded.at.push(from);
    folded.to.push(to);
  }
}

/** The same with every number as a nought: what differs in numbers only is the same. */
function withoutNumbers({ text, at, to, plain }: Folded): Folded {
  const folded: Folded = { text: '', at: [], to: [], plain };
  for (const { 0: stretch, index } of text.matchAll(/\d+(?:[.,:]\d+)*|\D/gsu)) {
    const isNumber = /\d/.test(stretch);
    const end = index + stretch.length;
    if (isNumber) add(folded, '0', at[index] ?? 0, to[end - 1] ?? 0);
    else for (let i = index; i < end; i++) add(folded, text.charAt(i), at[i] ?? 0, to[i] ?? 0);
  }
  return folded;
}

const lettersOf = (text: string): string =>
  text
    .replace(FOOTNOTE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Make it once and use it for all quotations. */
export function toComparable(passage: string): Comparable {
  let folded: Folded | null = null;
  return {
    letters: lettersOf(passage.replace(/^\s*\d{1,9}\.\s/gm, '')),
    folded: () => (folded ??= fold(plainOf(passage))),
  };
}

const pairsOf = (text: string): string[] => {
  const letters = Array.from(text.replaceAll(' ', ''));
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
};

/** What was left out of a quotation, or put into it, by whoever quotes. */
const GAP = /[.。]{2,}|…+|[([]\s*(?:\.{2,}|…+|중략|생략|하략|전략)\s*[)\]]|\[[^\]]*\]/gu;
const EDGE = /^(?:[\s.,;:!?。、]|-(?!\d))+|[\s.,;:!?。、-]+$/gu;

/** The stretches of a quotation that have to stand in the passage in this order. */
const stretchesOf = (words: string): string[] =>
  words
    .split(GAP)
    .map((stretch) => fold(stretch).text.replace(EDGE, ''))
    .filter((stretch) => stretch !== '');

/** Whether these words stand in the text as they are. */
export const standsIn = (words: string, passage: string): boolean =>
  allIn(stretchesOf(words), toComparable(passage)) !== null;

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
const LEAST_NEARNESS = 0.6;

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
      .map(({ at, passage }) => ({ among, at, ...nearestIn(pairs, words, passage.folded()) }))
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
  if (!wanted.some((stretch) => /0.*\p{L}|0%/u.test(stretch))) return null;
  for (const [at, passage] of cited.entries()) {
    const folded = withoutNumbers(passage.folded());
    const place = allOf(wanted, folded);
    if (place) return { among: 'cited', at, actual: actualOf(folded, place) };
  }
  return null;
}

/** The stretch of about as many words that shares most letter pairs with the quotation. */
function nearestIn(pairs: readonly string[], words: string, { plain }: Folded): { actual: string; nearness: number } {
  const tokens = [...plain.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  const count = words.split(/\s+/).filter(Boolean).length;
  const slack = Math.max(1, Math.round(count / 5));
  let best = { actual: '', nearness: 0 };
  for (let length = Math.max(1, count - slack); length <= count + slack; length++)
    for (let from = 0; from + length <= tokens.length; from++) {
      const [start = 0, end = 0] = [tokens[from]?.start, tokens[from + length - 1]?.end];
      const actual = plain.slice(start, end);
      const nearness = likeness(pairs, pairsOf(fold(actual).text));
      if (nearness > best.nearness) best = { actual, nearness };
    }
  return best;
}

/** Dice's coefficient over letter pairs, each counted as often as it stands there. */
function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const pair of one) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of other) {
    const left = counts.get(pair) ?? 0;
    if (left === 0) continue;
    counts.set(pair, left - 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length);
}

/** The words of the source beside those of a quotation: `isOther` are those that the quotation does not have. */
export function differenceOf(quoted: string, actual: string): { text: string; isOther: boolean }[] {
  const [was, is] = [quoted, actual].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]];
  const keys = was.map((word) => fold(word).text.replace(EDGE, ''));
  const isKeys = is.map((word) => fold(word).text.replace(EDGE, ''));
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

import type { CheckedQuote } from '#contract/chat/chat.schema.ts';
import { deniesQuote } from '#contract/chat/denied-words.ts';
import { quotedIn } from '#contract/chat/quoted-words.ts';
import { saysAbsent } from '#contract/chat/says-absent.ts';
import { termsOf } from '../../ai/embedded/terms.ts';
import { findExchanged } from './exchanged.ts';
import { figuresOfPassage, type FiguresOfPassage } from './figures.ts';
import { findMisgiven, ownersOf, type Owners } from './misgiven.ts';
import { findDerived, measuresOf, type Measures } from './reckoned.ts';
import { statementsOf, type Statement } from './statements.ts';

/** A cited passage supports a sentence when it holds this part of the sentence's terms. */
const HELD_SHARE = 0.4;
/** The same of an item or a row that cites nothing itself and names no figure: its words alone speak for it. */
const HELD_SHARE_OF_WORDS = 0.5;
const LEAST_TERMS = 4;

/** Numbers that count or place what the answer itself lists, or name a place in a source: no source has to hold them. */
const COUNTS =
  '가지|개|번|단계|곳|줄|문장|분|초|쪽|페이지|장|편|points?|ways?|steps?|things?|reasons?|sources?|[인명회편건개일주월년]\\s?당';
const NUMBER = new RegExp(`(?<![\\p{L}\\d.,])\\d+(?:[.,:]\\d+)*(?!\\d|[.,:]\\d|\\s*(?:${COUNTS}))`, 'gu');
const ANY_NUMBER = /\d+(?:[.,:]\d+)*/g;

const numbersIn = (text: string): string[] =>
  [...text.normalize('NFKC').matchAll(ANY_NUMBER)].map(([number]) => number.replaceAll(',', ''));

interface Span {
  start: number;
  end: number;
}

const placedNumbers = (text: string): (Span & { number: string })[] =>
  [...text.normalize('NFKC').matchAll(NUMBER)].map(({ 0: number, index }) => ({
    number: number.replaceAll(',', ''),
    start: index,
    end: index + number.length,
  }));

/** Without these figures and the rest of the words in which they stand. */
const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end).replace(/^\p{Script=Hangul}+/u, '')}`,
      text.normalize('NFKC'),
    );

/** Stands in the place of a quotation that the sources do not bear out. */
const UNBORNE = '\uFFFC';
/** In that of one that the answer itself denies and that no source has. */
const DENIED = '\uFFFB';
/** A sentence that says something else beside what it denies. */
const SAYS_MORE =
  /[\d,;，、“”"「『]|지만\s|으나\s|는데\s|고\s|라\s|며\s|\b(?:but|and|while|although|though|however|because|since|rather|instead)\b/iu;

type QuoteVerdict = Pick<CheckedQuote, 'start' | 'end' | 'verdict'>;

interface Known {
  /** The quotations of the answer, as they were checked. */
  quotes?: readonly QuoteVerdict[];
  /** The question, titles: numbers in them need no passage. */
  beside?: readonly string[];
  /** Of a text that was made only what cites something counts, and its other figures, which have to stand in what is cited. */
  isMade?: boolean;
}

/**
 * How far an answer with final marks is borne out by what it cites, 0 to 1: the share of its statements whose cited
 * passages hold their words and their numbers, and whose quotations stand where they say. An item or a row without marks is
 * compared with what is cited for its list or table: all its figures have to stand there, each in a passage that has words
 * of it, too. Two figures that stand in each other's place bear nothing out; a figure that the answer reckons from figures
 * of its passages needs none that has it. That the sources do not tell something needs no passage. Null for an answer that
 * cites nothing. Never asked of the model.
 */
export function supportOf(
  answer: string,
  passages: readonly string[],
  { quotes = [], beside = [], isMade = false }: Known = {},
): number | null {
  const known = new Set(beside.flatMap((text) => numbersIn(text)));
  const held = passages.map(toHeld);
  const all = statementsOf(withoutUnborne(answer, quotes)).filter(
    ({ text }) => text.includes(UNBORNE) || !(saysAbsent(text) || deniesOnly(text)),
  );
  if (!all.some(({ marks, shared }) => marks.length + shared.length > 0)) return null;
  const figuresOf = all.map((one) => citedBy(one, held).map(({ figures }) => figures));
  const derived = findDerived(
    all,
    all.map((one) => citedBy(one, held).map(({ measures }) => measures)),
    held.map(({ measures }) => measures),
    known,
  );
  const exchanged = findExchanged(all, figuresOf);
  const misgiven = findMisgiven(
    all,
    all.map((one) => citedBy(one, held).map(({ owners }) => owners)),
  );
  const anyNumber = new Set(held.flatMap((one) => [...one.numbers]));
  const counted = all.flatMap((one, at) => {
    const { converted = [], reckoned = [] } = derived[at] ?? {};
    const given = placedNumbers(one.text).filter(({ number }) => !known.has(number));
    const isOf = (figures: readonly Span[], { start }: Span) =>
      figures.some((figure) => figure.start <= start && start < figure.end);
    const claimed = given.filter((number) => !isOf([...converted, ...reckoned], number)).map(({ number }) => number);
    const isCounting = (isMade ? isClaim : isCounted)(
      one,
      given.map(({ number }) => number),
    );
    const words = converted.length > 0 ? withoutSpans(one.text, [...converted, ...reckoned]) : one.text;
    return isCounting ? [{ ...one, at, claimed, words, said: converted.length, isReckoned: reckoned.length > 0 }] : [];
  });
  if (counted.length === 0) return 0;
  const supported = counted.filter(({ at, isReckoned, claimed, words, said, ...one }) => {
    const { text, marks, shared } = one;
    if (text.includes(UNBORNE) || exchanged.has(at) || misgiven.has(at) || derived[at]?.isMisscaled) return false;
    const cited = citedBy(one, held);
    if (isReckoned) return claimed.every((number) => held.some((passage) => passage.numbers.has(number)));
    const terms = termsOf(words);
    if (marks.length === 0 && shared.length > 0) return isHeldTogether(claimed, terms, cited);
    if (isMade && marks.length === 0) return claimed.every((number) => TIME.test(number) || anyNumber.has(number));
    if (marks.length > 0 && !claimed.every((number) => cited.some((one) => one.numbers.has(number)))) return false;
    const best = Math.max(0, ...cited.map((one) => terms.filter((term) => one.terms.has(term)).length));
    return best + said >= (terms.length + said) * HELD_SHARE;
  });
  return supported.length / counted.length;
}

const citedBy = ({ marks, shared }: Pick<Statement, 'marks' | 'shared'>, held: readonly Held[]): Held[] =>
  (marks.length > 0 ? marks : shared).flatMap((mark) => held[mark - 1] ?? []);

/** Whether a statement says something that can be borne out. A line that only names the source of others does not, nor does a question. */
function isCounted({ text, marks, shared, isLead }: Statement, claimed: readonly string[]): boolean {
  if (text.includes(UNBORNE)) return true;
  if (isLead && claimed.length === 0) return false;
  if (marks.length > 0 || (shared.length > 0 && claimed.length > 0)) return true;
  return termsOf(text).length >= LEAST_TERMS && !/[?？]\s*$/.test(text);
}

/** Where in a film or a text something comes. */
const TIME = /^\d+:\d{2}/;

/** Of a text that was made, what it takes from its sources: a hook and a farewell are nobody's but its author's. */
function isClaim({ text, marks, shared }: Statement, claimed: readonly string[]): boolean {
  if (text.includes(UNBORNE) || marks.length + shared.length > 0) return true;
  return termsOf(text).length >= LEAST_TERMS && claimed.some((number) => !TIME.test(number));
}

interface Held {
  numbers: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  figures: FiguresOfPassage;
  owners: Owners;
  measures: Measures;
}

const toHeld = (text: string): Held => ({
  numbers: new Set(numbersIn(text)),
  terms: new Set(termsOf(text)),
  figures: figuresOfPassage(text),
  owners: ownersOf(text),
  measures: measuresOf(text),
});

function isHeldTogether(claimed: readonly string[], terms: readonly string[], cited: readonly Held[]): boolean {
  const words = terms.filter((term) => !/\d/.test(term));
  const has = (one: Held) => words.some((word) => one.terms.has(word));
  if (!claimed.every((number) => cited.some((one) => one.numbers.has(number) && (words.length === 0 || has(one)))))
    return false;
  const found = words.filter((word) => cited.some((one) => one.terms.has(word))).length;
  return found >= words.length * (claimed.length > 0 ? HELD_SHARE : HELD_SHARE_OF_WORDS);
}

const deniesOnly = (text: string): boolean => text.includes(DENIED) && !SAYS_MORE.test(text);

function withoutUnborne(answer: string, quotes: readonly QuoteVerdict[]): string {
  const unborne = quotes.filter(({ verdict }) => verdict !== 'supported').map((one) => ({ ...one, sign: UNBORNE }));
  const denied = quotedIn(answer)
    .filter((one) => quotes.every(({ start }) => start !== one.start) && deniesQuote(answer, one))
    .map((one) => ({ ...one, sign: DENIED }));
  return [...unborne, ...denied]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, sign }) => `${text.slice(0, start)}${sign}${text.slice(end)}`, answer);
}

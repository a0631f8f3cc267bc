import type { CheckedQuote } from '#contract/chat/chat.schema.ts';
import { deniesQuote } from '#contract/chat/denied-words.ts';
import { quotedIn } from '#contract/chat/quoted-words.ts';
import { deniedIn, isAffirmed, saysPlainly } from '#contract/chat/false-denial.ts';
import { saysAbsent } from '#contract/chat/says-absent.ts';
import { termsOf } from '../../ai/embedded/terms.ts';
import { findExchanged } from './exchanged.ts';
import { figuresOfPassage, type FiguresOfPassage } from './figures.ts';
import { findMisgiven, ownersOf, type Owners } from './misgiven.ts';
import { isMisnamed, measuredBy, type Measured } from './misnamed.ts';
import { isMistimed, momentsIn, timedOf, withoutTelling, type Moment, type Timed } from './moments.ts';
import { ratiosIn, turnsRatio, type Ratio } from './ratios.ts';
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

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Without these figures and the rest of the words in which they stand. */
const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end).replace(/^\p{Script=Hangul}+/u, '')}`,
      text.normalize('NFKC'),
    );

/** What makes a sentence of a number says nothing of it. */
const COPULA =
  /(?<=[\d%a-zA-Z])(?:이에요|예요|입니다|이었어요|였어요|이었습니다|였습니다|이었다|였다|이다|이라서|이라)(?!\p{Script=Hangul})/gu;

/** Stands in the place of a quotation that the sources do not bear out. */
const UNBORNE = '\uFFFC';
/** In that of one that the answer itself denies and that no source has. */
const DENIED = '\uFFFB';
/** A sentence that says something else beside what it denies. */
const SAYS_MORE =
  /[\d,;，、“”"「『]|지만\s|으나\s|는데\s|고\s|라\s|며\s|\b(?:but|and|while|although|though|however|because|since|rather|instead)\b/iu;

type QuoteVerdict = Pick<CheckedQuote, 'start' | 'end' | 'verdict'>;

/** A passage with where it stands in a film, and the source that it is of. */
export interface ReadText {
  text: string;
  startSec: number | null;
  endSec: number | null;
  source: { title: string };
}

interface Known {
  /** All that was read for the answer: what it says that they do not tell is looked for here. */
  read?: readonly ReadText[];
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
  passages: readonly (string | ReadText)[],
  { quotes = [], read = [], beside = [], isMade = false }: Known = {},
): number | null {
  const known = new Set(beside.flatMap((text) => numbersIn(text)));
  const held = passages.map((one) => toHeld(typeof one === 'string' ? untimed(one) : one));
  const said = statementsOf(withoutUnborne(answer, quotes, read));
  const untrue = new Set(said.filter((one) => deniesFalsely(one, held, read)));
  const all = said.filter(
    (one) => one.text.includes(UNBORNE) || untrue.has(one) || !(saysAbsent(one.text) || deniesOnly(one.text)),
  );
  if (untrue.size === 0 && !all.some(({ marks, shared }) => marks.length + shared.length > 0)) return null;
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
  const ofQuestion = new Set(beside.flatMap((text) => momentsIn(text).map(({ from }) => from)));
  const anyNumber = new Set(held.flatMap((one) => [...one.numbers]));
  const counted = all.flatMap((one, at) => {
    const { converted = [], reckoned = [] } = derived[at] ?? {};
    const given = placedNumbers(one.text).filter(({ number }) => !known.has(number));
    const isOf = (figures: readonly Span[], { start }: Span) =>
      figures.some((figure) => figure.start <= start && start < figure.end);
    const moments = isMade ? [] : momentsIn(one.text);
    const told = [...converted, ...reckoned];
    const apart = [...told, ...moments.filter((moment) => !told.some((figure) => overlap(figure, moment)))];
    const claimed = given.filter((number) => !isOf(apart, number)).map(({ number }) => number);
    const isKnown = (moment: Moment) => ofQuestion.has(moment.from) || told.some((figure) => overlap(figure, moment));
    const cited = citedBy(one, held);
    const isAgainst =
      untrue.has(one) ||
      derived[at]?.isMisscaled ||
      turnsRatio(
        one.text,
        cited.map(({ ratios }) => ratios),
      ) ||
      isMisnamed(
        one,
        cited.map(({ measured }) => measured),
      ) ||
      (!isMade &&
        isMistimed(
          one.text,
          cited.map(({ timed }) => timed),
          isKnown,
        ));
    const isCounting = (isMade ? isClaim : isCounted)(
      one,
      given.map(({ number }) => number),
    );
    const words = converted.length + moments.length > 0 ? withoutSpans(one.text, apart) : one.text;
    const isReckoned = reckoned.length > 0;
    return isCounting || isAgainst
      ? [{ ...one, at, cited, claimed, words, said: apart.length - reckoned.length, isReckoned, isAgainst }]
      : [];
  });
  if (counted.length === 0) return 0;
  const supported = counted.filter(({ at, cited, isReckoned, isAgainst, claimed, words, said, ...one }) => {
    const { text, marks, shared } = one;
    if (text.includes(UNBORNE) || isAgainst || exchanged.has(at) || misgiven.has(at)) return false;
    if (isReckoned) return claimed.every((number) => held.some((passage) => passage.numbers.has(number)));
    const terms = termsOf(withoutTelling(words.replace(COPULA, ' '), text));
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
  text: string;
  numbers: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  figures: FiguresOfPassage;
  owners: Owners;
  measures: Measures;
  ratios: readonly Ratio[];
  measured: Measured;
  timed: Timed;
}

const untimed = (text: string): ReadText => ({ text, startSec: null, endSec: null, source: { title: '' } });

function toHeld({ text, startSec, endSec }: ReadText): Held {
  const statements = statementsOf(text);
  return {
    text,
    numbers: new Set(numbersIn(text)),
    terms: new Set(termsOf(text)),
    figures: figuresOfPassage(text, statements),
    owners: ownersOf(text, statements),
    measures: measuresOf(text, statements),
    ratios: statements.flatMap((one) => ratiosIn(one.text)),
    measured: measuredBy(text, statements),
    timed: timedOf(text, startSec, endSec),
  };
}

function isHeldTogether(claimed: readonly string[], terms: readonly string[], cited: readonly Held[]): boolean {
  const words = terms.filter((term) => !/\d/.test(term));
  const has = (one: Held) => words.some((word) => one.terms.has(word));
  if (!claimed.every((number) => cited.some((one) => one.numbers.has(number) && (words.length === 0 || has(one)))))
    return false;
  const found = words.filter((word) => cited.some((one) => one.terms.has(word))).length;
  return found >= words.length * (claimed.length > 0 ? HELD_SHARE : HELD_SHARE_OF_WORDS);
}

const deniesOnly = (text: string): boolean => text.includes(DENIED) && !SAYS_MORE.test(text);

/** Says that something is missing of what does stand there: in what it cites, in what it names, or in anything that was read. */
function deniesFalsely(one: Statement, held: readonly Held[], read: readonly ReadText[]): boolean {
  const denied = deniedIn(one.text);
  if (!denied) return false;
  const cited = citedBy(one, held);
  const { of, isOfAll } = denied;
  const named = of === null ? [] : read.filter(({ source }) => source.title.includes(of));
  const sole = new Set(read.map(({ source }) => source)).size === 1 ? read : [];
  const texts = cited.length > 0 ? cited : isOfAll ? read : of === null ? [] : named.length > 0 ? named : sole;
  return isAffirmed(
    denied,
    texts.map(({ text }) => text),
  );
}

function withoutUnborne(answer: string, quotes: readonly QuoteVerdict[], read: readonly ReadText[]): string {
  const quoted = quotedIn(answer);
  const texts = read.map(({ text }) => text);
  const isDeniedFalsely = ({ start, verdict }: QuoteVerdict) => {
    const own = quoted.find((one) => one.start === start);
    if (verdict !== 'supported' || !own || !deniesQuote(answer, own)) return false;
    return own.marks.length > 0 && saysPlainly(own.words, texts);
  };
  const unborne = quotes
    .filter((one) => one.verdict !== 'supported' || isDeniedFalsely(one))
    .map((one) => ({ ...one, sign: UNBORNE }));
  const denied = quoted
    .filter((one) => quotes.every(({ start }) => start !== one.start) && deniesQuote(answer, one))
    .map((one) => ({ ...one, sign: DENIED }));
  return [...unborne, ...denied]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, sign }) => `${text.slice(0, start)}${sign}${text.slice(end)}`, answer);
}

import { passageSentencesOf } from '../../ai/sentences.ts';
import type { ClaimReason } from '#contract/chat/claims.ts';
import type { CheckedQuote } from '#contract/chat/chat.schema.ts';
import { namesAbsence } from './named-absence.ts';
import { termsOf } from '../../ai/embedded/terms.ts';
import { claimedIn, figuresIn, isSame, type Figure } from './figures.ts';
import { isMistimed, momentsIn, timedOf } from './moments.ts';
import { statementsOf, type Statement } from './statements.ts';
import type { UnitKind } from './units.ts';

/** Of so many terms of a statement at least one stands in what it cites, unless that is of something else. */
const LEAST_TERMS = 5;
const MOST_SENTENCES = 400;

/** A passage with where it stands in a film. */
export interface ReadText {
  text: string;
  startSec: number | null;
  endSec: number | null;
}

interface Known {
  /** All that was read for the answer: the figures of what cites nothing are looked for here. */
  read?: readonly ReadText[];
  /** The quotations of the answer, as they were checked. */
  quotes?: readonly Pick<CheckedQuote, 'start' | 'end' | 'verdict'>[];
  /** The question, titles: figures in them need no passage. */
  beside?: readonly string[];
  /** The text was made by a recipe: its times are its own. */
  isMade?: boolean;
}

/** What the rules say of one statement; `not-judged` is what claims nothing, or nothing that could stand anywhere. */
export interface Judged {
  statement: Statement;
  verdict: 'borne-out' | 'not-borne-out' | 'not-judged';
  reason: ClaimReason | null;
  /** The figure that no passage has, as the statement writes it. */
  said?: string;
  /** What the passage has in its place, where that is one figure. */
  instead?: string;
  /** What a model says of it. */
  note?: string;
  /** The words of a cited passage that come nearest, by its number in the answer. */
  found: { mark: number; quote: string } | null;
}

/**
 * What the form of an answer with final marks tells of each of its statements: its figures stand in a passage that it cites,
 * its quotations to the letter, its moments lie there, and not all of its words are of something else. Never asked of a model.
 */
export function judgeByRules(
  answer: string,
  passages: readonly ReadText[],
  { quotes = [], read = [], beside = [], isMade = false }: Known = {},
): Judged[] {
  const held = passages.map(toHeld);
  const all = read.map(({ text }) => plain(text));
  const known = beside.flatMap((text) => figuresIn(plain(text)));
  const asked = new Set(beside.flatMap((text) => momentsIn(text).map(({ from }) => from)));
  let readFigures: Figure[] | null = null;

  const judge = (statement: Statement): Judged => {
    const { text, marks, shared, isLead } = statement;
    const verdict = (reason: ClaimReason | null, more: Partial<Judged> = {}): Judged => ({
      statement,
      verdict: reason === null ? 'borne-out' : 'not-borne-out',
      reason,
      found: null,
      ...more,
    });
    const notJudged: Judged = { statement, verdict: 'not-judged', reason: null, found: null };
    const quoted = quotes.filter(({ start, end }) => start < statement.end && end > statement.start);
    if (quoted.some((one) => one.verdict !== 'supported')) return verdict('quote');
    if (/[?？]\s*$/.test(text) || isNamedOutside(text) || namesAbsence(text)) return notJudged;
    const words = plain(text);
    const moments = momentsIn(words);
    const claimed = claimedIn(words).filter(
      (figure) =>
        !known.some((one) => isSame(figure, one)) &&
        !moments.some(({ start, end }) => figure.start < end && start < figure.end),
    );
    const cited = (marks.length > 0 ? marks : shared).flatMap((mark) => held[mark - 1] ?? []);
    if (cited.length === 0) {
      if (all.length === 0 || claimed.length === 0 || marks.length > 0) return notJudged;
      // How long the parts of a result are is not said of a source.
      if (isMade && claimed.every((one) => !Number.isNaN(secondsOf(one)))) return notJudged;
      readFigures ??= all.flatMap(figuresIn);
      const lacking = claimed.find((one) => isTelling(one) && !readFigures?.some((other) => stands(one, other, words)));
      return lacking ? verdict('uncited', { said: words.slice(lacking.start, lacking.end) }) : notJudged;
    }
    if (isLead && claimed.length === 0) return notJudged;
    const isHeld = (one: Figure) =>
      cited.some(({ figures, timed }) => figures.some((f) => stands(one, f, words)) || timed.told.has(secondsOf(one)));
    const lacking = claimed.find((one) => !isHeld(one));
    if (lacking) return verdict('figure', nearest(words, cited, lacking));
    const isKnown = ({ from }: { from: number }) => asked.has(from);
    if (
      !isMade &&
      isMistimed(
        words,
        cited.map(({ timed }) => timed),
        isKnown,
      )
    )
      return verdict('moment', nearest(words, cited));
    const terms = [...new Set(termsOf(words))];
    const isAlien = cited.every((one) => inHangul(one.text) === inHangul(words)) && terms.length >= LEAST_TERMS;
    const isOfElse = isAlien && !cited.some((one) => terms.some((term) => one.terms.has(term)));
    return isOfElse && moments.length === 0 && claimed.length === 0
      ? verdict('words', nearest(words, cited))
      : verdict(null);
  };
  return statementsOf(answer).map(judge);
}

/** The share of the judged statements that are borne out, 0 to 1; null where none is judged. */
export function shareBorneOut(judged: readonly Pick<Judged, 'verdict'>[]): number | null {
  const counted = judged.filter(({ verdict }) => verdict !== 'not-judged');
  if (counted.length === 0) return null;
  return counted.filter(({ verdict }) => verdict === 'borne-out').length / counted.length;
}

const inHangul = (text: string): boolean => /[가-힣]/.test(text);
const plain = (text: string): string => text.normalize('NFKC');

/** By these words an answer names what it adds of its own; our prompt asks for them. */
const OUTSIDE = [
  '소스 밖',
  '소스에 없는 일반',
  '일반 지식',
  '공용 AI 지식',
  'not from the sources',
  'general knowledge',
];
const isNamedOutside = (text: string): boolean => OUTSIDE.some((words) => text.toLowerCase().includes(words));

/** A small bare number may count or place anything. */
const isTelling = ({ value, unit }: Figure): boolean => unit !== null || value > 10;

const ABOUT = /(?:약|대략|거의|about|around|roughly|nearly|almost|over|more than)\s?[$£€¥₩]?$/iu;
const ABOUT_AFTER = /^\s?(?:여|쯤|정도|가까이|남짓|넘|가량|이상|대|안팎)/u;

/** The same, or the same rounded to the last place of '30만', or, where it says so itself, to two digits. */
function stands(claimed: Figure, held: Figure, words: string): boolean {
  if (isSame(claimed, held)) return true;
  const isAbout = ABOUT.test(words.slice(0, claimed.start).slice(-12)) || ABOUT_AFTER.test(words.slice(claimed.end));
  const place = isAbout ? 10 ** Math.max(0, Math.floor(Math.log10(claimed.value || 1)) - 1) : claimed.step;
  if (place === 0) return false;
  const near = [Math.floor(held.value / place) * place, Math.round(held.value / place) * place];
  return near.some((value) => isSame(claimed, { ...held, value }));
}

/** How long it says that something takes; NaN where it says none. */
const secondsOf = ({ value, unit }: Figure): number => value * (unit === null ? NaN : (SECONDS[unit] ?? NaN));
const SECONDS: Partial<Record<UnitKind, number>> = { second: 1, minute: 60, hour: 3600 };

interface Held extends ReadText {
  mark: number;
  terms: ReadonlySet<string>;
  figures: readonly Figure[];
  timed: ReturnType<typeof timedOf>;
}

const toHeld = ({ text, startSec, endSec }: ReadText, place: number): Held => ({
  text,
  startSec,
  endSec,
  mark: place + 1,
  terms: new Set(termsOf(text)),
  figures: figuresIn(plain(text)),
  timed: timedOf(text, startSec, endSec),
});

/** The sentence of the cited passages that comes nearest, for a figure among those that have one of its kind. */
function nearest(words: string, cited: readonly Held[], lacking?: Figure): Partial<Judged> {
  const terms = new Set(termsOf(words));
  const sentences = cited.flatMap(({ text, mark }) =>
    passageSentencesOf(text)
      .slice(0, MOST_SENTENCES)
      .map((quote) => ({ quote, mark, isAlike: lacking !== undefined && hasAlike(quote, lacking) })),
  );
  const shared = ({ quote, isAlike }: (typeof sentences)[number]) =>
    new Set(termsOf(quote).filter((term) => terms.has(term))).size + (isAlike ? 2 : 0);
  const best = sentences.map((one) => ({ ...one, score: shared(one) })).sort((a, b) => b.score - a.score)[0];
  if (!best || best.score === 0) return lacking ? { said: words.slice(lacking.start, lacking.end) } : {};
  const { quote, mark } = best;
  const instead = lacking && onlyAlikeIn(cited.map(({ text }) => text).join('\n'), lacking);
  return {
    found: { mark, quote },
    ...(lacking && { said: words.slice(lacking.start, lacking.end) }),
    ...(instead !== undefined && { instead }),
  };
}

/** The end of a range is no figure by itself. */
const IN_RANGE = /[~∼〜–-]\s?$/;

/** The figure of this unit in a text, where that holds exactly one: what stands in the place of another. */
export function onlyAlikeIn(text: string, { unit }: Pick<Figure, 'unit'>): string | undefined {
  const words = plain(text);
  const [first, ...others] = unit === null ? [] : figuresIn(words).filter((one) => one.unit === unit);
  const isOnly = first?.hasDigits && others.every((one) => isSame(one, first));
  return isOnly && !IN_RANGE.test(words.slice(0, first.start)) ? words.slice(first.start, first.end) : undefined;
}

const hasAlike = (quote: string, { unit }: Figure): boolean =>
  unit !== null && figuresIn(plain(quote)).some((one) => one.hasDigits && one.unit === unit);

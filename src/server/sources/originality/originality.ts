import { percent } from '#contract/base/figures.ts';
import type { Finding } from '#contract/base/finding.ts';
import { utterancesOf, type Utterance } from '#contract/recipes/voice/utterances.ts';
import { isBareList } from './bare-list.ts';
import { withoutBoilerplate } from './boilerplate.ts';
import { closestTo, type Repeat } from './closest.ts';
import { quotationAt, type QuotedPlaces, quotedPlacesOf } from './quoted.ts';
import { indexSources, NOTHING, type OriginalSource, type SourceIndex } from './source-index.ts';
import { SYLLABLE_WEIGHT, unitsOf, WORD_WEIGHT, type Unit } from './units.ts';

export type OriginalityRule = 'copied' | 'close' | 'uncited';

export interface CloseFinding extends Finding<OriginalityRule> {
  sourceId: string;
  passageId: string;
  /** The words of the source that are repeated, as they stand there. */
  sourceText: string;
  /** The share of the sentence that is repeated, 0 to 1. */
  overlap: number;
}

export interface SourceCloseness {
  id: string;
  closeSentences: number;
  /** Letters without white space of the draft that are repeated in one stretch. */
  longestRun: number;
  /** Of the draft's sentences. */
  share: number;
}

/** A sentence in quotation marks with its mark [n]: told, but nothing to change. */
export interface QuotedSentence {
  at: readonly [start: number, end: number];
  sourceId: string;
  passageId: string;
}

export interface Originality {
  findings: CloseFinding[];
  perSource: SourceCloseness[];
  quotations: QuotedSentence[];
}

export interface OriginalityOptions {
  /** From which overlap on a sentence is too close. */
  closeFrom: number;
  /** From which it counts as copied. */
  copiedFrom: number;
  /** What a sentence must say at least to be judged: a Korean syllable of a stem 2, another word 3. */
  leastWeight: number;
}

/** Found by trying sentences of encyclopedia articles, copied and unrelated ones. */
const DEFAULTS: OriginalityOptions = { closeFrom: 0.45, copiedFrom: 0.75, leastWeight: 15 };
/** A stretch that says so much is copied, however long the sentence around it. */
const LONG_RUN_WEIGHT = 36;
/** A sentence with this share in the same order and a little less overlap has had words exchanged. */
const IN_ORDER = { share: 0.7, overlapFrom: 0.3, allFrom: 0.9 } as const;
/** Besides its figures a sentence says at least this: '식비가 62만 원에서 38만 원으로 줄었어요' is a fact. */
const LEAST_WORDING = 8;
/** A short sentence says at least so much in words that not everybody uses every day, or in large figures. */
const LEAST_TELLING = 6;
/** Words around a figure that come in one stretch, and are no wording yet: '해발 1,800미터가 넘는'. */
const FACT = { wording: 14, rest: 22, copiedFrom: 0.9, figures: 5 } as const;
/** Longer sentences are judged in pieces of about as many units. */
const PIECE = 40;

const weightOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.weight, 0);

function piecesOf(units: readonly Unit[]): (readonly Unit[])[] {
  const count = Math.ceil(units.length / PIECE);
  const size = Math.ceil(units.length / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => units.slice(i * size, (i + 1) * size));
}

interface Hit {
  sentence: Utterance;
  units: readonly Unit[];
  repeat: Repeat;
  run: number;
  overlap: number;
}

function hitOf(draft: string, sentence: Utterance, index: SourceIndex, options: OriginalityOptions): Hit | null {
  const [offset, end] = sentence.at;
  const words = draft.slice(offset, end);
  if (isBareList(words)) return null;
  const units = unitsOf(withoutBoilerplate(words));
  let best: Hit | null = null;
  let repeated = 0;
  let total = 0;
  for (const piece of piecesOf(units)) {
    const weight = weightOf(piece);
    total += weight;
    if (weight < options.leastWeight) continue;
    const repeat = closestTo(index, piece);
    if (!repeat || !isClose(repeat, piece, options)) continue;
    const isTelling = weight >= LONG_RUN_WEIGHT || tellingIn(piece) >= LEAST_TELLING;
    if (!isTelling && !addsNothing(piece, index, repeat)) continue;
    if (isFact(piece, repeat, options) && !addsNothing(piece, index, repeat)) continue;
    repeated += weight * shareOf(repeat);
    const run = lettersIn(draft, offset, piece, repeat.run);
    if (!best || repeat.overlap > best.repeat.overlap) best = { sentence, units: piece, repeat, run, overlap: 0 };
  }
  return best && { ...best, overlap: Math.min(1, Math.round((repeated / total) * 100) / 100) };
}

const tellingIn = (units: readonly Unit[]): number =>
  weightOf(units.filter(({ isFigure, isEveryday, weight }) => (isFigure ? weight > WORD_WEIGHT : !isEveryday)));

/** Figures with what they are of, which nobody can say in other words. */
function isFact(units: readonly Unit[], { run, overlap }: Repeat, { copiedFrom }: OriginalityOptions): boolean {
  const wordingOf = (part: readonly Unit[]) => weightOf(part.filter(({ isFigure }) => !isFigure));
  const wording = wordingOf(units);
  if (wording < LEAST_WORDING) return overlap < copiedFrom;
  const figures = units.slice(...run).filter(({ isFigure, weight }) => isFigure && weight > SYLLABLE_WEIGHT);
  const isCounted = weightOf(figures) >= FACT.figures;
  return (
    isCounted && wording <= FACT.rest && wordingOf(units.slice(...run)) <= FACT.wording && overlap < FACT.copiedFrom
  );
}

/** What is said around the figures, and how much of it may be one's own, where a sentence with figures still repeats another. */
const AROUND = { least: 10, own: 0.25, telling: 4, places: 8, figures: 2 } as const;

/** Figures with all the words that stand around them in the source, in whatever order: the sentence is that one. */
function addsNothing(units: readonly Unit[], index: SourceIndex, { place }: Repeat): boolean {
  const there = new Set(index.codes.slice(Math.max(0, place[0] - AROUND.places), place[1] + AROUND.places));
  const wording = units.filter(({ isFigure }) => !isFigure);
  const own = wording.filter(({ code }) => !there.has(code));
  const figures = units.filter(
    ({ isFigure, code, weight }) => isFigure && weight > SYLLABLE_WEIGHT && there.has(code),
  ).length;
  return (
    weightOf(wording) >= AROUND.least &&
    weightOf(wording.filter(({ isEveryday }) => !isEveryday)) >= AROUND.telling &&
    units.every(({ isFigure, code, weight }) => !isFigure || weight <= SYLLABLE_WEIGHT || there.has(code)) &&
    figures >= AROUND.figures &&
    weightOf(own) <= weightOf(wording) * AROUND.own
  );
}

/** Other spacing breaks shingles but not the order: what is nearly all there in order is a copy. */
function shareOf({ overlap, inOrder }: Repeat): number {
  return Math.max(overlap, inOrder >= IN_ORDER.allFrom ? inOrder : (overlap + inOrder) / 2);
}

/** What is done to what, in so few words, is the subject rather than its wording: '벽지에 페인트를 칠했다가'. */
const BRIEF = { weight: 22, closeFrom: 0.6 } as const;

function isClose(repeat: Repeat, units: readonly Unit[], options: OriginalityOptions): boolean {
  const isBrief = weightOf(units) < BRIEF.weight;
  const closeFrom = isBrief ? Math.max(BRIEF.closeFrom, options.closeFrom) : options.closeFrom;
  const exchangedFrom = isBrief ? BRIEF.closeFrom : IN_ORDER.overlapFrom;
  const isExchanged = repeat.inOrder >= IN_ORDER.share && repeat.overlap >= Math.min(closeFrom, exchangedFrom);
  return repeat.overlap >= closeFrom || isExchanged || weightOf(units.slice(...repeat.run)) >= LONG_RUN_WEIGHT;
}

function lettersIn(
  draft: string,
  offset: number,
  units: readonly Unit[],
  [from, to]: readonly [number, number],
): number {
  const [first, last] = [units[from], units[to - 1]];
  return first && last ? draft.slice(offset + first.start, offset + last.end).replace(/\s+/g, '').length : 0;
}

const GRAM = 3;
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The share of the sentence's letters, in threes and without white space, that the words of the source hold. */
function lettersShared(sentence: string, source: string): number {
  const [mine, theirs] = [lettersOf(sentence), lettersOf(source)];
  const grams = new Set(
    Array.from({ length: Math.max(0, theirs.length - GRAM + 1) }, (_, i) => theirs.slice(i, i + GRAM)),
  );
  const count = Math.max(1, mine.length - GRAM + 1);
  let shared = 0;
  for (let i = 0; i < count; i += 1) if (grams.has(mine.slice(i, i + GRAM))) shared += 1;
  return Math.round((shared / count) * 100) / 100;
}

/** The words of the sources between two units of the index, with the first passage that has much of the sentence. */
function sourceTextOf(index: SourceIndex, [from, to]: readonly [number, number], units: readonly Unit[]) {
  const passages: number[] = [];
  for (let place = from; place < to; place += 1) {
    const passage = index.passages[place] ?? -1;
    if (passage >= 0 && passages.at(-1) !== passage) passages.push(passage);
  }
  const texts = passages.map((passage) => {
    const own: number[] = [];
    for (let place = from; place < to; place += 1) if (index.passages[place] === passage) own.push(place);
    const start = index.starts[own[0] ?? 0] ?? 0;
    return index.passageOf[passage]?.text.slice(start, index.ends[own.at(-1) ?? 0] ?? start) ?? '';
  });
  const codes = new Set(units.map(({ code }) => code));
  const sharedWith = (passage: number): number => {
    let shared = 0;
    for (let place = from; place < to; place += 1)
      if (index.passages[place] === passage && codes.has(index.codes[place] ?? NOTHING)) shared += 1;
    return shared;
  };
  const most = Math.max(...passages.map(sharedWith));
  const own = index.passageOf[passages.find((passage) => sharedWith(passage) * 2 >= most) ?? -1];
  return own && { sourceId: own.source.id, title: own.source.title, passageId: own.id, text: texts.join(' ') };
}

function findingOf(
  hit: Hit,
  rule: OriginalityRule,
  source: NonNullable<ReturnType<typeof sourceTextOf>>,
): CloseFinding {
  const { title, sourceId, passageId, text } = source;
  const share = percent(hit.overlap);
  const words: Record<OriginalityRule, CloseFinding['words']> = {
    copied: {
      ko: `‘${title}’의 문장을 거의 그대로 옮겼어요(${share} 같음). 내 말로 바꾸거나, 따옴표로 묶고 출처 번호를 달아 주세요.`,
      en: `This repeats “${title}” almost word for word (${share} the same). Say it your way, or quote it and cite the source.`,
    },
    close: {
      ko: `‘${title}’의 표현과 가까워요(${share} 같음). 내용은 두고 내 말로 다시 써 보세요.`,
      en: `The wording is close to “${title}” (${share} the same). Keep the idea and say it your way.`,
    },
    uncited: {
      ko: `‘${title}’에서 따온 말인데 출처 표시가 없어요. 뒤에 [번호]를 달아 주세요.`,
      en: `This quotes “${title}” without citing it. Add the source's mark [n] after it.`,
    },
  };
  const at = hit.sentence.at;
  return {
    rule,
    level: 'warning',
    at,
    words: words[rule],
    sourceId,
    passageId,
    sourceText: text,
    overlap: hit.overlap,
  };
}

function perSourceOf(findings: readonly { sourceId: string; run: number }[], index: SourceIndex, sentences: number) {
  return index.sources.map(({ id }): SourceCloseness => {
    const own = findings.filter(({ sourceId }) => sourceId === id);
    return {
      id,
      closeSentences: own.length,
      longestRun: own.reduce((longest, { run }) => Math.max(longest, run), 0),
      share: own.length / Math.max(1, sentences),
    };
  });
}

/**
 * The sentences of a draft whose wording is too close to a source, however spaced, with whatever particles and endings. Quotations
 * with a mark [n] and what everybody says are left out. Sources that are judged more than once are indexed once by `indexSources`.
 */
export function tooClose(
  draft: string,
  sources: readonly OriginalSource[] | SourceIndex,
  options: Partial<OriginalityOptions> = {},
): Originality {
  const index = 'codes' in sources ? sources : indexSources(sources);
  const limits = { ...DEFAULTS, ...options };
  const sentences = utterancesOf(draft);
  const quoted: QuotedPlaces = quotedPlacesOf(draft);
  const findings: CloseFinding[] = [];
  const quotations: QuotedSentence[] = [];
  const runs: { sourceId: string; run: number }[] = [];
  for (const sentence of sentences) {
    const hit = hitOf(draft, sentence, index, limits);
    const source = hit && sourceTextOf(index, hit.repeat.place, hit.units);
    if (!hit || !source) continue;
    const [from, to] = hit.repeat.run;
    const start = sentence.at[0] + (hit.units[from]?.start ?? 0);
    const quotation = quotationAt(quoted, start, sentence.at[0] + (hit.units[to - 1]?.end ?? 0));
    if (quotation === 'cited') {
      quotations.push({ at: sentence.at, sourceId: source.sourceId, passageId: source.passageId });
      continue;
    }
    const overlap = Math.max(hit.overlap, lettersShared(draft.slice(...sentence.at), source.text));
    const rule = quotation === 'uncited' ? 'uncited' : overlap >= limits.copiedFrom ? 'copied' : 'close';
    findings.push(findingOf({ ...hit, overlap }, rule, source));
    runs.push({ sourceId: source.sourceId, run: hit.run });
  }
  return { findings, perSource: perSourceOf(runs, index, sentences.length), quotations };
}

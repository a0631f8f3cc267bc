import { cut } from '#contract/base/letters.ts';
import { isFinalWord } from '#contract/recipes/voice/endings.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';
import { partTopics } from './topic-parts.ts';

const LIMITS = {
  leastSegments: 40,
  mostSegments: 20_000,
  leastSec: 45,
  /** A chapter at least so often, and at most so many. */
  chapterEverySec: 480,
  mostChapters: 24,
} as const;
/** What is not cut: about a sentence of speech, up to its end or a pause; longer in a long recording. */
const UNIT = { words: 12, most: 400, pauseSec: 0.8 } as const;
/** A recording that is shorter is found through without chapters. */
const LEAST_RECORDING_SEC = 240;
const TITLE_LENGTH = 40;

/**
 * Where the talk turns to something else, with the words that tell most of each part; empty for a short recording. A
 * suggestion: `npm run bench -- creators` tells how often it is right.
 */
export function findChapters(segments: readonly Segment[]): Chapter[] {
  const endSec = segments.at(-1)?.end ?? 0;
  const lengthSec = endSec - (segments[0]?.start ?? 0);
  if (lengthSec < LEAST_RECORDING_SEC) return [];
  if (segments.length < LIMITS.leastSegments || segments.length > LIMITS.mostSegments) return [];
  const terms = segments.map((segment) => termsOf(segment.text));
  const units = unitsOf(segments);
  const talk = units.map((from, i) => ({
    startSec: segments[from]?.start ?? 0,
    terms: terms.slice(from, units[i + 1]).flat(),
  }));
  const least = Math.max(3, Math.min(LIMITS.mostChapters, Math.round(lengthSec / LIMITS.chapterEverySec)));
  const cuts = partTopics(talk, endSec, { leastSec: LIMITS.leastSec, least, most: LIMITS.mostChapters });
  if (cuts.length < 2) return [];
  const starts = [0, ...cuts.map((unit) => units[unit] ?? 0)];
  const weights = weigh(terms);
  return starts.map((from, index) => ({
    startSec: index === 0 ? 0 : Math.floor(segments[from]?.start ?? 0),
    title: titleOf(segments, weights, from, starts[index + 1] ?? segments.length),
  }));
}

const STOP = /[.!?…。！？]["'”’)\]」』]*$/;
const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The segments at which units begin. */
function unitsOf(segments: readonly Segment[]): number[] {
  const all = segments.reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  const wanted = Math.max(UNIT.words, Math.ceil(all / UNIT.most));
  const starts = [0];
  let words = 0;
  segments.slice(0, -1).forEach(({ text, end }, i) => {
    const own = wordsIn(text);
    words += own.length;
    const pauseSec = (segments[i + 1]?.start ?? end) - end;
    const isOver = STOP.test(text) || isFinalWord(own.at(-1) ?? '') || pauseSec >= UNIT.pauseSec;
    if (words < wanted || (!isOver && words < 2 * wanted)) return;
    starts.push(i + 1);
    words = 0;
  });
  return starts;
}

const PARTICLE =
  /(?:으로부터|에게서|으로서|으로써|이라는|이라고|에서는|에서도|부터|까지|에서|에게|으로|라는|라고|이나|이며|이고|처럼|보다|만큼|하고|들이|들은|들을|들의|의|은|는|이|가|을|를|에|로|와|과|도|만)$/;

/** Words without Korean particles, and the pairs of syllables that inflected forms share. */
function termsOf(text: string): string[] {
  return (text.toLowerCase().match(/[가-힣]+|[a-z]+|\d+/g) ?? []).flatMap((word) => {
    const isKorean = /[가-힣]/.test(word);
    const stem = isKorean && word.length > 2 ? word.replace(PARTICLE, '') : word;
    if (stem.length < 2) return [];
    const pairs = isKorean && stem.length > 2 ? Array.from(stem.slice(1), (_, i) => `#${stem.slice(i, i + 2)}`) : [];
    return [stem, ...pairs];
  });
}

type Weights = Map<string, number>[];

/** How much each term tells of each segment: the rarer in the whole, the more. */
function weigh(terms: readonly string[][]): Weights {
  const spread = new Map<string, number>();
  for (const one of terms) for (const term of new Set(one)) spread.set(term, (spread.get(term) ?? 0) + 1);
  return terms.map((one) => {
    const counts = new Map<string, number>();
    for (const term of one) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      counts.set(term, (1 + Math.log(count)) * Math.log((1 + terms.length) / (spread.get(term) ?? 1)));
    }
    return counts;
  });
}

function sumOf(block: Weights): Map<string, number> {
  const sum = new Map<string, number>();
  for (const one of block) for (const [term, weight] of one) sum.set(term, (sum.get(term) ?? 0) + weight);
  return sum;
}

function cosine(a: Map<string, number>, b: Map<string, number>): number {
  let dot = 0;
  for (const [term, weight] of a) dot += weight * (b.get(term) ?? 0);
  const square = (one: Map<string, number>) => [...one.values()].reduce((sum, weight) => sum + weight * weight, 0);
  return dot / Math.sqrt(square(a) * square(b) || 1);
}

/** The words of the segment near the beginning of a part that tells most of the part. */
function titleOf(segments: readonly Segment[], weights: Weights, from: number, to: number): string {
  const whole = sumOf(weights.slice(from, to));
  const candidates = segments.slice(from, to).map((segment, i) => ({
    text: segment.text,
    likeness: segment.text.length < 6 ? 0 : cosine(weights[from + i] ?? new Map(), whole),
  }));
  const best = candidates.reduce((a, b) => (b.likeness > a.likeness ? b : a));
  return cut(best.text, TITLE_LENGTH);
}

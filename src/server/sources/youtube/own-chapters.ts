import { cut } from '#contract/base/letters.ts';
import type { Chapter } from '#contract/sources/chapters.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

/**
 * TextTiling by blocks of twenty lines and a fixed number of cuts. A trial with the sentences of Korean articles glued
 * together came to F 0.68 and WindowDiff 0.22 sentence by sentence, and to about half of that in lines of captions
 * (`npm run bench -- creators`), so that what comes of it is a suggestion.
 */
const TILING = {
  blockSegments: 20,
  leastSegments: 40,
  mostSegments: 20_000,
  chapterSec: 150,
  leastSec: 45,
  mostChapters: 24,
} as const;
/** A recording that is shorter is found through without chapters. */
const LEAST_RECORDING_SEC = 240;
const TITLE_LENGTH = 40;

/** Where the talk turns to something else, with the words that tell most of each part; empty for a short recording. */
export function findChapters(segments: readonly Segment[]): Chapter[] {
  const lengthSec = (segments.at(-1)?.end ?? 0) - (segments[0]?.start ?? 0);
  if (lengthSec < LEAST_RECORDING_SEC) return [];
  if (segments.length < TILING.leastSegments || segments.length > TILING.mostSegments) return [];
  const weights = weigh(segments.map((segment) => termsOf(segment.text)));
  const wanted = Math.min(TILING.mostChapters, Math.max(3, Math.round(lengthSec / TILING.chapterSec))) - 1;
  const starts = [0, ...pickCuts(segments, weights, wanted)];
  if (starts.length < 3) return [];
  return starts.map((from, index) => ({
    startSec: index === 0 ? 0 : Math.floor(segments[from]?.start ?? 0),
    title: titleOf(segments, weights, from, starts[index + 1] ?? segments.length),
  }));
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

/** The segments before which the words change most, far enough from each other and from both ends. */
function pickCuts(segments: readonly Segment[], weights: Weights, wanted: number): number[] {
  const depths = depthsOf(likenesses(weights));
  const cuts: number[] = [];
  const startOf = (index: number) => segments[index]?.start ?? 0;
  const last = segments.at(-1)?.end ?? 0;
  for (const { index } of depths.toSorted((a, b) => b.depth - a.depth || a.index - b.index)) {
    if (cuts.length >= wanted) break;
    const others = [0, last, ...cuts.map(startOf)];
    if (others.every((second) => Math.abs(second - startOf(index)) >= TILING.leastSec)) cuts.push(index);
  }
  return cuts.toSorted((a, b) => a - b);
}

/** The cosine of the blocks before and after each segment but the first. */
function likenesses(weights: Weights): number[] {
  return weights.slice(1).map((_, i) => {
    const at = i + 1;
    return cosine(
      sumOf(weights.slice(Math.max(0, at - TILING.blockSegments), at)),
      sumOf(weights.slice(at, at + TILING.blockSegments)),
    );
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

/** How deep the likeness falls at each place, against the hills on both sides. */
function depthsOf(likeness: readonly number[]): { index: number; depth: number }[] {
  return likeness.map((here, i) => {
    const climb = (step: 1 | -1) => {
      let top = here;
      for (let j = i + step; (likeness[j] ?? -1) >= top; j += step) top = likeness[j] ?? top;
      return top;
    };
    return { index: i + 1, depth: climb(-1) + climb(1) - 2 * here };
  });
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

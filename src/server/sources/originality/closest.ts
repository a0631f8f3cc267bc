import { HALF_WINDOW, NOTHING, placesOfShingle, type SourceIndex } from './source-index.ts';
import { shinglesOf, type Unit } from './units.ts';

/** Where in the sources a sentence is repeated. */
export interface Repeat {
  /** The share of the sentence's units that stand in shingles of the place, weighted by how rare those are. */
  overlap: number;
  /** The same of its units that come in the same order there. */
  inOrder: number;
  /** Units of the sentence in the longest stretch without a difference. */
  run: readonly [from: number, to: number];
  /** Units of the index. */
  place: readonly [from: number, to: number];
}

/** A shingle in more places than these says nothing. */
const MOST_PLACES = 64;

/** What stands within one word is a name rather than wording. */
const WITHIN_WORD = 0.5;
const isWithinWord = (units: readonly Unit[], i: number): boolean =>
  units[i]?.start === units[i + 1]?.start && units[i]?.start === units[i + 2]?.start;

/** Rare shingles count full, common ones by the square root of how often they come. */
const rarity = (times: number): number => 1 / Math.sqrt(Math.max(1, times));

/** The place of the sources that repeats the most of the units; null when no shingle of theirs is found. */
export function closestTo(index: SourceIndex, units: readonly Unit[]): Repeat | null {
  const shingles = shinglesOf(units);
  const found = new Map<number, number>();
  const last = new Map<number, number>();
  let all = 0;
  for (let i = 0; i < shingles.length; i += 1) {
    const shingle = shingles[i] ?? NOTHING;
    if (shingle === NOTHING) continue;
    const places = placesOfShingle(index, shingle, MOST_PLACES);
    const weight = rarity(places.length) * (isWithinWord(units, i) ? WITHIN_WORD : 1);
    all += weight;
    if (places.length === MOST_PLACES) continue;
    for (const place of places) {
      const half = Math.floor(place / HALF_WINDOW);
      for (const window of [half - 1, half]) {
        if (last.get(window) === i) continue;
        last.set(window, i);
        found.set(window, (found.get(window) ?? 0) + weight);
      }
    }
  }
  let best = -1;
  let most = 0;
  for (const [window, weight] of found) {
    if (weight > most) [best, most] = [window, weight];
  }
  if (most === 0) return null;
  const from = Math.max(0, best * HALF_WINDOW);
  const to = Math.min(index.codes.length, (best + 2) * HALF_WINDOW + 4);
  return { overlap: most / all, ...aligned(index, units, from, to) };
}

/** Compares the units with a window one by one: the longest common stretch and how many come in the same order. */
function aligned(index: SourceIndex, units: readonly Unit[], from: number, to: number): Omit<Repeat, 'overlap'> {
  const width = to - from;
  let runsBefore = new Int32Array(width + 1);
  let orderBefore = new Int32Array(width + 1);
  let longest = 0;
  let runEnd = 0;
  let placeEnd = from;
  let first = width;
  let lastPlace = 0;
  for (let i = 0; i < units.length; i += 1) {
    const runs = new Int32Array(width + 1);
    const order = new Int32Array(width + 1);
    const code = units[i]?.code;
    for (let k = 1; k <= width; k += 1) {
      const isSame = index.codes[from + k - 1] === code;
      const run = isSame ? (runsBefore[k - 1] ?? 0) + 1 : 0;
      runs[k] = run;
      order[k] = Math.max(orderBefore[k] ?? 0, order[k - 1] ?? 0, isSame ? (orderBefore[k - 1] ?? 0) + 1 : 0);
      if (run > longest) [longest, runEnd, placeEnd] = [run, i + 1, from + k];
      if (run === 3) first = Math.min(first, k - 3);
      if (run >= 3) lastPlace = Math.max(lastPlace, k);
    }
    runsBefore = runs;
    orderBefore = order;
  }
  const isFound = lastPlace > first;
  return {
    inOrder: (orderBefore[width] ?? 0) / Math.max(1, units.length),
    run: [runEnd - longest, runEnd],
    place: isFound ? [from + first, from + lastPlace] : [placeEnd - longest, placeEnd],
  };
}

/** A part of two sequences that is to be aligned: [a0, a1) of the one, [b0, b1) of the other. */
export interface Rect {
  a0: number;
  a1: number;
  b0: number;
  b1: number;
}

/** For each length from 1 what begins at each place of the two sequences, under the same number where it is the same. */
export type Grams = readonly { one: Int32Array; other: Int32Array }[];

/** More places than these together, and a run tells nothing of where it stands. */
const MOST_PAIRS = 6;
const BASE = 4_194_304;

/** For lengths up to `longest`; equal units have equal numbers in both sequences, each below 4,194,304. */
export function gramsOf(one: Int32Array, other: Int32Array, longest: number): Grams {
  const grams = [{ one, other }];
  for (let length = 2; length <= longest; length += 1) {
    const before = grams[length - 2]!;
    const ids = new Map<number, number>();
    const extend = (shorter: Int32Array, units: Int32Array) => {
      const longer = new Int32Array(Math.max(0, units.length - length + 1));
      for (let i = 0; i < longer.length; i += 1) {
        const key = (shorter[i] ?? 0) * BASE + (units[i + length - 1] ?? 0);
        const id = ids.get(key) ?? ids.size;
        if (id === ids.size) ids.set(key, id);
        longer[i] = id;
      }
      return longer;
    };
    grams.push({ one: extend(before.one, one), other: extend(before.other, other) });
  }
  return grams;
}

/** The longest chain of runs of this length that stand in both in the same order, as pairs of places. */
export function anchorsIn(grams: Grams, { a0, a1, b0, b1 }: Rect, length: number): [number, number][] {
  const level = grams[length - 1];
  if (!level) return [];
  const places = new Map<number, number[]>();
  for (let j = b0; j <= b1 - length; j += 1) {
    const id = level.other[j] ?? -1;
    const known = places.get(id);
    if (known === undefined) places.set(id, [j]);
    else if (known.length <= MOST_PAIRS) known.push(j);
  }
  const counts = new Map<number, number>();
  for (let i = a0; i <= a1 - length; i += 1) {
    const id = level.one[i] ?? -1;
    if (places.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const pairs: [number, number][] = [];
  for (let i = a0; i <= a1 - length; i += 1) {
    const id = level.one[i] ?? -1;
    const found = places.get(id);
    if (!found || found.length * (counts.get(id) ?? 0) > MOST_PAIRS) continue;
    for (const j of found.toReversed()) pairs.push([i, j]);
  }
  return risingOf(pairs);
}

/** The longest rising part of pairs that are sorted by the first place, and falling by the second within it; of two ways the earlier. */
function risingOf(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, j], at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle]!]?.[1] ?? 0) < j) low = middle + 1;
      else high = middle;
    }
    if (pairs[ends[low] ?? -1]?.[1] === j) return;
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  });
  const chain: [number, number][] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) chain.push(pairs[at]!);
  return chain.toReversed();
}

/** A stretch of talk that is not cut: its terms, and when it begins. */
export interface TalkUnit {
  startSec: number;
  terms: readonly string[];
}

interface PartLimits {
  leastSec: number;
  /** How many parts there may be. */
  least: number;
  most: number;
}

/** Terms of so large a share of all units tell nothing of a part. */
const COMMON_SHARE = 0.5;
/** Of the pairs of syllables that inflected forms share: each word has several. */
const PAIR_WEIGHT = 0.5;
/** How far the terms of a part are taken to be those of the whole, in counts for each term of the vocabulary. */
const SMOOTHING = 1.5;
/** What one more part must win in likelihood, in logarithms of the length. */
const PRICE_OF_PART = 4;

/**
 * The units before which the talk turns to something else: the parting under which the terms are likeliest, each part
 * having terms of its own (Utiyama and Isahara 2001, smoothed by the whole), with a price for each part. Empty where no
 * parting keeps the limits.
 */
export function partTopics(
  units: readonly TalkUnit[],
  endSec: number,
  { leastSec, least, most }: PartLimits,
): number[] {
  const rows = countTerms(units);
  const total = rows.flat().reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const costs = costsOf(rows, total);
  const secondsOf = (from: number, to: number): number =>
    (units[to]?.startSec ?? endSec) - (units[from]?.startSec ?? 0);
  const costOf: PartCost = (from, to) => (secondsOf(from, to) < leastSec ? Infinity : (costs[from]?.[to] ?? Infinity));
  const partings = cheapest(units.length, most, costOf);
  const price = PRICE_OF_PART * Math.log(Math.max(2, total));
  const priced = (parts: number): number => (partings[parts]?.cost ?? Infinity) + parts * price;
  let best = least;
  for (let parts = least + 1; parts <= most; parts += 1) if (priced(parts) < priced(best)) best = parts;
  return Number.isFinite(priced(best)) ? (partings[best]?.cuts ?? []) : [];
}

interface UnitTerm {
  id: number;
  /** How much of it stands in the unit. */
  count: number;
  /** Its share of the whole, and what it counts for in advance in every part. */
  share: number;
  prior: number;
}

/** Only terms that tell parts apart: no common ones, and none that stand in one unit alone. */
function countTerms(units: readonly TalkUnit[]): UnitTerm[][] {
  const spread = new Map<string, number>();
  for (const { terms } of units) for (const term of new Set(terms)) spread.set(term, (spread.get(term) ?? 0) + 1);
  const known = new Map<string, { id: number; weight: number }>();
  let total = 0;
  const counted = units.map(({ terms }) => {
    const counts = new Map<string, number>();
    for (const term of terms) {
      const wide = spread.get(term) ?? 0;
      if (wide < 2 || wide > units.length * COMMON_SHARE) continue;
      const weight = term.startsWith('#') ? PAIR_WEIGHT : 1;
      const one = known.get(term) ?? { id: known.size, weight: 0 };
      known.set(term, { ...one, weight: one.weight + weight });
      counts.set(term, (counts.get(term) ?? 0) + weight);
      total += weight;
    }
    return counts;
  });
  return counted.map((counts) =>
    Array.from(counts, ([term, count]) => {
      const { id, weight } = known.get(term) ?? { id: 0, weight: 0 };
      return { id, count, share: weight / total, prior: SMOOTHING * known.size * (weight / total) };
    }),
  );
}

/** What each stretch of units costs as one part: how unlikely its terms are beside those of the whole. */
function costsOf(rows: readonly (readonly UnitTerm[])[], total: number): Float64Array[] {
  const kinds = rows.flat().reduce((most, { id }) => Math.max(most, id + 1), 0);
  const mass = SMOOTHING * kinds;
  const counts = new Float64Array(kinds);
  return rows.map((_, from) => {
    counts.fill(0);
    const costs = new Float64Array(rows.length + 1).fill(total * total);
    let [likelihood, length] = [0, 0];
    for (let to = from; to < rows.length; to += 1) {
      for (const { id, count, share, prior } of rows[to] ?? []) {
        const before = counts[id] ?? 0;
        const now = before + count;
        likelihood += now * Math.log(now + prior) - before * Math.log(before + prior) - count * Math.log(share);
        counts[id] = now;
        length += count;
      }
      costs[to + 1] = length * Math.log(length + mass) - likelihood;
    }
    return costs;
  });
}

/** Of the part from one unit up to before another. */
type PartCost = (from: number, to: number) => number;

/** The cheapest parting into so many parts, by their number: its cost and the units at which parts but the first begin. */
function cheapest(length: number, most: number, costOf: PartCost): { cost: number; cuts: number[] }[] {
  let before = Float64Array.from({ length: length + 1 }, (_, to) => (to === 0 ? 0 : Infinity));
  const froms: Int32Array[] = [];
  return Array.from({ length: most + 1 }, (_, parts) => {
    if (parts === 0) return { cost: Infinity, cuts: [] };
    const costs = new Float64Array(length + 1).fill(Infinity);
    const from = new Int32Array(length + 1);
    for (let to = 1; to <= length; to += 1) {
      for (let start = to - 1; start >= 0; start -= 1) {
        if (before[start] === Infinity) continue;
        const cost = (before[start] ?? Infinity) + costOf(start, to);
        if (cost < (costs[to] ?? Infinity)) [costs[to], from[to]] = [cost, start];
      }
    }
    froms[parts] = from;
    before = costs;
    const cuts: number[] = [];
    for (let left = parts, to = length; left > 1; left -= 1) cuts.push((to = froms[left]?.[to] ?? 0));
    return { cost: costs[length] ?? Infinity, cuts: cuts.toReversed() };
  });
}

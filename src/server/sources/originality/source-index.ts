import { shinglesOf, unitsOf } from './units.ts';
import { withoutBoilerplate } from './boilerplate.ts';

export interface OriginalSource {
  id: string;
  title: string;
  passages: readonly { id: string; text: string }[];
}

/** Units of a window in which a sentence is looked for; windows overlap by half. */
export const HALF_WINDOW = 32;

/** The sources' shingles, findable by number. */
export interface SourceIndex {
  sources: readonly OriginalSource[];
  /** Of each unit of all sources: its code, its place in its passage, its passage. A source begins at a whole half window. */
  codes: Float64Array;
  starts: Int32Array;
  ends: Int32Array;
  passages: Int32Array;
  passageOf: readonly { source: OriginalSource; id: string; text: string }[];
  /** The first place of each shingle, and from each place the next one with the same shingle; -1 ends. */
  shingles: Int32Array;
  heads: Int32Array;
  next: Int32Array;
  /** How many sources hold the shingle that begins at the place, at its head. */
  mask: number;
}

/** Stands where no unit, passage or place is. */
export const NOTHING = -1;

/** Takes time and memory with the length of the sources: keep what it answers for as long as they do not change. */
export function indexSources(sources: readonly OriginalSource[]): SourceIndex {
  const passageOf: SourceIndex['passageOf'][number][] = [];
  const parts: { at: number; passage: number; units: ReturnType<typeof unitsOf>; shingles: Int32Array }[] = [];
  let size = 0;
  for (const source of sources) {
    size = Math.ceil(size / HALF_WINDOW) * HALF_WINDOW + HALF_WINDOW;
    const own = source.passages.map((passage) => ({ passage, units: unitsOf(withoutBoilerplate(passage.text)) }));
    const shingles = shinglesOf(own.flatMap(({ units }) => units));
    let from = 0;
    for (const { passage, units } of own) {
      parts.push({
        at: size,
        passage: passageOf.length,
        units,
        shingles: shingles.subarray(from, from + units.length),
      });
      passageOf.push({ source, id: passage.id, text: passage.text });
      from += units.length;
      size += units.length;
    }
  }
  const slots = 2 ** Math.max(10, Math.ceil(Math.log2(Math.max(2, size))));
  const index: SourceIndex = {
    sources,
    codes: new Float64Array(size).fill(NOTHING),
    starts: new Int32Array(size),
    ends: new Int32Array(size),
    passages: new Int32Array(size).fill(NOTHING),
    passageOf,
    shingles: new Int32Array(size).fill(NOTHING),
    heads: new Int32Array(slots).fill(NOTHING),
    next: new Int32Array(size).fill(NOTHING),
    mask: slots - 1,
  };
  for (const { at, passage, units, shingles } of parts) {
    units.forEach((unit, i) => {
      const place = at + i;
      index.codes[place] = unit.code;
      index.starts[place] = unit.start;
      index.ends[place] = unit.end;
      index.passages[place] = passage;
      index.shingles[place] = shingles[i] ?? NOTHING;
    });
  }
  for (let place = size - 1; place >= 0; place -= 1) {
    const shingle = index.shingles[place] ?? NOTHING;
    if (shingle === NOTHING) continue;
    const slot = slotOf(shingle, index.mask);
    index.next[place] = index.heads[slot] ?? NOTHING;
    index.heads[slot] = place;
  }
  return index;
}

const slotOf = (shingle: number, mask: number): number => (Math.imul(shingle, 0x9e3779b1) >>> 7) & mask;

/** The places at which the shingle begins, at most `most`. */
export function placesOfShingle(index: SourceIndex, shingle: number, most: number): number[] {
  const places: number[] = [];
  if (shingle === NOTHING) return places;
  let steps = 0;
  let place = index.heads[slotOf(shingle, index.mask)] ?? NOTHING;
  while (place !== NOTHING && places.length < most && steps < most * 4) {
    if (index.shingles[place] === shingle) places.push(place);
    place = index.next[place] ?? NOTHING;
    steps += 1;
  }
  return places;
}

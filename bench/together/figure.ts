import { availableParallelism, loadavg } from 'node:os';

/** One figure beside its bar. Value null: it could not be taken here, and `note` says why. */
export interface Figure {
  what: string;
  value: number | null;
  unit: string;
  /** None for what only explains the others. */
  bar?: { most: number } | { least: number };
  note?: string;
}

export interface Options {
  /** Instead of the part's own number. */
  rounds: number | null;
  /** On the large boards, instead of the part's own number: on a machine that is busy the ratios hold with fewer. */
  nodes: number | null;
  seed: number;
  databases: readonly ('embedded' | 'postgresql')[];
}

export interface Part {
  name: string;
  /** In one sentence. */
  what: string;
  run: (options: Options) => Promise<Figure[]>;
}

/** Null where there is no bar, or nothing to hold against it. */
export function isHeld({ value, bar }: Figure): boolean | null {
  if (value === null || Number.isNaN(value) || !bar) return null;
  return 'most' in bar ? value <= bar.most : value >= bar.least;
}

export function printFigure(figure: Figure): void {
  const { what, value, unit, bar, note } = figure;
  const held = isHeld(figure);
  const verdict = !bar ? '' : held === null ? 'NOT TAKEN' : held ? 'held' : 'MISSED';
  const limit = bar ? ('most' in bar ? `<= ${bar.most}` : `>= ${bar.least}`) : '';
  const shown = value === null ? '-' : `${value} ${unit}`.trim();
  console.log(`  ${what.padEnd(66)}${shown.padStart(12)}${limit.padStart(11)}  ${verdict}${note ? `  (${note})` : ''}`);
}

export const load = (): string => `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

export const round = (value: number, digits = 3): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** The value below which this share of them lies; NaN of none. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The same row of numbers from 0 to 1 for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

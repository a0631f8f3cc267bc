import type { Span } from '#contract/base/marked-text.ts';
import type { Language } from '#contract/base/language.ts';
import type { Unit } from './units.ts';

/** A run that stands so far from the rest of its sentence, and is shorter than that, belongs to other words. */
const FAR: Readonly<Record<Language, number>> = { ko: 4, en: 2 };
const SHORT: Readonly<Record<Language, number>> = { ko: 3, en: 2 };

/** Units that follow each other in the script and were said one after the other, as [from, to). */
function runsIn([from, to]: Span, match: Int32Array): Span[] {
  const runs: Span[] = [];
  for (let i = from; i < to; i += 1) {
    if (match[i]! < 0) continue;
    const last = runs.at(-1);
    if (last?.[1] === i && match[i] === match[i - 1]! + 1) runs[runs.length - 1] = [last[0], i + 1];
    else runs.push([i, i + 1]);
  }
  return runs;
}

interface Matched {
  units: readonly Unit[];
  said: readonly Unit[];
  /** For each unit which of those that were said it is; -1 for none. */
  match: Int32Array;
  /** For each unit that was said whether it is matched. */
  taken: Uint8Array;
}

/**
 * The first and the last run of a sentence are moved to the rest of it where the same was said there too; a short one that
 * was said far away is let go.
 */
export function tidyEnds(sentence: Span, { units, said, match, taken }: Matched, language: Language): void {
  const put = (unit: number, place: number) => {
    if (match[unit]! >= 0) taken[match[unit]!] = 0;
    match[unit] = place;
    if (place >= 0) taken[place] = 1;
  };
  const isFree = (unit: number, place: number, own: Span) =>
    said[place]?.form === units[unit]?.form && (!taken[place] || (place >= own[0] && place < own[1]));
  /** Moves a run by which its sentence begins or ends, so that it begins at this place. */
  const slid = ([from, to]: Span, place: number): boolean => {
    const own: Span = [match[from]!, match[to - 1]! + 1];
    for (let i = from; i < to; i += 1) if (!isFree(i, place + i - from, own)) return false;
    for (let i = from; i < to; i += 1) put(i, -1);
    for (let i = from; i < to; i += 1) put(i, place + i - from);
    return true;
  };
  const mend = (isFirst: boolean): boolean => {
    const runs = runsIn(sentence, match);
    if (runs.length < 2) return false;
    const run = isFirst ? runs[0]! : runs.at(-1)!;
    const next = isFirst ? runs[1]! : runs.at(-2)!;
    const [before, after] = isFirst ? [run, next] : [next, run];
    const inScript = after[0] - before[1];
    const apart = match[after[0]]! - match[before[1] - 1]! - 1 - inScript;
    const length = run[1] - run[0];
    if (apart <= 0) return false;
    const place = isFirst ? match[next[0]]! - inScript - length : match[next[1] - 1]! + 1 + inScript;
    if (slid(run, place)) return false;
    if (apart < FAR[language] || apart <= length || length >= SHORT[language]) return false;
    for (let i = run[0]; i < run[1]; i += 1) put(i, -1);
    return true;
  };
  while (mend(true));
  while (mend(false));
  const [from, to] = sentence;
  for (let i = from + 1; i < to; i += 1) {
    const place = match[i - 1]! + 1;
    if (match[i]! < 0 && place > 0 && isFree(i, place, [0, 0])) put(i, place);
  }
}

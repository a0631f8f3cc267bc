import type { Span } from '#contract/base/marked-text.ts';
import type { Language } from '#contract/base/language.ts';
import { breaksOf, GOES_ON, NEW_LINE, NEW_SENTENCE, wordEndAt, wordStartAt } from './breaks.ts';
import { tidyEnds } from './runs.ts';
import type { Aligned } from './spoken-text.ts';
import type { Unit } from './units.ts';

export type Fate = 'said' | 'changed' | 'skipped';

/** What became of a sentence; `at` are the units that were said for it, null where it was skipped. */
export interface Placed {
  fate: Fate;
  at: Span | null;
}

/** Shares of the units of a sentence. */
const SAID = 0.8;
const CHANGED = 0.4;
/** So much is enough where a sentence stands between two that are placed, with nothing else there. */
const CHANGED_IN_PLACE = 0.15;
/** So many other units among its own, and a sentence was said in other words. */
const MOST_EXTRA = 0.35;
/** What is said between two words of one sentence: more is not of it. */
export const INSERTED: Readonly<Record<Language, number>> = { ko: 16, en: 8 };
/** A Latin word of this length tells something by itself. */
const TELLING = 5;

interface Draft extends Placed {
  length: number;
  solid: number;
  lead: number;
  tail: number;
}

/** Judges each sentence by the units that it shares with what was said; what is too scattered is taken out of `match`. */
export function placeSentences({ spoken, said, match }: Aligned, language: Language): Placed[] {
  const { sentences, units } = spoken;
  const taken = new Uint8Array(said.units.length);
  for (const place of match) if (place >= 0) taken[place] = 1;
  const drafts = sentences.map(({ units: own }) => {
    tidyEnds(own, { units, said: said.units, match, taken }, language);
    return draftOf(own, units, match, language);
  });
  const breaks = breaksOf(said);
  widen(drafts, breaks);
  placeBetween(drafts);
  drafts.forEach(({ at }, i) => {
    const [from, to] = sentences[i]?.units ?? [0, 0];
    if (at === null) match.fill(-1, from, to);
  });
  return drafts.map(({ fate, at }) => ({ fate, at }));
}

function draftOf([from, to]: Span, units: readonly Unit[], match: Int32Array, language: Language) {
  const length = to - from;
  const kept = densest(from, to, match, Math.max(2 * INSERTED[language], 2 * length));
  let [matched, solid, extra] = [0, 0, 0];
  let [first, last] = [-1, -1];
  for (let i = from; i < to; i += 1) {
    const place = match[i] ?? -1;
    if (place < 0) continue;
    if (i < kept[0] || i >= kept[1]) {
      match[i] = -1;
      continue;
    }
    matched += 1;
    if (first < 0) first = i;
    if (last >= 0) {
      const between = place - (match[last] ?? 0) - 1;
      if (between <= INSERTED[language]) extra += between;
    }
    last = i;
    const isRun = (i > from && match[i - 1] === place - 1) || (i + 1 < to && match[i + 1] === place + 1);
    if (isRun || (units[i]?.form ?? '').length >= TELLING || length === 1) solid += 1;
  }
  const isSaid = matched >= SAID * length && extra <= MOST_EXTRA * length;
  const isPlaced = isSaid || solid >= CHANGED * length;
  const draft: Draft = {
    fate: isSaid ? 'said' : isPlaced ? 'changed' : 'skipped',
    at: isPlaced ? [match[first] ?? 0, (match[last] ?? 0) + 1] : null,
    length,
    solid,
    lead: first - from,
    tail: to - 1 - last,
  };
  return draft;
}

/** Of the stretches of a sentence that were said far from each other the one with the most units, as [from, to). */
function densest(from: number, to: number, match: Int32Array, far: number): Span {
  let best = { at: [from, to] as Span, count: 0 };
  let [start, count, last] = [from, 0, -1];
  for (let i = from; i <= to; i += 1) {
    const place = i < to ? (match[i] ?? -1) : -1;
    if (i < to && place < 0) continue;
    if (i === to || (last >= 0 && place - (match[last] ?? 0) - (i - last) > far)) {
      if (count > best.count) best = { at: [start, i], count };
      [start, count] = [i, 0];
    }
    count += 1;
    last = i;
  }
  return best.at;
}

/**
 * Words between two sentences, where the one ends or the other begins in other words, are those words, up to where a line
 * or a sentence was begun about as long after as words are missing; so is the rest of a word that is theirs by its half.
 */
function widen(drafts: readonly Draft[], breaks: Uint8Array): void {
  const placed = drafts.flatMap(({ at, tail, lead }, i) => (at ? [{ at, tail, lead, draft: drafts[i]! }] : []));
  for (let i = 0; i <= placed.length; i += 1) {
    const [before, after] = [placed[i - 1], placed[i]];
    let from = before?.at[1] ?? 0;
    let to = after?.at[0] ?? breaks.length - 1;
    const [tail, lead] = [before?.tail ?? 0, after?.lead ?? 0];
    const takeBehind = () => (from += before ? behind(breaks, from, to, tail) : 0);
    const takeAhead = () => (to -= after ? ahead(breaks, from, to, lead) : 0);
    for (const take of lead >= tail ? [takeAhead, takeBehind] : [takeBehind, takeAhead]) if (from < to) take();
    if (before) before.draft.at = [before.draft.at![0], from];
    if (after) after.draft.at = [to, after.at[1]];
  }
}

/** How many of the units from here on still are of the sentence before, of which `missing` were not found. */
function behind(breaks: Uint8Array, from: number, to: number, missing: number): number {
  const ends = Array.from({ length: Math.min(to - from, farthest(missing)) }, (_, i) => i + 1);
  const best = nearest(
    ends.filter((count) => from + count === to || isBegun(breaks[from + count], count - missing)),
    missing,
  );
  return best ?? (breaks[from] === GOES_ON ? wordEndAt(breaks, from, to) - from : 0);
}

/** How many of the units up to here already are of the sentence behind. */
function ahead(breaks: Uint8Array, from: number, to: number, missing: number): number {
  const starts = Array.from({ length: Math.min(to - from, farthest(missing)) }, (_, i) => i + 1);
  const best = nearest(
    starts.filter((count) => to - count === from || isBegun(breaks[to - count], count - missing)),
    missing,
  );
  return best ?? (breaks[to] === GOES_ON ? to - wordStartAt(breaks, to, from) : 0);
}

/** A line or a sentence begins here; an ending is believed only where hardly more was said than is missing. */
const isBegun = (sign: number | undefined, more: number): boolean =>
  sign === NEW_LINE || (sign === NEW_SENTENCE && more <= MOST_MORE);
const MOST_MORE = 3;

const farthest = (missing: number): number => (missing > 0 ? 2 * missing + 3 : 0);

/** Of two that are as near the greater. */
const nearest = (counts: readonly number[], wanted: number): number | undefined =>
  counts.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0];

/**
 * A single sentence that is missing where about as much else was said in its place was said in other words. Before the first
 * and after the last one people say what they like.
 */
function placeBetween(drafts: readonly Draft[]): void {
  drafts.forEach((draft, i) => {
    const [from, to] = [drafts[i - 1]?.at?.[1], drafts[i + 1]?.at?.[0]];
    if (draft.at !== null || from === undefined || to === undefined) return;
    const isAlike = to - from >= 0.5 * draft.length && to - from <= 1.8 * draft.length;
    if (!isAlike || draft.solid < CHANGED_IN_PLACE * draft.length) return;
    draft.fate = 'changed';
    draft.at = [from, to];
  });
}

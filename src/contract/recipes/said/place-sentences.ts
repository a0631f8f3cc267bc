import type { Span } from '../../base/marked-text.ts';
import type { Language } from '../../base/language.ts';
import type { SpokenSentence } from './spoken-text.ts';
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
export function placeSentences(
  sentences: readonly SpokenSentence[],
  units: readonly Unit[],
  match: Int32Array,
  saidCount: number,
  language: Language,
): Placed[] {
  const drafts = sentences.map((sentence) => draftOf(sentence, units, match, language));
  widen(drafts, saidCount);
  placeBetween(drafts, saidCount);
  drafts.forEach(({ at }, i) => {
    const [from, to] = sentences[i]?.units ?? [0, 0];
    if (at === null) match.fill(-1, from, to);
  });
  return drafts.map(({ fate, at }) => ({ fate, at }));
}

function draftOf({ units: [from, to] }: SpokenSentence, units: readonly Unit[], match: Int32Array, language: Language) {
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

/** Few words between two sentences, where the one begins or ends in other words, are those words. */
function widen(drafts: readonly Draft[], saidCount: number): void {
  const placed = drafts.filter((draft) => draft.at !== null);
  for (let i = 0; i <= placed.length; i += 1) {
    const [before, after] = [placed[i - 1], placed[i]];
    const from = before?.at?.[1] ?? 0;
    const to = after?.at?.[0] ?? saidCount;
    const free = to - from;
    if (free <= 0) continue;
    const [tail, lead] = [before?.tail ?? 0, after?.lead ?? 0];
    if (after?.at && lead > 0 && lead >= tail && free <= 2 * lead + 3) after.at = [from, after.at[1]];
    else if (before?.at && tail > 0 && free <= 2 * tail + 3) before.at = [before.at[0], to];
  }
}

/** A single sentence that is missing where about as much else was said in its place was said in other words. */
function placeBetween(drafts: readonly Draft[], saidCount: number): void {
  drafts.forEach((draft, i) => {
    const [before, after] = [drafts[i - 1], drafts[i + 1]];
    if (draft.at !== null || (before && before.at === null) || (after && after.at === null)) return;
    if (!before && !after) return;
    const from = before?.at?.[1] ?? 0;
    const to = after?.at?.[0] ?? saidCount;
    const isAlike = to - from >= 0.5 * draft.length && to - from <= 1.8 * draft.length;
    if (!isAlike || draft.solid < CHANGED_IN_PLACE * draft.length) return;
    draft.fate = 'changed';
    draft.at = [from, to];
  });
}

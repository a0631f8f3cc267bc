import { plainOf } from '../base/marked-text.ts';
import type { Passage } from './passage.ts';

export type PlacedText = Pick<Passage, 'text' | 'heading' | 'page' | 'startSec'>;

/** Sentences that follow each other and share a fate, with the place of the first. */
export interface TextRun {
  what: 'kept' | 'added' | 'removed';
  sentences: string[];
  place: Omit<PlacedText, 'text'>;
}

interface Sentence {
  text: string;
  /** What is compared: the same words in whatever spacing are the same sentence. */
  key: string;
  place: TextRun['place'];
}

/** Two stretches whose product is larger are not compared sentence by sentence, unless they share unique ones. */
const MOST_COMPARED = 250_000;

/**
 * What became of a text between two readings, in the order in which it reads: within one stretch what went comes before
 * what came. Compared are sentences, so that words that only moved to another passage have not changed.
 */
export function changesBetween(before: readonly PlacedText[], after: readonly PlacedText[]): TextRun[] {
  const runs: TextRun[] = [];
  const tell = (what: TextRun['what'], sentences: readonly Sentence[]) => {
    for (const { text, place } of sentences) {
      const last = runs.at(-1);
      if (last?.what === what) last.sentences.push(text);
      else runs.push({ what, sentences: [text], place });
    }
  };
  compare(before.flatMap(sentencesOf), after.flatMap(sentencesOf), tell);
  return runs;
}

/** How many sentences came and went. */
export const countChanges = (runs: readonly TextRun[]): { added: number; removed: number } => ({
  added: countOf(runs, 'added'),
  removed: countOf(runs, 'removed'),
});

const countOf = (runs: readonly TextRun[], what: TextRun['what']): number =>
  runs.reduce((sum, run) => sum + (run.what === what ? run.sentences.length : 0), 0);

function sentencesOf({ text, ...place }: PlacedText): Sentence[] {
  const { heading, page, startSec } = place;
  return plainOf(text)
    .split(/\n|(?=\s)(?<=[.!?。！？…]["'”’」』)\]]*)\s+/)
    .map((sentence) => ({ text: sentence.trim(), key: keyOf(sentence), place: { heading, page, startSec } }))
    .filter((sentence) => sentence.key !== '');
}

const keyOf = (sentence: string): string => sentence.normalize('NFC').replace(/\s+/g, '');

type Tell = (what: TextRun['what'], sentences: readonly Sentence[]) => void;

/** Common ends first, then what stands once on both sides and in the same order; what lies between is compared by itself. */
function compare(before: readonly Sentence[], after: readonly Sentence[], tell: Tell): void {
  const head = commonLength(before, after);
  const tail = commonLength(before.slice(head).toReversed(), after.slice(head).toReversed());
  tell('kept', after.slice(0, head));
  const [was, is] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const anchors = was.length > 0 && is.length > 0 ? anchorsOf(was, is) : [];
  if (anchors.length > 0) {
    let [fromWas, fromIs] = [0, 0];
    for (const [atWas, atIs] of anchors) {
      compare(was.slice(fromWas, atWas), is.slice(fromIs, atIs), tell);
      tell('kept', is.slice(atIs, atIs + 1));
      [fromWas, fromIs] = [atWas + 1, atIs + 1];
    }
    compare(was.slice(fromWas), is.slice(fromIs), tell);
  } else if (was.length * is.length <= MOST_COMPARED) compareAll(was, is, tell);
  else {
    tell('removed', was);
    tell('added', is);
  }
  tell('kept', after.slice(after.length - tail));
}

function commonLength(a: readonly Sentence[], b: readonly Sentence[]): number {
  const most = Math.min(a.length, b.length);
  for (let at = 0; at < most; at++) if (a[at]?.key !== b[at]?.key) return at;
  return most;
}

/** The places of what stands once on each side: the longest row of them that is in order on both. */
function anchorsOf(was: readonly Sentence[], is: readonly Sentence[]): [was: number, is: number][] {
  const inIs = uniquePlaces(is);
  const pairs = [...uniquePlaces(was)].flatMap(([key, atWas]): [number, number][] => {
    const atIs = inIs.get(key);
    return atIs === undefined ? [] : [[atWas, atIs]];
  });
  return longestRise(pairs);
}

function uniquePlaces(sentences: readonly Sentence[]): Map<string, number> {
  const places = new Map<string, number>();
  const several = new Set<string>();
  for (const [at, { key }] of sentences.entries()) {
    if (places.has(key)) several.add(key);
    places.set(key, at);
  }
  for (const key of several) places.delete(key);
  return places;
}

/** Of pairs in the order of their first places, the longest row in which the second places rise too. */
function longestRise(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = [];
  const previous: number[] = [];
  const second = (index: number | undefined): number => (index === undefined ? -1 : (pairs[index]?.[1] ?? -1));
  for (const [index, [, value]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (second(ends[middle]) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = index;
  }
  const rise: [number, number][] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index];
    if (pair) rise.push(pair);
  }
  return rise.toReversed();
}

/** The longest common row of two short stretches. */
function compareAll(was: readonly Sentence[], is: readonly Sentence[], tell: Tell): void {
  const width = is.length + 1;
  const lengths = new Uint32Array((was.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      lengths[i * width + j] = was[i]?.key === is[j]?.key ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let [i, j] = [0, 0];
  while (i < was.length && j < is.length) {
    if (was[i]?.key === is[j]?.key) {
      tell('kept', is.slice(j, j + 1));
      [i, j] = [i + 1, j + 1];
    } else if (at(i + 1, j) >= at(i, j + 1)) tell('removed', was.slice(i, ++i));
    else tell('added', is.slice(j, ++j));
  }
  tell('removed', was.slice(i));
  tell('added', is.slice(j));
}

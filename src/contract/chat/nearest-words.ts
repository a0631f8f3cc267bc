import { fold } from './folded-text.ts';

/** What is less near than this is something else. */
export const LEAST_NEARNESS = 0.6;
/** Whatever is that near has at least this part of the quotation's pairs: it has no more pairs than it shares. */
const LEAST_SHARED = LEAST_NEARNESS / (2 - LEAST_NEARNESS);

/** The words of a text with the places of their letters among the letters of all of them, and the pairs of these letters. */
export interface PlacedWords {
  plain: string;
  words: readonly { start: number; end: number; from: number; to: number }[];
  pairs: readonly string[];
  has: ReadonlySet<string>;
}

/** The neighbouring letters of a folded text, over its spaces. */
export function pairsOf(text: string): string[] {
  const letters = Array.from(text.replaceAll(' ', ''));
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}

export function placeWords(plain: string): PlacedWords {
  let to = 0;
  let letters = '';
  const words = [...plain.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const from = to;
    const own = fold(word).text.replaceAll(' ', '');
    letters += own;
    to += Array.from(own).length;
    return { start: index, end: index + word.length, from, to };
  });
  const pairs = pairsOf(letters);
  return { plain, words, pairs, has: new Set(pairs) };
}

/**
 * The stretch of about as many words that shares most letter pairs with the quotation, by Dice's coefficient, each pair
 * counted as often as it stands there. Nearness 0 where none can be near.
 */
export function findNearest(
  quoted: readonly string[],
  quotation: string,
  { plain, words, pairs, has }: PlacedWords,
): { actual: string; nearness: number } {
  let best = { actual: '', nearness: 0 };
  if (quoted.filter((pair) => has.has(pair)).length < quoted.length * LEAST_SHARED) return best;
  const wanted = new Map<string, number>();
  for (const pair of quoted) wanted.set(pair, (wanted.get(pair) ?? 0) + 1);
  const count = quotation.split(/\s+/).filter(Boolean).length;
  const slack = Math.max(1, Math.round(count / 5));
  for (let length = Math.max(1, count - slack); length <= count + slack; length++) {
    const window = openWindow(pairs, wanted);
    for (let first = 0; first + length <= words.length; first++) {
      const [one, last] = [words[first], words[first + length - 1]];
      if (!one || !last) continue;
      const shared = window.move(one.from, last.to - 1);
      const all = quoted.length + Math.max(0, last.to - 1 - one.from);
      const nearness = all === 0 ? 0 : (2 * shared) / all;
      if (nearness > best.nearness) best = { actual: plain.slice(one.start, last.end), nearness };
    }
  }
  return best;
}

/** A stretch of pairs that only moves on; knows how many of them are wanted, each as often as it is. */
function openWindow(pairs: readonly string[], wanted: ReadonlyMap<string, number>) {
  const held = new Map<string, number>();
  let [from, to, shared] = [0, 0, 0];
  const change = (pair: string | undefined, by: 1 | -1) => {
    const want = pair === undefined ? undefined : wanted.get(pair);
    if (pair === undefined || want === undefined) return;
    const before = held.get(pair) ?? 0;
    held.set(pair, before + by);
    if (Math.max(before, before + by) <= want) shared += by;
  };
  return {
    move(first: number, end: number): number {
      for (; to < end; to++) change(pairs[to], 1);
      for (; from < Math.min(first, to); from++) change(pairs[from], -1);
      return shared;
    },
  };
}

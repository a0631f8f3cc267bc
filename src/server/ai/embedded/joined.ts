import { passageLinesOf } from '../sentences.ts';

/** A sentence of a passage with its place in the line it stands in, in UTF-16 units. `passage` is a place in a list, `line` in all lines. */
export interface PlacedSentence {
  passage: number;
  line: number;
  from: number;
  to: number;
  text: string;
}

/** The longest quote that sentences are joined to, in UTF-16 units; one sentence alone may be as long as it is. */
const LONGEST = 300;
/** A neighbour worth this much of the sentence itself may as well hold the answer. */
const AS_GOOD_AS = 0.8;

export interface Sentences {
  all: readonly PlacedSentence[];
  /**
   * The sentences from the first to the last place as they stand: the given one and those around it that are worth nearly
   * as much, best first, as long as they stand in the same line and can be read at a glance. What has no worth is left out.
   */
  around: (place: number, worths: ReadonlyMap<number, number>) => { first: number; last: number; text: string };
}

export function placeSentences(passages: readonly string[]): Sentences {
  const lines: string[] = [];
  const all = passages.flatMap((text, passage) =>
    passageLinesOf(text).flatMap(({ line, sentences }) => {
      lines.push(line);
      let to = 0;
      return sentences.map((sentence): PlacedSentence => {
        const from = line.indexOf(sentence, to);
        to = from + sentence.length;
        return { passage, line: lines.length - 1, from, to, text: sentence };
      });
    }),
  );
  const textOf = (first: number, last: number): string =>
    lines[all[first]?.line ?? -1]?.slice(all[first]?.from, all[last]?.to) ?? '';
  return {
    all,
    around(place, worths) {
      const worth = (of: number): number => worths.get(of) ?? 0;
      let [first, last] = [place, place];
      const canJoin = (next: number): boolean =>
        all[next]?.line === all[place]?.line &&
        worths.has(next) &&
        worth(next) >= worth(place) * AS_GOOD_AS &&
        textOf(Math.min(first, next), Math.max(last, next)).length <= LONGEST;
      for (;;) {
        const [next] = [first - 1, last + 1].filter(canJoin).sort((a, b) => worth(b) - worth(a) || a - b);
        if (next === undefined) return { first, last, text: textOf(first, last) };
        first = Math.min(first, next);
        last = Math.max(last, next);
      }
    },
  };
}

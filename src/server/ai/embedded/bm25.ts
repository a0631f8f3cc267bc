/** An index over small texts that are gone after the question: postings in memory, BM25 weights. */
export interface Index {
  /** Scores of the texts that share a term with the query, by their place in the list. */
  score: (query: readonly string[]) => Map<number, number>;
  /** How telling a term is: high for one that few texts hold. */
  weightOf: (term: string) => number;
  /** How many texts hold the term. */
  holdersOf: (term: string) => number;
}

/** The weight of a term that `holders` of `all` texts hold; never negative. */
export const rarity = (holders: number, all: number): number => Math.log(1 + (all - holders + 0.5) / (holders + 0.5));

/** BM25's k1, and its b. */
interface Weights {
  saturation: number;
  lengthShare: number;
}

/** Which texts hold a term, by their place in the list, and how often. */
export type Postings = Map<string, [text: number, count: number][]>;

/** Notes that a text holds a term; call it once for each text and term. */
export const post = (postings: Postings, term: string, text: number, count: number): void => {
  const list = postings.get(term);
  if (list) list.push([text, count]);
  else postings.set(term, [[text, count]]);
};

export function createIndex(texts: readonly (readonly string[])[], weights: Weights): Index {
  const postings: Postings = new Map();
  texts.forEach((terms, text) => {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) post(postings, term, text, count);
  });
  return indexOf(
    postings,
    texts.map(({ length }) => length),
    weights,
  );
}

/** Over texts of so many terms each; it answers for the terms that were posted. */
export function indexOf(postings: Postings, lengths: readonly number[], { saturation, lengthShare }: Weights): Index {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const average = total / Math.max(1, lengths.length) || 1;
  const holdersOf = (term: string): number => postings.get(term)?.length ?? 0;
  const weightOf = (term: string): number => rarity(holdersOf(term), lengths.length);
  return {
    weightOf,
    holdersOf,
    score(query) {
      const scores = new Map<number, number>();
      for (const term of new Set(query)) {
        const weight = weightOf(term);
        for (const [text, count] of postings.get(term) ?? []) {
          const length = (lengths[text] ?? 0) / average;
          const gain = (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + lengthShare * length));
          scores.set(text, (scores.get(text) ?? 0) + weight * gain);
        }
      }
      return scores;
    },
  };
}

/** The places of the best scores, best first; the earlier text wins a tie. */
export const bestOf = (scores: ReadonlyMap<number, number>, count: number): number[] =>
  [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, count)
    .map(([text]) => text);

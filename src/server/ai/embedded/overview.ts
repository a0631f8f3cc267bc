import { createIndex } from './bm25.ts';
import { once } from './once.ts';
import { passageSentencesOf } from '#contract/base/sentences.ts';
import { termsOf } from './terms.ts';

const PER_SOURCE = 2;
const AT_MOST = 8;
/** Shorter sentences are titles and greetings. */
const LEAST_TERMS = 6;

/** A sentence as it stands in its passage; `passage` is the place of that among the texts that were searched. */
export interface CentralSentence {
  passage: number;
  text: string;
}

/**
 * The most central sentences of each source, in the order of the text: those whose words recur most in their source.
 * `sources` holds the places of each source's passages.
 */
export function findOverview(passages: readonly string[], sources: readonly (readonly number[])[]): CentralSentence[] {
  return once(sources.flatMap((places) => central(passages, places, PER_SOURCE))).slice(0, AT_MOST);
}

/** The `count` most central sentences of the passages at these places. */
export function central(passages: readonly string[], places: readonly number[], count: number): CentralSentence[] {
  const said = places.flatMap((passage) =>
    passageSentencesOf(passages[passage] ?? '').map((text) => ({ passage, text })),
  );
  const sentences = once(said)
    .map((sentence) => ({ ...sentence, terms: termsOf(sentence.text) }))
    .filter(({ terms }, _, all) => terms.length >= LEAST_TERMS || all.length <= count);
  const index = createIndex(
    sentences.map(({ terms }) => terms),
    { saturation: 0.5, lengthShare: 0 },
  );
  const worth = ({ terms }: { terms: string[] }): number => {
    const distinct = [...new Set(terms)];
    return distinct.reduce((sum, term) => sum + Math.log(index.holdersOf(term)), 0) / Math.sqrt(distinct.length || 1);
  };
  const best = sentences.toSorted((a, b) => worth(b) - worth(a)).slice(0, count);
  return sentences.filter((sentence) => best.includes(sentence)).map(({ passage, text }) => ({ passage, text }));
}

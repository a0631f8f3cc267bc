import { createIndex } from './bm25.ts';
import { once } from '../../platform/once.ts';
import { passageSentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

/** So many sentences are shared out among the sources, at most so many to one, at least one to each. */
const SHARED = 8;
const MOST = 4;
/** Shorter sentences are titles and greetings. */
const LEAST_TERMS = 6;

/** A sentence as it stands in its passage; `passage` is the place of that among the texts that were searched. */
export interface CentralSentence {
  passage: number;
  text: string;
}

/**
 * The most central sentences of each source, in the order of the text: those whose words recur most in their source. What
 * one source has said another does not repeat. `sources` holds the places of each source's passages.
 */
export function findOverview(passages: readonly string[], sources: readonly (readonly number[])[]): CentralSentence[] {
  const each = shareOf(sources);
  return sources.reduce<CentralSentence[]>((told, places) => [...told, ...central(passages, places, each, told)], []);
}

/** The same of each source by itself: two that say the same are both shown to say it. */
export function laySideBySide(passages: readonly string[], sources: readonly (readonly number[])[]): CentralSentence[] {
  const each = shareOf(sources);
  return sources.flatMap((places) => central(passages, places, each));
}

const shareOf = ({ length }: { length: number }): number =>
  Math.max(1, Math.min(MOST, Math.floor(SHARED / Math.max(1, length))));

/** The `count` most central sentences of the passages at these places, but for those that were told before, each once. */
export function central(
  passages: readonly string[],
  places: readonly number[],
  count: number,
  told: readonly CentralSentence[] = [],
): CentralSentence[] {
  const said = places.flatMap((passage) =>
    passageSentencesOf(passages[passage] ?? '').map((text) => ({ passage, text })),
  );
  const all = once([...told, ...said])
    .slice(told.length)
    .map((sentence) => ({ ...sentence, terms: termsOf(sentence.text) }));
  const long = all.filter(({ terms }) => terms.length >= LEAST_TERMS);
  const sentences = all.length <= count || long.length === 0 ? all : long;
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

import { findCue } from './answer-cues.ts';
import { bestOf, createIndex, rarity } from './bm25.ts';
import { fuse } from './fusion.ts';
import { once } from './once.ts';
import { passageSentencesOf } from '#contract/base/sentences.ts';
import { questionTerms, termsInScriptOf, termsOf } from './terms.ts';

/** A sentence of a passage as it stands there, best first. `passage` is its place in the list that was searched. */
interface Quote {
  passage: number;
  text: string;
  score: number;
}

export interface Finding {
  quotes: Quote[];
  /** How much of the question's matter one of the quotes and the sentences beside it name, 0 to 1, rare words counting more. */
  coverage: number;
  /** How likely the first quote holds the answer, 0 to 1, before calibration. */
  strength: number;
}

/** Weights found on the even articles of KorQuAD; `bench/retrieval.ts` prints what they reach. */
const PASSAGES = { saturation: 0.6, lengthShare: 0.75 };
const SENTENCES = { saturation: 0.1, lengthShare: 0 };
const WEIGHT = { before: 0.15, after: 0.05, passage: 2, covered: 0.5, cue: 1.3 };
const PASSAGES_READ = 5;
const QUOTES = 3;
/** A small board makes every word rare; these unseen texts keep the weights of words comparable between boards. */
const UNSEEN_TEXTS = 100;

/**
 * The places of the passages that fit the question best, best first; passages that share no term with it are absent.
 * Where it is known how near they are to it in meaning, that counts as much as the words, and none of those is absent.
 */
export function rankPassages(
  question: string,
  passages: readonly string[],
  count: number,
  nearness: readonly (number | undefined)[] = [],
): number[] {
  const scores = createIndex(passages.map(termsOf), PASSAGES).score(questionTerms(question));
  const near = knownOf(nearness);
  if (near.size === 0) return bestOf(scores, count);
  return fuse([bestOf(scores, passages.length), bestOf(near, near.size)]).slice(0, count);
}

const knownOf = (nearness: readonly (number | undefined)[]): Map<number, number> =>
  new Map(nearness.flatMap((value, place) => (value === undefined ? [] : [[place, value] as const])));

/**
 * Searches the passages for the sentences that answer the question. Where it is known how near passages are to it in meaning,
 * that counts as much as the words for which sentences come first, and from which passages; only such as share a word with it
 * are quoted, and coverage and strength are those of the words alone.
 */
export function findQuotes(
  question: string,
  passages: readonly string[],
  nearness: readonly (number | undefined)[] = [],
): Finding {
  return createSearcher(passages)(question, nearness);
}

/** The same for many questions over the same passages. */
export function createSearcher(
  passages: readonly string[],
): (question: string, nearness?: readonly (number | undefined)[]) => Finding & { passages: number[] } {
  const byPassage = createIndex(passages.map(termsOf), PASSAGES);
  const sentences = passages.flatMap((text, passage) =>
    passageSentencesOf(text).map((sentence) => ({ passage, text: sentence })),
  );
  const terms = sentences.map(({ text }) => termsOf(text));
  const sets = terms.map((of) => new Set(of));
  const bySentence = createIndex(terms, SENTENCES);
  const places = Map.groupBy(sentences.keys(), (i) => sentences[i]?.passage ?? -1);

  return (question, nearness = []) => {
    const asked = questionTerms(question);
    const passageScores = byPassage.score(asked);
    const read = bestOf(passageScores, PASSAGES_READ);
    const scores = bySentence.score(asked);
    const hasCue = findCue(question);
    const matter = asked.reduce((sum, term) => sum + bySentence.weightOf(term), 0);
    const sentencesIn = (from: readonly number[]) =>
      from
        .flatMap((passage) => (places.get(passage) ?? []).map((place) => ({ place, passage })))
        .map(({ place, passage }): Quote & { place: number } => {
          const at = (i: number) => (sentences[i]?.passage === passage ? (scores.get(i) ?? 0) : 0);
          const covered = coverageOf(asked, sets[place], (term) => bySentence.weightOf(term)) * matter;
          const text = sentences[place]?.text ?? '';
          const sum =
            at(place) +
            at(place - 1) * WEIGHT.before +
            at(place + 1) * WEIGHT.after +
            (passageScores.get(passage) ?? 0) * WEIGHT.passage +
            covered * WEIGHT.covered;
          return { place, passage, text, score: hasCue?.(text) ? sum * WEIGHT.cue : sum };
        })
        .sort((a, b) => b.score - a.score || a.place - b.place);
    const quotes = once(sentencesIn(read));
    const near = knownOf(nearness);
    const chosen = near.size === 0 ? quotes : byMeaning(near);
    /** Of the passages that stand high in either order, the sentences that share a word with the question. */
    function byMeaning(known: ReadonlyMap<number, number>) {
      const both = fuse([bestOf(passageScores, passages.length), bestOf(known, known.size)]).slice(0, PASSAGES_READ);
      const found = sentencesIn([...new Set([...read, ...both])]).filter(({ place }) => (scores.get(place) ?? 0) > 0);
      const nearest = [...found.keys()].toSorted(
        (a, b) => (known.get(found[b]?.passage ?? -1) ?? -1) - (known.get(found[a]?.passage ?? -1) ?? -1) || a - b,
      );
      return once(fuse([[...found.keys()], nearest]).flatMap((place) => found[place] ?? []));
    }
    const coverage = Math.max(
      0,
      ...quotes.slice(0, QUOTES).map(({ place, passage }) => {
        const around = [place - 1, place, place + 1].filter((i) => sentences[i]?.passage === passage);
        const couldHold = termsInScriptOf(passages[passage] ?? '', asked);
        return coverageOf(couldHold, new Set(around.flatMap((i) => terms[i] ?? [])), (term) =>
          rarity(bySentence.holdersOf(term), sentences.length + UNSEEN_TEXTS),
        );
      }),
    );
    return {
      quotes: chosen.slice(0, QUOTES).map(({ passage, text, score }) => ({ passage, text, score })),
      coverage,
      strength: strengthOf(
        coverage,
        quotes,
        read.map((passage) => passageScores.get(passage) ?? 0),
      ),
      passages: read,
    };
  };
}

function coverageOf(
  asked: readonly string[],
  found: ReadonlySet<string> | undefined,
  weigh: (term: string) => number,
): number {
  let all = 0;
  let held = 0;
  for (const term of asked) {
    const weight = weigh(term);
    all += weight;
    if (found?.has(term)) held += weight;
  }
  return all === 0 ? 0 : held / all;
}

/** Coverage, and by how much the best quote and the best passage stand out. */
function strengthOf(coverage: number, quotes: readonly Quote[], passageScores: readonly number[]): number {
  const lead = (first = 0, second = 0) => (first > 0 ? 1 - second / first : 0);
  const byQuote = lead(quotes[0]?.score, quotes[1]?.score);
  return (coverage * 0.7 + byQuote * 0.3 + lead(passageScores[0], passageScores[1]) * 0.1) / 1.1;
}

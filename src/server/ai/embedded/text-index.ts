import { isHangul } from '#contract/base/stem.ts';
import { createIndex, indexOf, post, rarity, type Postings } from './bm25.ts';
import { countedIn, pairsOf, questionPairs, questionTerms, termsOf, termsOfWord, wordsOf } from './terms.ts';

/** A question as it is looked for. */
export interface Sought {
  terms: readonly string[];
  pairs: readonly string[];
}

/**
 * An index over texts by their words and by the pairs of their letters: words find what is spelled as it is asked, pairs
 * also what is parted, joined or bent otherwise.
 */
export interface TextIndex {
  /** Scores of the texts that share a word or a pair with the question, by their place in the list. */
  score: (sought: Sought) => Map<number, number>;
  /** The weight of the question's words that the text holds, a word that few texts hold counting more. */
  wordsHeld: (sought: Sought, text: number) => number;
  holdsWord: (sought: Sought, text: number) => boolean;
  /** Whether the text has a word that the question has not: a heading that only repeats it answers nothing. */
  saysMore: (sought: Sought, text: number) => boolean;
  /** How much of the question's words and pairs these texts hold together, 0 to 1, rare ones counting more. */
  coverage: (sought: Sought, texts: readonly number[]) => number;
}

/** A small board makes every word rare; these unseen texts keep the weights of words comparable between boards. */
const UNSEEN_TEXTS = 100;

export const soughtIn = (question: string): Sought => ({
  terms: questionTerms(question),
  pairs: questionPairs(question),
});

/** `saturation` is BM25's k1, `lengthShare` its b. */
export function createTextIndex(
  texts: readonly string[],
  weights: { saturation: number; lengthShare: number },
): TextIndex {
  const termsIn = texts.map(termsOf);
  const pairsIn = texts.map(pairsOf);
  const terms = createIndex(termsIn, weights);
  const pairs = createIndex(pairsIn, weights);
  const termSets = termsIn.map((of) => new Set(of));
  const pairSets = pairsIn.map((of) => new Set(of));
  const held = (term: string, places: readonly number[], sets: readonly ReadonlySet<string>[]) =>
    places.some((place) => sets[place]?.has(term));
  return {
    score(sought) {
      const scores = terms.score(sought.terms);
      for (const [text, score] of pairs.score(sought.pairs)) scores.set(text, (scores.get(text) ?? 0) + score);
      return scores;
    },
    wordsHeld: (sought, text) =>
      sought.terms.reduce((sum, term) => sum + (termSets[text]?.has(term) ? terms.weightOf(term) : 0), 0),
    holdsWord: (sought, text) => sought.terms.some((term) => termSets[text]?.has(term)),
    saysMore({ terms: known }, text) {
      const asked = new Set(known);
      return termsIn[text]?.some((term) => !asked.has(term)) ?? false;
    },
    coverage(sought, places) {
      const weighed = [
        ...sought.terms.map((term) => ({ weight: terms.holdersOf(term), isHeld: held(term, places, termSets) })),
        ...sought.pairs.map((pair) => ({ weight: pairs.holdersOf(pair), isHeld: held(pair, places, pairSets) })),
      ].map(({ weight, isHeld }) => ({ weight: rarity(weight, texts.length + UNSEEN_TEXTS), isHeld }));
      const sum = (of: typeof weighed) => of.reduce((all, { weight }) => all + weight, 0);
      const all = sum(weighed);
      return all === 0 ? 0 : sum(weighed.filter(({ isHeld }) => isHeld)) / all;
    },
  };
}

/**
 * What `createTextIndex` says of one question, in a fraction of the time: of the texts only that is counted which the
 * question holds.
 */
export function scoreOnce(
  texts: readonly string[],
  sought: Sought,
  weights: { saturation: number; lengthShare: number },
): Map<number, number> {
  const terms = new Set(sought.terms);
  const pairs = [...new Set(sought.pairs)];
  /** Of each word how many terms it has, and those that are sought. */
  const known = new Map<string, { length: number; held: string[] }>();
  const lookAt = (word: string) => {
    const all = termsOfWord(word);
    const found = { length: all.length, held: all.filter((term) => terms.has(term)) };
    known.set(word, found);
    return found;
  };
  const [termPostings, pairPostings]: [Postings, Postings] = [new Map(), new Map()];
  const [termLengths, pairLengths]: [number[], number[]] = [[], []];
  texts.forEach((text, place) => {
    const words = wordsOf(text);
    const counted = countedIn(text);
    const counts = new Map<string, number>();
    const count = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
    let length = counted.length;
    for (const word of words) {
      const { length: more, held } = known.get(word) ?? lookAt(word);
      length += more;
      held.forEach(count);
    }
    counted.filter((term) => terms.has(term)).forEach(count);
    termLengths.push(length);
    for (const [term, times] of counts) post(termPostings, term, place, times);
    const letters = words.join('');
    pairLengths.push(Math.max(0, lettersIn(letters) - 1));
    for (const pair of pairs) {
      const times = timesIn(letters, pair);
      if (times > 0) post(pairPostings, pair, place, times);
    }
  });
  const scores = indexOf(termPostings, termLengths, weights).score(sought.terms);
  for (const [text, score] of indexOf(pairPostings, pairLengths, weights).score(sought.pairs))
    scores.set(text, (scores.get(text) ?? 0) + score);
  return scores;
}

const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]/g;
const lettersIn = (text: string): number => text.length - (text.match(SURROGATES)?.length ?? 0);

function timesIn(text: string, sought: string): number {
  let times = 0;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) times += 1;
  return times;
}

const FOREIGN_TERMS = 2;

/**
 * What a text could hold of the question by its script: a Korean question about an English page names its matter in the
 * English words, and the Korean ones around them are not missing there. All of it where too little would be left.
 */
export function couldStandIn(text: string, sought: Sought): Sought {
  if (/[가-힣]/.test(text)) return sought;
  const foreign = sought.terms.filter((term) => !isHangul(term));
  if (foreign.length < FOREIGN_TERMS) return sought;
  return { terms: foreign, pairs: sought.pairs.filter((pair) => !/[가-힣]/.test(pair)) };
}

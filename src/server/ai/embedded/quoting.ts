import { findCue } from './answer-cues.ts';
import { bestOf } from './bm25.ts';
import { fuse } from './fusion.ts';
import { placeSentences } from './joined.ts';
import { once } from '../../platform/once.ts';
import { findSharedWord } from './shared-word.ts';
import { couldStandIn, createTextIndex, scoreOnce, soughtIn } from './text-index.ts';

/** Words of a passage as they stand there, best first. `passage` is its place in the list that was searched. */
interface Quote {
  passage: number;
  /** One sentence, or several that stand together and are about as good. */
  text: string;
  /** The sentence among them that answers best. */
  best: string;
  score: number;
}

export interface Finding {
  quotes: Quote[];
  /** Whether its matter is in the passages at all; where it is not, the quotes answer nothing. */
  isThere: boolean;
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
/** What is worth less than this part of the best quote is not shown to make up the number. */
const LEAST_WORTH = 0.6;

/**
 * Below both the matter is not in the passages: the share of its words, and that of its words and pairs of letters.
 * `bench/retrieval.ts` prints how many questions lie under them wrongly.
 */
const THERE = { words: 0.4, all: 0.28 };
/** Where words are parted, pairs of letters say nothing, and of two words both are needed. */
const THERE_PARTED = 0.45;

/**
 * The places of the passages that fit the question best, best first; passages that share nothing with it are absent.
 * Where it is known how near they are to it in meaning, that counts as much as the words, and none of those is absent.
 */
export function rankPassages(
  question: string,
  passages: readonly string[],
  count: number,
  nearness: readonly (number | undefined)[] = [],
): number[] {
  const scores = scoreOnce(passages, soughtIn(question), PASSAGES);
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

/** The same for many questions over the same passages. `lookedAt`: so many quotes, however little they are worth. */
export function createSearcher(
  passages: readonly string[],
): (
  question: string,
  nearness?: readonly (number | undefined)[],
  lookedAt?: number,
) => Finding & { passages: number[] } {
  const byPassage = createTextIndex(passages, PASSAGES);
  const sentences = placeSentences(passages);
  const bySentence = createTextIndex(
    sentences.all.map(({ text }) => text),
    SENTENCES,
  );
  const places = Map.groupBy(sentences.all.keys(), (i) => sentences.all[i]?.passage ?? -1);
  const isIn = (passage: number) => (place: number) => sentences.all[place]?.passage === passage;

  return (question, nearness = [], lookedAt) => {
    const sought = soughtIn(question);
    const passageScores = byPassage.score(sought);
    const read = bestOf(passageScores, PASSAGES_READ);
    const scores = bySentence.score(sought);
    const hasCue = findCue(question);
    const shares = findSharedWord(question);
    const sentencesIn = (from: readonly number[]) =>
      from
        .flatMap((passage) => (places.get(passage) ?? []).map((place) => ({ place, passage })))
        .map(({ place, passage }): Omit<Quote, 'best'> & { place: number } => {
          const at = (i: number) => (isIn(passage)(i) ? (scores.get(i) ?? 0) : 0);
          const text = sentences.all[place]?.text ?? '';
          const sum =
            at(place) +
            at(place - 1) * WEIGHT.before +
            at(place + 1) * WEIGHT.after +
            (passageScores.get(passage) ?? 0) * WEIGHT.passage +
            bySentence.wordsHeld(sought, place) * WEIGHT.covered;
          return { place, passage, text, score: hasCue?.(text) ? sum * WEIGHT.cue : sum };
        })
        .sort((a, b) => b.score - a.score || a.place - b.place);
    const telling = <Found extends { place: number }>(found: Found[]): Found[] => {
      const more = found.filter(({ place }) => bySentence.saysMore(sought, place));
      return more.length > 0 ? more : found;
    };
    const found = telling(once(sentencesIn(read)));
    const sharing = shares ? found.filter(({ text }) => shares(text)) : found;
    const quotes = sharing.length > 0 ? sharing : found;
    const near = knownOf(nearness);
    const chosen = near.size === 0 ? quotes : byMeaning(near);
    /** Of the passages that stand high in either order, the sentences that share a word with the question. */
    function byMeaning(known: ReadonlyMap<number, number>) {
      const both = fuse([bestOf(passageScores, passages.length), bestOf(known, known.size)]).slice(0, PASSAGES_READ);
      const held = sentencesIn([...new Set([...read, ...both])]).filter(({ place }) =>
        bySentence.holdsWord(sought, place),
      );
      const nearest = [...held.keys()].toSorted(
        (a, b) => (known.get(held[b]?.passage ?? -1) ?? -1) - (known.get(held[a]?.passage ?? -1) ?? -1) || a - b,
      );
      return telling(once(fuse([[...held.keys()], nearest]).flatMap((place) => held[place] ?? [])));
    }
    const around = quotes.slice(0, QUOTES).map(({ place, passage }) => ({
      matter: couldStandIn(passages[passage] ?? '', sought),
      near: [place - 1, place, place + 1].filter(isIn(passage)),
    }));
    const coverage = Math.max(0, ...around.map(({ matter, near }) => bySentence.coverage(matter, near)));
    const words = around.map(({ matter, near }) => bySentence.coverage({ ...matter, pairs: [] }, near));
    return {
      isThere:
        sharing.length > 0 &&
        (shares
          ? Math.max(0, ...words) >= THERE_PARTED
          : coverage >= THERE.all || Math.max(0, ...words) >= THERE.words),
      quotes: joined(chosen),
      coverage,
      strength: strengthOf(
        coverage,
        found,
        read.map((passage) => passageScores.get(passage) ?? 0),
      ),
      passages: read,
    };

    /** The best sentences with those around them that may as well hold the answer; none is told twice. */
    function joined(best: typeof quotes): Quote[] {
      const isShown = lookedAt === undefined;
      const least = isShown && near.size === 0 ? (best[0]?.score ?? 0) * LEAST_WORTH : 0;
      const worths = new Map(best.map(({ place, score }) => [place, score]));
      const found: Quote[] = [];
      for (const { place, passage, text: sentence, score } of best) {
        if (found.length === (lookedAt ?? QUOTES) || score < least) break;
        if (!worths.has(place)) continue;
        const { first, last, text } = sentences.around(place, worths);
        for (let i = first; i <= last; i++) worths.delete(i);
        found.push({ passage, text, best: sentence, score });
      }
      return found;
    }
  };
}

/** Coverage, and by how much the best quote and the best passage stand out. */
function strengthOf(coverage: number, quotes: readonly { score: number }[], passageScores: readonly number[]): number {
  const lead = (first = 0, second = 0) => (first > 0 ? 1 - second / first : 0);
  const byQuote = lead(quotes[0]?.score, quotes[1]?.score);
  return (coverage * 0.7 + byQuote * 0.3 + lead(passageScores[0], passageScores[1]) * 0.1) / 1.1;
}

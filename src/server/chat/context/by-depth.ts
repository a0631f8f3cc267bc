import type { CentralSentence } from '../../ai/embedded/overview.ts';
import { rankPassages } from '../../ai/embedded/quoting.ts';
import { estimateTokens } from '../../ai/tokens.ts';
import type { GatheredPassage, GatheredSource } from './gather.ts';

/** A passage that may go into a question; `said` are the words of it that go in, where not all of them do. */
export interface Offered {
  passage: GatheredPassage;
  said?: string;
}

/** Of a source whose highlights are wanted at most so many passages go in, and no more than this part of them. */
const HIGHLIGHTS = { passages: 6, share: 1 / 3 } as const;

/** What a passage costs beside its words: its mark, its place, a line break. */
const MARK_TOKENS = 8;

export const costOf = ({ passage, said }: Offered): number =>
  (said === undefined ? passage.tokens : estimateTokens(said)) + MARK_TOKENS;

const costOfAll = (offered: readonly Offered[]): number => offered.reduce((sum, one) => sum + costOf(one), 0);

/** What a source has to offer at the depth that is asked of it, in its own order, before anybody counts what fits. */
export function offerOf(source: GatheredSource, question: string): Offered[] {
  const whole = source.passages.map((passage): Offered => ({ passage }));
  switch (source.depth) {
    case 'off':
      return [];
    case 'highlights':
      return highlightsOf(whole, question);
    case 'summary': {
      const summary = inWordsOf(source, source.summary ?? []);
      return summary.length > 0 && costOfAll(summary) < costOfAll(whole) ? summary : whole;
    }
    default:
      return source.condensed ? inWordsOf(source, source.condensed) : whole;
  }
}

/** Sentences of one passage go in under its one mark. */
function inWordsOf({ passages }: GatheredSource, said: readonly CentralSentence[]): Offered[] {
  return passages.flatMap((passage, place): Offered[] => {
    const sentences = said.filter((one) => one.passage === place).map(({ text }) => text);
    return sentences.length > 0 ? [{ passage, said: sentences.join('\n') }] : [];
  });
}

/** The passages that fit the question best; evenly spread ones where none shares a word with it. */
function highlightsOf(whole: readonly Offered[], question: string): Offered[] {
  const count = Math.min(HIGHLIGHTS.passages, Math.ceil(whole.length * HIGHLIGHTS.share));
  const ranked = rankPassages(
    question,
    whole.map(({ passage }) => passage.text),
    count,
    whole.map(({ passage }) => passage.nearness),
  );
  const chosen = new Set(ranked.length > 0 ? ranked : spread(whole.length).slice(0, count));
  return whole.filter((_, place) => chosen.has(place));
}

/** All places in an order that stays evenly spread however early it is cut off. */
export const spread = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => i).sort((a, b) => ((a * 0.618034) % 1) - ((b * 0.618034) % 1));

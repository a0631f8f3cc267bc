import type { CheckedQuote } from '#contract/chat/chat.schema.ts';
import { isTelling, quotedIn } from '#contract/chat/quoted-words.ts';
import { judgeQuote, standsAmong, toComparable, type Comparable } from '#contract/chat/quote-verdict.ts';
import { readOf, toCitation, type CitedPassage } from './cite.ts';
import type { GatheredSource } from '../context/gather.ts';

/** Of an answer with more quotations only these are compared: it takes the server's time, and nobody reads as many. */
export const MOST_QUOTES = 500;

/**
 * What an answer with final marks quotes, compared with the passages that it cites and with all others that were read.
 * Words of `own` are the asker's or the product's and quote no source; those of a title or heading name one.
 */
export function checkQuotes(
  answer: string,
  cited: readonly CitedPassage[],
  read: readonly CitedPassage[],
  own: readonly string[],
): CheckedQuote[] {
  const quoted = quotedIn(answer).slice(0, MOST_QUOTES);
  if (quoted.length === 0) return [];
  const asked = own.map(toComparable);
  const known = new Map<CitedPassage, Comparable>();
  const comparable = (passage: CitedPassage): Comparable => {
    const made = known.get(passage) ?? toComparable(readOf(passage));
    known.set(passage, made);
    return made;
  };
  const around = new Map<CitedPassage, Comparable>();
  const withNeighboursOf = (passage: CitedPassage): Comparable => {
    const made = around.get(passage) ?? toComparable(withNeighbours(passage));
    around.set(passage, made);
    return made;
  };
  const titles = new Map<GatheredSource, Comparable[]>();
  const namesOf = (source: GatheredSource): Comparable[] => {
    const made = titles.get(source) ?? [...new Set([source.title, ...headingsIn(source)])].map(toComparable);
    titles.set(source, made);
    return made;
  };
  const sources = [...new Set(read.map(({ source }) => source))];
  return quoted.flatMap((one): CheckedQuote[] => {
    const { start, end, words, marks } = one;
    const named = marks.flatMap((mark) => cited[mark - 1] ?? []);
    const others = read.filter(({ id, text }) => !named.some((one) => one.id === id && one.text === text));
    const judged = judgeQuote(words, named.map(withNeighboursOf), others.map(comparable));
    if (!isTelling(one, judged.verdict)) return [];
    const isIn = (texts: readonly Comparable[]) => standsAmong(words, texts);
    if (judged.verdict !== 'supported' && (isIn(asked) || isIn(sources.flatMap(namesOf)))) return [];
    const passage = judged.found && (judged.found.among === 'cited' ? named : others)[judged.found.at];
    if (!judged.found || !passage) return [{ start, end, verdict: judged.verdict, found: null }];
    const mark = cited.indexOf(passage) + 1;
    return [{ start, end, verdict: judged.verdict, found: toCitation(mark, passage, judged.found.actual) }];
  });
}

const headingsIn = ({ passages }: GatheredSource): string[] =>
  passages.flatMap(({ heading, headings = [] }) => [...headings, ...(heading === null ? [] : [heading])]);

/** With the passages around it: a sentence may run over the end of one. */
function withNeighbours(passage: CitedPassage): string {
  const { passages } = passage.source;
  const at = passages.findIndex(({ id, text }) => id === passage.id && text === passage.text);
  if (at < 0) return readOf(passage);
  const text = passages.slice(Math.max(0, at - 1), at + 2).map((one) => one.text);
  return readOf({ source: passage.source, text: text.join('\n') });
}

import type { CheckedQuote } from './chat.schema.ts';

/** What became of a quotation, kept with its words: where these stand in a note changes as people write in it. */
export interface KeptQuote extends Omit<CheckedQuote, 'start' | 'end'> {
  /** With their quotation marks, as the note has them. */
  words: string;
}

/** A list of kept quotes in the facts of a note, which anybody can have written; look at each before it is shown. */
export const quotesIn = ({ quotes }: Record<string, unknown>): readonly KeptQuote[] =>
  Array.isArray(quotes) ? (quotes as KeptQuote[]).filter((one) => typeof one?.words === 'string') : [];

/** Those whose words stand in this text. */
export const quotesOf = (quotes: readonly KeptQuote[], content: string): KeptQuote[] =>
  quotes.filter(({ words }) => words !== '' && content.includes(words));

const FOUND_LENGTH = 300;
const SHORT_FOUND_LENGTH = 80;

/**
 * As many quotes as fit into so many letters, in their order. What is supported is told by its sign alone; of the others the
 * words of the source are kept while there is room, and they stay when the supported ones have to go.
 */
export function fitQuotes(quotes: readonly KeptQuote[], room: number): KeptQuote[] {
  const warnings = quotes.filter(({ verdict }) => verdict !== 'supported');
  const found = [
    quotes.map((one) => withFound(one, FOUND_LENGTH)),
    quotes.map((one) => withFound(one, SHORT_FOUND_LENGTH)),
    warnings.map((one) => withFound(one, SHORT_FOUND_LENGTH)),
  ].find((kept) => isFitting(kept, room));
  if (found) return found;
  const left = warnings.map((one) => withFound(one, 0));
  while (left.length > 0 && !isFitting(left, room)) left.pop();
  return left;
}

const isFitting = (kept: readonly KeptQuote[], room: number): boolean => JSON.stringify(kept).length <= room;

function withFound({ words, verdict, found, onPage }: KeptQuote, length: number): KeptQuote {
  if (verdict === 'supported' || length === 0) return { words, verdict, found: null };
  const short = (quote: string) => Array.from(quote).slice(0, length).join('');
  return {
    words,
    verdict,
    found: found && { ...found, quote: short(found.quote) },
    ...(onPage && { onPage: { ...onPage, quote: short(onPage.quote) } }),
  };
}

/**
 * The quotes where their words stand in the text now, in its order. Words that stand there several times are taken one after
 * the other; what was changed or taken out is not told of any more.
 */
export function placeQuotes(quotes: readonly KeptQuote[], content: string): CheckedQuote[] {
  const placed: CheckedQuote[] = [];
  const isFree = (start: number, end: number) => placed.every((one) => end <= one.start || start >= one.end);
  let cursor = 0;
  for (const { words, ...judged } of quotes) {
    const next = content.indexOf(words, cursor);
    const start = next < 0 ? content.indexOf(words) : next;
    const end = start + words.length;
    if (words === '' || start < 0 || !isFree(start, end)) continue;
    placed.push({ start, end, ...judged });
    cursor = end;
  }
  return placed.sort((a, b) => a.start - b.start);
}

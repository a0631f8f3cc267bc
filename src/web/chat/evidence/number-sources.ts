import type { ChatMessage, Citation } from '#contract/chat/chat.schema.ts';
import { pagesIn } from './web-pages.ts';

/**
 * The number of each source, by its id (of a page that a search found: its address): one for all that is cited of it, in
 * the order in which a conversation cites them first. Everything that shows a number shows this one.
 */
export type SourceNumbers = ReadonlyMap<string, number>;

type Cites = Pick<ChatMessage, 'citations' | 'metadata'>;

export function numberSources(messages: readonly Cites[]): SourceNumbers {
  const numbers = new Map<string, number>();
  let last = 0;
  const give = (...keys: string[]) => {
    const known = keys.map((key) => numbers.get(key)).find((number) => number !== undefined);
    const number = known ?? (last += 1);
    for (const key of keys) numbers.set(key, number);
  };
  for (const { citations, metadata } of messages) {
    // A page that a search found keeps its number as a source of the board.
    for (const { sourceId, kind, url } of citations) give(sourceId, ...(kind === 'website' && url ? [url] : []));
    if (citations.length === 0) for (const { url } of pagesIn(metadata)) give(url);
  }
  return numbers;
}

/** The numbers of a note: those that were kept with it, where each source has one of its own; else its own count. */
export function numbersOfNote(note: Cites): SourceNumbers {
  const kept = new Map<string, number>();
  for (const { sourceId, number } of note.citations) if (number !== undefined) kept.set(sourceId, number);
  const sources = new Set(note.citations.map(({ sourceId }) => sourceId));
  const isWhole = kept.size === sources.size && new Set(kept.values()).size === kept.size;
  return isWhole && kept.size > 0 ? kept : numberSources([note]);
}

/** The citations with the numbers of their sources, to be kept where their conversation is not. */
export const withNumbers = (citations: readonly Citation[], numbers: SourceNumbers): Citation[] =>
  citations.map((citation) => {
    const number = numbers.get(citation.sourceId);
    return number === undefined ? citation : { ...citation, number };
  });

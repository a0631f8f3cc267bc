import type { AnswerCut } from '#contract/chat/answer-cut.ts';

/** The first words of a question that a search takes in an address. */
export const QUERY_LENGTH = 400;

/** A page that the search returned, with the words it shows of it. */
export interface FoundPage {
  /** The number by which the provider's own answer cites it as [n]. */
  mark: number;
  url: string;
  title: string;
  snippet: string;
}

/** Pages as they are found, and pieces of an answer that cites them by their marks. */
export type SearchPiece = { pages: FoundPage[] } | { text: string } | { cut: AnswerCut };

/**
 * Searches the web for a question. A provider with `writes` answers by itself, and follows the instructions where there are
 * any; the others only find pages, and are told the question alone. Throws AiFault; an abort closes the call.
 */
export interface SearchProvider {
  name: string;
  writes: boolean;
  search: (question: string, signal: AbortSignal, instructions?: string) => AsyncGenerator<SearchPiece>;
}

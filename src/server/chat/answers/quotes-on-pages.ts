import type { CheckedQuote } from '#contract/chat/chat.schema.ts';
import type { FoundPage } from '../../ai/search/search-provider.ts';
import { checkQuotes } from './check-quotes.ts';
import type { CitedPassage } from './cite.ts';

interface Pages {
  cited: readonly FoundPage[];
  read: readonly FoundPage[];
  /** False where the one who wrote has read more of them than the search showed. */
  isAll: boolean;
}

/**
 * What a web answer with final marks quotes, compared with the words that the search showed of its pages. Where these are
 * not all, words that are not among them may stand there, and nothing is said of them.
 */
export function checkQuotesOnPages(
  answer: string,
  { cited, read, isAll }: Pages,
  own: readonly string[],
): CheckedQuote[] {
  const passages = new Map(read.map((page) => [page.url, toPassage(page)]));
  const ofCited = cited.map((page) => passages.get(page.url) ?? toPassage(page));
  return checkQuotes(answer, ofCited, [...passages.values()], own).flatMap(({ found, ...quote }) => {
    if (found?.url)
      return [{ ...quote, found: null, onPage: { url: found.url, title: found.title, quote: found.quote } }];
    return isAll || quote.verdict !== 'not-found' ? [{ ...quote, found: null }] : [];
  });
}

/** A page as the check of quotations knows passages. */
const toPassage = ({ url, title, snippet }: FoundPage): CitedPassage => ({
  id: url,
  text: snippet,
  heading: null,
  page: null,
  startSec: null,
  endSec: null,
  tokens: 0,
  source: {
    nodeId: url,
    sourceId: url,
    kind: 'website',
    title,
    url,
    state: 'readable',
    problem: null,
    passages: [],
    segments: [],
  },
});

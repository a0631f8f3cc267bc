import type { ChatMessage, Citation, WebPage } from '#contract/chat/chat.schema.ts';
import { marksIn } from '#contract/chat/citations.ts';
import type { Language } from '#contract/base/language.ts';
import { placeLabel } from '#contract/sources/passage.ts';
import { cut } from '#contract/base/letters.ts';
import { numberSources, type SourceNumbers } from './number-sources.ts';
import { pagesIn } from './web-pages.ts';

/**
 * What a mark in an answer stands for: a stored passage, or a page that a web search returned. `number` is what is shown,
 * one for all that is cited of a source; the mark tells its places apart.
 */
export type Reference = { mark: number; number: number; title: string; place: string | null } & (
  { citation: Citation; page: null } | { citation: null; page: WebPage }
);

const PLACE_LENGTH = 16;

type Cites = Pick<ChatMessage, 'citations' | 'metadata'>;

/** The references of an answer; `numbers` are those of its conversation. */
export function referencesOf(
  message: Cites,
  language: Language,
  numbers: SourceNumbers = numberSources([message]),
): Reference[] {
  const cited = message.citations.map((citation): Reference => {
    const place = placeLabel(citation, language);
    return {
      mark: citation.mark,
      number: numbers.get(citation.sourceId) ?? citation.mark,
      title: citation.title,
      place: place && cut(place, PLACE_LENGTH),
      citation,
      page: null,
    };
  });
  if (cited.length > 0) return cited;
  return pagesIn(message.metadata).map((page, i) => ({
    mark: i + 1,
    number: numbers.get(page.url) ?? i + 1,
    title: page.title || page.url,
    place: hostOf(page.url),
    citation: null,
    page,
  }));
}

/** Whose a host is stands at its end: a long one is cut at its beginning. */
const HOST_LENGTH = 32;

function hostOf(url: string): string | null {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const host = new URL(url).host.replace(/^www\./, '');
  return host.length > HOST_LENGTH ? `…${host.slice(1 - HOST_LENGTH)}` : host;
}

/** One reference for each source, that of its first mention, in the order of their numbers: the list under an answer. */
export function sourcesOf(references: readonly Reference[]): Reference[] {
  const keyOf = (reference: Reference) => reference.citation?.sourceId ?? reference.page?.url ?? '';
  return [...new Map(references.toReversed().map((reference) => [keyOf(reference), reference])).values()].sort(
    (a, b) => a.number - b.number,
  );
}

/** How many quotes stand where the answer says, and how many do not: those that it puts in quotation marks, else those of its citations. */
export function verifiedCount({ citations, quotes = [] }: Pick<ChatMessage, 'citations' | 'quotes'>): {
  verbatim: number;
  other: number;
} {
  const all =
    quotes.length > 0
      ? quotes.map(({ verdict }) => verdict === 'supported')
      : citations.map(({ isVerbatim }) => isVerbatim);
  const verbatim = all.filter(Boolean).length;
  return { verbatim, other: all.length - verbatim };
}

/** The same of what its text cites: the passages of a worksheet are only offered until they are taken. */
export function verifiedInText(message: Pick<ChatMessage, 'messageText' | 'citations' | 'quotes'>) {
  const cited = new Set(marksIn(message.messageText));
  return verifiedCount({ ...message, citations: message.citations.filter(({ mark }) => cited.has(mark)) });
}

import type { BoardNode } from '../board/board.schema.ts';
import { isRecord } from '../base/is-record.ts';
import { cut } from '../base/letters.ts';
import { OURS } from '../limits.ts';
import { recogniseLink } from '../sources/index.ts';
import type { AnswerNote } from './answer-note.ts';
import type { WebPage } from './chat.schema.ts';

/** The answer of a web search that named a page, and what it was asked. */
export interface FoundBy {
  question: string;
  /** Null while the answer is not kept yet. */
  answerId: string | null;
}

const QUESTION_LENGTH = 300;

/** What a source keeps of the search that found it: what was asked, and what the page was called there. */
export const foundFacts = (
  { question }: FoundBy,
  { url, title }: WebPage,
): { foundFor?: string; foundAs?: { url: string; title: string } } => ({
  ...(question.trim() !== '' && { foundFor: cut(question.trim(), QUESTION_LENGTH) }),
  ...(title.trim() !== '' && { foundAs: { url, title: cut(title.trim(), OURS.titleLength - 1) } }),
});

/** What the page of a node was called where a web search found it; null for another page, or none. */
export function foundTitle({ url, foundAs }: BoardNode['metadata']): string | null {
  if (!isRecord(foundAs) || foundAs['url'] !== url) return null;
  return typeof foundAs['title'] === 'string' && foundAs['title'] !== '' ? foundAs['title'] : null;
}

type Facts = Pick<BoardNode, 'id' | 'metadata'>;

/** The notes that this answer became. */
export const notesOfAnswer = (nodes: Iterable<Facts>, { answerId }: FoundBy): string[] =>
  answerId === null
    ? []
    : [...nodes]
        .filter(({ metadata }) => (metadata['answerOf'] as { answerId?: unknown } | undefined)?.answerId === answerId)
        .map(({ id }) => id);

/** The sources that show a page which the note of a web answer names. */
export function pagesOfNote(nodes: Iterable<Facts>, { metadata: { pages } }: Pick<AnswerNote, 'metadata'>): string[] {
  const addresses = Array.isArray(pages) ? pages.map(({ url }: { url?: unknown }) => url) : [];
  const named = new Set<unknown>(addresses.flatMap((url) => recogniseLink(String(url))?.link.url ?? []));
  return [...nodes].filter(({ metadata: { url } }) => url !== undefined && named.has(url)).map(({ id }) => id);
}

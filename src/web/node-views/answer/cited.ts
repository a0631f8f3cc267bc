import type { BoardNode } from '#contract/board/board.schema.ts';
import { checkedQuote, citation, type CheckedQuote, type Citation } from '#contract/chat/chat.schema.ts';
import { placeQuotes, quotesIn } from '#contract/chat/kept-quotes.ts';
import type { Editor, Evidence } from '../../editor/editor.ts';

/** The evidence that an AI node was made with; entries that are none are passed over, as anybody can write metadata. */
export function citationsOf({ metadata }: Pick<BoardNode, 'metadata'>): Citation[] {
  const kept = metadata['citations'];
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one) => citation.safeParse(one).data ?? []);
}

/** What became of the quotations of an answer, where they stand in the text of its note now. */
export const quotesOfNote = ({ metadata, content }: Pick<BoardNode, 'metadata' | 'content'>): CheckedQuote[] =>
  placeQuotes(quotesIn(metadata), content).flatMap((one) => checkedQuote.safeParse(one).data ?? []);

/**
 * Where a citation of a node can be read: at the card of its source, else in the stored file. Null when the source is on
 * this board no longer and is no file.
 */
export function evidenceFor(
  editor: Pick<Editor, 'node' | 'nodes'>,
  cited: Citation,
  askedFrom: string,
): Evidence | null {
  const { fileId, passageId, quote, startSec } = cited;
  const card =
    editor.node(cited.nodeId) ??
    [...editor.nodes()].find((node) => fileId !== undefined && node.metadata['fileId'] === fileId);
  if (!card && fileId === undefined) return null;
  const where = card ? { nodeId: card.id } : { nodeId: askedFrom, ...(fileId !== undefined && { fileId }) };
  return { ...where, passageId, quote, startSec, askedFrom };
}

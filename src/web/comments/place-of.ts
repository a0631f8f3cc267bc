import { findQuote } from '#contract/comments/find-quote.ts';
import { nodeOf, type Anchor, type Thread } from '#contract/comments/comments.schema.ts';
import type { Language } from '#contract/base/language.ts';
import { placeLabel } from '#contract/sources/passage.ts';
import type { Point } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../editor/board-editor.ts';

/**
 * Where the pin of an anchor stands on the board; null where what it hangs on is gone or folded away. `spot`: how far below the
 * top of its card its words are shown.
 */
export function pointOf({ scene }: BoardEditor, anchor: Anchor, spot: number | null = null): Point | null {
  if (anchor.on === 'point') return anchor;
  if (anchor.on === 'edge') {
    const wire = scene.edge(anchor.edgeId);
    if (!wire) return null;
    const [a, b] = [wire.source, wire.target];
    return { x: (a.x + a.width / 2 + b.x + b.width / 2) / 2, y: (a.y + a.height / 2 + b.y + b.height / 2) / 2 };
  }
  const card = scene.entry(anchor.nodeId);
  return card && !card.isHidden ? { x: card.x + card.width, y: card.y + (spot ?? 0) } : null;
}

/** Whether the card or wire of a thread is no more. */
export function isGone({ scene }: BoardEditor, { anchor }: Pick<Thread, 'anchor'>): boolean {
  if (anchor.on === 'edge') return !scene.edge(anchor.edgeId);
  const nodeId = nodeOf(anchor);
  return nodeId !== null && !scene.node(nodeId);
}

/** Searching a long note for words that are gone takes up to half a second: once for each text of the note. */
const searched = new WeakMap<Anchor, { content: string; isFound: boolean }>();

/** Whether the words of a note are not to be found in it any more. */
export function isLost({ scene }: BoardEditor, { anchor }: Pick<Thread, 'anchor'>): boolean {
  if (anchor.on !== 'text') return false;
  const content = scene.node(anchor.nodeId)?.content;
  if (content === undefined) return false;
  const known = searched.get(anchor);
  if (known?.content === content) return !known.isFound;
  const isFound = findQuote(content ?? '', anchor.quote, anchor.start) !== null;
  searched.set(anchor, { content, isFound });
  return !isFound;
}

/** The quoted words as they were when the comment was written. */
export const quoteOf = (anchor: Anchor): string | null =>
  anchor.on === 'text' || anchor.on === 'answer'
    ? anchor.quote.exact
    : anchor.on === 'source'
      ? (anchor.quote?.exact ?? null)
      : null;

/** The second or page of an anchor, in a few characters; null for what has none. */
export function placeWords(anchor: Anchor, language: Language): string | null {
  return anchor.on === 'source' ? placeLabel({ ...anchor, heading: null }, language) : null;
}

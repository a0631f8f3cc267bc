import { findQuote, quoteAt } from '#contract/comments/find-quote.ts';
import type { Anchor } from '#contract/comments/comments.schema.ts';
import type { Rect } from '#contract/board/geometry.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { cardIdAt } from '../board-context/focus-card.ts';

export interface SelectedWords {
  anchor: Anchor;
  /** In the window. */
  at: Rect;
}

/** The words that are selected in a note, on its card or in the full view of this node; null where none are. */
export function selectedWords({ scene }: BoardEditor, fullId: string | null): SelectedWords | null {
  const field = document.activeElement;
  const isField = field instanceof HTMLTextAreaElement && field.selectionEnd > field.selectionStart;
  const selection = document.getSelection();
  const range = selection && !selection.isCollapsed && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const from = isField ? field : range?.commonAncestorContainer;
  const element = from instanceof Element ? from : from?.parentElement;
  if (!element?.closest('.board') || element.closest('[data-comments]')) return null;
  const nodeId = cardIdAt(element) ?? fullId;
  const content = nodeId === null ? null : scene.node(nodeId)?.content;
  if (!nodeId || !content) return null;
  // As text of its own the selection would leave out what cards keep from being dragged over.
  const words = (isField ? field.value.slice(field.selectionStart, field.selectionEnd) : String(range)).trim();
  if (words === '') return null;
  const near = isField && field.value === content ? field.selectionStart : 0;
  // What is shown is not written letter by letter: marks of headings and lists are not in it.
  const found = findQuote(content, { exact: words.slice(0, 300), prefix: '', suffix: '' }, near);
  const { x, y, width, height } = (isField ? field : (range ?? element)).getBoundingClientRect();
  const anchor: Anchor = found
    ? { on: 'text', nodeId, quote: quoteAt(content, found.start, found.end), start: found.start }
    : { on: 'node', nodeId };
  return { anchor, at: { x, y, width, height } };
}

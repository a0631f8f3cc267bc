import type { QueryClient } from '@tanstack/react-query';
import type { Rect } from '#contract/board/geometry.ts';
import { findQuote, quoteAt } from '#contract/comments/find-quote.ts';
import type { Anchor } from '#contract/comments/comments.schema.ts';
import { cardIdAt } from '../board-context/focus-card.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { readingOf } from '../sources/source-of.ts';
import { fullView, readWords } from './shown-places.ts';

export interface SelectedWords {
  anchor: Anchor;
  /** In the window. */
  at: Rect;
  /** Whether the reader offers what can be done with them. */
  isInReader: boolean;
}

/** The words that are selected in a note, an answer or the reader; null where none are. */
export function selectedWords({ scene }: BoardEditor, client: QueryClient): SelectedWords | null {
  const field = document.activeElement;
  const isField = field instanceof HTMLTextAreaElement && field.selectionEnd > field.selectionStart;
  const selection = document.getSelection();
  const range = selection && !selection.isCollapsed && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const from = isField ? field : range?.startContainer;
  const element = from instanceof Element ? from : from?.parentElement;
  if (!element?.closest('.board') || element.closest('[data-comments]')) return null;
  // As text of its own the selection would leave out what cards keep from being dragged over.
  const words = (isField ? field.value.slice(field.selectionStart, field.selectionEnd) : String(range)).trim();
  if (words === '') return null;
  const { x, y, width, height } = (isField ? field : (range ?? element)).getBoundingClientRect();
  const passage = !isField && element.closest<HTMLElement>('[data-words]');
  const reader = element.closest<HTMLElement>('[data-reader]');
  const isInReader = reader !== null;
  const anchor =
    passage && reader && range
      ? inSource(client, reader, passage, range)
      : (inAnswer(element, range) ?? (isInReader ? null : inNote(scene, element, isField ? field : null, words)));
  return anchor && { anchor, isInReader, at: { x, y, width, height } };
}

/** As the reader shows it; of a selection over several passages its first one. */
function inSource(client: QueryClient, reader: HTMLElement, shown: HTMLElement, range: Range): Anchor | null {
  const nodeId = reader.dataset['reader'] ?? '';
  const { queryKey } = readingOf({ nodeId });
  const id = shown.closest<HTMLElement>('[data-passage]')?.dataset['passage'];
  const passage = client.getQueryData(queryKey)?.passages.find((one) => one.id === id);
  const found = placeOf(shown, range);
  if (!passage || !found) return null;
  return { on: 'source', nodeId, startSec: passage.startSec, page: passage.page, quote: found };
}

function inAnswer(element: Element, range: Range | null): Anchor | null {
  const answer = element.closest<HTMLElement>('article[data-message] > .select-text');
  const chat = element.closest<HTMLElement>('[data-chat]');
  const messageId = answer?.parentElement?.dataset['message'];
  const conversationId = chat?.dataset['conversation'];
  const nodeId = chat?.dataset['chat'];
  const quote = answer && range ? placeOf(answer, range) : null;
  return messageId && conversationId && nodeId && quote
    ? { on: 'answer', nodeId, conversationId, messageId, quote }
    : null;
}

/** The part of the range within the element, as it is shown there. */
function placeOf(element: HTMLElement, range: Range) {
  const part = range.cloneRange();
  if (!element.contains(range.endContainer)) part.setEndAfter(element.lastChild ?? element);
  const before = range.cloneRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const { text } = readWords(element);
  const exact = String(part).trim().slice(0, 300);
  const found = exact === '' ? null : findQuote(text, { exact, prefix: '', suffix: '' }, String(before).length);
  return found && quoteAt(text, found.start, found.end);
}

function inNote(
  scene: BoardEditor['scene'],
  element: Element,
  field: HTMLTextAreaElement | null,
  words: string,
): Anchor | null {
  const nodeId = cardIdAt(element) ?? (fullView()?.contains(element) ? fullView()?.dataset['full'] : null);
  const content = nodeId ? scene.node(nodeId)?.content : null;
  if (!nodeId || !content) return null;
  const near = field && field.value === content ? field.selectionStart : 0;
  // What is shown is not written letter by letter: marks of headings and lists are not in it.
  const found = findQuote(content, { exact: words.slice(0, 300), prefix: '', suffix: '' }, near);
  return found
    ? { on: 'text', nodeId, quote: quoteAt(content, found.start, found.end), start: found.start }
    : { on: 'node', nodeId };
}

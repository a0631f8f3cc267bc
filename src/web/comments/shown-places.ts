import { findQuote, type Found } from '#contract/comments/find-quote.ts';
import type { Anchor, Quote } from '#contract/comments/comments.schema.ts';
import { elementOf } from '../board-context/focus-card.ts';
import { bareWords } from '../node-views/writing/show-quoted.ts';
import { readShown, type ShownText } from '../sources/reader/find-ranges.ts';

/** What stands among the words of a note, an answer or a source and is none of them. */
const ASIDE = '.cite-chip, [data-aside], button, header, footer, .sr-only';
/** Words that have been changed are not sought in longer texts: that would cost frames. */
const MOST_SOUGHT = 20_000;

export const readWords = (element: HTMLElement): ShownText => readShown(element, ASIDE);

/** The full view that is open over the board. */
export const fullView = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-full]');

/** The elements on the page in which the words of an anchor may stand. */
export function elementsOf(anchor: Anchor): HTMLElement[] {
  if (anchor.on === 'text') {
    const full = fullView();
    const isFull = full?.dataset['full'] === anchor.nodeId;
    return [elementOf(anchor.nodeId), isFull ? full : null].filter((one) => one !== null);
  }
  if (anchor.on === 'answer')
    return [
      ...document.querySelectorAll<HTMLElement>(
        `article[data-message="${CSS.escape(anchor.messageId)}"] > .select-text`,
      ),
    ];
  if (anchor.on !== 'source') return [];
  const reader = document.querySelector(`[data-reader="${CSS.escape(anchor.nodeId)}"]`);
  return [...(reader?.querySelectorAll<HTMLElement>('[data-words]') ?? [])];
}

/** The quote as it is read: without marks of Markdown, which the words of a note have in what is kept. */
export const shownQuote = (anchor: Anchor): Quote | null => {
  if (anchor.on === 'answer') return anchor.quote;
  if (anchor.on === 'source') return anchor.quote;
  if (anchor.on !== 'text') return null;
  const { exact, prefix, suffix } = anchor.quote;
  return { exact: bareWords(exact) || exact, prefix: bareWords(prefix), suffix: bareWords(suffix) };
};

/** Where a quote stands in a text that is shown. Its beginning is not known there, so that alike places are told by what is around. */
export function placeIn(text: string, quote: Quote): Found | null {
  if (text.length > MOST_SOUGHT && !text.includes(quote.exact)) return null;
  return findQuote(text, quote, 0);
}

/** Where a range begins and ends in the window, and the element that is scrolled to bring it into sight. */
export function scrollAreaOf(range: Range): HTMLElement | null {
  const from = range.startContainer.parentElement;
  for (let area = from; area && !area.matches('.react-flow__node, .board'); area = area.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(area).overflowY) && area.scrollHeight > area.clientHeight) return area;
  }
  return null;
}

import { useEffect, useRef, useState } from 'react';
import type { Thread } from '#contract/comments/comments.schema.ts';
import { peerColourOf } from '#contract/live/peer-colour.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { useLatest } from '../lib/use-latest.ts';
import { elementOf } from '../board-context/focus-card.ts';
import { elementsOf, placeIn, readWords, shownQuote } from './shown-places.ts';
import './comments.css';

const SETTLED_MS = 150;

/** The words of a thread where they are shown now. `spot`: how far below the top of their card, in the board's pixels. */
export interface Mark {
  ranges: readonly Range[];
  spot: number | null;
}
export type Marks = ReadonlyMap<string, Mark>;

const NONE: Marks = new Map();

/**
 * Underlines the words that are commented on wherever they are shown, in the colour of who began, without changing what shows
 * them. A press on them opens their thread.
 */
export function useMarks(
  {
    editor,
    threads,
    openId,
    isHidden,
  }: { editor: BoardEditor; threads: readonly Thread[]; openId: string | null; isHidden: boolean },
  onPress: (threadId: string) => void,
): Marks {
  const [marks, setMarks] = useState<Marks>(NONE);
  const known = useRef<Marks>(NONE);
  const latest = useLatest(onPress);
  const hasQuotes = !isHidden && threads.some(({ anchor }) => shownQuote(anchor) !== null);
  useEffect(() => {
    const board = document.querySelector('.board');
    if (!hasQuotes || !board) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = marksOf(editor, threads);
      if (isSame(known.current, now)) return;
      known.current = now;
      setMarks(now);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    };
    const observer = new MutationObserver(soon);
    observer.observe(board, { childList: true, characterData: true, subtree: true });
    board.addEventListener('scroll', soon, { capture: true, passive: true });
    look();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      board.removeEventListener('scroll', soon, { capture: true });
      known.current = NONE;
      setMarks(NONE);
    };
  }, [editor, hasQuotes, threads]);
  useEffect(() => paint(threads, marks, openId), [threads, marks, openId]);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const id = pressedMark(event, known.current);
      if (id !== null) latest.current(id);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [latest]);
  return marks;
}

/** Looked for once in each text that an element shows: its nodes stay the same while it is not drawn anew. */
const found = new WeakMap<HTMLElement, { text: string; first: Node | null; ranges: Map<string, Range | null> }>();

function marksOf(editor: BoardEditor, threads: readonly Thread[]): Marks {
  const marks = new Map<string, Mark>();
  const read = new Map<HTMLElement, ReturnType<typeof readWords>>();
  for (const { id, anchor } of threads) {
    const quote = shownQuote(anchor);
    if (!quote) continue;
    const ranges = elementsOf(anchor).flatMap((element) => {
      const shown = read.get(element) ?? readWords(element);
      read.set(element, shown);
      const first = element.firstChild;
      const before = found.get(element);
      const kept =
        before?.text === shown.text && before.first === first ? before : { text: shown.text, first, ranges: new Map() };
      found.set(element, kept);
      const known: Range | null | undefined = kept.ranges.get(id);
      if (known === null || known?.startContainer.isConnected) return known ?? [];
      const place = placeIn(shown.text, quote);
      const range = place && shown.rangeOf(place.start, place.end);
      kept.ranges.set(id, range);
      return range ?? [];
    });
    if (ranges.length > 0) marks.set(id, { ranges, spot: spotOf(editor, anchor, ranges) });
  }
  return marks;
}

function spotOf(editor: BoardEditor, anchor: Thread['anchor'], ranges: readonly Range[]): number | null {
  if (!('nodeId' in anchor)) return null;
  const card = elementOf(anchor.nodeId);
  const range = card && ranges.find(({ startContainer }) => card.contains(startContainer));
  if (!range) return null;
  const frame = card.getBoundingClientRect();
  const place = range.getBoundingClientRect();
  const zoom = editor.camera.view.zoom;
  if (place.height === 0 || isCut(range, place, card)) return null;
  return Math.round((place.top + place.height / 2 - frame.top) / zoom);
}

/** Whether what holds the words shows another part of its text. */
function isCut({ startContainer }: Range, { top, bottom }: DOMRect, card: HTMLElement): boolean {
  for (let at = startContainer.parentElement; at && at !== card.parentElement; at = at.parentElement) {
    const frame = at.getBoundingClientRect();
    if (getComputedStyle(at).overflowY !== 'visible' && (bottom <= frame.top || top >= frame.bottom - 4)) return true;
  }
  return false;
}

function isSame(a: Marks, b: Marks): boolean {
  if (a.size !== b.size) return false;
  return [...b].every(([id, { ranges, spot }]) => {
    const one = a.get(id);
    return (
      one !== undefined &&
      one.spot === spot &&
      one.ranges.length === ranges.length &&
      ranges.every((range, i) => range === one.ranges[i])
    );
  });
}

/** Browsers without highlights still have pins and lists. */
function paint(threads: readonly Thread[], marks: Marks, openId: string | null): () => void {
  if (typeof Highlight === 'undefined') return () => {};
  const names = new Set<string>();
  for (const { id, createdBy } of threads) {
    const ranges = marks.get(id)?.ranges;
    if (!ranges) continue;
    const colour = peerColourOf(createdBy ?? id) + 1;
    const name = `comment-${colour}${id === openId ? '-open' : ''}`;
    const highlight = names.has(name) ? CSS.highlights.get(name) : new Highlight();
    if (!highlight) continue;
    names.add(name);
    ranges.forEach((range) => highlight.add(range));
    CSS.highlights.set(name, highlight);
  }
  return () => names.forEach((name) => CSS.highlights.delete(name));
}

function pressedMark({ target, clientX, clientY }: MouseEvent, marks: Marks): string | null {
  if (!(target instanceof Element) || target.closest('a, button, input, [data-comments]')) return null;
  if (!(document.getSelection()?.isCollapsed ?? true)) return null;
  const isAt = ({ left, right, top, bottom }: DOMRect) =>
    clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  for (const [id, { ranges }] of marks) {
    if (ranges.some((range) => range.intersectsNode(target) && [...range.getClientRects()].some(isAt))) return id;
  }
  return null;
}

import { useLayoutEffect, type RefObject } from 'react';
import { useEngine } from '../engine/use-engine.ts';
import { cardIdAt, elementOf, focusCard, isCardElement } from '../../board-context/focus-card.ts';
import { nearestTo } from '../../editor/neighbour.ts';

/** What a key closes or deletes leaves the page after the key itself: a composition ends, a server answers. */
const CLOSES_WITHIN_MS = 3_000;
const CLOSING = new Set(['Enter', 'Escape', 'Delete', 'Backspace']);

/**
 * Keeps whoever goes by keys on the board: a focused card stays in the page wherever the view is, a field that a key has
 * closed gives the focus back to its card, and when the focused card goes away its neighbour takes the focus.
 */
export function useCardFocus(board: RefObject<HTMLElement | null>): void {
  const engine = useEngine();
  const { editor } = engine;
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return;
    let held: { id: string; release: () => void } | null = null;
    let last: { id: string; x: number; y: number; cameByKey: boolean } | null = null;
    let isByKey = false;
    const come = (event: FocusEvent) => {
      const id = cardIdAt(event.target);
      const card = id === null ? undefined : editor.scene.entry(id);
      last = card ? { id: card.id, x: card.x + card.width / 2, y: card.y + card.height / 2, cameByKey: isByKey } : null;
      if (!isCardElement(event.target) || id === null) return;
      held?.release();
      held = { id, release: editor.pin(id) };
    };
    const go = (event: FocusEvent) => {
      if (!isCardElement(event.target)) return;
      held?.release();
      held = null;
    };
    /** After what the key or the server did: nobody is left on the page itself who stood on a card. */
    const settle = () => {
      if (document.activeElement !== document.body || !last || !isByKey) return;
      const stayed = elementOf(last.id);
      if (stayed) return stayed.focus({ preventScroll: true });
      if (editor.scene.entry(last.id) || !last.cameByKey) return;
      const next = nearestTo(editor.scene, last);
      last = null;
      if (next) focusCard({ editor, engine }, next.id);
    };
    const closing = new MutationObserver(settle);
    let watched: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(watched);
      closing.disconnect();
    };
    const press = (event: KeyboardEvent) => {
      isByKey = true;
      stop();
      // With Ctrl one cuts, and takes back or brings again.
      const mayClose = event.ctrlKey || event.metaKey || CLOSING.has(event.key);
      if (!mayClose) return;
      closing.observe(element, { childList: true, subtree: true });
      watched = setTimeout(stop, CLOSES_WITHIN_MS);
      setTimeout(settle);
    };
    /** Whoever presses elsewhere has left the card: no key brings him back to it. */
    const point = (event: PointerEvent) => {
      isByKey = false;
      if (cardIdAt(event.target) !== last?.id) last = null;
      stop();
    };
    /** From the field of a chat back to its card; what is open over the field is closed by the key first. */
    const leaveField = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const id = event.target instanceof HTMLTextAreaElement ? cardIdAt(event.target) : null;
      if (id !== null && editor.scene.entry(id)?.kind === 'ai-chat') elementOf(id)?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', leaveField);
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', point, true);
    return () => {
      document.removeEventListener('keydown', leaveField);
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', point, true);
      stop();
      held?.release();
    };
  }, [board, editor, engine]);
}

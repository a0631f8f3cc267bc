import { useEffect, type RefObject } from 'react';
import { cardIdAt } from '../../board-context/focus-card.ts';
import { useEngine } from '../engine/use-engine.ts';

/** A card whose film or sound plays stays in the DOM, whatever the view does: without it there would be silence. */
export function usePlayingMedia(board: RefObject<HTMLElement | null>): void {
  const { editor } = useEngine();
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const held = new Map<EventTarget, () => void>();
    const play = ({ target }: Event) => {
      const id = cardIdAt(target);
      if (target && id !== null && !held.has(target)) held.set(target, editor.pin(id));
    };
    const rest = ({ target }: Event) => {
      if (!target) return;
      held.get(target)?.();
      held.delete(target);
    };
    const ends = ['pause', 'ended', 'emptied', 'error'];
    element.addEventListener('play', play, true);
    for (const name of ends) element.addEventListener(name, rest, true);
    return () => {
      element.removeEventListener('play', play, true);
      for (const name of ends) element.removeEventListener(name, rest, true);
      for (const release of held.values()) release();
    };
  }, [board, editor]);
}

import { useEffect, type RefObject } from 'react';
import { workPlaces } from '../../board-context/work-places.ts';
import { useEngine } from '../engine/use-engine.ts';
import { isTyping } from '../keyboard/early-keys.ts';

/** From farther away cards are chosen, but nothing is worked on. */
const LEAST_ZOOM = 0.3;
const STILL_MS = 600;

/** Remembers where somebody works on the board, once the view rests there. */
export function useWorkPlace(board: RefObject<HTMLElement | null>): void {
  const { editor } = useEngine();
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ type, target }: Event) => {
      const isWork = type === 'keydown' ? isTyping(target) : isOnCard(target);
      if (!isWork) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { zoom } = editor.camera.view;
        if (zoom >= LEAST_ZOOM) workPlaces.keep(editor.boardId, { ...editor.camera.centre(), zoom });
      }, STILL_MS);
    };
    for (const type of ['pointerdown', 'keydown'])
      element.addEventListener(type, note, { capture: true, passive: true, signal: over.signal });
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [editor, board]);
}

const isOnCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.react-flow__node') !== null;

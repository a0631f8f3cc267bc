import { useEffect, type RefObject } from 'react';
import { useEngine } from '../engine/use-engine.ts';

/** A card that holds the focus, itself or anything in it, stays in the DOM, whatever the view does. */
export function useHeldFocus(board: RefObject<HTMLElement | null>): void {
  const { editor } = useEngine();
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let held: { id: string; release: () => void } | null = null;
    const hold = (target: EventTarget | null) => {
      const node = target instanceof Element ? target.closest<HTMLElement>('.react-flow__node') : null;
      const id = node?.dataset['id'] ?? null;
      if (id === (held?.id ?? null)) return;
      held?.release();
      held = id === null ? null : { id, release: editor.pin(id) };
    };
    const enter = (event: FocusEvent) => hold(event.target);
    const leave = (event: FocusEvent) => hold(event.relatedTarget);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      hold(null);
    };
  }, [board, editor]);
}

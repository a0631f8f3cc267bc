import { useLayoutEffect } from 'react';
import { useEngine } from '../engine/use-engine.ts';
import { cancelDrag } from './cancel-drag.ts';

const HELD = new Set(['Shift', 'Alt']);

/** While cards are dragged: Shift and Alt work as soon as they are pressed or let go, Escape puts everything back. It lets go of a wire that is being drawn, too. */
export function useDragKeys(): void {
  const engine = useEngine();
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (engine.isConnecting() && event.key === 'Escape' && event.type === 'keydown') {
        event.preventDefault();
        event.stopPropagation();
        engine.setConnecting(null);
        return cancelDrag();
      }
      if (!engine.isBusy()) return;
      if (event.key === 'Escape' && event.type === 'keydown') engine.cancelMove();
      else if (HELD.has(event.key)) engine.moveTo(null, { keepsAxis: event.shiftKey, isFree: event.altKey });
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // The interaction engine ends a drag with whichever button is let go first.
    const keepHeld = (event: MouseEvent) => {
      const isHeld = event.button !== 0 && (event.buttons & 1) === 1;
      if (isHeld && (engine.isBusy() || engine.isConnecting())) event.stopImmediatePropagation();
    };
    window.addEventListener('mouseup', keepHeld, true);
    window.addEventListener('keydown', hear, true);
    window.addEventListener('keyup', hear, true);
    return () => {
      window.removeEventListener('mouseup', keepHeld, true);
      window.removeEventListener('keydown', hear, true);
      window.removeEventListener('keyup', hear, true);
    };
  }, [engine]);
}

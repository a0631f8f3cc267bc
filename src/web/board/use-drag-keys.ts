import { useLayoutEffect } from 'react';
import { useEngine } from './engine/use-engine.ts';
import { letGo } from './let-go.ts';

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
        return letGo();
      }
      if (!engine.isBusy()) return;
      if (event.key === 'Escape' && event.type === 'keydown') engine.cancelMove();
      else if (HELD.has(event.key)) engine.moveTo(null, { keepsAxis: event.shiftKey, isFree: event.altKey });
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, true);
    window.addEventListener('keyup', hear, true);
    return () => {
      window.removeEventListener('keydown', hear, true);
      window.removeEventListener('keyup', hear, true);
    };
  }, [engine]);
}

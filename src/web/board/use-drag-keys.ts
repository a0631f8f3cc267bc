import { useLayoutEffect } from 'react';
import type { Engine } from './engine/engine.ts';
import { useEngine } from './engine/use-engine.ts';

const HELD = new Set(['Shift', 'Alt']);

/** While cards are dragged: Shift and Alt work as soon as they are pressed or let go, Escape puts everything back. It lets go of a wire that is being drawn, too. */
export function useDragKeys(): void {
  const engine = useEngine();
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (engine.isConnecting() && event.key === 'Escape' && event.type === 'keydown') {
        event.preventDefault();
        event.stopPropagation();
        return dropWire(engine);
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

/** The wire that is being drawn leads nowhere. */
function dropWire(engine: Engine): void {
  engine.setConnecting(null);
  // The interaction engine knows no other end of a drawing than that the button is let go.
  document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
}

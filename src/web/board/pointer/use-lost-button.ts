import { useEffect } from 'react';
import { useEngine } from '../engine/use-engine.ts';

/**
 * A button that is let go where the page does not hear of it (over another window, or a dialog of the system) is noticed when
 * the pointer comes back without it: what was dragged lies where it was last seen, and a wire that was drawn is given up.
 */
export function useLostButton(): void {
  const engine = useEngine();
  useEffect(() => {
    const move = (event: MouseEvent) => {
      if (event.buttons !== 0 || !(engine.isBusy() || engine.isConnecting())) return;
      event.stopImmediatePropagation();
      if (engine.isConnecting()) engine.setConnecting(null);
      document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, view: window }));
    };
    window.addEventListener('mousemove', move, true);
    return () => window.removeEventListener('mousemove', move, true);
  }, [engine]);
}

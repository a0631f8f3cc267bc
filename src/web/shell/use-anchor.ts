import { useEffect } from 'react';
import { useLocation } from 'react-router';

const OWN_MOVES = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Comes to the part of the screen that the address names ('/#organisations'), and stays there while what lies above is
 * still loaded, until somebody goes elsewhere by himself.
 */
export function useAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id) return;
    const come = () => document.getElementById(id)?.scrollIntoView({ block: 'center' });
    come();
    const grown = new ResizeObserver(come);
    grown.observe(document.body);
    const leave = () => {
      grown.disconnect();
      for (const move of OWN_MOVES) window.removeEventListener(move, leave, true);
    };
    for (const move of OWN_MOVES) window.addEventListener(move, leave, { capture: true, passive: true });
    return leave;
  }, [location]);
}

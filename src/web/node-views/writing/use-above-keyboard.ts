import { useSyncExternalStore } from 'react';

/** How far the foot of what can be seen lies above the foot of the page: as high as an on-screen keyboard that covers it. */
export function useAboveKeyboard(): number {
  return useSyncExternalStore(listen, coveredPx, () => 0);
}

function coveredPx(): number {
  const seen = window.visualViewport;
  return seen ? Math.max(0, Math.round(window.innerHeight - seen.offsetTop - seen.height)) : 0;
}

function listen(changed: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', changed);
  seen?.addEventListener('scroll', changed);
  return () => {
    seen?.removeEventListener('resize', changed);
    seen?.removeEventListener('scroll', changed);
  };
}

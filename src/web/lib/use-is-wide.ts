import { useSyncExternalStore } from 'react';

/** From here on panels stand beside the board; below, everything comes as a sheet over it. */
const query = (): MediaQueryList => matchMedia('(min-width: 48rem)');

export const isWide = (): boolean => query().matches;

function follow(seen: () => void): () => void {
  const list = query();
  list.addEventListener('change', seen);
  return () => list.removeEventListener('change', seen);
}

/** Where nothing is measured, as on a server, there is room. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, isWide, () => true);

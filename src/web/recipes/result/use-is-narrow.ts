import { useSyncExternalStore } from 'react';

/** The width of a telephone, where the parts of a view stand below each other. */
const query = (): MediaQueryList => matchMedia('(max-width: 47.99rem)');

function follow(seen: () => void): () => void {
  const list = query();
  list.addEventListener('change', seen);
  return () => list.removeEventListener('change', seen);
}

export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => query().matches);

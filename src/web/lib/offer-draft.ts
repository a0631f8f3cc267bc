import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

const waiting = new Map<string, string>();
const takers = new Set<() => void>();

/** Puts text before what is typed under this key: into its field at once, or as soon as one is shown. */
export function offerDraft(key: string, text: string): void {
  waiting.set(key, text);
  // Of several fields of the same draft the one that came last stands in front.
  for (const take of [...takers].toReversed()) take();
}

/** Hears the text that is offered for the draft of this key. */
export function useOffer(key: string, take: (text: string) => void): void {
  const latest = useLatest(take);
  useEffect(() => {
    const look = () => {
      const text = waiting.get(key);
      if (text === undefined) return;
      waiting.delete(key);
      latest.current(text);
    };
    look();
    takers.add(look);
    return () => void takers.delete(look);
  }, [key, latest]);
}

import { useEffect, useState } from 'react';
import { useLatest } from '../lib/use-latest.ts';

const WHOLE_MS = 20_000;
const MOST_STOPS = 40;

/** Walks from the first of these moments to now in twenty seconds; each stands until the next one is there. */
export function usePlaying(
  moments: readonly number[],
  isReady: boolean,
  show: (seq: number | null) => void,
): { isPlaying: boolean; toggle: () => void; stop: () => void } {
  const [at, setAt] = useState<number | null>(null);
  const every = Math.max(1, Math.ceil(moments.length / MOST_STOPS));
  const stops = moments.filter((_, i) => i % every === 0);
  const count = stops.length;
  const showAt = useLatest((next: number) => show(stops[next] ?? null));
  useEffect(() => {
    if (at === null || !isReady) return;
    const timer = setTimeout(
      () => {
        const next = at + 1;
        showAt.current(next);
        setAt(next < count ? next : null);
      },
      Math.min(1_500, WHOLE_MS / Math.max(1, count)),
    );
    return () => clearTimeout(timer);
  }, [at, isReady, count, showAt]);
  const stop = () => setAt(null);
  const toggle = () => {
    if (at !== null || count === 0) return stop();
    show(stops[0] ?? null);
    setAt(0);
  };
  return { isPlaying: at !== null, toggle, stop };
}

import { useSyncExternalStore } from 'react';
import { keepStored, readStored } from '../lib/stored.ts';

interface WidthLimits {
  least: number;
  start: number;
  most: number;
  /** What is left of the window for what the panel stands beside, whatever is wished. */
  rest: number;
}

/** How wide a panel is that stands at the right of something, in pixels, as somebody dragged it in this browser. */
export interface PanelWidth {
  limits: WidthLimits;
  read: () => number;
  /** Makes the panel so wide; it is kept once it is said to be. */
  set: (px: number, isKept: boolean) => void;
  subscribe: (tell: () => void) => () => void;
}

export function createPanelWidth(key: string, limits: WidthLimits): PanelWidth {
  const { least, start, most, rest } = limits;
  const seen = new Set<() => void>();
  let width: number | null = null;
  const within = (px: number): number =>
    Math.round(Math.max(least, Math.min(px, most, Math.max(least, innerWidth - rest))));
  return {
    limits,
    read() {
      width ??= Number(readStored(key)) || start;
      return within(width);
    },
    set(px, isKept) {
      width = within(px);
      if (isKept) keepStored(key, String(width));
      for (const tell of seen) tell();
    },
    subscribe(tell) {
      seen.add(tell);
      window.addEventListener('resize', tell);
      return () => {
        seen.delete(tell);
        window.removeEventListener('resize', tell);
      };
    },
  };
}

/** The width; renders again when it changes. */
export const usePanelWidth = (width: PanelWidth): number => useSyncExternalStore(width.subscribe, width.read);

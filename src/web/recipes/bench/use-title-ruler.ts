import { useEffect, useMemo, useState } from 'react';
import type { Ruler } from './title-bench.ts';

/** Of the titles of a card, which are drawn in the letters of the page. */
export const TITLE_WEIGHT = 550;

/**
 * Measures titles in the letters in which this browser shows them, anew when letters for these words have come; undefined
 * where nothing can be measured.
 */
export function useTitleRuler(words: string): Ruler | undefined {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      try {
        await document.fonts.load(fontOf(16), words);
      } catch {
        return;
      }
      if (!isOver) setLoaded((count) => count + 1);
    };
    if ('fonts' in document) void load();
    return () => {
      isOver = true;
    };
  }, [words]);
  return useMemo(() => rulerOf(loaded), [loaded]);
}

const fontOf = (fontPx: number): string =>
  `${TITLE_WEIGHT} ${fontPx}px ${getComputedStyle(document.body).fontFamily || 'sans-serif'}`;

/** `_loaded`: what was measured before other letters came is measured again. */
function rulerOf(_loaded: number): Ruler | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context || typeof context.measureText !== 'function') return undefined;
  return (measured, fontPx) => {
    context.font = fontOf(fontPx);
    return context.measureText(measured).width;
  };
}

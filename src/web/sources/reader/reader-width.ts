import { useSyncExternalStore } from 'react';
import { keepStored, readStored } from '../../lib/stored.ts';

const KEY = 'reader:width';
export const READER_PX = { least: 320, start: 400, most: 880 } as const;
/** What is left of the screen for the board, whatever is wished. */
const REST_PX = 320;

const seen = new Set<() => void>();
let width: number | null = null;

const within = (px: number): number =>
  Math.round(Math.max(READER_PX.least, Math.min(px, READER_PX.most, Math.max(READER_PX.least, innerWidth - REST_PX))));

/** The pixels that the reader takes beside a board, as somebody dragged it in this browser. */
export function readerWidth(): number {
  width ??= Number(readStored(KEY)) || READER_PX.start;
  return within(width);
}

/** Makes the reader so wide; it is kept once it is said to be. */
export function widenReader(px: number, isKept: boolean): void {
  width = within(px);
  if (isKept) keepStored(KEY, String(width));
  for (const tell of seen) tell();
}

const subscribe = (tell: () => void): (() => void) => {
  seen.add(tell);
  window.addEventListener('resize', tell);
  return () => {
    seen.delete(tell);
    window.removeEventListener('resize', tell);
  };
};

/** The same; renders again when it changes. */
export const useReaderWidth = (): number => useSyncExternalStore(subscribe, readerWidth);

import { CLOCK, secondsOf } from './clock.ts';
import { wordsOf } from './cues.ts';
import type { Segment } from './segment.ts';
import { segmentsOf } from './spoken.ts';
import { LAST_LINE_SEC } from './told.ts';

const TIMES = new RegExp(String.raw`^\s*((?:\[${CLOCK}\]\s*){1,40})(.*)$`);
const ABOUT = /^\s*\[(ti|ar|al|au|by|re|ve|length|la|offset|#):([^\]\n]{0,200})\]\s*$/i;
/** What tells of the song itself. */
const TOLD = new Set(['ti', 'ar', 'al', 'au']);

/** The lines look like those of LRC: what it is about in brackets, or several times before one line. */
export const isLrc = (lines: readonly string[]): boolean =>
  lines.some((line) => TIMES.test(line)) &&
  lines.some((line) => ABOUT.test(line) || /^\s*\[\d+:\d+[.:]?\d*\]\s*\[\d+:\d+[.:]?\d*\]/.test(line));

/** The lines of a song with their seconds; a line with several times is sung at each. */
export function readLrc(lines: readonly string[]): { segments: Segment[]; untimed: string[] } {
  const about = lines.map((line) => ABOUT.exec(line)).filter((found) => found !== null);
  const offset = Number(about.find(([, key]) => key?.toLowerCase() === 'offset')?.[2] ?? 0) / 1_000 || 0;
  const sung = lines
    .flatMap((line) => {
      const [, times = '', words = ''] = TIMES.exec(line) ?? [];
      return [...times.matchAll(/\[([^[\]]+)\]/g)].map(([, time = '']) => ({ start: secondsOf(time) - offset, words }));
    })
    .toSorted((a, b) => a.start - b.start);
  const segments = segmentsOf(
    sung.map(({ start, words }, i) => ({
      start: Math.max(0, start),
      end: sung[i + 1]?.start ?? start + LAST_LINE_SEC,
      lines: [{ text: wordsOf(words) }],
    })),
  );
  const untimed = about.flatMap(([, key = '', words = '']) => (TOLD.has(key.toLowerCase()) ? [words.trim()] : []));
  return { segments, untimed: untimed.filter(Boolean) };
}

import { CLOCK, secondsOf } from './clock.ts';
import type { Segment } from './segment.ts';

const LEADING = new RegExp(String.raw`^\s*[[(]?${CLOCK}[\])]?(?=[\s:|-]|$)\s*[:|–—-]?\s*(.*)$`);
/** '0:01 - 0:03 words': from when to when. */
const SPAN = new RegExp(String.raw`^\s*[[(]?${CLOCK}\s*[-–—~]\s*${CLOCK}[\])]?(?=[\s:|]|$)\s*[:|]?\s*(.*)$`);
/** What YouTube's transcript panel says to screen readers beside each time, and what stands above the panel. */
const SPOKEN_TIME = /^(?:\d+ ?(?:hours?|minutes?|seconds?|시간|분|초),? ?)+$/i;
const PANEL_HEAD = /^(?:transcript|스크립트|search (?:in video|transcript)|스크립트 검색|동영상에서 검색)$/i;
/** How long the last line lasts, of which only the beginning is known. */
const LAST_LINE_SEC = 5;

/** The line begins with a time that is followed by its words, or stands alone. */
export const isTimedLine = (line: string): boolean => LEADING.test(line.trim());

/**
 * Lines that begin with their time ('0:34 words', '[00:01:02] words'), or times on lines of their own as in YouTube's
 * transcript panel. Empty unless the text begins with a time and the times rise.
 */
export function readTimedLines(lines: readonly string[]): Segment[] {
  const told: { start: number; end: number | null; said: string[] }[] = [];
  for (const line of lines) {
    const trimmed = line.trim();
    if (trimmed === '' || SPOKEN_TIME.test(trimmed)) continue;
    const span = SPAN.exec(trimmed);
    const found = LEADING.exec(trimmed);
    if (span) told.push({ start: secondsOf(span, 1), end: secondsOf(span, 5), said: [span[9] ?? ''] });
    else if (found) told.push({ start: secondsOf(found, 1), end: null, said: [found[5] ?? ''] });
    else if (told.length > 0) told.at(-1)?.said.push(trimmed);
    else if (!PANEL_HEAD.test(trimmed)) return [];
  }
  const falls = told.filter(({ start }, i) => start < (told[i - 1]?.start ?? 0)).length;
  if (falls * 10 > told.length) return [];
  return told
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, said }, i, all) => ({
      start,
      end: end !== null && end > start ? end : (all[i + 1]?.start ?? start + LAST_LINE_SEC),
      text: said.join(' ').replace(/\s+/g, ' ').trim(),
    }));
}

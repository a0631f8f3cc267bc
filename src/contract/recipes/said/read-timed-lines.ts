import type { SaidSegment } from './said-segment.ts';

const LINE = /^[[(]?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,]\d{1,3})?[\])]?(?=[\s:|–—-]|$)\s*[:|–—-]?\s*(.*)$/;
/** What YouTube's transcript panel says to screen readers beside each time. */
const SPOKEN_TIME = /^(?:\d+ ?(?:hours?|minutes?|seconds?|시간|분|초),? ?){1,3}$/i;
/** How long the last line lasts, of which only the beginning is known. */
const LAST_LINE_SEC = 5;

/** Lines that begin with their time ('0:12 words'), or times on lines of their own. What precedes the first time is left out. */
export function readTimedLines(lines: readonly string[]): SaidSegment[] {
  const told: { startSec: number; said: string[] }[] = [];
  for (const line of lines) {
    const trimmed = line.trim();
    if (trimmed === '' || (trimmed.length < 60 && SPOKEN_TIME.test(trimmed))) continue;
    const [, hours = '0', minutes, seconds, words = ''] = LINE.exec(trimmed) ?? [];
    if (minutes !== undefined && seconds !== undefined) {
      told.push({ startSec: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), said: [words] });
    } else told.at(-1)?.said.push(trimmed);
  }
  return told
    .toSorted((a, b) => a.startSec - b.startSec)
    .map(({ startSec, said }, i, all) => ({
      startSec,
      endSec: all[i + 1]?.startSec ?? startSec + LAST_LINE_SEC,
      text: said.join(' '),
    }));
}

import { secondsOf } from './clock.ts';
import { wordsOf } from './cues.ts';
import type { Segment } from './segment.ts';
import { segmentsOf } from './spoken.ts';

/** A time, and the lines that are said from then on. */
export interface Told {
  /** As it is written. */
  clock: string;
  end: number | null;
  speaker?: string;
  said: string[];
}

export interface TimedLines {
  segments: Segment[];
  /** The lines above the first time: a title, a date, who was there. */
  untimed: string[];
  /** Nothing else is written like this; a list of times of a day may begin its lines with times as well. */
  isSure: boolean;
}

/** How long the last line lasts, of which only the beginning is known. */
export const LAST_LINE_SEC = 5;
const FROM_START_SEC = 60;
const HOUR_SEC = 3_600;

/** The times begin where a recording begins; those of a day do not. */
export function beginsRecording(told: readonly Told[]): boolean {
  const clock = told[0]?.clock;
  if (clock === undefined) return false;
  const start = secondsOf(clock);
  return start < FROM_START_SEC || (start < HOUR_SEC && /^\d+[:;]\d+[:;]\d/.test(clock));
}

export const areRising = (told: readonly Told[]): boolean =>
  told.filter(({ clock }, i) => secondsOf(clock) < secondsOf(told[i - 1]?.clock ?? '0')).length * 10 <= told.length;

/** In the order of their times, each until the next one where the text says no end. */
export function toSegments(told: readonly Told[]): Segment[] {
  const inOrder = told
    .map(({ clock, ...rest }) => ({ ...rest, start: secondsOf(clock) }))
    .toSorted((a, b) => a.start - b.start);
  return segmentsOf(
    inOrder.map(({ start, end, speaker, said }, i) => ({
      start,
      end: end !== null && end > start ? end : (inOrder[i + 1]?.start ?? start + LAST_LINE_SEC),
      lines: said.map((line) => ({ text: wordsOf(line), speaker })),
    })),
  );
}

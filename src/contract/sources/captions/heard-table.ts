import type { Segment } from './segment.ts';
import { segmentsOf } from './spoken.ts';

const HEAD = /^\s*start\tend\ttext\s*(?:\n|$)/i;
const ROW = /^(\d{1,9})\t(\d{1,9})\t(.*)$/;

/** The text begins as the table does that Whisper writes: milliseconds, milliseconds, words. */
export const isHeardTable = (text: string): boolean => HEAD.test(text.slice(0, 100).replace(/\r/g, ''));

export const readHeardTable = (lines: readonly string[]): Segment[] =>
  segmentsOf(
    lines.flatMap((line) => {
      const [, start, end, text = ''] = ROW.exec(line) ?? [];
      return start === undefined ? [] : [{ start: Number(start) / 1_000, end: Number(end) / 1_000, lines: [{ text }] }];
    }),
  );

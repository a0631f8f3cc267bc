import type { Span } from '../../base/marked-text.ts';

/** Words of a note, without what is not copied, and where they stand in the note. */
export interface Placed {
  text: string;
  /** The stretch of the note, with what was left out of it. */
  at: Span;
  /** Before unit `from` of `text` stand `length` more units in the note. Rising. */
  omitted: readonly { from: number; length: number }[];
}

/** Marks like [3] say where words come from; a link `[3](…)` is none. */
const CITATION = /(?<![ \t])[ \t]*\[\d{1,3}(?:,[ \t]?\d{1,3})*\](?!\()/g;
/** Citations, and what keeps the '#' of a line from making it a heading. */
const NOT_COPIED = new RegExp(`${CITATION.source}|(?<=^ {0,3})\\\\(?=#{1,6}[ \\t])`, 'gm');

/** The text without its marks, each with the blanks before it. */
export const withoutCitations = (text: string): string => text.replace(CITATION, '');

/** The words of [start, end) of the note, trimmed, without what is not copied. */
export function placedOf(note: string, start: number, end: number): Placed {
  const raw = note.slice(start, end);
  const from = start + (raw.length - raw.trimStart().length);
  const words = raw.trim();
  const omitted: { from: number; length: number }[] = [];
  let gone = 0;
  for (const { 0: mark, index } of words.matchAll(NOT_COPIED)) {
    omitted.push({ from: index - gone, length: mark.length });
    gone += mark.length;
  }
  const bare = words.replace(NOT_COPIED, '');
  const lead = bare.length - bare.trimStart().length;
  return {
    text: bare.trim(),
    at: [from, from + words.length],
    omitted:
      lead === 0
        ? omitted
        : [{ from: 0, length: lead }, ...omitted.map((one) => ({ ...one, from: Math.max(0, one.from - lead) }))],
  };
}

/** Where [start, end) of the words of `placed` stands in the note. */
export function spanIn(placed: Placed, start: number, end: number): Span {
  const shift = (unit: number, isEnd: boolean) =>
    placed.omitted.reduce(
      (sum, { from, length }) => (from < unit || (from === unit && !isEnd) ? sum + length : sum),
      0,
    );
  return [placed.at[0] + start + shift(start, false), placed.at[0] + end + shift(end, true)];
}

import type { Span } from '../base/marked-text.ts';

/** A part is asked for in whole lines, and not more of them than this; what is longer is not one part. */
export const LONGEST_PART = 4_000;

/** The whole lines in which a place stands, without the blank ones around them; null for a place that is longer than a part. */
export function partAround(text: string, [start, end]: Span): Span | null {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const behind = text.indexOf('\n', Math.max(start, end - 1));
  const to = behind < 0 ? text.length : behind;
  const words = text.slice(from, to);
  const at: Span = [from + words.length - words.trimStart().length, from + words.trimEnd().length];
  return at[1] <= at[0] || at[1] - at[0] > LONGEST_PART ? null : at;
}

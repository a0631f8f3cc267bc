import type { Span } from '../base/marked-text.ts';
import { OPEN_PLACE } from './open-places.ts';

/** A part is asked for in whole lines, and not more of them than this; what is longer is not one part. */
export const LONGEST_PART = 4_000;

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const MARK = /\[\d{1,6}\]/g;

/** The whole lines in which a place stands, without the blank ones around them; null for a place that is longer than a part. */
export function partAround(text: string, [start, end]: Span): Span | null {
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const behind = text.indexOf('\n', Math.max(start, end - 1));
  const to = behind < 0 ? text.length : behind;
  const words = text.slice(from, to);
  const at: Span = [from + words.length - words.trimStart().length, from + words.trimEnd().length];
  return at[1] <= at[0] || at[1] - at[0] > LONGEST_PART ? null : at;
}

/** Whether a part says no figure and cites no passage that it did not before, and fills no blank of its person's. */
export function keepsFacts(before: string, after: string): boolean {
  const held = factsIn(before);
  const has = factsIn(after);
  const isWithin = (one: readonly string[], other: readonly string[]) => one.every((fact) => other.includes(fact));
  return (
    isWithin(has.figures, held.figures) &&
    isWithin(has.marks, held.marks) &&
    held.blanks.every((blank) => after.includes(blank))
  );
}

function factsIn(text: string) {
  const figures = (text.replace(MARK, ' ').match(NUMBER) ?? []).map((figure) => figure.replaceAll(',', ''));
  return { figures, marks: text.match(MARK) ?? [], blanks: text.match(OPEN_PLACE) ?? [] };
}

import type { Size } from '#contract/board/geometry.ts';

/** What the smallest letter of a note takes of its card, in square pixels of the board. */
const LETTER_PX2 = 5 * 20;
/** Addresses behind links and the marks of Markdown take no place: so many times what fits is enough. */
const SPARE = 3;
const LEAST = 4_000;

/**
 * As much of a text as a card of this size can show of it, and some more, to the end of a line where one is near. A note
 * may hold 100,000 characters, and laying them all out takes seconds.
 */
export function beginningOf(text: string, { width, height }: Size): string {
  const most = Math.max(LEAST, Math.ceil((SPARE * width * height) / LETTER_PX2));
  if (text.length <= most) return text;
  const line = text.lastIndexOf('\n', most);
  return text.slice(0, line > most / 2 ? line : most).toWellFormed();
}

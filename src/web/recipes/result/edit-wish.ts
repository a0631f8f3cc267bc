import { readScript } from '#contract/recipes/script/script.ts';
import type { EditPlace } from './edits.ts';
import { readHeadings } from './read-headings.ts';

/** What somebody wants to edit, counted among all lines or all parts, so that it is found in a text whose numbers are others. */
export interface EditWish {
  what: EditPlace['what'];
  index: number;
}

const linesOf = (text: string) => readScript(text).sections.flatMap(({ lines }) => lines);

export function wishOf(text: string, place: EditPlace): EditWish {
  const index =
    place.what === 'part'
      ? readHeadings(text).findIndex(({ body }) => body?.[0] === place.at[0])
      : linesOf(text).findIndex(({ at }) => at[0] === place.line.at[0]);
  return { what: place.what, index };
}

/** Null where the text has no such place. */
export function placeOf(text: string, { what, index }: EditWish): EditPlace | null {
  if (what === 'part') {
    const part = readHeadings(text)[index];
    return part?.body ? { what, at: part.body, title: part.title } : null;
  }
  const line = linesOf(text)[index];
  return line ? { what, line } : null;
}

import { either } from '#contract/base/either.ts';

/** Where the quotations of a text stand, in order, and whether a mark [n] follows. */
export type QuotedPlaces = readonly { start: number; end: number; isCited: boolean }[];

const QUOTED = either(
  [
    /“[^“”\n]{4,1000}”|(?<!\d)"[^"\n]{4,1000}"|「[^「」\n]{4,1000}」|『[^『』\n]{4,1000}』/u,
    /‘(?:[^‘’\n]|(?<=\p{L})’(?=[a-z])){8,1000}’(?![a-z])/u,
    /(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=[a-z])){8,1000}'(?![a-z])/u,
    /^>[^\n]{4,1000}(?:\n>[^\n]{0,1000}){0,20}/u,
  ],
  'gmu',
);
/** The mark may stand at once, or at the end of the sentence that holds the quotation. */
const MARK = /^[^.!?。\n]{0,80}[.!?。]{0,3} ?\[\d{1,3}\]/u;
/** Or below it, where the source is named in a line of its own. */
const BELOW = /^[.!?。]{0,3}\n{1,2}(?:[—–-]|출처|원문|source)[^\n]{0,80}\[\d{1,3}\]/iu;
const INSIDE = /\[\d{1,3}\][.!?”"」』’]*$/u;
const REACH = 100;

/** Finds quotation marks of all kinds and Markdown's blocks; what is shorter than four letters is none. */
export const quotedPlacesOf = (text: string): QuotedPlaces =>
  [...text.matchAll(QUOTED)].map(({ 0: found, index }) => {
    const end = index + found.length;
    const after = text.slice(end, end + REACH);
    return { start: index, end, isCited: INSIDE.test(found.slice(-12)) || MARK.test(after) || BELOW.test(after) };
  });

/** What may stand between two quotations of a sentence, or before the first: 'and', 'she says'. */
const LEAST_QUOTED = 0.8;

/** Whether what stands from `start` to `end` is quoted, in one piece or in several; null when it is not, or not nearly all of it. */
export function quotationAt(places: QuotedPlaces, start: number, end: number): 'cited' | 'uncited' | null {
  const own = places.filter((one) => one.start < end && one.end > start);
  const quoted = own.reduce((sum, one) => sum + Math.min(one.end, end) - Math.max(one.start, start), 0);
  if (own.length === 0 || quoted < (end - start) * (own.length > 1 ? LEAST_QUOTED : 1)) return null;
  return own.at(-1)?.isCited ? 'cited' : 'uncited';
}

/** Where the quotations of a text stand, in order, and whether a mark [n] follows. */
export type QuotedPlaces = readonly { start: number; end: number; isCited: boolean }[];

const QUOTED =
  /“[^“”\n]{4,1000}”|"[^"\n]{4,1000}"|「[^「」\n]{4,1000}」|『[^『』\n]{4,1000}』|‘[^‘’\n]{8,1000}’|^>[^\n]{4,1000}/gmu;
/** The mark may stand at once, or at the end of the sentence that holds the quotation. */
const MARK = /^[^.!?。\n]{0,80}[.!?。]{0,3} ?\[\d{1,3}\]/u;
const INSIDE = /\[\d{1,3}\][.!?”"」』’]*$/u;
const REACH = 100;

export const quotedPlacesOf = (text: string): QuotedPlaces =>
  [...text.matchAll(QUOTED)].map(({ 0: found, index }) => {
    const end = index + found.length;
    return { start: index, end, isCited: INSIDE.test(found.slice(-12)) || MARK.test(text.slice(end, end + REACH)) };
  });

/** Whether what stands from `start` to `end` is quoted; null when it is not, or not all of it. */
export function quotationAt(places: QuotedPlaces, start: number, end: number): 'cited' | 'uncited' | null {
  const place = places.find((one) => one.start <= start && one.end >= end);
  return place ? (place.isCited ? 'cited' : 'uncited') : null;
}

import { mergeLines } from './merge-lines.ts';

/** A stretch of a merged text: the same for both, or where a person and the new result changed the same lines. */
export type Stretch = { what: 'agreed'; text: string } | { what: 'both'; mine: string; theirs: string };

/** A result, with what stands behind its numbers. */
export interface Cited<Evidence> {
  content: string;
  citations: readonly (Evidence & { mark: number; passageId: string; quote: string })[];
}

const MARK = /\[(\d{1,3})\]/g;

/**
 * Merges what a person made of a former result (`mine`) with a new result: what only one of them changed is taken from it,
 * line by line. `base` is the former result as it was made. The numbers of citations are brought into one count first;
 * `citations` holds all that may stand in the merged text.
 */
export function mergeResults<Evidence>(
  base: Cited<Evidence>,
  mine: string,
  theirs: Cited<Evidence>,
): { stretches: Stretch[]; citations: Cited<Evidence>['citations'] } {
  const { renumber, citations } = oneCount(base, theirs);
  const lines = (text: string) => text.replace(/\r\n/g, '\n').split('\n');
  const regions = mergeLines(lines(renumber(mine)), lines(renumber(base.content)), lines(theirs.content));
  const stretches = regions.map((region): Stretch => {
    if ('agreed' in region) return { what: 'agreed', text: region.agreed.join('\n') };
    return { what: 'both', mine: region.mine.join('\n'), theirs: region.theirs.join('\n') };
  });
  return { stretches, citations };
}

/** The text, with what a person wrote where both changed the same, or the new one where that is taken. */
export const mergedText = (stretches: readonly Stretch[], takes: (place: number) => 'mine' | 'theirs'): string =>
  stretches.map((stretch, place) => (stretch.what === 'agreed' ? stretch.text : stretch[takes(place)])).join('\n');

/** Numbers of the former result become those of the new one where they cite the same words, else new ones behind those. */
function oneCount<Evidence>(base: Cited<Evidence>, theirs: Cited<Evidence>) {
  const next = Math.max(0, ...theirs.citations.map(({ mark }) => mark)) + 1;
  const others: Cited<Evidence>['citations'][number][] = [];
  const marks = new Map<number, number>();
  for (const cited of base.citations) {
    const same = theirs.citations.find(
      ({ passageId, quote }) => passageId === cited.passageId && quote === cited.quote,
    );
    const mark = same ? same.mark : next + others.length;
    if (!same) others.push({ ...cited, mark });
    marks.set(cited.mark, mark);
  }
  const renumber = (text: string) =>
    text.replace(MARK, (whole, digits: string) => {
      const mark = marks.get(Number(digits));
      return mark === undefined ? whole : `[${mark}]`;
    });
  return { renumber, citations: [...theirs.citations, ...others] };
}

import { marksIn, replaceMarks } from '#contract/chat/citations.ts';
import { closedUp } from '#contract/chat/closed-up.ts';
import type { Reference } from '../evidence/references.ts';

/**
 * An answer as it is copied: a mark names its source by the number that is shown, and its place; below stands under
 * `heading` what the numbers stand for, a line a place.
 */
export function copiedAnswer(answer: string, references: readonly Reference[], heading: string): string {
  const text = closedUp(answer);
  const known = new Map(references.map((reference) => [reference.mark, reference]));
  const cited = marksIn(text).flatMap((mark) => known.get(mark) ?? []);
  if (cited.length === 0) return text;
  const told = replaceMarks(text, (mark) => {
    const reference = known.get(mark);
    return reference && `[${[reference.number, placeIn(reference)].filter((part) => part !== null).join(', ')}]`;
  });
  const lines = new Set(cited.toSorted((a, b) => a.number - b.number || a.mark - b.mark).map(lineOf));
  return `${told.trimEnd()}\n\n${heading}\n${[...lines].join('\n')}`;
}

/** Of a page found by a search the place is its host, which the address names already. */
const placeIn = ({ page, place }: Reference): string | null => (page ? null : place);

function lineOf(reference: Reference): string {
  const { number, title, citation, page } = reference;
  const address = page ? page.url : citation.url;
  const parts = [title, placeIn(reference), address === title ? null : address];
  return `[${number}] ${parts.filter((part) => part !== null).join(', ')}`;
}

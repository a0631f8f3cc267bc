import { marksIn } from '#contract/chat/citations.ts';
import { closedUp } from '#contract/chat/closed-up.ts';
import type { Reference } from '../evidence/references.ts';

/** An answer as it is copied: below its words stands what the numbers in them stand for, under `heading`. */
export function copiedAnswer(answer: string, references: readonly Reference[], heading: string): string {
  const text = closedUp(answer);
  const known = new Map(references.map((reference) => [reference.mark, reference]));
  const lines = marksIn(text)
    .toSorted((a, b) => a - b)
    .flatMap((mark) => {
      const reference = known.get(mark);
      return reference ? `[${mark}] ${lineOf(reference)}` : [];
    });
  return lines.length === 0 ? text : `${text.trimEnd()}\n\n${heading}\n${lines.join('\n')}`;
}

function lineOf({ title, place, citation, page }: Reference): string {
  const address = page ? page.url : citation.url;
  // Of a page found by a search the place is its host, which the address names already.
  return [title, page ? null : place, address === title ? null : address].filter((part) => part !== null).join(', ');
}

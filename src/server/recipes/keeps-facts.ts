import { OPEN_PLACE } from '#contract/recipes/open-places.ts';

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const MARK = /\[\d{1,6}\]/g;

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

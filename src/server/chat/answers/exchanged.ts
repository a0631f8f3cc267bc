import { coursesIn, keyOf, labelledIn, type FiguresOfPassage, type LabelledFigure } from './figures.ts';
import type { Statement } from './statements.ts';

interface Said extends LabelledFigure {
  by: number;
}

/** More than any answer says; what an answer has beyond is not compared. */
const MOST_FIGURES = 200;

/**
 * Which statements give a figure of their passages to another matter than those do, while that matter's figure stands where
 * this one belongs: two figures of the sources are exchanged. `citedBy` names the passages of each statement.
 */
export function findExchanged(
  statements: readonly Pick<Statement, 'text' | 'columns'>[],
  citedBy: readonly (readonly FiguresOfPassage[])[],
): ReadonlySet<number> {
  const found = new Set<number>();
  statements.forEach(({ text }, by) => {
    const cited = (citedBy[by] ?? []).flatMap(({ courses }) => courses);
    if (coursesIn(text).some((one) => isTurned(one, cited))) found.add(by);
  });
  const said: Said[] = statements
    .flatMap((statement, by) => labelledIn(statement).map((figure) => ({ ...figure, by })))
    .filter((figure) => figure.labels.size > 0 && labelsFor(figure, citedBy[figure.by] ?? []).size > 0)
    .slice(0, MOST_FIGURES);
  said.forEach((one, place) => {
    for (const other of said.slice(place + 1)) {
      if (one.unit !== other.unit || one.value === other.value) continue;
      const cited = [...(citedBy[one.by] ?? []), ...(citedBy[other.by] ?? [])];
      if (isExchanged(one, other, cited)) found.add(one.by).add(other.by);
    }
  });
  return found;
}

interface Ends {
  from: { value: number };
  to: { value: number };
}

const isTurned = ({ from, to }: Ends, cited: readonly Ends[]): boolean =>
  cited.some((one) => one.from.value === to.value && one.to.value === from.value) &&
  !cited.some((one) => one.from.value === from.value && one.to.value === to.value);

function isExchanged(one: Said, other: Said, cited: readonly FiguresOfPassage[]): boolean {
  const [here, there] = [labelsFor(one, cited), labelsFor(other, cited)];
  const [onlyHere, onlyThere] = [without(here, there), without(there, here)];
  return (
    shares(one.labels, onlyThere) &&
    !shares(one.labels, onlyHere) &&
    shares(other.labels, onlyHere) &&
    !shares(other.labels, onlyThere)
  );
}

const labelsFor = (figure: Said, cited: readonly FiguresOfPassage[]): Set<string> =>
  new Set(cited.flatMap(({ labels }) => [...(labels.get(keyOf(figure)) ?? [])]));

const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((word) => !other.has(word)));

const shares = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

import { coursesIn, labelledIn, type FiguresOfPassage, type LabelledFigure } from './figures.ts';
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
  const labelsFor = labelsIn(citedBy);
  const said: Said[] = statements
    .flatMap((statement, by) => labelledIn(statement).map((figure) => ({ ...figure, by })))
    .filter((figure) => figure.labels.size > 0 && !isCompared(figure.labels) && labelsFor(figure, figure.by).size > 0)
    .slice(0, MOST_FIGURES);
  said.forEach((one, place) => {
    for (const other of said.slice(place + 1)) {
      if (one.value === other.value) continue;
      const [here, there] = [one, other].map((figure) => [one, other].map(({ by }) => labelsFor(figure, by)));
      if (here && there && isExchanged(one, other, here, there)) found.add(one.by).add(other.by);
    }
  });
  return found;
}

type Labels = ReadonlySet<string>;

/** '24시간 가는 갤럭시보다 짧은 20시간': its words are of what it is compared with. */
const isCompared = (labels: Labels): boolean => [...labels].some((word) => /.보다$|^than$/u.test(word));

/** All words with which the passages of a statement have a figure. */
function labelsIn(citedBy: readonly (readonly FiguresOfPassage[])[]): (figure: Said, by: number) => Labels {
  const known = citedBy.map(() => new Map<number, Labels>());
  return ({ value }, by) => {
    const found =
      known[by]?.get(value) ?? new Set(citedBy[by]?.flatMap(({ labels }) => [...(labels.get(value) ?? [])]));
    known[by]?.set(value, found);
    return found;
  };
}

interface Ends {
  from: { value: number };
  to: { value: number };
}

const isTurned = ({ from, to }: Ends, cited: readonly Ends[]): boolean =>
  cited.some((one) => one.from.value === to.value && one.to.value === from.value) &&
  !cited.some((one) => one.from.value === from.value && one.to.value === to.value);

/** `here` and `there`: the words that the passages of both have for the one figure and for the other. */
function isExchanged(one: Said, other: Said, here: readonly Labels[], there: readonly Labels[]): boolean {
  const isIn = (word: string, labels: readonly Labels[]) => labels.some((some) => some.has(word));
  const says = (own: Labels, others: Labels, wanted: readonly Labels[], unwanted: readonly Labels[]) => {
    const telling = [...own].filter((word) => !others.has(word) && isIn(word, wanted) !== isIn(word, unwanted));
    return telling.length > 0 && telling.every((word) => isIn(word, wanted));
  };
  return says(one.labels, other.labels, there, here) && says(other.labels, one.labels, here, there);
}

import { termsOf } from '../../ai/embedded/terms.ts';
import { isComputed, RECKONING, RECKONING_UNIT } from './computed.ts';
import { figuresIn, labelsOf, type Figure, type FiguresOfPassage, type LabelledFigure } from './figures.ts';
import type { Statement } from './statements.ts';

/** How many sentences before one that reckons may hold what it reckons with, and how many rows of its table. */
const SENTENCES_BEFORE = 3;
const ROWS_BEFORE = 30;
/** More than any answer reckons; what it reckons beyond is not borne out. */
const MOST_RECKONED = 100;

/** Of each statement the numbers that none of its passages holds, and that come out of figures which do stand there. */
export function findReckoned(
  all: readonly Statement[],
  citedBy: readonly (readonly FiguresOfPassage[])[],
  passages: readonly FiguresOfPassage[],
  known: ReadonlySet<string>,
): ReadonlySet<string>[] {
  const own = all.map(({ text }) => figuresIn(text));
  let left = MOST_RECKONED;
  return all.map(({ text, block }, at) => {
    const cited = citedBy[at] ?? [];
    const from = cited.length > 0 ? cited : passages;
    const isThere = ({ value, digits }: Figure) => known.has(digits) || from.some(({ values }) => values.has(value));
    const open = (own[at] ?? []).filter((figure) => !isThere(figure));
    const isReckoning = RECKONING.test(text) || open.some(({ unit }) => RECKONING_UNIT.test(unit));
    if (open.length === 0 || !isReckoning || left === 0) return new Set();
    left -= 1;
    const start = Math.max(0, at - ROWS_BEFORE);
    const before = all
      .slice(start, at)
      .map((one, place) => ({ ...one, held: (own[start + place] ?? []).filter(isThere) }));
    const table = block ?? before.at(-1)?.block ?? null;
    const near = table === null ? before.slice(-SENTENCES_BEFORE) : before.filter((one) => one.block === table);
    const groups = [
      (own[at] ?? []).filter(isThere),
      near.flatMap(({ held }) => held),
      namedBy(text, near).flatMap(({ held }) => held),
      ...cited.map(({ figures }) => figures),
      ...cited.map(({ figures }) => namedIn(text, figures)),
    ];
    return new Set(open.filter((figure) => isComputed(figure, text, groups)).map(({ digits }) => digits));
  });
}

/** Of the figures of a passage those of what the text names, by words that not all of them have. */
function namedIn(text: string, figures: readonly LabelledFigure[]): LabelledFigure[] {
  const words = labelsOf(text);
  return [...Map.groupBy(figures, ({ unit }) => unit).values()].flatMap((alike) => {
    const telling = [...words].filter((word) => !alike.every(({ labels }) => labels.has(word)));
    return alike.filter(({ labels }) => telling.some((word) => labels.has(word)));
  });
}

/** Those whose words stand in this text. */
function namedBy<T extends { text: string }>(text: string, statements: readonly T[]): T[] {
  const words = new Set(wordsIn(text.replaceAll(new RegExp(RECKONING.source, 'giu'), ' ')));
  return statements.filter((one) => wordsIn(one.text).some((word) => words.has(word)));
}

const wordsIn = (text: string): string[] => termsOf(text).filter((term) => term.length > 1 && !/\d/.test(term));

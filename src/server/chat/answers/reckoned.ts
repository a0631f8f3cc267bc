import { termsOf } from '../../ai/embedded/terms.ts';
import { isComputed, RECKONING, RECKONING_UNIT } from './computed.ts';
import { figuresIn, type Figure, type FiguresOfPassage } from './figures.ts';
import type { Statement } from './statements.ts';

/** How many sentences before one that reckons may hold what it reckons with, and how many rows of its table. */
const SENTENCES_BEFORE = 3;
const ROWS_BEFORE = 30;

/** Of each statement the numbers that none of its passages holds, and that come out of figures which do stand there. */
export function findReckoned(
  all: readonly Statement[],
  citedBy: readonly (readonly FiguresOfPassage[])[],
  passages: readonly FiguresOfPassage[],
  known: ReadonlySet<string>,
): ReadonlySet<string>[] {
  const own = all.map(({ text }) => figuresIn(text));
  return all.map(({ text, block }, at) => {
    const cited = citedBy[at] ?? [];
    const from = cited.length > 0 ? cited : passages;
    const isThere = ({ value, digits }: Figure) => known.has(digits) || from.some(({ values }) => values.has(value));
    const open = (own[at] ?? []).filter((figure) => !isThere(figure));
    const isReckoning = RECKONING.test(text) || open.some(({ unit }) => RECKONING_UNIT.test(unit));
    if (open.length === 0 || !isReckoning) return new Set();
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
    ];
    return new Set(open.filter((figure) => isComputed(figure, text, groups)).map(({ digits }) => digits));
  });
}

/** Those whose words stand in this text. */
function namedBy<T extends { text: string }>(text: string, statements: readonly T[]): T[] {
  const words = new Set(wordsIn(text.replaceAll(new RegExp(RECKONING.source, 'giu'), ' ')));
  return statements.filter((one) => wordsIn(one.text).some((word) => words.has(word)));
}

const wordsIn = (text: string): string[] => termsOf(text).filter((term) => term.length > 1 && !/\d/.test(term));

import type { ExpectedPart } from './expected-parts.ts';
import { blanksLeft } from '#contract/recipes/blanks-left.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { targetSecIn } from '../section-times.ts';
import { readHeadings } from './read-headings.ts';
import { readSections } from './read-sections.ts';
import type { ResultPart, ResultRow } from './result-parts.ts';

/** One piece of the strip over a result. `filled`: how much of it is written, from 0 to 1. */
export interface StripPiece {
  title: string;
  share: number;
  filled: number;
}

export interface ResultReading {
  isSpoken: boolean;
  parts: readonly ResultPart[];
  strip: readonly StripPiece[];
  spokenSec: number;
  targetSec: number | null;
  /** That is the most it may be, and nothing to come near to. */
  isMost: boolean;
  /** Up to here everything is whole. */
  wholeUpTo: number;
  /** How many pieces are whole, of how many; null where nobody knows how many there will be. */
  done: number;
  count: number | null;
  /** What is being written now: the name of the part, else the number of the line. */
  now: { title: string; line: number } | null;
}

export interface ResultText {
  text: string;
  recipeId: string;
  values: RecipeValues;
  /** In syllables a minute. */
  speed: number;
  isWriting: boolean;
  /** The writing was stopped, or failed. */
  isCut?: boolean;
  expected: readonly ExpectedPart[];
}

/** A heading that has only begun names nothing yet. */
const withoutOpenHeading = (text: string): string => text.replace(/(^|\n)#[^\n]*$/, '$1');

/** What is there of the result of a recipe, also while it is written. */
export function readResult(result: ResultText): ResultReading {
  const { text, recipeId, values, speed, isWriting, isCut = false, expected } = result;
  const isSpoken = findKind(recipeId)?.isSpoken === true;
  const isOpen = isWriting || isCut;
  const shown = isOpen ? withoutOpenHeading(text) : text;
  const written = isSpoken ? readSections(shown, speed) : readHeadings(shown);
  const parts = written.map((part, i): ResultPart => {
    const isLast = i === written.length - 1;
    const target = part.targetSec ?? (part.title === '' ? null : (expected[i]?.sec ?? null));
    const end = blanksLeft(text.slice(...part.at)).length > 0 ? 'open' : 'done';
    return { ...part, targetSec: target, state: isOpen && isLast ? (isCut ? 'cut' : 'writing') : end };
  });
  const isHeaded = parts.some(({ title }) => title !== '');
  const left = isWriting && (isHeaded || parts.length === 0) ? expected.slice(parts.length) : [];
  const all = [...parts, ...left.map((one) => expectedPart(one, shown.length))];
  const rows = parts.flatMap((part) => part.rows);
  const spoken = rows.filter(({ sec }) => sec > 0);
  const isByLines = isSpoken && !isHeaded && (parts.length > 0 || expected.length === 0);
  const strip = isByLines ? stripOfLines(spoken, expected, isWriting) : stripOfParts(all, isSpoken);
  const last = parts.at(-1);
  return {
    isSpoken,
    parts: all,
    strip,
    spokenSec: endOf(spoken.at(-1)),
    targetSec: isSpoken ? targetSecIn(values) : null,
    isMost: values['minutes'] === undefined,
    wholeUpTo: isWriting ? wholeUpTo(shown, isByLines ? null : (last ?? null)) : shown.length,
    done: isByLines ? Math.max(0, spoken.length - (isWriting ? 1 : 0)) : parts.filter(isWritten).length,
    count: !isWriting || expected.length > 0 ? strip.length : null,
    now: isWriting && last ? { title: isByLines ? '' : last.title, line: spoken.length } : null,
  };
}

const endOf = (row: ResultRow | undefined): number => (row?.startSec ?? 0) + (row?.sec ?? 0);

const isWritten = ({ state }: ResultPart): boolean => state === 'done' || state === 'open';

const expectedPart = ({ name, sec }: ExpectedPart, end: number): ResultPart => ({
  title: name,
  state: 'expected',
  spokenSec: 0,
  targetSec: sec,
  rows: [],
  body: null,
  at: [end, end],
});

/** Where the part, or the line where there are no parts, begins that is still being written. */
const wholeUpTo = (text: string, last: ResultPart | null): number =>
  last === null ? text.lastIndexOf('\n') + 1 : last.at[0];

function stripOfParts(parts: readonly ResultPart[], isSpoken: boolean): StripPiece[] {
  return parts.map(({ title, state, spokenSec, targetSec }) => {
    const share = isSpoken ? Math.max(1, targetSec ?? spokenSec) : 1;
    const filled = state === 'done' ? 1 : state === 'expected' ? 0 : isSpoken ? Math.min(1, spokenSec / share) : 0.5;
    return { title, share, filled };
  });
}

/** A script without headings is one piece a line; of the beat sheet that it follows each line has a name. */
function stripOfLines(rows: readonly ResultRow[], expected: readonly ExpectedPart[], isWriting: boolean): StripPiece[] {
  const names = (i: number) => (rows.length <= expected.length ? expected[i]?.name : undefined) ?? String(i + 1);
  return [
    ...rows.map(({ sec }, i) => ({ title: names(i), share: Math.max(1, sec), filled: 1 })),
    ...(isWriting ? expected.slice(rows.length) : []).map(({ name, sec }) => ({ title: name, share: sec, filled: 0 })),
  ];
}

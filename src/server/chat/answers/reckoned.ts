import { termsOf } from '../../ai/embedded/terms.ts';
import { isComputed, scaledBy, type Operands, RECKONING, RECKONING_UNIT } from './computed.ts';
import { labelledIn, labelsOf, placedIn, type LabelledFigure, type PlacedFigure } from './figures.ts';
import { isSaidOf, measured } from './measures.ts';
import { cellsOf, statementsOf, type Statement } from './statements.ts';

/** How many sentences before one that reckons may hold what it reckons with, and how many rows of its table. */
const SENTENCES_BEFORE = 3;
const ROWS_BEFORE = 30;
/** More than any answer reckons; what it reckons beyond is not borne out. */
const MOST_RECKONED = 100;

/** The figures of a statement that need no passage with their digits. */
export interface Derived {
  /** Its passages say the same in other units or more exactly. */
  converted: readonly PlacedFigure[];
  /** They come out of figures that stand there. */
  reckoned: readonly PlacedFigure[];
  /** A figure has digits of its passages, and is many times what these say: '3억 원' of '3천만 원'. */
  isMisscaled: boolean;
}

/** A passage as an answer may reckon with it: durations in seconds. */
export interface Measures {
  figures: readonly LabelledFigure[];
  /** Those that stand together: in one sentence, row, column or list, or in the passage. */
  groups: readonly (readonly PlacedFigure[])[];
  /** Of these its sentences, rows and columns. */
  rows: readonly (readonly PlacedFigure[])[];
  columns: readonly (readonly PlacedFigure[])[];
  /** As they are written. */
  digits: ReadonlySet<string>;
}

export function measuresOf(passage: string, statements = statementsOf(passage)): Measures {
  const lines = statements.map((statement) => measured(labelledIn(statement)));
  const blocks = [...Map.groupBy(statements.keys(), (at) => statements[at]?.block ?? null)]
    .filter(([block]) => block !== null)
    .map(([, rows]) => rows);
  const columns = blocks.flatMap((rows) => columnsOf(rows.flatMap((at) => statements[at] ?? [])));
  const lists = blocks.map((rows) => rows.flatMap((at) => lines[at] ?? []));
  const figures = lines.flat();
  const digits = new Set(placedIn(passage).map((figure) => figure.digits));
  const groups = [figures, ...lines, ...lists, ...columns].filter((group) => group.length > 1);
  const rows = [...statements.flatMap(({ columns: head }, at) => (head === null ? [lines[at] ?? []] : [])), ...columns];
  return { figures, groups, rows, columns, digits };
}

function columnsOf(rows: readonly Statement[]): PlacedFigure[][] {
  const cells = rows.filter(({ columns }) => columns !== null).map(({ text }) => cellsOf(text));
  const width = Math.max(0, ...cells.map((row) => row.length));
  return Array.from({ length: width }, (_, place) => cells.flatMap((row) => measured(placedIn(row[place] ?? ''))));
}

/** Of each statement the figures whose digits none of its passages holds, and that are what those say. */
export function findDerived(
  all: readonly Statement[],
  citedBy: readonly (readonly Measures[])[],
  passages: readonly Measures[],
  known: ReadonlySet<string>,
): Derived[] {
  const own = all.map(({ text }) => measured(placedIn(text)));
  let left = MOST_RECKONED;
  return all.map(({ text, block }, at) => {
    const cited = citedBy[at] ?? [];
    const from = cited.length > 0 ? cited : passages;
    const figures = own[at] ?? [];
    const plain = text.normalize('NFKC');
    const isThere = ({ digits }: PlacedFigure) => known.has(digits) || from.some((one) => one.digits.has(digits));
    const isConverted = (figure: PlacedFigure) => {
      const isIt = isSaidOf(figure, plain);
      return from.some((one) => one.figures.some(isIt));
    };
    const isBorne = (figure: PlacedFigure) => isThere(figure) || isConverted(figure);
    const converted = figures.filter((figure) => !isThere(figure) && isConverted(figure));
    const open = figures.filter((figure) => !isBorne(figure));
    const isMisscaled = figures.some(
      (figure) => !known.has(figure.digits) && !isConverted(figure) && isOtherScale(figure, from),
    );
    const isReckoning = RECKONING.test(text) || open.some(({ unit }) => RECKONING_UNIT.test(unit));
    if (open.length === 0 || !isReckoning || left === 0) return { converted, reckoned: [], isMisscaled };
    left -= 1;
    const start = Math.max(0, at - ROWS_BEFORE);
    const before = all
      .slice(start, at)
      .map((one, place) => ({ ...one, held: (own[start + place] ?? []).filter(isBorne) }));
    const table = block ?? before.at(-1)?.block ?? null;
    const near = table === null ? before.slice(-SENTENCES_BEFORE) : before.filter((one) => one.block === table);
    const [told, toldOfIt] = [near, namedBy(text, near)].map((some) => some.flatMap(({ held }) => held));
    const operands = operandsIn(text, cited);
    const groups = [told ?? [], toldOfIt ?? [], ...operands.groups];
    const held = figures.filter(isBorne);
    return { converted, reckoned: reckonedOf(open, text, { ...operands, groups, held }), isMisscaled };
  });
}

/** Its digits stand in these passages only with another worth of the same unit. */
function isOtherScale({ digits, value, unit }: PlacedFigure, passages: readonly Measures[]): boolean {
  const same = passages.flatMap(({ figures }) => figures.filter((one) => one.digits === digits));
  return unit !== '' && same.length > 0 && same.every((one) => one.unit === unit && one.value !== value);
}

/** What the passages of a sentence give it to reckon with. */
function operandsIn(text: string, cited: readonly Measures[]): Omit<From, 'held'> {
  const named = cited.map((one) => namedIn(text, one.figures));
  return {
    named: named.flat(),
    groups: [...cited.flatMap(({ groups }) => groups), ...named],
    rows: cited.flatMap(({ rows }) => rows),
    siblings: cited.flatMap(({ columns }) => columns),
    sole: cited.flatMap(soleIn),
  };
}

interface From extends Omit<Operands, 'own'> {
  held: readonly PlacedFigure[];
  /** Of its passages those beside which nothing counts the same. */
  sole: readonly PlacedFigure[];
}

/** One after another: what has been reckoned may be reckoned with. */
function reckonedOf(open: readonly PlacedFigure[], text: string, { held, sole, ...from }: From): PlacedFigure[] {
  const found = new Set<PlacedFigure>();
  for (const figure of open) {
    const own = [...held, ...[...found].filter((one) => !held.includes(one))].sort((a, b) => a.start - b.start);
    if (isComputed(figure, text, { own, ...from })) found.add(figure);
    else {
      const counts = [...held, ...open].filter((one) => one !== figure);
      const amounts = [...own, ...from.named, ...sole];
      const taken = scaledBy(figure, text, { amounts, counts, lines: from.groups });
      if (taken) [figure, ...taken].forEach((one) => found.add(one as PlacedFigure));
    }
  }
  return [...found];
}

function soleIn({ figures }: Measures): LabelledFigure[] {
  return [...Map.groupBy(figures, ({ unit }) => unit).values()].flatMap((alike) => (alike.length === 1 ? alike : []));
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

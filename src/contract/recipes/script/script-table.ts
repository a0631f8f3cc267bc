import { kindOfLabel, kindOfLine, type KindOfLine, type LineKind } from './line-kind.ts';
import type { Span } from '../../base/marked-text.ts';

/** Of a table of a script. */
export interface Columns {
  /** What the cells of each column are; null for numbers, times and all that is neither said nor shown. */
  kinds: readonly (LineKind | null)[];
  /** Which column names the section of a row, and which its time; -1 for none. */
  section: number;
  time: number;
}

const RULE = /^\s*(?:\|\s*)?:?-+:?\s*(?:\|\s*:?-+:?\s*)*(?:\|\s*)?$/;
const BAR = /(?<!\\)\|/g;
const BREAK = /<br\s*\/?>/gi;

const isRow = (line: string | undefined): line is string => line !== undefined && line.search(BAR) >= 0;

/** Of each line that belongs to a table with a column of words: its columns, null for its head. */
export function tableRowsIn(lines: readonly string[]): ReadonlyMap<number, Columns | null> {
  const rows = new Map<number, Columns | null>();
  for (let i = 1; i < lines.length; i += 1) {
    const [head, rule] = [lines[i - 1], lines[i]];
    if (!isRow(head) || !isRow(rule) || !RULE.test(rule)) continue;
    const columns = columnsOf(head);
    if (!columns.kinds.includes('spoken')) continue;
    rows.set(i - 1, null).set(i, null);
    for (i += 1; isRow(lines[i]); i += 1) rows.set(i, columns);
  }
  return rows;
}

const MATTER = /^(?:내용|대본|스크립트|문장|content|script|lines?)$/i;
const SECTION = /^(?:구간|섹션|파트|구성|단락|section|part)$/i;
const TIME = /^(?:시간|타임|타임코드|길이|초|time|timecode|seconds?|length|duration)$/i;
const PICTURE = /^(?:화면|비디오|video|screen)$/i;

/**
 * A column that is called by the matter is what is said where no other is; one called by the screen has its pictures, and
 * its texts where others have the pictures.
 */
function columnsOf(head: string): Columns {
  const names = cellsOf(head).map((cell) => nameOf(head.slice(...cell)));
  const kinds = names.map(kindOfName);
  const matter = kinds.includes('spoken') ? -1 : names.findIndex((name) => MATTER.test(name));
  const hasPictures = kinds.includes('broll');
  return {
    kinds: kinds.map((kind, i) => {
      if (i === matter) return 'spoken';
      return PICTURE.test(names[i] ?? '') && !hasPictures ? 'broll' : kind;
    }),
    section: names.findIndex((name) => SECTION.test(name)),
    time: names.findIndex((name) => TIME.test(name)),
  };
}

/** How the heading of the section would read that the row names, with its time; empty where it names none. */
export function headingOfRow(row: string, { section, time }: Columns): string {
  const cells = cellsOf(row);
  const wordsOf = (column: number) => row.slice(...(cells[column] ?? [0, 0])).replace(/[*_`]/g, '');
  const name = wordsOf(section).trim();
  const times = wordsOf(time).trim();
  return name === '' || times === '' ? name : `${name} (${times})`;
}

const nameOf = (cell: string): string =>
  cell
    .replace(/[*_`]/g, '')
    .replace(/[(（][^()（）]*[)）]/g, '')
    .trim();

function kindOfName(name: string): LineKind | null {
  const kind = kindOfLabel(name);
  return kind === undefined || kind === 'note' || kind === 'direction' ? null : kind;
}

/** As [start, end) of the line, without the white space around. */
function cellsOf(line: string): Span[] {
  const trimmed = line.trim();
  const start = line.indexOf(trimmed);
  const bars = [...trimmed.matchAll(BAR)].map(({ index }) => start + index);
  const [from, to] = [trimmed.startsWith('|') ? 1 : 0, trimmed.endsWith('|') ? -1 : undefined];
  const edges = [...(from === 0 ? [start - 1] : []), ...bars, ...(to === undefined ? [start + trimmed.length] : [])];
  return edges.slice(0, -1).map((edge, i) => bare(line, [edge + 1, edges[i + 1] ?? line.length]));
}

function bare(line: string, [from, to]: Span): Span {
  const words = line.slice(from, to);
  const lead = words.length - words.trimStart().length;
  return [from + lead, from + lead + words.trim().length];
}

/** The words of a row, what is said first; what is shown on several lines gives several. */
export function linesOfRow(row: string, columns: Columns, speakers: ReadonlySet<string>): KindOfLine[] {
  const found = cellsOf(row).flatMap((cell, i) => {
    const column = columns.kinds[i] ?? null;
    const parts = column === null ? [] : column === 'spoken' ? [cell] : partsOf(row, cell);
    return column === null ? [] : parts.flatMap((part) => lineOf(row, part, column, speakers));
  });
  return found.toSorted((a, b) => Number(b.kind === 'spoken') - Number(a.kind === 'spoken'));
}

function partsOf(row: string, [from, to]: Span): Span[] {
  const breaks = [...row.slice(from, to).matchAll(BREAK)];
  const starts = [from, ...breaks.map(({ 0: mark, index }) => from + index + mark.length)];
  const ends = [...breaks.map(({ index }) => from + index), to];
  return starts.map((start, i) => bare(row, [start, ends[i] ?? to]));
}

function lineOf(row: string, [from, to]: Span, column: LineKind, speakers: ReadonlySet<string>): KindOfLine[] {
  const words = row.slice(from, to);
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(words)) return [];
  const found = kindOfLine(words, speakers);
  if (found === null) return [];
  const isOwn = column === 'spoken' || found.kind === 'screen' || found.kind === 'broll';
  return [{ kind: isOwn ? found.kind : column, at: [from + found.at[0], from + found.at[1]] }];
}

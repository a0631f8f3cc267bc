import { listed } from './derive/words.ts';
import type { Span } from '../base/marked-text.ts';
import { fieldOf, fieldOfHeading, type LabelledField } from './form-labels.ts';
import type { Piece } from './quotes.ts';

/** A value behind its label: in a line, in the item of a list below it, or in the cell of a table. */
export interface FormLine {
  field: LabelledField;
  label: string;
  value: string;
  /** Of the value in the mail. */
  at: Span;
}

const LEAD =
  /^[\s>]{0,20}(?:[-*•■□▶◆●○▪·※◎▷☞①-⑳\p{Extended_Pictographic}]{1,2}\uFE0F?\s{0,4})?(?:[가-하]\.|\d{1,2}[.)])?\s{0,4}/u;
const BRACKETED = /^[[【(〈<]\s?([^\]】)〉>\n]{1,24})\s?[\]】)〉>]\s{0,3}[:：]?\s{0,4}/;
const COLON = /^\**([^:：|\t\n]{1,28}?)\**\s{0,3}(?:[:：]|\t|\s[–—-]\s|\s[|｜]\s|\s{3,})\**\s{0,12}/;
/** Where another labelled value begins in the same line. */
const SEPARATOR = /\s{0,4}(?:\s\/\s|\s\|\s|·\s|[;]\s|\.\s|,\s)\s{0,4}/g;
const CHANGED = /\s{0,3}(?:→|⇒|=>|->|▶)\s{0,3}/;
const ITEM = /^[\s>]{0,20}(?:[-*•·▪ㄴ└]|\d{1,2}[.)])\s{0,4}(?=\S)/;

/** The labelled values of a piece of a mail, in its order. */
export function formLinesOf({ mail, lines }: Piece): FormLine[] {
  const found: FormLine[] = [];
  let open: { field: LabelledField; label: string } | null = null;
  const add = (field: LabelledField, label: string, value: string, from: number) =>
    found.push(...namesIn({ field, label, value, at: [from, from + value.length] }).map(nowOf));
  for (const [i, [from, to]] of lines.entries()) {
    const line = mail.text.slice(from, to);
    const isTable = line.trim().startsWith('|');
    const isHead = isTable && /^[\s|:-]+$/.test(mail.text.slice(...(lines[i + 1] ?? [0, 0])).trim() || 'x');
    const cells = isTable ? (isHead ? [] : cellsOf(line, from)) : null;
    if (isTable && !cells) continue;
    if (cells) {
      const [label, value] = cells;
      const field = label && value && cells.length <= 3 ? fieldOf(label.words) : null;
      if (field && label && value && value.words !== '') add(field, label.words, value.words, value.at[0]);
      open = null;
      continue;
    }
    const told = labelOf(line);
    if (told) {
      for (const part of pairsOf(line, told))
        if (part.field && part.value !== '') add(part.field, part.label, part.value, from + part.from);
      open = told.field && line.slice(told.end).trim() === '' ? { field: told.field, label: told.label } : null;
      continue;
    }
    const item = open ? ITEM.exec(line) : null;
    if (open && item) {
      add(open.field, open.label, line.slice(item[0].length).trimEnd(), from + item[0].length);
    } else if (line.trim() !== '') open = null;
  }
  return found;
}

/** The label at the beginning of a line and where its value begins; null for a line without one. */
function labelOf(line: string): { field: LabelledField | null; label: string; end: number } | null {
  const lead = LEAD.exec(line)?.[0].length ?? 0;
  const rest = line.slice(lead);
  const bracketed = BRACKETED.exec(rest);
  const match = bracketed && fieldOf(bracketed[1] ?? '') ? bracketed : COLON.exec(rest);
  if (match) return { field: fieldOf(match[1] ?? ''), label: match[1] ?? '', end: lead + match[0].length };
  const alone = rest.replace(/[\]】:：*#\s]+$/, '').replace(/^[#*[【\s]+/, '');
  const field = alone.length <= 16 ? fieldOfHeading(alone) : null;
  return field ? { field, label: alone, end: line.length } : null;
}

interface Pair {
  field: LabelledField | null;
  label: string;
  value: string;
  from: number;
}

/** The labelled values of one line: '초안: 12/1 / 업로드: 12/16' has two. */
function pairsOf(line: string, first: { field: LabelledField | null; label: string; end: number }): Pair[] {
  const cuts = [...line.matchAll(SEPARATOR)].flatMap(({ index, 0: sign }) => {
    const from = index + sign.length;
    const told = index < first.end ? null : INNER.exec(line.slice(from, from + 40));
    return told ? [{ to: index, field: fieldOf(told[1] ?? ''), label: told[1] ?? '', end: from + told[0].length }] : [];
  });
  const all = [{ to: 0, ...first }, ...cuts];
  return all.map(({ field, label, end }, i) => {
    const raw = line.slice(end, all[i + 1]?.to ?? line.length);
    const lead = raw.length - raw.trimStart().length;
    return { field, label, value: raw.trim(), from: end + lead };
  });
}
const INNER = /^([\p{L}\d][\p{L}\d ]{1,15}?)\s{0,2}[:：]\s{0,4}(?!\/\/)/u;

const BRACKETS = /[([（][^()[\]（）]{0,200}[)\]）]/g;

/** The parts of a value between these signs; a sign in brackets is of what stands in them. */
function partsBetween(value: string, sign: RegExp): string[] {
  const plain = value.replace(BRACKETS, (words) => '_'.repeat(words.length));
  const cuts = [...plain.matchAll(new RegExp(sign, 'g'))].map(({ index, 0: { length } }) => [index, index + length]);
  return [[0, 0], ...cuts].map(([, from = 0], i) => value.slice(from, cuts[i]?.[0]));
}

/** Of '250만원 → 280만원' the new value. */
function nowOf(line: FormLine): FormLine {
  const parts = partsBetween(line.value, CHANGED);
  const value = parts.at(-1) ?? '';
  return parts.length < 2 || value === '' ? line : { ...line, value, at: [line.at[1] - value.length, line.at[1]] };
}

/** '브랜드/제품: 온쿡 / 된장국' names two things. */
function namesIn(line: FormLine): FormLine[] {
  const labels = line.label.split(/[/·]/).map((label) => fieldOf(label));
  const values = partsBetween(line.value, /\s[/·]\s/);
  const [one, other] = labels;
  if (labels.length !== 2 || !one || !other) return [line];
  if (values.length !== 2) return [{ ...line, field: one }];
  const [first = '', second = ''] = values;
  return [
    { ...line, field: one, value: first, at: [line.at[0], line.at[0] + first.length] },
    { ...line, field: other, value: second, at: [line.at[1] - second.length, line.at[1]] },
  ];
}

interface Cell {
  words: string;
  at: Span;
}

/** The cells of a row of a table; null for the line below its head. */
function cellsOf(line: string, from: number): Cell[] | null {
  if (/^[\s|:-]+$/.test(line)) return null;
  const cells: Cell[] = [];
  let at = line.indexOf('|') + 1;
  while (at > 0 && at < line.length) {
    const end = line.indexOf('|', at);
    const raw = line.slice(at, end < 0 ? line.length : end);
    const lead = raw.length - raw.trimStart().length;
    const words = raw.trim();
    if (end >= 0 || words !== '') cells.push({ words, at: [from + at + lead, from + at + lead + words.length] });
    at = end < 0 ? 0 : end + 1;
  }
  return cells;
}

export interface Row {
  /** By the field that the head of each column names. */
  cells: ReadonlyMap<string, Cell>;
}

const COLUMNS: readonly [name: 'what' | 'count' | 'price' | 'length', words: readonly string[]][] = [
  ['what', listed('구분|항목|콘텐츠|형태|내용|item|deliverable|content|format|type')],
  ['count', listed('수량|편수|건수|qty|quantity|count|#')],
  ['price', listed('단가|금액|비용|가격|원고료|price|rate|fee|amount|cost')],
  ['length', listed('비고|길이|노출|length|notes')],
];

/** Rows of tables whose columns are named: what is to be made, how much of it, for how much. */
export function rowsOf({ mail, lines }: Piece): Row[] {
  const rows: Row[] = [];
  let head: readonly (string | null)[] | null = null;
  for (const [from, to] of lines) {
    const line = mail.text.slice(from, to);
    if (!line.trim().startsWith('|')) {
      head = null;
      continue;
    }
    const cells = cellsOf(line, from);
    if (!cells) continue;
    const names = cells.map(
      ({ words }) =>
        COLUMNS.find(([, known]) => known.some((word) => words.toLowerCase().startsWith(word)))?.[0] ?? null,
    );
    if (!head) head = names.includes('what') && names.includes('price') ? names : null;
    else rows.push({ cells: new Map(cells.flatMap((cell, i) => (head?.[i] ? [[head[i], cell] as const] : []))) });
  }
  return rows;
}

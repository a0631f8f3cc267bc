import type { Span } from '../base/marked-text.ts';
import { fieldOf, type LabelledField } from './form-labels.ts';
import type { Piece } from './quotes.ts';

/** A value behind its label: in a line, in the item of a list below it, or in the cell of a table. */
export interface FormLine {
  field: LabelledField;
  label: string;
  value: string;
  /** Of the value in the mail. */
  at: Span;
}

const LEAD = /^[\s>]{0,20}(?:[-*•■□▶◆●○▪·※◎✔☑✅📌▷☞①-⑳]{1,2}\uFE0F?\s{0,4})?(?:[가-하]\.|\d{1,2}[.)])?\s{0,4}/u;
const BRACKETED = /^[[【(〈<]\s?([^\]】)〉>\n]{1,24})\s?[\]】)〉>]\s{0,3}[:：]?\s{0,4}/;
const COLON = /^\**([^:：|\t\n]{1,28}?)\**\s{0,3}(?:[:：]|\t|\s[–—-]\s|\s{3,})\**\s{0,12}/;
const ITEM = /^[\s>]{0,20}(?:[-*•·▪ㄴ└]|\d{1,2}[.)])\s{0,4}(?=\S)/;

/** The labelled values of a piece of a mail, in its order. */
export function formLinesOf({ mail, lines }: Piece): FormLine[] {
  const found: FormLine[] = [];
  let open: { field: LabelledField; label: string } | null = null;
  for (const [from, to] of lines) {
    const line = mail.text.slice(from, to);
    const cells = line.trim().startsWith('|') ? cellsOf(line, from) : null;
    if (cells) {
      const [label, value] = cells;
      const field = label && value && cells.length <= 3 ? fieldOf(label.words) : null;
      if (field && label && value && value.words !== '') found.push({ field, label: label.words, value: value.words, at: value.at });
      open = null;
      continue;
    }
    const told = labelOf(line);
    if (told) {
      const value = line.slice(told.end).trimEnd();
      const at: Span = [from + told.end, from + told.end + value.length];
      if (told.field && value !== '') found.push({ field: told.field, label: told.label, value, at });
      open = told.field && value === '' ? { field: told.field, label: told.label } : null;
      continue;
    }
    const item = open ? ITEM.exec(line) : null;
    if (open && item) {
      const value = line.slice(item[0].length).trimEnd();
      found.push({ ...open, value, at: [from + item[0].length, from + item[0].length + value.length] });
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
  return alone.length <= 16 && fieldOf(alone) ? { field: fieldOf(alone), label: alone, end: line.length } : null;
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
  ['what', ['구분', '항목', '콘텐츠', '형태', '내용', 'item', 'deliverable', 'content', 'format', 'type']],
  ['count', ['수량', '편수', '건수', 'qty', 'quantity', 'count', '#']],
  ['price', ['단가', '금액', '비용', '가격', '원고료', 'price', 'rate', 'fee', 'amount', 'cost']],
  ['length', ['비고', '길이', '노출', 'length', 'notes']],
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
    const names = cells.map(({ words }) => COLUMNS.find(([, known]) => known.some((word) => words.toLowerCase().startsWith(word)))?.[0] ?? null);
    if (!head) head = names.includes('what') && names.includes('price') ? names : null;
    else rows.push({ cells: new Map(cells.flatMap((cell, i) => (head?.[i] ? [[head[i], cell] as const] : []))) });
  }
  return rows;
}

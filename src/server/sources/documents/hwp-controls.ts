import { inShape, numberShapes } from './hangul-numbers.ts';
import { apart } from './hangul-text.ts';
import { counted } from './hwp-records.ts';
import { TICKED, UNTICKED } from './pdf-typed.ts';

/** The four letters that say what a control is. */
export const idOf = (data: Buffer): string => [...data.toString('latin1', 0, 4)].toReversed().join('');

/** A sign that another is drawn into. */
const ENCLOSING = /^\p{So}(?=.)/u;

/** What a control says within the text of its paragraph; empty for one that says nothing there. */
export function wordsOfControl(id: string, data: Buffer): string {
  if (id === 'atno') return autoNumber(data);
  if (id === 'tcps') return counted(data.subarray(4))[0].replace(ENCLOSING, '');
  if (id !== 'tdut') return '';
  const [main, rest] = counted(data.subarray(4));
  const [under] = counted(rest);
  return under === '' ? main : `${main}(${under})`;
}

/** Kinds of numbers that change with the page: its own, and that of the last. */
const OF_PAGES = new Set([0, 6]);

function autoNumber(data: Buffer): string {
  if (data.length < 16) return '';
  const properties = data.readUInt32LE(4);
  if (OF_PAGES.has(properties & 0xf)) return '';
  const signAt = (at: number) => (data.readUInt16LE(at) === 0 ? '' : data.toString('utf16le', at, at + 2));
  const shown = inShape(data.readUInt16LE(8), numberShapes[(properties >>> 4) & 0xff] ?? 'DIGIT');
  return `${signAt(12)}${signAt(10) || shown}${signAt(14)}`;
}

/** The script of an equation; null for none. */
export const scriptOf = (data: Buffer): string | null =>
  counted(data.subarray(4))[0].replace(/\s+/g, ' ').trim() || null;

const CORNER_BYTES = 32;
/** The words of letters that are drawn as a picture. */
export const drawnLetters = (data: Buffer): string => counted(data.subarray(CORNER_BYTES))[0].replace(/\r\n?/g, '\n');

/** What a part of a form says; null for one whose value is not to be seen. */
export function wordsOfForm(data: Buffer): string | null {
  const kind = data.toString('latin1', 0, 4);
  const properties = data.toString('utf16le', 10);
  const told = (name: string) => textProperty(properties, name);
  if (kind === 'tbc+' || kind === 'tbr+')
    return apart(`${/ Value:int:1\b/.test(properties) ? TICKED : UNTICKED} ${told('Caption')}`);
  if (kind === 'tde+' && told('PasswordChar').trim() !== '') return null;
  return kind === 'tde+' || kind === 'boc+' ? apart(told('Text')) : '';
}

/** What stands in a field until somebody fills it in, by the field's own command. */
export function guideOf(data: Buffer): string {
  return textProperty(counted(data.subarray(9))[0], 'Direction');
}

/** A property written as 'Name:wstring:3:abc'. */
function textProperty(properties: string, name: string): string {
  const start = `${name}:wstring:`;
  const at = properties.indexOf(start);
  if (at < 0) return '';
  const length = /^(\d{1,6}):/.exec(properties.slice(at + start.length, at + start.length + 8));
  const from = at + start.length + (length?.[0].length ?? 0);
  return length ? properties.slice(from, from + Number(length[1])) : '';
}

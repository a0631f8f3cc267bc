import { cellStylesOf, shownValue, type CellStyle } from './cell-values.ts';
import { readXml } from './xml-events.ts';

/** No spreadsheet lets a cell hold more. */
const CELL_CHARACTERS = 32_767;

export interface Values {
  shared: readonly string[];
  styles: readonly CellStyle[];
  countsFrom1904: boolean;
}

export const valuesOf = (shared: string, styles: string, countsFrom1904: boolean): Values => ({
  shared: readShared(shared),
  styles: cellStylesOf(styles),
  countsFrom1904,
});

/** Texts that cells refer to by number; how a word is spoken, which East Asian files note beside it, is left out. */
function readShared(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** What a cell shows. */
export function shownCell({ type, style, raw }: { type: string; style: number; raw: string }, values: Values): string {
  if (type === 'b') return raw === '' ? '' : raw === '1' ? 'TRUE' : 'FALSE';
  if (type === 'n' && raw !== '') return shownValue(raw, values.styles[style] ?? 'number', values.countsFrom1904);
  if (type === 'd') return raw.replace(/T(?:00:00:00(?:\.0+)?)?Z?$/, '').replace('T', ' ');
  const text = (type === 's' ? (values.shared[Number(raw)] ?? '') : raw).slice(0, CELL_CHARACTERS);
  return unescaped(text).replace(/\s+/g, ' ').trim();
}

/** Characters that XML cannot hold are written by their number. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

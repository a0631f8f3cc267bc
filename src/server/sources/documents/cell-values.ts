import { DAY_MS } from '#contract/base/day.ts';
import { elapsedFormatOf, shownElapsed, type ElapsedFormat } from './elapsed-time.ts';
import { readXml } from './xml-events.ts';

/** What a number in a cell stands for, by the format of its style. */
export type CellKind = 'number' | 'percent' | 'date' | 'time' | 'moment';
/** A kind that is always shown alike, or a length of time that is shown as its format says. */
export type CellStyle = CellKind | ElapsedFormat;

/** Formats that every workbook has without writing them down (ECMA-376 18.8.30, with those of Korean and Japanese). */
const builtIn: ReadonlyMap<number, CellKind> = new Map(
  (
    [
      ['percent', [9, 10]],
      ['date', [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]],
      ['time', [18, 19, 20, 21, 32, 33, 34, 35, 55, 56]],
      ['moment', [22]],
    ] as const
  ).flatMap(([kind, ids]) => ids.map((id): [number, CellKind] => [id, kind])),
);

const builtInLengths: ReadonlyMap<number, string> = new Map([
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
]);

/** What the cells of every style hold, by its place in the table of styles. */
export function cellStylesOf(styles: string): CellStyle[] {
  const own = new Map([...builtInLengths].map(([id, format]) => [id, styleOf(format)]));
  const kinds: CellStyle[] = [];
  let isInCells = false;
  readXml(styles, {
    open(name, attribute) {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), styleOf(attribute('formatCode') ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attribute('numFmtId') ?? 0);
      kinds.push(own.get(id) ?? builtIn.get(id) ?? 'number');
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return kinds;
}

export const styleOf = (format: string): CellStyle => elapsedFormatOf(format) ?? kindOfFormat(format);

/** By the letters of the format that are no words: quoted, escaped and bracketed ones are not meant. */
export function kindOfFormat(format: string): CellKind {
  const [signs = ''] = format.replace(/"[^"]*"|\\.|\[[^[\]]*\]|_.|\*./g, '').split(';');
  const hasHour = /[hs]/i.test(signs);
  const hasDay = /[yd]/i.test(signs) || (!hasHour && /m/i.test(signs));
  if (hasDay) return hasHour ? 'moment' : 'date';
  if (hasHour) return 'time';
  return signs.includes('%') ? 'percent' : 'number';
}

/** Day 0 of both ways to count; the first lies a day early because it takes 1900 for a leap year. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904_MS = Date.UTC(1904, 0, 1);
/** The 29th of February 1900, which never was: days before it are counted from a day later. */
const FALSE_DAY = 60;
const DAY_SECONDS = DAY_MS / 1_000;

/** A number as people read it; dates and times as '2026-03-02 14:30'. */
export function shownValue(raw: string, style: CellStyle, countsFrom1904: boolean): string {
  const value = Number(raw);
  if (!Number.isFinite(value)) return raw;
  if (style === 'number') return rounded(value);
  if (style === 'percent') return `${rounded(value * 100)}%`;
  if (typeof style === 'object') return shownElapsed(value, style) ?? rounded(value);
  const dayZeroMs = countsFrom1904 ? DAY_ZERO_1904_MS : DAY_ZERO_MS + (value >= 1 && value < FALSE_DAY ? DAY_MS : 0);
  const moment = new Date(dayZeroMs + Math.round(value * DAY_SECONDS) * 1_000);
  if (value < 0 || Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return rounded(value);
  const [day = '', time = ''] = moment.toISOString().split('T');
  const clock = time.slice(0, time.slice(6, 8) === '00' ? 5 : 8);
  return { date: day, time: clock, moment: `${day} ${clock}` }[style];
}

/** As many digits as the format itself keeps: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): string => String(Number(value.toPrecision(15)));

import { DAY_MS } from '#contract/base/day.ts';
import { readXml } from './xml-events.ts';

/** What a number in a cell stands for, by the format of its style. */
export type CellKind = 'number' | 'percent' | 'date' | 'time' | 'moment';

/** Formats that every workbook has without writing them down (ECMA-376 18.8.30, with those of Korean and Japanese). */
const builtIn: ReadonlyMap<number, CellKind> = new Map(
  (
    [
      ['percent', [9, 10]],
      ['date', [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]],
      ['time', [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56]],
      ['moment', [22]],
    ] as const
  ).flatMap(([kind, ids]) => ids.map((id): [number, CellKind] => [id, kind])),
);

/** The kind of every style of cells, by its place in the table of styles. */
export function cellKindsOf(styles: string): CellKind[] {
  const own = new Map<number, CellKind>();
  const kinds: CellKind[] = [];
  let isInCells = false;
  readXml(styles, {
    open(name, attribute) {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), kindOfFormat(attribute('formatCode') ?? ''));
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

/** By the letters of the format that are no words: quoted, escaped and bracketed ones are not meant. */
export function kindOfFormat(format: string): CellKind {
  const [signs = ''] = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').split(';');
  const hasDay = /[yd]/i.test(signs);
  const hasHour = /[hs]/i.test(signs);
  if (hasDay) return hasHour ? 'moment' : 'date';
  if (hasHour) return 'time';
  return signs.includes('%') ? 'percent' : 'number';
}

/** Day 0 of both ways to count; the first lies a day early because it takes 1900 for a leap year. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904_MS = Date.UTC(1904, 0, 1);

/** A number as people read it; dates and times as '2026-03-02 14:30'. */
export function shownValue(raw: string, kind: CellKind, countsFrom1904: boolean): string {
  const value = Number(raw);
  if (!Number.isFinite(value)) return raw;
  if (kind === 'number') return rounded(value);
  if (kind === 'percent') return `${rounded(value * 100)}%`;
  const moment = new Date((countsFrom1904 ? DAY_ZERO_1904_MS : DAY_ZERO_MS) + Math.round(value * DAY_MS));
  if (value < 0 || Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return rounded(value);
  const [day = '', time = ''] = moment.toISOString().split('T');
  const clock = time.slice(0, time.slice(6, 8) === '00' ? 5 : 8);
  return { date: day, time: clock, moment: `${day} ${clock}` }[kind];
}

/** As many digits as the format itself keeps: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): string => String(Number(value.toPrecision(15)));

import { expect, it } from 'vitest';
import { shownValue, styleOf } from './cell-values.ts';

const HOURS_75 = 3.14159;
const HOURS_2 = (2 * 3_600 + 3 * 60 + 4) / 86_400;

it.each<[format: string, days: number, shown: string]>([
  ['[h]:mm:ss', 40 / 24 + 62 / 86_400, '40:01:02'],
  ['[h]:mm', 27.25 / 24, '27:15'],
  ['[h]:mm;@', 1.25, '30:00'],
  ['[hh]:mm:ss.0', HOURS_75, '75:23:53.4'],
  ['[h]:m:s.000', HOURS_75, '75:23:53.376'],
  ['[mm]:ss', HOURS_75, '4523:53'],
  ['[ss].000', HOURS_2, '7384.000'],
  ['[h]:mm:ss', 9.999_999 / 24, '10:00:00'],
  ['s:m" 초 "[hh]', HOURS_75, '53:23 초 75'],
  ['[h]"시간" mm"분"', 1.5, '36시간 00분'],
  ['[Red][h]:mm', 2, '48:00'],
  ['[h]:mm', -HOURS_2, '-2:03'],
  ['[ss].000', 0, '00.000'],
  ['mm:ss', 631 / 86_400, '10:31'],
  ['mm:ss', 600 / 86_400, '10:00'],
  ['[h]:mm', 1e300, '1e+300'],
  ['hh:mm', 1.5, '12:00'],
  ['h:mm', 0.604_166_6, '14:30'],
  ['m"월"', 46_083, '2026-03-02'],
  ['yyyy-mm-dd', 1, '1900-01-01'],
  ['General', 1.5, '1.5'],
  ['#,##0" ms"', 3, '3'],
])('a cell in the format %s with %d days shows %s', (format, days, shown) => {
  expect(shownValue(String(days), styleOf(format), false)).toBe(shown);
});

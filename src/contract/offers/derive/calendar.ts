import { DAY_MS } from '../../base/day.ts';

/** The ISO day of a year, a month and a day; null where the calendar has none. */
export function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Whole days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);

/** An ISO day so many days later; of a moment its day counts. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10);

/** An ISO day of the calendar, or a moment that begins with one. */
export const isDay = (words: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.{4,32})?$/.exec(words) ?? [];
  return year !== undefined && isoOf(Number(year), Number(month), Number(day)) !== null;
};

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7;

/** The last day of the month that lies so many months after that of `day`. */
export function endOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

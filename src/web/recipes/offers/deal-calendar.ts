import type { Deal, DealState, Due } from '#contract/offers/deal.ts';
import { addDays } from '#contract/offers/derive/calendar.ts';

/** Of each state, what is still ahead: a draft that was handed over is not. */
const AHEAD: Readonly<Record<DealState, readonly Due[]>> = {
  new: ['reply', 'draft', 'upload', 'payment'],
  replied: ['draft', 'upload', 'payment'],
  agreed: ['draft', 'upload', 'payment'],
  delivered: ['payment'],
  paid: [],
  declined: [],
};

export interface DueDay {
  what: Due;
  /** ISO day. */
  date: string;
}

/** The days that are still ahead of a deal, the earliest first. */
export const dueDaysOf = ({ state, due, isDraftSent = false }: Deal): DueDay[] =>
  AHEAD[state]
    .flatMap((what) => {
      const date = due[what];
      return date === undefined || (what === 'draft' && isDraftSent) ? [] : [{ what, date: date.slice(0, 10) }];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));

interface CalendarOf {
  /** Of the card: a file that is taken in again moves the days that it brought before. */
  id: string;
  /** What each day is called. */
  titleOf: (what: Due) => string;
  /** ISO moment at which the file is made. */
  at: string;
}

/** Whole days with a reminder at nine in the morning before, as a file that every calendar takes in (RFC 5545). */
export function calendarFile(days: readonly DueDay[], { id, titleOf, at }: CalendarOf): string {
  const made = at.replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maru//Deals//KO',
    'CALSCALE:GREGORIAN',
    ...days.flatMap(({ what, date }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${what}@maru`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(titleOf(what))}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(titleOf(what))}`,
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: string): string => day.replaceAll('-', '');

const escaped = (words: string): string => words.replace(/[\\;,]/g, '\\$&').replace(/(?<!\s)\s*[\r\n]+\s*/g, '\\n');

const MOST_OCTETS = 75;
/** Of a letter as UTF-8 writes it. */
const octetsOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
};

/** A line is at most 75 octets long, and goes on behind a space in the next. */
function folded(line: string): string {
  let [whole, length] = ['', 0];
  for (const letter of line) {
    const size = octetsOf(letter);
    if (length + size > MOST_OCTETS) [whole, length] = [`${whole}\r\n `, 1];
    whole += letter;
    length += size;
  }
  return whole;
}

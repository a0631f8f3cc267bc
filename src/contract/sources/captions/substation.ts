import type { Segment } from './segment.ts';

const CLOCK = /^(\d{1,3}):(\d{2}):(\d{2})(?:[.:](\d{1,3}))?$/;
const FORMAT = /^\s*Format:(.*)$/i;
const DIALOGUE = /^\s*Dialogue:\s*(.*)$/i;
const SECTION = /^\s*\[[^\]]*\]\s*$/;
/** What a file without a Format line means. */
const COLUMNS = ['layer', 'start', 'end', 'style', 'name', 'marginl', 'marginr', 'marginv', 'effect', 'text'];
const OVERRIDE = /(\{[^{}]*\})/;
/** `\p1` begins the strokes of a drawing, `\p0` ends them. */
const DRAWING = /\\p(\d+)/g;
const MOST_COLUMNS = 40;
/** What old programs write where nobody is named. */
const NO_NAME = /^(?:NTP|Default)$/i;

/** The lines look like those of SubStation Alpha (.ssa, .ass). */
export const isSubStation = (lines: readonly string[]): boolean =>
  lines.some((line) => /^\s*Dialogue:(?:[^,]*,){1,3}\s*\d+:\d{2}:\d{2}/i.test(line));

/** What is said in the events of SubStation Alpha, in the order of its times; styling, drawings and comments are left out. */
export function readSubStation(lines: readonly string[]): Segment[] {
  let columns: readonly string[] = COLUMNS;
  let isOfEvents = true;
  const told: Segment[] = [];
  for (const line of lines) {
    if (SECTION.test(line)) isOfEvents = /events/i.test(line);
    const format = isOfEvents ? FORMAT.exec(line) : null;
    if (format) columns = (format[1] ?? '').split(',', MOST_COLUMNS).map((name) => name.trim().toLowerCase());
    const event = DIALOGUE.exec(line)?.[1];
    if (event === undefined) continue;
    const values = fieldsOf(event, columns.length);
    const field = (name: string) => values[columns.indexOf(name)]?.trim() ?? '';
    const [start, end] = [secondsOf(field('start')), secondsOf(field('end'))];
    const text = wordsOf(field('text'));
    const named = columns.includes('name') ? field('name') : field('actor');
    const speaker = NO_NAME.test(named) ? '' : named;
    if (start !== null && text !== '')
      told.push({ start, end: Math.max(start, end ?? start), text, ...(speaker !== '' && { speaker }) });
  }
  return told.toSorted((a, b) => a.start - b.start).filter((segment, i, all) => !isShownAgain(segment, all[i - 1]));
}

/** The last column is the text, which may hold commas. */
function fieldsOf(event: string, count: number): string[] {
  const parts = event.split(',');
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(',')];
}

function secondsOf(time: string): number | null {
  const [, hours, minutes, seconds, fraction = '0'] = CLOCK.exec(time) ?? [];
  if (hours === undefined) return null;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

function wordsOf(text: string): string {
  let words = '';
  let isDrawn = false;
  text.split(OVERRIDE).forEach((piece, i) => {
    if (i % 2 === 0) words += isDrawn ? '' : piece;
    else for (const [, scale] of piece.matchAll(DRAWING)) isDrawn = Number(scale) > 0;
  });
  return words
    .replace(/\\[Nnh]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Several layers of one line make its shadow. */
const isShownAgain = ({ start, text }: Segment, before: Segment | undefined): boolean =>
  before?.start === start && before.text === text;

import { CLOCK, SAID_CLOCK, secondsOf } from './clock.ts';
import { readNamedLines } from './named-lines.ts';
import { namesAbove } from './speakers.ts';
import { areRising, beginsRecording, toSegments, type TimedLines, type Told } from './told.ts';

const LEADING = new RegExp(
  String.raw`^(?:(${CLOCK})(?![^\s:|–—-])(?!\s?[ap]\.?m\b)|[[(](${CLOCK}|${SAID_CLOCK})[\])])\s*[:|–—-]?\s*(.*)$`,
  'i',
);
const CLOCK_ALONE = new RegExp(`^${CLOCK}$`);
const DASH = String.raw`\s*(?:[-–—~]|-->|->|→)\s*`;
/** '0:01 - 0:03 words', '[00:01]-[00:03] words': from when to when. */
const SPAN = new RegExp(String.raw`^[[(]?(${CLOCK})[\])]?${DASH}[[(]?(${CLOCK})(?:[\])]|(?=[\s:|]|$))\s*[:|]?\s*(.*)$`);
/** What YouTube's transcript panel says to screen readers beside each time, and what stands above the panel. */
const SPOKEN_TIME = new RegExp(`^${SAID_CLOCK}$`, 'i');
const PANEL_HEAD = /^(?:transcript|스크립트|search (?:in video|transcript)|스크립트 검색|동영상에서 검색)$/i;
/** What services write around a transcript about themselves. */
const COLOPHONS = [
  /^transcribed by https?:\/\//i,
  /^this (?:editable )?transcript was (?:computer )?generated/i,
  /^meeting ended after \d/i,
  / (?:started|stopped) transcription$/i,
];

/** The line begins with a time that is followed by its words, or stands alone. */
export const isTimedLine = (line: string): boolean => LEADING.test(line.trim());

/**
 * Lines that begin with their time ('0:34 words', '[00:01:02] words'), times on lines of their own as in YouTube's transcript
 * panel, or names with times ('참석자 1 00:12') above what is said. Null unless the times rise and, where other lines
 * stand above them, begin with the recording.
 */
export function readTimedLines(lines: readonly string[]): TimedLines | null {
  const trimmed = lines
    .map(withoutMarks)
    .filter((line) => line !== '' && !COLOPHONS.some((colophon) => colophon.test(line)));
  const first = trimmed.findIndex((line) => LEADING.test(line) || SPAN.test(line));
  const isLed = first >= 0 && trimmed.slice(0, first).every((line) => PANEL_HEAD.test(line));
  const named = isLed ? null : readNamedLines(trimmed);
  return named ?? (first < 0 ? readSaidTimes(trimmed) : readLed(trimmed, first));
}

/** Meetings are kept in Markdown, too: '### 00:05:00', '**Speaker 1 (00:02)**'. */
const withoutMarks = (line: string): string =>
  line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\*{2}([^*]{1,80})\*{2}/, '$1');

/** Below its own head a transcript of Google Meet begins without a time. */
function readLed(lines: readonly string[], first: number): TimedLines | null {
  const told: Told[] = [];
  const above = namesAbove(lines.filter((_, i) => isClockAlone(lines[i + 1] ?? '')));
  for (const [i, line] of lines.entries()) {
    if (i < first) continue;
    const [, from, to, between = ''] = SPAN.exec(line) ?? [];
    const [, alone, bracketed, behind = ''] = from === undefined ? (LEADING.exec(line) ?? []) : [];
    const clock = from ?? alone ?? bracketed;
    const last = told.at(-1);
    if (clock !== undefined) {
      const name = isClockAlone(line) ? (lines[i - 1] ?? '') : '';
      const speaker = above.has(name) ? name : undefined;
      const end = to === undefined ? null : secondsOf(to);
      told.push({ clock, end, said: [between || behind], ...(speaker !== undefined && { speaker }) });
    } else if (isClockAlone(lines[i + 1] ?? '') && above.has(line)) continue;
    else if (!(SPOKEN_TIME.test(line) && last?.said.every((words) => words === ''))) last?.said.push(line);
  }
  const before = lines.slice(0, first).filter((line) => !above.has(line));
  const head = before.findLastIndex((line) => PANEL_HEAD.test(line));
  const opening = head < 0 ? [] : before.slice(head + 1);
  if (opening.length > 0) told.unshift({ clock: '0:00', end: null, said: opening });
  const untimed = before.slice(0, before.length - opening.length).filter((line) => !PANEL_HEAD.test(line));
  const isSure = told.length > 1 && beginsRecording(told);
  if (!areRising(told) || (untimed.length > 0 && !isSure)) return null;
  return { segments: toSegments(told), untimed, isSure };
}

/** Only such a line has the name of who speaks above it. */
const isClockAlone = (line: string): boolean => CLOCK_ALONE.test(line);

/** Times in words on lines of their own ('12분 3초'), where there are no others. */
function readSaidTimes(lines: readonly string[]): TimedLines | null {
  const first = lines.findIndex((line) => SPOKEN_TIME.test(line));
  if (first < 0) return null;
  const told: Told[] = [];
  for (const line of lines.slice(first)) {
    if (SPOKEN_TIME.test(line)) told.push({ clock: line, end: null, said: [] });
    else told.at(-1)?.said.push(line);
  }
  const isTranscript = told.length > 1 && areRising(told) && beginsRecording(told);
  return isTranscript ? { segments: toSegments(told), untimed: lines.slice(0, first), isSure: true } : null;
}

import type { Span } from '../../base/marked-text.ts';
import { withoutEnd } from '../../base/without-end.ts';

/** A line that names a moment of the video and what begins there. */
export interface ChapterLine {
  /** Null where the time is written as YouTube does not read it. */
  startSec: number | null;
  title: string;
  /** The whole line without white space around it. */
  at: Span;
  timeAt: Span;
  /** The time as it is written. */
  time: string;
  /** How YouTube would read what was meant; null where the time is well written. */
  meant: string | null;
}

/** 75 -> '01:15', 3725 -> '1:02:05'. */
export function formatChapterTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3_600);
  const rest = `${two(Math.floor((whole % 3_600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** What is counted so is no moment: '12.50달러'. */
const NO_AMOUNT =
  '(?![\\d.,;%]|\\s?(?:달러|불|유로|원|만|배|도|점|초|퍼센트|프로|인치|버전|킬로|그램|리터|kg|g\\b|mm|cm|km|ml|L\\b|GB|MB|x\\b|USD|dollars?))';

/** How a moment is written: the first one as YouTube reads it, the others as people write it instead; the doubtful ones only between two well written ones. */
const TIMES: readonly { pattern: RegExp; isRead: boolean; isDoubtful?: boolean }[] = [
  { pattern: /(?<![\d:.])(?:(?<h>\d{1,2}):)?(?<m>\d{1,3}):(?<s>\d{2})(?![\d:])/, isRead: true },
  {
    pattern: /(?<![\d:：])(?:(?<h>[\d０-９]{1,2})[:：])?(?<m>[\d０-９]{1,3})[:：](?<s>[\d０-９]{1,2})(?![\d０-９:：])/,
    isRead: false,
  },
  { pattern: /(?<![\d:])(?<m>\d{1,3}) : (?<s>\d{2})(?![\d:])/, isRead: false },
  { pattern: /(?:(?<h>\d{1,2})시간 ?)?(?<m>\d{1,3})분 ?(?<s>\d{1,2})초/, isRead: false },
  { pattern: new RegExp(`(?<![\\d.,;])(?<m>\\d{1,2})(?:;|(?<=\\d{2})\\.)(?<s>\\d{2})${NO_AMOUNT}`), isRead: false },
  { pattern: new RegExp(`(?<![\\d.,;])(?<m>\\d)\\.(?<s>[0-5]\\d)${NO_AMOUNT}`), isRead: false, isDoubtful: true },
  { pattern: /(?<![\d.,])(?<m>\d{1,2})분(?=\s)/, isRead: false, isDoubtful: true },
];
const MOST_MINUTES = 99;
/** Of times that YouTube does not read, so many make a list even where none of them is well written. */
const LEAST_MISWRITTEN = 3;

/** Bullets, brackets, pictures and the number of an item before a time. */
const MARKS_ONLY =
  /^(?:[\u200d\s\ufe0f\p{Extended_Pictographic}()[\]{}<>|:：·•▶►▷※✔✅◆■□●○★☆→*_`~–—-]|\d\ufe0f?\u20e3|\d{1,2}[.)](?=\s))*$/u;
const BEFORE_TITLE = /^[\s)\]}>|:：·•→*_`~–—-]+/;
const BEHIND_TITLE = /[\s([{|·•→*_`~–—-]/;
const withoutEdges = (words: string): string => withoutEnd(words.replace(BEFORE_TITLE, ''), BEHIND_TITLE);
const NUMBER = /^\d{1,2}[.)]\s+/;
const SPAN_END = /^[\s)\]]*[-–—~][\s([]*(?:\d{1,2}:)?\d{1,3}:\d{2}(?![\d:])/;
/** A line of more is a paragraph. */
const LONGEST_LINE = 300;
/** More chapters no list has. */
const MOST_LINES = 1_000;

interface Found {
  line: ChapterLine;
  /** The time stands before the title, not behind it. */
  isLeading: boolean;
  /** Something else, or nothing, stands on the line before. */
  isAfterGap: boolean;
  /** It may be an amount as well. */
  isDoubtful: boolean;
  /** What is meant, also where it is miswritten. */
  seconds: number;
}

/**
 * The lines of a list of chapters in any text: those that begin with a time or, where more of them end with one, those. A
 * line with a time elsewhere in it is talk. Times before a list that begins at 00:00 and is set apart are not of it.
 */
export function chapterLinesOf(text: string): ChapterLine[] {
  const all: Found[] = [];
  let isAfterGap = true;
  for (const { 0: whole, index } of text.matchAll(/^.*$/gm)) {
    const read = whole.length > LONGEST_LINE ? null : readLine(whole, index);
    if (read) all.push({ ...read, isAfterGap });
    if (all.length >= MOST_LINES) break;
    isAfterGap = read === null;
  }
  const found = all.filter(({ line }, i) => line.startSec !== null || isOfList(all, i));
  const leading = found.filter((one) => one.isLeading);
  const kept = leading.length * 2 >= found.length ? leading : found.filter((one) => !one.isLeading);
  if (areLengths(kept)) return [];
  const begin = kept[0]?.line.startSec === 0 ? 0 : kept.findIndex((one) => one.isAfterGap && one.line.startSec === 0);
  return kept.slice(Math.max(0, begin)).map(({ line }) => line);
}

/** '1. 새벽 3:45', '2. 비 4:10', '3. 문 2:58': how long each is, not where it begins. */
const areLengths = (kept: readonly Found[]): boolean =>
  kept.every(({ isLeading, seconds }) => !isLeading && seconds > 0) &&
  kept.some(({ seconds }, i) => i > 0 && seconds <= (kept[i - 1]?.seconds ?? 0));

/** No list of chapters begins so late: these are the hours of a shop or the days of a week. */
const LATEST_FIRST_SEC = 300;

/** Whether lines with times that nobody calls chapters are some. */
export const readAsChapters = (lines: readonly ChapterLine[]): boolean =>
  lines.some(({ startSec }) => startSec === 0) || (lines[0]?.startSec ?? 0) < LATEST_FIRST_SEC;

/** A miswritten time counts beside a well written one, or in a list of its like. */
function isOfList(all: readonly Found[], i: number): boolean {
  const before = readBeside(all, i, -1);
  const after = readBeside(all, i, 1);
  if (all[i]?.isDoubtful) {
    const seconds = all[i].seconds;
    return before !== null && after !== null && before < seconds && seconds < after;
  }
  if (before !== null || after !== null) return true;
  return all.length >= LEAST_MISWRITTEN && all.every(({ line }) => line.startSec === null);
}

/** The next well written time in the same run of lines; null for none. */
function readBeside(all: readonly Found[], i: number, step: 1 | -1): number | null {
  for (let at = i; ; at += step) {
    if (all[step > 0 ? at + 1 : at]?.isAfterGap !== false) return null;
    const startSec = all[at + step]?.line.startSec;
    if (startSec === undefined) return null;
    if (startSec !== null) return startSec;
  }
}

/** The parts of a time; digits of a Korean keyboard's full width are digits too. */
function digitsOf({ h, m = '0', s = '0' }: Readonly<Record<string, string | undefined>>) {
  return { h: h?.normalize('NFKC'), m: m.normalize('NFKC'), s: s.normalize('NFKC') };
}

function readLine(whole: string, offset: number): Omit<Found, 'isAfterGap'> | null {
  const line = whole.trim();
  const start = offset + whole.indexOf(line);
  for (const { pattern, isRead, isDoubtful = false } of TIMES) {
    const time = pattern.exec(line);
    if (!time) continue;
    const lead = line.slice(0, time.index);
    const isLeading = MARKS_ONLY.test(lead);
    const after = withoutEdges(line.slice(time.index + time[0].length).replace(SPAN_END, ''));
    if (!isLeading && (after !== '' || !isRead)) return null;
    const { h, m, s } = digitsOf(time.groups ?? {});
    const seconds = Number(h ?? 0) * 3_600 + Number(m) * 60 + Number(s);
    const isTime = isRead && Number(s) < 60 && Number(m) <= (h === undefined ? MOST_MINUTES : 59);
    return {
      line: {
        startSec: isTime ? seconds : null,
        title: isLeading ? after : withoutEdges(withoutEdges(lead).replace(NUMBER, '')),
        at: [start, start + line.length],
        timeAt: [start + time.index, start + time.index + time[0].length],
        time: time[0],
        meant: isTime ? null : formatChapterTime(seconds),
      },
      isLeading,
      isDoubtful,
      seconds,
    };
  }
  return null;
}

import { CLOCK, secondsOf } from './clock.ts';
import { plainTextOf } from './plain-text.ts';
import type { Segment } from './segment.ts';

const CUE = new RegExp(String.raw`^\s*${CLOCK}(?:\s*-->\s*|(?<=\.\d{3}),)${CLOCK}(?=\s|$)`);

/** The line says from when to when the words after it are shown. */
export const isCue = (line: string): boolean => CUE.test(line);

interface Cue {
  start: number;
  end: number;
  lines: string[];
}

/**
 * The cues of SRT, WebVTT and SBV. In WebVTT what stands outside of a cue are names, notes and styles; in SRT it is words
 * after an empty line, and the number of the next cue.
 */
export function readCues(lines: readonly string[], isVtt: boolean): Segment[] {
  const cues: Cue[] = [];
  let isOpen = false;
  lines.forEach((line, index) => {
    const found = CUE.exec(line);
    if (found) {
      const [start, end] = [secondsOf(found, 1), secondsOf(found, 5)];
      cues.push({ start, end: Math.max(start, end), lines: [] });
      isOpen = true;
    } else if (line.trim() === '') isOpen = !isVtt;
    else if (isOpen && !(/^\s*\d+\s*$/.test(line) && isBeforeCue(lines, index))) cues.at(-1)?.lines.push(wordsOf(line));
  });
  const told = (isRolling(cues) ? unrolled(cues) : cues).map(({ start, end, lines: said }) => ({
    start,
    end,
    text: said.join(' ').replace(/\s+/g, ' ').trim(),
  }));
  return told.reduce<Segment[]>(joinShownAgain, []);
}

/** The same words shown on without a gap are said once. */
function joinShownAgain(before: Segment[], segment: Segment): Segment[] {
  const last = before.at(-1);
  if (last && last.text === segment.text && segment.start <= last.end) last.end = Math.max(last.end, segment.end);
  else before.push(segment);
  return before;
}

const isBeforeCue = (lines: readonly string[], index: number): boolean => isCue(lines[index + 1] ?? '');

/** Words without the marks of voices, colours and places. */
const wordsOf = (line: string): string =>
  plainTextOf(line.replace(/\{\\[^{}\n]{0,100}\}/g, ''))
    .replace(/[\u200e\u200f]/g, '')
    .trim();

/** Captions made by machine show each line twice: while it is said, and above the next. */
function isRolling(cues: readonly Cue[]): boolean {
  const told = cues.filter((cue) => cue.lines.some(Boolean));
  const repeats = told.filter((cue, i) => i > 0 && cue.lines[0] === told[i - 1]?.lines.at(-1));
  return told.length > 3 && repeats.length * 3 > told.length;
}

function unrolled(cues: readonly Cue[]): Cue[] {
  let last: string | undefined;
  return cues.map((cue) => {
    const said = cue.lines.filter(Boolean);
    const fresh = said[0] === last ? said.slice(1) : said;
    last = said.at(-1) ?? last;
    return { ...cue, lines: fresh };
  });
}

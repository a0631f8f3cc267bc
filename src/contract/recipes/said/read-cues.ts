import type { SaidSegment } from './said-segment.ts';

const CLOCK = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
const CUE = new RegExp(String.raw`^\s*${CLOCK}\s*-->\s*${CLOCK}(?=\s|$)`);

export const isVtt = (text: string): boolean => /^\s*WEBVTT\b/.test(text);

interface Cue {
  startSec: number;
  endSec: number;
  lines: string[];
}

/**
 * The cues of SRT and WebVTT. In WebVTT what stands outside of a cue are names, notes and styles; in SRT it is words after an
 * empty line, and the number of the next cue.
 */
export function readCues(lines: readonly string[], vtt: boolean): SaidSegment[] {
  const cues: Cue[] = [];
  let isOpen = false;
  lines.forEach((line, i) => {
    const found = line.includes('-->') ? CUE.exec(line) : null;
    if (found) {
      cues.push({ startSec: clockSec(found, 1), endSec: clockSec(found, 5), lines: [] });
      isOpen = true;
    } else if (line.trim() === '') isOpen = !vtt;
    else if (isOpen && !(/^\s*\d+\s*$/.test(line) && CUE.test(lines[i + 1] ?? '')))
      cues.at(-1)?.lines.push(wordsOf(line));
  });
  const told = isRolling(cues) ? unrolled(cues) : cues;
  return told
    .map(({ startSec, endSec, lines: said }) => ({ startSec, endSec, text: said.filter(Boolean).join(' ') }))
    .filter(({ text }) => text !== '')
    .reduce<SaidSegment[]>(joinShownAgain, []);
}

function joinShownAgain(before: SaidSegment[], segment: SaidSegment): SaidSegment[] {
  const last = before.at(-1);
  if (last && last.text === segment.text && segment.startSec <= last.endSec) {
    last.endSec = Math.max(last.endSec, segment.endSec);
  } else before.push(segment);
  return before;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' };

/** Without the marks of voices, colours, places and single words. */
const wordsOf = (line: string): string =>
  line
    .replace(/\{\\[^{}]{0,100}\}|<[^<>]{0,200}>/g, '')
    .replace(/&(lt|gt|quot|apos|amp|nbsp|lrm|rlm);/g, (_all, name: string) => NAMED[name] ?? '')
    .replace(/&#(\d{1,6});/g, (_all, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/[\u200b-\u200f]/g, '')
    .trim();

/** Captions made by machine show each line twice: while it is said, and above the next. */
function isRolling(cues: readonly Cue[]): boolean {
  const told = cues.filter(({ lines }) => lines.some(Boolean));
  const repeats = told.filter(({ lines }, i) => i > 0 && lines[0] === told[i - 1]?.lines.at(-1));
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

function clockSec(found: RegExpExecArray, at: number): number {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found.slice(at, at + 4);
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

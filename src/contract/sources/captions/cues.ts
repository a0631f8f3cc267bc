import { CLOCK, secondsOf } from './clock.ts';
import { plainTextOf } from './plain-text.ts';
import type { Captions } from './captions.ts';
import type { Segment } from './segment.ts';
import { segmentsOf, type Line, type Spoken } from './spoken.ts';

const ARROW = String.raw`\s*(?:-{1,2} ?>|=>|→)\s*`;
const SECONDS = String.raw`\d{1,6}(?:\.\d{1,6})? ?s`;
const STAMP = String.raw`(?:${CLOCK}|${SECONDS}|\d{1,6}\.\d{1,6})`;
const CUE = new RegExp(String.raw`^\s*(${CLOCK})(?:${ARROW}|(?<=\.\d{2,3}),)(${CLOCK})(?:\s+(.*))?$`);
/** As Whisper and its kin print it: '[00:00.000 --> 00:04.200] words', '[0.00s -> 4.20s] words'. */
const PRINTED = new RegExp(String.raw`^\s*[[(]\s*(${STAMP})${ARROW}(${STAMP})\s*[\])]\s*:?\s*(.*)$`);
const BARE = new RegExp(String.raw`^\s*(${SECONDS})${ARROW}(${SECONDS})\s*[:|]?\s+(.*)$`);
/** Where on the picture the words are shown. */
const SETTING = /^(?:(?:align|position|line|size|vertical|region):\S+|[XY][12]:\d+)$/i;
/** What stands above the cues of SubViewer. */
const HEADER = /^\s*\[[A-Z ]{3,30}\]/;
/** What WebVTT says besides. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
const BREAK = /\[br\]|<br\s{0,2}\/?>/gi;
const VOICE = /<v(?:\.[\w.-]{1,40})?\s{1,4}([^<>\n]{1,100})>/gi;
const VOICE_OR_END = /(<v[.\s][^<>\n]{1,140}>|<\/v>)/i;

const cueIn = (line: string): RegExpExecArray | null => CUE.exec(line) ?? PRINTED.exec(line) ?? BARE.exec(line);

/** The line says from when to when the words after it, or behind it, are shown. */
export const isCue = (line: string): boolean => cueIn(line) !== null;

/** Which of the forms with cues a line is of; null for any other line. */
export function formOfCue(line: string): 'srt' | 'sbv' | 'timed' | null {
  const found = CUE.exec(line);
  if (found) return /[>→]/.test(line) ? 'srt' : 'sbv';
  return isCue(line) ? 'timed' : null;
}

interface Cue {
  start: number;
  end: number;
  raw: string[];
}

/**
 * The cues of SRT, WebVTT, SBV and what recognisers print. Between cues stand their numbers and names, in WebVTT notes and
 * styles too; anything else is words after an empty line.
 */
export function readCues(lines: readonly string[], isVtt: boolean): Pick<Captions, 'segments' | 'untimed'> {
  const cues: Cue[] = [];
  const untimed: string[] = [];
  let isAside = false;
  lines.forEach((line, index) => {
    const found = cueIn(line);
    if (found) {
      const [, start = '', end = '', rest = ''] = found;
      const isPlace = isVtt || rest.split(/\s+/).every((part) => part === '' || SETTING.test(part));
      cues.push({ start: secondsOf(start), end: secondsOf(end), raw: isPlace ? [] : [rest] });
      isAside = false;
    } else if (line.trim() === '') isAside = false;
    else if (isVtt && ASIDE.test(line) && isAfterEmpty(lines, index)) isAside = true;
    else if (isAside || isNameOfCue(lines, index, isVtt)) return;
    else if (cues.length > 0) cues.at(-1)?.raw.push(line);
    else if (!isVtt && !HEADER.test(line)) untimed.push(wordsOf(line));
  });
  const told = cues.map(({ start, end, raw }) => ({ start, end, lines: linesOf(raw) }));
  const segments = joinShownAgain(segmentsOf(isRolling(told) ? unrolled(told) : told));
  return { segments, untimed: untimed.filter(Boolean) };
}

/** The same words shown on without a gap are said once. */
export const joinShownAgain = (segments: readonly Segment[]): Segment[] =>
  segments.reduce<Segment[]>((before, segment) => {
    const last = before.at(-1);
    const isSame = last?.text === segment.text && last.speaker === segment.speaker;
    if (last && isSame && segment.start <= last.end) last.end = Math.max(last.end, segment.end);
    else before.push(segment);
    return before;
  }, []);

const isAfterEmpty = (lines: readonly string[], index: number): boolean => (lines[index - 1] ?? '').trim() === '';

/** In WebVTT a cue may be called anything. */
const isNameOfCue = (lines: readonly string[], index: number, isVtt: boolean): boolean =>
  isCue(lines[index + 1] ?? '') && (/^\s*\d+\s*$/.test(lines[index] ?? '') || (isVtt && isAfterEmpty(lines, index)));

/** The lines of a cue as they are shown. A voice holds until it ends, or until the next one. */
function linesOf(raw: readonly string[]): Line[] {
  let speaker: string | undefined;
  return raw
    .flatMap((line) => line.split(BREAK))
    .flatMap((line) =>
      line.split(VOICE_OR_END).flatMap((part) => {
        const [voice] = part.matchAll(VOICE);
        if (voice) speaker = plainTextOf(voice[1] ?? '');
        else if (/^<\/v>$/i.test(part)) speaker = undefined;
        else return isMarkAlone(part) ? [] : [{ text: wordsOf(part), speaker }];
        return [];
      }),
    );
}

/** Before a voice a dash says that somebody else begins, and after it nothing. */
const isMarkAlone = (part: string): boolean => /^[\s–—-]*$/.test(part);

/** Words without the marks of voices, colours and places. */
export const wordsOf = (text: string): string =>
  plainTextOf(text.replace(/\{\\[^{}\n]{0,100}\}|\{[a-z]:[^{}\n]{0,40}\}/gi, ''))
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/\\N/g, ' ')
    .trim();

/** Captions made by machine show each line twice: while it is said, and above the next. */
function isRolling(cues: readonly Spoken[]): boolean {
  const told = cues.filter((cue) => cue.lines.some(({ text }) => text !== ''));
  const repeats = told.filter((cue, i) => i > 0 && cue.lines[0]?.text === told[i - 1]?.lines.at(-1)?.text);
  return told.length > 3 && repeats.length * 3 > told.length;
}

function unrolled(cues: readonly Spoken[]): Spoken[] {
  let last: string | undefined;
  return cues.map((cue) => {
    const said = cue.lines.filter(({ text }) => text !== '');
    const fresh = said[0]?.text === last ? said.slice(1) : said;
    last = said.at(-1)?.text ?? last;
    return { ...cue, lines: fresh };
  });
}

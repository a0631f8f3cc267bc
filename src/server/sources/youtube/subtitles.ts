import { sentencesOf } from '../passages/passages.ts';
import { plainTextOf, readTimedText, type Segment } from './timed-text.ts';

/** The forms in which people have a transcript; 'plain' carries no times. */
export type TranscriptForm = 'json3' | 'xml' | 'srt' | 'vtt' | 'sbv' | 'timed' | 'plain';

export interface PastedTranscript {
  form: TranscriptForm;
  /** Empty for 'plain'. */
  segments: Segment[];
  /** Of 'plain' only. */
  paragraphs: string[];
}

/** Captions longer than this are parted at their sentences, each with its share of the time. */
const LONG_CHARACTERS = 300;
/** How long the last line of a transcript lasts, of which only the beginning is known. */
const LAST_LINE_SEC = 5;

const CLOCK = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
const CUE = new RegExp(String.raw`^\s*${CLOCK}(?:\s*-->\s*|(?<=\.\d{3}),)${CLOCK}(?=\s|$)`);
const LEADING = new RegExp(String.raw`^\s*[[(]?${CLOCK}[\])]?(?=[\s:|-]|$)\s*[:|–—-]?\s*(.*)$`);
/** What YouTube's transcript panel says to screen readers beside each time, and what stands above the panel. */
const SPOKEN_TIME = /^(?:\d+ ?(?:hours?|minutes?|seconds?|시간|분|초),? ?)+$/i;
const PANEL_HEAD = /^(?:transcript|스크립트|search (?:in video|transcript)|스크립트 검색|동영상에서 검색)$/i;

/** The transcript that somebody pasted, or the text of a subtitle file. Nothing in it: form 'plain' without paragraphs. */
export function readTranscript(typed: string): PastedTranscript {
  const text = typed.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const start = text.trimStart();
  if (start.startsWith('{') || /^<(?:\?xml|transcript|timedtext)\b/i.test(start)) {
    const segments = readTimedText(start);
    if (segments.length > 0) return timed(start.startsWith('{') ? 'json3' : 'xml', segments);
  }
  const lines = text.split('\n');
  const isVtt = /^WEBVTT\b/.test(start);
  if (isVtt || lines.some((line) => CUE.test(line))) {
    const form = isVtt ? 'vtt' : lines.some((line) => /-->/.test(line)) ? 'srt' : 'sbv';
    return timed(form, readCues(lines, isVtt));
  }
  const segments = readTimedLines(lines);
  if (segments.length > 0) return timed('timed', segments);
  const parts = /\n[ \t]*\n/.test(text) ? text.split(/\n[ \t]*\n/) : lines;
  return { form: 'plain', segments: [], paragraphs: parts.map((part) => part.trim()).filter(Boolean) };
}

const timed = (form: TranscriptForm, segments: readonly Segment[]): PastedTranscript => ({
  form,
  segments: segments.filter(({ text }) => text !== '').flatMap(partLong),
  paragraphs: [],
});

interface Cue {
  start: number;
  end: number;
  lines: string[];
}

/**
 * The cues of SRT, WebVTT and SBV. In WebVTT what stands outside of a cue are names, notes and styles; in SRT it is words
 * after an empty line, and the number of the next cue.
 */
function readCues(lines: readonly string[], isVtt: boolean): Segment[] {
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

const isBeforeCue = (lines: readonly string[], index: number): boolean => CUE.test(lines[index + 1] ?? '');

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

/**
 * Lines that begin with their time ('0:34 words', '[00:01:02] words'), or times on lines of their own as in YouTube's
 * transcript panel. Empty unless the text begins with a time and the times rise.
 */
function readTimedLines(lines: readonly string[]): Segment[] {
  const told: { start: number; said: string[] }[] = [];
  for (const line of lines) {
    const trimmed = line.trim();
    if (trimmed === '' || SPOKEN_TIME.test(trimmed)) continue;
    const found = LEADING.exec(trimmed);
    if (found) told.push({ start: secondsOf(found, 1), said: [found[5] ?? ''] });
    else if (told.length > 0) told.at(-1)?.said.push(trimmed);
    else if (!PANEL_HEAD.test(trimmed)) return [];
  }
  const falls = told.filter(({ start }, i) => start < (told[i - 1]?.start ?? 0)).length;
  if (falls * 10 > told.length) return [];
  return told
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, said }, i, all) => ({
      start,
      end: all[i + 1]?.start ?? start + LAST_LINE_SEC,
      text: said.join(' ').replace(/\s+/g, ' ').trim(),
    }));
}

function secondsOf(found: RegExpExecArray, at: number): number {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found.slice(at, at + 4);
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

function partLong(segment: Segment): Segment[] {
  if (segment.text.length <= LONG_CHARACTERS) return [segment];
  const sentences = sentencesOf(segment.text);
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const rate = (segment.end - segment.start) / Math.max(1, length);
  let at = 0;
  return sentences.map((text) => {
    const start = segment.start + at * rate;
    at += text.length;
    return { start: round(start), end: round(segment.start + at * rate), text };
  });
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

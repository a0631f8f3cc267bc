import type { Captions } from './captions.ts';
import { formOfCue, readCues } from './cues.ts';
import { isFrames, readFrames } from './frames.ts';
import { isHeardTable, readHeardTable } from './heard-table.ts';
import { isLrc, readLrc } from './lrc.ts';
import { isSami, readSami } from './sami.ts';
import { isSubStation, readSubStation } from './substation.ts';
import { readTimedLines } from './timed-lines.ts';
import { readTimedText } from './timed-text.ts';
import { readTranscriptJson } from './transcript-json.ts';
import { isTtml, readTtml } from './ttml.ts';

/** A text without its byte order mark, with line ends of one kind. */
export const unixLines = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** The timed words of a text whose line ends are of one kind; null when it gives no times. */
export function readCaptions(text: string): Captions | null {
  const start = text.trimStart();
  const marked = start.startsWith('<') ? readMarked(start) : /^[{[]/.test(start) ? readTranscriptJson(start) : null;
  if (marked && marked.segments.length > 0) return { ...NOTHING_BESIDE, ...marked };
  const lines = text.split('\n');
  if (isSubStation(lines)) return { ...NOTHING_BESIDE, form: 'ass', segments: readSubStation(lines) };
  const isVtt = /^WEBVTT\b/.test(start);
  const form = isVtt ? 'vtt' : formOfCues(lines);
  if (form !== null) return { ...NOTHING_BESIDE, form, ...readCues(lines, isVtt) };
  if (isHeardTable(start)) return { ...NOTHING_BESIDE, form: 'tsv', segments: readHeardTable(lines) };
  if (isFrames(lines)) return { ...NOTHING_BESIDE, form: 'sub', ...readFrames(lines) };
  if (isLrc(lines)) return { ...NOTHING_BESIDE, form: 'lrc', ...readLrc(lines) };
  const timed = readTimedLines(lines);
  return timed && timed.segments.length > 0 ? { ...NOTHING_BESIDE, form: 'timed', ...timed } : null;
}

const NOTHING_BESIDE: Pick<Captions, 'untimed' | 'leftOut' | 'isSure'> = { untimed: [], leftOut: {}, isSure: true };

function formOfCues(lines: readonly string[]): Captions['form'] | null {
  for (const line of lines) {
    const form = formOfCue(line);
    if (form !== null) return form;
  }
  return null;
}

function readMarked(text: string): Pick<Captions, 'form' | 'segments'> & Partial<Captions> {
  if (isSami(text)) return { form: 'smi', ...readSami(text) };
  if (isTtml(text)) return { form: 'ttml', ...readTtml(text) };
  return { form: 'xml', segments: readTimedText(text) };
}

/** The text is written for programs, not for readers: JSON, or the markup of subtitles, feeds and pages. */
export function isForPrograms(text: string): boolean {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (/^<(?:\?xml|!doctype|html|sami|tt|timedtext|transcript)[\s>]/i.test(start)) return true;
  if (!/^(?:\{\s*["}]|\[\s*[{["\]\d])/.test(start)) return false;
  try {
    return typeof JSON.parse(start) === 'object';
  } catch {
    return false;
  }
}

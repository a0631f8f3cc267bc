import { isCue, readCues } from './cues.ts';
import type { Segment } from './segment.ts';
import { isSubStation, readSubStation } from './substation.ts';
import { readTimedLines } from './timed-lines.ts';
import { readTimedText } from './timed-text.ts';

/** The forms in which words have their times: json3 and XML of YouTube, subtitle files, SubStation Alpha, lines that begin with their time. */
export type CaptionForm = 'json3' | 'xml' | 'srt' | 'vtt' | 'sbv' | 'ass' | 'timed';

export interface Captions {
  form: CaptionForm;
  /** In the order of the text; those without words are left out. */
  segments: Segment[];
}

/** A text without its byte order mark, with line ends of one kind. */
export const unixLines = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** The timed words of a text whose line ends are of one kind; null when it gives no times. */
export function readCaptions(text: string): Captions | null {
  const start = text.trimStart();
  if (start.startsWith('{') || /^<(?:\?xml|transcript|timedtext)\b/i.test(start)) {
    const segments = readTimedText(start);
    if (segments.length > 0) return { form: start.startsWith('{') ? 'json3' : 'xml', segments };
  }
  const lines = text.split('\n');
  if (isSubStation(lines)) return { form: 'ass', segments: readSubStation(lines) };
  const isVtt = /^WEBVTT\b/.test(start);
  if (isVtt || lines.some(isCue)) {
    const form = isVtt ? 'vtt' : lines.some((line) => line.includes('-->')) ? 'srt' : 'sbv';
    return { form, segments: withWords(readCues(lines, isVtt)) };
  }
  const segments = readTimedLines(lines);
  return segments.length > 0 ? { form: 'timed', segments: withWords(segments) } : null;
}

const withWords = (segments: readonly Segment[]): Segment[] => segments.filter(({ text }) => text !== '');

import { no, yes, type Verdict } from '../../base/verdict.ts';
import { isVtt, readCues } from './read-cues.ts';
import { readJson3 } from './read-json3.ts';
import { readTimedLines } from './read-timed-lines.ts';
import type { SaidSegment } from './said-segment.ts';

/** Three hours of talk in json3 with a time for each word are about 5 MB. */
export const SUBTITLE_CHARACTERS = 12_000_000;
const MOST_SEGMENTS = 40_000;
/** A recording of more is none. */
const LONGEST_SEC = 24 * 3_600;
const SEGMENT_CHARACTERS = 4_000;

export type SubtitleRefusal = 'empty' | 'no-times' | 'too-large';

/** The timed words of a subtitle file (.srt, .vtt, .json3) or of lines that begin with their time, in the order in which they are said. */
export function readSubtitles(file: string): Verdict<SaidSegment[], SubtitleRefusal> {
  if (file.length > SUBTITLE_CHARACTERS) return no('too-large');
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (text.trim() === '') return no('empty');
  const segments = segmentsIn(text)
    .filter(({ startSec, endSec }) => startSec >= 0 && startSec < LONGEST_SEC && Number.isFinite(endSec))
    .map(({ startSec, endSec, text: words }) => ({
      startSec,
      endSec: Math.min(Math.max(startSec, endSec), LONGEST_SEC),
      text: plain(words).slice(0, SEGMENT_CHARACTERS).toWellFormed(),
    }))
    .filter(({ text: words }) => words !== '')
    .toSorted((a, b) => a.startSec - b.startSec);
  if (segments.length > MOST_SEGMENTS) return no('too-large');
  return segments.length === 0 ? no('no-times') : yes(segments);
}

function segmentsIn(text: string): SaidSegment[] {
  if (text.trimStart().startsWith('{')) return readJson3(text);
  const lines = text.split('\n');
  return isVtt(text) || lines.some((line) => line.includes('-->'))
    ? readCues(lines, isVtt(text))
    : readTimedLines(lines);
}

const plain = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\s\u0000-\u001f]+/g, ' ')
    .trim();

import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import { readCaptions, unixLines } from '#contract/sources/captions/read-captions.ts';
import { isTimedLine } from '#contract/sources/captions/timed-lines.ts';
import type { SaidSegment } from './recorded-segment.ts';

/** Three hours of talk in json3 with a time for each word are about 5 MB. */
export const SUBTITLE_CHARACTERS = 12_000_000;
const MOST_SEGMENTS = 40_000;
/** A recording of more is none. */
const LONGEST_SEC = 24 * 3_600;
const SEGMENT_CHARACTERS = 4_000;

export type SubtitleRefusal = 'empty' | 'no-times' | 'too-large';

/** The timed words of a subtitle file (.srt, .vtt, .ass, .json3) or of lines that begin with their time, in the order in which they are said. */
export function readSubtitles(file: string): Verdict<SaidSegment[], SubtitleRefusal> {
  if (file.length > SUBTITLE_CHARACTERS) return no('too-large');
  const text = unixLines(file);
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
  const captions = readCaptions(text) ?? readCaptions(fromFirstTime(text));
  const told = (captions?.segments ?? []).map(({ start, end, text: words }) => ({
    startSec: start,
    endSec: end,
    text: words,
  }));
  // An event is shown until after the next one is said.
  return captions?.form === 'json3' ? told.map((event, i) => ({ ...event, endSec: endOf(event, told[i + 1]) })) : told;
}

/** A title may stand above the lines with times. */
function fromFirstTime(text: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex(isTimedLine);
  return first < 0 ? '' : lines.slice(first).join('\n');
}

const endOf = ({ startSec, endSec }: SaidSegment, next: SaidSegment | undefined): number =>
  next && next.startSec > startSec ? Math.min(endSec, next.startSec) : endSec;

const plain = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[\s\u0000-\u001f]+/g, ' ')
    .trim();

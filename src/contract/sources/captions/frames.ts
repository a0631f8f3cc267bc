import { wordsOf } from './cues.ts';
import type { Segment } from './segment.ts';
import { segmentsOf } from './spoken.ts';
import { LAST_LINE_SEC } from './told.ts';

const MICRO_DVD = /^\s*\{(\d{1,9}|DEFAULT)\}\{(\d{0,9})\}(.*)$/;
const MPL2 = /^\s*\[(\d{1,9})\]\[(\d{0,9})\](.*)$/;
const RATE = /^(\d{2,3}(?:[.,]\d{1,4})?)\s*(?:fps)?$/i;
const CODES = /\{[a-z]:[^{}\n]{0,60}\}/gi;

interface Counted {
  start: number;
  end: number;
  words: string;
}

/** The lines look like those of MicroDVD ('{25}{100}words') or MPL2 ('[10][40]words'). */
export const isFrames = (lines: readonly string[]): boolean => {
  const said = lines.filter((line) => line.trim() !== '');
  const counted = said.filter((line) => MICRO_DVD.test(line) || MPL2.test(line));
  return counted.length > 0 && counted.length * 2 > said.length;
};

/**
 * Subtitles that count frames, or tenths of a second. Frames are seconds where the first line says how many make one; where
 * it does not, the words have no times.
 */
export function readFrames(lines: readonly string[]): { segments: Segment[]; untimed: string[] } {
  const isTenths = lines.some((line) => MPL2.test(line));
  const counted = lines.flatMap((line) => countedIn(line, isTenths ? MPL2 : MICRO_DVD));
  const rate = isTenths ? 10 : rateIn(counted[0]);
  const said = counted.slice(!isTenths && rate !== null ? 1 : 0);
  if (rate === null)
    return { segments: [], untimed: said.map(({ words }) => linesOf(words).join(' ')).filter(Boolean) };
  const segments = segmentsOf(
    said.map(({ start, end, words }, i) => ({
      start: start / rate,
      end: end > start ? end / rate : (said[i + 1]?.start ?? start + LAST_LINE_SEC * rate) / rate,
      lines: linesOf(words).map((text) => ({ text })),
    })),
  );
  return { segments, untimed: [] };
}

function countedIn(line: string, form: RegExp): Counted[] {
  const [, start, end, words = ''] = form.exec(line) ?? [];
  return start === undefined || start === 'DEFAULT' ? [] : [{ start: Number(start), end: Number(end), words }];
}

function rateIn(first: Counted | undefined): number | null {
  const rate = Number(RATE.exec(first?.words.trim() ?? '')?.[1]?.replace(',', '.') ?? 0);
  return first && first.start <= 1 && rate >= 10 && rate <= 240 ? rate : null;
}

const linesOf = (words: string): string[] =>
  words.split('|').map((line) => wordsOf(line.replace(CODES, '').replace(/^\s*\//, '')));

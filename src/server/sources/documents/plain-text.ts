import iconv from 'iconv-lite';
import { unwrap, wrapColumnsOf } from '#contract/base/unwrap.ts';
import { byteOrderMark, decodeUntold, strictUtf8 } from '../article/decode-page.ts';
import type { DocumentText } from './document-reader.ts';
import { KEPT, ReadProblem } from './read-problem.ts';

/** Paragraphs are parted by blank lines; a text without any is taken line by line. Lines that a fixed width has cut are whole again. */
export function readParagraphs(text: string): DocumentText {
  if (text.trim() === '') throw new ReadProblem('nothing-readable', 'blank');
  const cut = text.slice(0, KEPT.characters);
  const kept = unwrap(cut, wrapColumnsOf(cut));
  const paragraphs = (/\n[ \t]*\n/.test(kept) ? kept.split(/\n[ \t]*\n/) : kept.split('\n'))
    .map((p) => p.trim())
    .filter(Boolean);
  return {
    blocks: paragraphs.map((paragraph) => ({ text: paragraph, heading: null, page: null })),
    pageCount: null,
    isCut: cut.length < text.length,
  };
}

/** Byte order mark, strict UTF-8, UTF-16 by its zero bytes, else by its letters; bytes that are no text at all are refused. */
export function decodeText(bytes: Buffer): string {
  const mark = byteOrderMark(bytes);
  if (mark) return iconv.decode(bytes, mark);
  const wide = utf16Of(bytes);
  if (wide) return iconv.decode(bytes.subarray(0, bytes.length & ~1), wide);
  if (bytes.subarray(0, 65_536).includes(0)) throw new ReadProblem('wrong-type', 'binary');
  return strictUtf8(bytes) ?? decodeUntold(bytes);
}

/**
 * UTF-16 without a mark: line ends, spaces and Latin letters have a zero in the upper half of the pair, and nearly every
 * other pair reads as a letter of the east in that order.
 */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4_096);
  if (sample.length < 4) return null;
  const big = upperHalves(sample, 0);
  const little = upperHalves(sample, 1);
  const [encoding, { zeros, letters }] =
    little.zeros + little.letters > big.zeros + big.letters
      ? (['utf-16le', little] as const)
      : (['utf-16be', big] as const);
  return zeros > 0 && zeros + letters > (zeros > MANY_ZEROS ? SOME_LETTERS : NEARLY_ALL) ? encoding : null;
}

/** Of the pairs whose upper half is their first or second byte: the shares of zeros and of letters of the east. None where one is no letter at all. */
function upperHalves(sample: Buffer, upper: 0 | 1): { zeros: number; letters: number } {
  const pairs = sample.length >> 1;
  let [zeros, letters] = [0, 0];
  for (let i = 0; i < pairs; i++) {
    const half = sample[i * 2 + upper] ?? 0;
    const other = sample[i * 2 + 1 - upper] ?? 0;
    if (half === 0 && other < 9) return { zeros: 0, letters: 0 };
    if (half === 0) zeros++;
    else if (isEastern(half)) letters++;
  }
  return { zeros: zeros / pairs, letters: letters / pairs };
}

const MANY_ZEROS = 0.02;
const SOME_LETTERS = 0.6;
const NEARLY_ALL = 0.95;

/** The upper half of Hangul, kana and their signs, ideographs, and wide forms. */
const isEastern = (upper: number): boolean =>
  (upper >= 0xac && upper <= 0xd7) || upper === 0x30 || (upper >= 0x4e && upper <= 0x9f) || upper === 0xff;

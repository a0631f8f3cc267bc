import iconv from 'iconv-lite';
import { unwrap, wrapColumnsOf } from '#contract/base/unwrap.ts';
import { byteOrderMark, looksLikeCp949, strictUtf8 } from '../article/decode-page.ts';
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

/** Byte order mark, strict UTF-8, UTF-16 by its zero bytes, CP949; bytes that are no text at all are refused. */
export function decodeText(bytes: Buffer): string {
  const mark = byteOrderMark(bytes);
  if (mark) return iconv.decode(bytes, mark);
  const wide = utf16Of(bytes);
  if (wide) return iconv.decode(bytes, wide);
  if (bytes.subarray(0, 65_536).includes(0)) throw new ReadProblem('wrong-type', 'binary');
  return strictUtf8(bytes) ?? iconv.decode(bytes, looksLikeCp949(bytes) ? 'cp949' : 'windows-1252');
}

/**
 * UTF-16 without a mark: line ends, spaces and Latin letters have a zero in one half of the pair, or nearly every pair
 * reads as Hangul in that order.
 */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4_096);
  if (sample.length < 4 || bytes.length % 2 === 1) return null;
  const zeros = [0, 0];
  const hangul = [0, 0];
  const pairs = sample.length >> 1;
  for (let i = 0; i + 1 < sample.length; i += 2) {
    const [first, second] = [sample[i] ?? 0, sample[i + 1] ?? 0];
    if (first === 0) zeros[0]!++;
    if (second === 0) zeros[1]!++;
    if (first >= 0xac && first <= 0xd7) hangul[0]!++;
    if (second >= 0xac && second <= 0xd7) hangul[1]!++;
  }
  const evidence = (zero: number, letters: number) => zero / pairs > 0.02 && (zero + letters) / pairs > 0.6;
  const [bigZeros = 0, littleZeros = 0] = zeros;
  const [bigHangul = 0, littleHangul = 0] = hangul;
  if (littleZeros > bigZeros && evidence(littleZeros, littleHangul)) return 'utf-16le';
  if (bigZeros > littleZeros && evidence(bigZeros, bigHangul)) return 'utf-16be';
  return null;
}

import iconv from 'iconv-lite';
import { guessEncoding } from './guess-encoding.ts';

const META_BYTES = 16_384;
/** So many letters of more than one byte are no chance: the bytes are UTF-8, whatever is said of them. */
const LEAST_UTF8_LETTERS = 4;
/** A declared encoding that leaves more of the letters broken is not the right one. */
const MOST_BROKEN = 0.1;

/**
 * A page's bytes as text: by a byte order mark, strict UTF-8, the header's charset, the page's own, UTF-8 that is broken
 * here and there, and what the letters tell at last. Korean legacy pages are decoded by iconv-lite, because Node's own
 * 'euc-kr' loses the letters that CP949 added.
 */
export function decodePage(bytes: Uint8Array, typeHeader: string): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = byteOrderMark(buffer);
  if (mark) return iconv.decode(buffer, mark);
  const declared = charsetIn(typeHeader);
  const utf8 = strictUtf8(buffer);
  if (utf8 !== null && (!declared || declared === 'utf-8' || isSurelyUtf8(utf8))) return utf8;
  const told = declared && declared !== 'utf-8' ? declared : ownCharset(buffer);
  const text = told && told !== 'utf-8' ? decodeAs(buffer, told) : null;
  if (text !== null && brokenShare(text) <= MOST_BROKEN) return text;
  return utf8 ?? decodeUntold(buffer);
}

/** Bytes that are not UTF-8 from end to end and say nothing of themselves. */
export const decodeUntold = (buffer: Buffer): string =>
  nearlyUtf8(buffer) ?? iconv.decode(buffer, guessEncoding(buffer));

export function byteOrderMark(buffer: Buffer): 'utf8' | 'utf-16le' | 'utf-16be' | null {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf8';
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  return buffer[0] === 0xfe && buffer[1] === 0xff ? 'utf-16be' : null;
}

/** Null when the bytes are not valid UTF-8 from end to end, or are Japanese in seven bits. */
export function strictUtf8(buffer: Buffer): string | null {
  try {
    const isSevenBits = buffer.includes('\u001b$B') || buffer.includes('\u001b$@');
    return new TextDecoder(isSevenBits ? 'iso-2022-jp' : 'utf-8', { fatal: true }).decode(buffer);
  } catch {
    return null;
  }
}

/** UTF-8 with some broken bytes, such as a last letter that was cut off; null for what is something else. */
function nearlyUtf8(buffer: Buffer): string | null {
  const text = buffer.toString('utf8');
  const whole = text.replace(/\ufffd$/, '');
  const broken = whole.match(/\ufffd/g)?.length ?? 0;
  const letters = (whole.match(/[^\u0000-\u007f]/gu)?.length ?? 0) - broken;
  return letters > 0 && letters >= broken * 2 ? whole : null;
}

const isSurelyUtf8 = (text: string): boolean => (text.match(/[^\u0000-\u007f]/gu)?.length ?? 0) >= LEAST_UTF8_LETTERS;

function brokenShare(text: string): number {
  const letters = text.match(/[^\u0000-\u007f]/gu)?.length ?? 0;
  return (text.match(/\ufffd/g)?.length ?? 0) / Math.max(1, letters);
}

/** Null for an encoding that nobody here knows. */
function decodeAs(buffer: Buffer, encoding: string): string | null {
  const name = encoding === 'euc-kr' ? 'cp949' : encoding === 'gbk' ? 'gb18030' : encoding;
  if (iconv.encodingExists(name)) return iconv.decode(buffer, name);
  try {
    return new TextDecoder(name).decode(buffer);
  } catch {
    return null;
  }
}

/** What the page says of itself, in its head or as XML. */
function ownCharset(buffer: Buffer): string | null {
  const head = buffer.subarray(0, META_BYTES).toString('latin1');
  const own =
    charsetIn(/<meta[^>]{1,300}charset[^>]{1,100}/i.exec(head)?.[0] ?? '') ??
    standardName(/^\s*<\?xml[^>]{1,200}encoding\s*=\s*["']([\w:.-]{1,40})/i.exec(head)?.[1]);
  // Whoever could read these letters as ASCII was not reading UTF-16.
  return own?.startsWith('utf-16') ? 'utf-8' : own;
}

const charsetIn = (text: string): string | null => standardName(/charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1]);

/** Names in the wild that the standard does not list. */
const otherNames: Partial<Record<string, string>> = {
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
  euc_kr: 'euc-kr',
  cp950: 'big5',
  cp936: 'gbk',
  cp932: 'shift_jis',
  utf8mb4: 'utf-8',
};

/** The standard's name of an encoding, where it knows it by any of its labels. */
function standardName(label: string | undefined): string | null {
  if (label === undefined) return null;
  const name = label.toLowerCase();
  try {
    return otherNames[name] ?? new TextDecoder(name).encoding;
  } catch {
    return iconv.encodingExists(name) ? name : null;
  }
}

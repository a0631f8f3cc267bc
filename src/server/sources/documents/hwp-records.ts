/** Numbers of the records that are read (HWP 5.0, tables 13 and 57). */
export const TAG = { shape: 25, style: 26, paragraph: 66, text: 67, control: 71, list: 72 } as const;

export interface HwpRecord {
  tag: number;
  level: number;
  data: Buffer;
}

/** A size that does not fit into its twelve bits stands in the word after it. */
const LONG = 0xfff;

/** The records of a stream as far as they are whole. */
export function* recordsOf(stream: Buffer): Generator<HwpRecord> {
  let at = 0;
  while (at + 4 <= stream.length) {
    const word = stream.readUInt32LE(at);
    let size = word >>> 20;
    at += 4;
    if (size === LONG) {
      if (at + 4 > stream.length) return;
      size = stream.readUInt32LE(at);
      at += 4;
    }
    yield { tag: word & 0x3ff, level: (word >>> 10) & 0x3ff, data: stream.subarray(at, at + size) };
    at += size;
  }
}

/** Control characters that take one place; every other below the space takes eight. */
const singles: Record<number, string> = { 10: '\n', 13: '', 24: '-', 30: '\u00a0', 31: ' ' };
const SINGLE = [0, 10, 13, 24, 25, 26, 27, 28, 29, 30, 31];
const WIDE = 8;
const TAB = 9;

/** The words of a paragraph; of its controls only line ends, tabs and spaces are words. */
export function textOfRecord(data: Buffer): string {
  let text = '';
  const words = data.length >> 1;
  for (let at = 0; at < words; at++) {
    const code = data.readUInt16LE(at * 2);
    if (code >= 32) text += String.fromCharCode(code);
    else if (SINGLE.includes(code)) text += singles[code] ?? '';
    else {
      if (code === TAB) text += '\t';
      at += WIDE - 1;
    }
  }
  return text;
}

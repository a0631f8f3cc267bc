/** Numbers of the records that are read (HWP 5.0, tables 13 and 57). */
export const TAG = {
  numbering: 23,
  shape: 25,
  style: 26,
  paragraph: 66,
  text: 67,
  control: 71,
  list: 72,
  table: 77,
  object: 84,
  picture: 85,
  equation: 88,
  letters: 90,
  form: 91,
  memo: 93,
  trackedChange: 96,
  video: 98,
} as const;

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

/** A text that says its own length, and what follows it. */
export function counted(data: Buffer): [string, Buffer] {
  if (data.length < 2) return ['', data];
  const end = Math.min(data.length, 2 + data.readUInt16LE(0) * 2);
  return [data.toString('utf16le', 2, end), data.subarray(end)];
}

/** Control characters that take one place; every other below the space takes eight. */
const singles: Partial<Record<number, string>> = { 10: '\n', 13: '', 24: '-', 30: '\u00a0', 31: ' ' };
const SINGLE = [0, 10, 13, 24, 25, 26, 27, 28, 29, 30, 31];
/** Those of eight places that have no record of their own. */
const INLINE = [4, 5, 6, 7, 8, 9, 19, 20];
const WIDE = 8;
const TAB = 9;
const FIELD = { begin: 3, end: 4 } as const;

/** The words of a paragraph, in pieces: what its controls say goes between them. */
export interface RecordText {
  pieces: string[];
  /** Which piece is that of its first, second … control that has a record. */
  slots: number[];
  /** From which piece to which a field reaches, by the number of its control. */
  fields: Map<number, [from: number, to: number]>;
}

/** Of the controls of a paragraph only line ends, tabs and spaces are words themselves. */
export function textOfRecord(data: Buffer): RecordText {
  const read: RecordText = { pieces: [], slots: [], fields: new Map() };
  const { pieces, slots, fields } = read;
  const openFields: number[] = [];
  let text = '';
  const endPiece = () => {
    if (text !== '') pieces.push(text);
    text = '';
  };
  const words = data.length >> 1;
  for (let at = 0; at < words; at++) {
    const code = data.readUInt16LE(at * 2);
    if (code >= 32) text += String.fromCharCode(code);
    else if (SINGLE.includes(code)) text += singles[code] ?? '';
    else {
      at += WIDE - 1;
      if (code === TAB) text += '\t';
      if (!INLINE.includes(code)) {
        endPiece();
        if (code === FIELD.begin) openFields.push(slots.length);
        slots.push(pieces.push('') - 1);
      } else if (code === FIELD.end) {
        endPiece();
        const field = openFields.pop();
        if (field !== undefined) fields.set(field, [(slots[field] ?? 0) + 1, pieces.length]);
      }
    }
  }
  endPiece();
  return read;
}

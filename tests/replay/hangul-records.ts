import { createCipheriv } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { makeCompoundFile } from './compound-file.ts';
import { makeZip } from './documents.ts';

/** The records of a document by hand, for whatever a paragraph may hold. */
export interface HwpParts {
  head?: readonly Buffer[];
  section: readonly Buffer[];
  flags?: number;
  /** In the clear, whatever becomes of the text. */
  preview?: string;
  embedded?: readonly (readonly [name: string, bytes: Buffer])[];
}

const DISTRIBUTED = 4;

export function makeHwpOf({ head = [], section, flags = 1, preview, embedded = [] }: HwpParts): Buffer {
  const pack = (bytes: Buffer) => (flags & 1 ? deflateRawSync(bytes) : bytes);
  const isDistributed = (flags & DISTRIBUTED) !== 0;
  const text = pack(Buffer.concat(section));
  return makeCompoundFile([
    ['FileHeader', fileHead(flags)],
    ['DocInfo', pack(Buffer.concat(head))],
    [isDistributed ? 'ViewText/Section0' : 'BodyText/Section0', isDistributed ? scrambled(text) : text],
    ...(preview === undefined ? [] : [['PrvText', Buffer.from(preview, 'utf16le')] as const]),
    ...embedded.map(([name, bytes]) => [`BinData/${name}`, pack(bytes)] as const),
  ]);
}

/** The head of a file of the binary format with these bits. */
export function fileHead(flags: number): Buffer {
  const head = Buffer.alloc(256);
  head.write('HWP Document File', 'latin1');
  head.writeUInt32LE(0x05000300, 32);
  head.writeUInt32LE(flags, 36);
  return head;
}

/** As Hangul keeps a document for distribution: the key lies in a record of its own, mixed with numbers that begin at a seed. */
function scrambled(text: Buffer, seed = 0x1234_5679): Buffer {
  const record28 = Buffer.alloc(260, 0x5a);
  record28.writeUInt32LE((256 << 20) | 28, 0);
  const mixed = record28.subarray(4);
  const key = Buffer.from('0123456789ABCDEF', 'latin1');
  key.copy(mixed, 4 + (seed & 0xf));
  let state = seed;
  const next = () => {
    state = Number((BigInt(state) * 214_013n + 2_531_011n) & 0xffff_ffffn);
    return (state >>> 16) & 0x7fff;
  };
  const noise: number[] = [];
  while (noise.length < 256) {
    const value = next() & 0xff;
    noise.push(...Array.from({ length: (next() & 0xf) + 1 }, () => value));
  }
  for (let at = 4; at < 256; at++) mixed[at]! ^= noise[at] ?? 0;
  mixed.writeUInt32LE(seed, 0);
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false);
  const whole = Buffer.concat([text, Buffer.alloc((16 - (text.length % 16)) % 16)]);
  return Buffer.concat([record28, cipher.update(whole), cipher.final()]);
}

/** A text that says its own length. */
export const word = (text: string): Buffer => {
  const bytes = Buffer.alloc(2 + text.length * 2);
  bytes.writeUInt16LE(text.length);
  bytes.write(text, 2, 'utf16le');
  return bytes;
};

export function record(tag: number, level: number, data: Buffer): Buffer {
  const isLong = data.length >= 0xfff;
  const head = Buffer.alloc(isLong ? 8 : 4);
  head.writeUInt32LE(((isLong ? 0xfff : data.length) * 0x100000 + level * 0x400 + tag) >>> 0);
  if (isLong) head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

/** A text control of eight places: its number, what it is about, its number again. */
export const wide = (code: number): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt16LE(code, 14);
  return bytes;
};

/** The head of a list of paragraphs, such as a cell at this place of a table. */
export function list(level: number, [column, row]: readonly [number, number] = [0, 0]): Buffer {
  const data = Buffer.alloc(34);
  data.writeUInt16LE(1, 0);
  data.writeUInt16LE(column, 8);
  data.writeUInt16LE(row, 10);
  data.writeUInt16LE(1, 12);
  data.writeUInt16LE(1, 14);
  return record(72, level, data);
}

/** A paragraph: its words, with a place for each control by its number, and the records of what its controls hold. */
export function paragraphOf(
  text: readonly (string | number)[],
  controls: readonly Buffer[] = [],
  level = 0,
  shape = 0,
): Buffer[] {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(shape, 8);
  const bytes = text.map((piece) => (typeof piece === 'number' ? wide(piece) : Buffer.from(piece, 'utf16le')));
  return [
    record(66, level, head),
    record(67, level + 1, Buffer.concat([...bytes, Buffer.from('\r', 'utf16le')])),
    ...controls,
  ];
}

export const controlOf = (id: string, data: Buffer = Buffer.alloc(4), level = 1): Buffer =>
  record(71, level, Buffer.concat([Buffer.from([...id].toReversed().join(''), 'latin1'), data]));

/** Numbers of four bytes each. */
export function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, i) => bytes.writeUInt32LE(number, i * 4));
  return bytes;
}

/** Numbers of two bytes each. */
export function halves(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, i) => bytes.writeUInt16LE(number, i * 2));
  return bytes;
}

/** A document of the open format from what stands in its section and in its head. */
export const makeHwpxOf = (section: string, head = ''): Buffer =>
  makeZip([
    { name: 'mimetype', data: Buffer.from('application/hwp+zip') },
    { name: 'Contents/header.xml', data: Buffer.from(`<hh:head xmlns:hh="h">${head}</hh:head>`) },
    { name: 'Contents/section0.xml', data: Buffer.from(`<hs:sec xmlns:hs="s" xmlns:hp="p">${section}</hs:sec>`) },
  ]);

/** A paragraph of the open format, and a text within it. */
export const p = (...runs: string[]): string => `<hp:p paraPrIDRef="0"><hp:run>${runs.join('')}</hp:run></hp:p>`;
export const t = (text: string): string => `<hp:t>${text}</hp:t>`;

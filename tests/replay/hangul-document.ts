import { deflateRawSync } from 'node:zlib';
import { makeCompoundFile } from './compound-file.ts';
import { makeZip } from './documents.ts';
import { fileHead, list, record, wide, word } from './hangul-records.ts';

/** A paragraph, '# ' before a heading; or a table of rows. */
export type HangulBlock = string | readonly (readonly string[])[];

export interface HwpOptions {
  /** Bits of the head; 1 is packed, 2 with a password, 4 for distribution. */
  flags?: number;
  /** In the head of the page, which is no part of the text. */
  pageHead?: string;
  /** So many bytes are missing at the end of the packed text. */
  leaveOut?: number;
}

const TAG = { style: 26, paragraph: 66, text: 67, control: 71, list: 72, table: 77 } as const;

/** A Hangul document of the binary format, packed, as far as a reader of its text looks at it. */
export function makeHwp(
  blocks: readonly HangulBlock[],
  { flags = 1, pageHead, leaveOut = 0 }: HwpOptions = {},
): Buffer {
  const styles = ['바탕글', '개요 1'].map((name) =>
    record(TAG.style, 0, Buffer.concat([word(name), word(''), Buffer.alloc(8)])),
  );
  const beside = pageHead === undefined ? [] : control(0, 'head', [list(2), ...paragraph(2, pageHead)]);
  const section = [
    ...beside,
    ...blocks.flatMap((block) => (typeof block === 'string' ? paragraph(0, block) : table(block))),
  ];
  const pack = (records: readonly Buffer[]) => {
    const stream = Buffer.concat(records);
    return flags & 1 ? deflateRawSync(stream) : stream;
  };
  const packed = pack(section);
  return makeCompoundFile([
    ['FileHeader', fileHead(flags)],
    ['DocInfo', pack(styles)],
    ['BodyText/Section0', packed.subarray(0, packed.length - leaveOut)],
  ]);
}

function paragraph(level: number, typed: string): Buffer[] {
  const isHeading = typed.startsWith('# ');
  const pieces = (isHeading ? typed.slice(2) : typed).split('\t').map((piece) => Buffer.from(piece, 'utf16le'));
  const text = Buffer.concat([
    ...pieces.flatMap((piece, i) => (i > 0 ? [wide(9), piece] : [piece])),
    Buffer.from('\r', 'utf16le'),
  ]);
  const head = Buffer.alloc(22);
  head.writeUInt32LE(text.length / 2, 0);
  head.writeUInt8(isHeading ? 1 : 0, 10);
  return [record(TAG.paragraph, level, head), record(TAG.text, level + 1, text)];
}

/** A paragraph that holds a control, and what is within the control. */
function control(level: number, id: string, within: readonly Buffer[]): Buffer[] {
  const head = Buffer.alloc(22);
  const text = Buffer.concat([wide(11), Buffer.from('\r', 'utf16le')]);
  const data = Buffer.concat([Buffer.from([...id].toReversed().join(''), 'latin1'), Buffer.alloc(4)]);
  return [
    record(TAG.paragraph, level, head),
    record(TAG.text, level + 1, text),
    record(TAG.control, level + 1, data),
    ...within,
  ];
}

function table(rows: readonly (readonly string[])[]): Buffer[] {
  const size = Buffer.alloc(22);
  size.writeUInt16LE(rows.length, 4);
  size.writeUInt16LE(rows[0]?.length ?? 0, 6);
  const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => [list(2, [x, y]), ...paragraph(2, cell)]));
  return control(0, 'tbl ', [record(TAG.table, 2, size), ...cells]);
}

/** The same document in the open format. */
export function makeHwpx(blocks: readonly HangulBlock[], { isLocked = false } = {}): Buffer {
  const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replaceAll('\t', '<hp:tab/>');
  const run = (text: string) => `<hp:run charPrIDRef="0"><hp:t>${escape(text)}</hp:t></hp:run>`;
  const p = (text: string) =>
    text.startsWith('# ')
      ? `<hp:p styleIDRef="1">${run(text.slice(2))}</hp:p>`
      : `<hp:p styleIDRef="0">${run(text)}</hp:p>`;
  const tc = (cell: string) => `<hp:tc><hp:subList>${p(cell)}</hp:subList></hp:tc>`;
  const tbl = (rows: readonly (readonly string[])[]) =>
    `<hp:p styleIDRef="0"><hp:run><hp:tbl>${rows.map((row) => `<hp:tr>${row.map(tc).join('')}</hp:tr>`).join('')}</hp:tbl></hp:run></hp:p>`;
  const body = blocks.map((block) => (typeof block === 'string' ? p(block) : tbl(block))).join('');
  const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
  const owpml = 'http://www.hancom.co.kr/hwpml/2011';
  const pageHead = `<hp:p><hp:run><hp:ctrl><hp:header><hp:subList>${p('쪽 머리')}</hp:subList></hp:header></hp:ctrl></hp:run></hp:p>`;
  const lock = isLocked ? '<odf:encryption-data/>' : '';
  return makeZip([
    { name: 'mimetype', data: Buffer.from('application/hwp+zip') },
    { name: 'META-INF/manifest.xml', data: xml(`<odf:manifest>${lock}</odf:manifest>`) },
    {
      name: 'Contents/header.xml',
      data: xml(
        `<hh:head xmlns:hh="${owpml}/head"><hh:styles><hh:style id="0" name="바탕글" engName="Normal"/><hh:style id="1" name="개요 1" engName="Outline 1"/></hh:styles></hh:head>`,
      ),
    },
    {
      name: 'Contents/section0.xml',
      data: xml(`<hs:sec xmlns:hs="${owpml}/section" xmlns:hp="${owpml}/paragraph">${pageHead}${body}</hs:sec>`),
    },
  ]);
}

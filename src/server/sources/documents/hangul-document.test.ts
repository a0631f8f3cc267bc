import { describe, expect, it } from 'vitest';
import { makeCompoundFile } from '../../../../tests/replay/compound-file.ts';
import { makeHwp, makeHwpx, type HangulBlock } from '../../../../tests/replay/hangul-document.ts';
import {
  controlOf,
  halves,
  list,
  makeHwpOf,
  makeHwpxOf,
  p,
  paragraphOf,
  record,
  t,
  words,
} from '../../../../tests/replay/hangul-records.ts';
import { problemOf } from '../../testing/problem-of.ts';
import { openCompoundFile } from './compound-file.ts';
import type { DocumentText } from './document-reader.ts';
import { readHwp } from './hwp-text.ts';
import { textOfRecord } from './hwp-records.ts';
import { readHwpx } from './hwpx-text.ts';
import { ReadProblem } from './read-problem.ts';

const placed = ({ blocks }: DocumentText) => blocks.map(({ heading, text }) => [heading, text]);

/** The place of a table or drawing in the text. */
const DRAWING = 11;

const brief: HangulBlock[] = [
  '모카하우스 협찬 기획서',
  '# 1. 조건',
  '노출은 60초 이상,\t고지 자막은 처음부터 <끝까지> 둡니다. 똠방각하 펲시 쀓 𝒳',
  [
    ['항목', '금액'],
    ['롱폼 한 편', '150만 원'],
    ['', '없음'],
  ],
  '# 2. 일정',
  '촬영은 3월 2일입니다.',
  '# 3. 끝',
];
const told = [
  [null, '모카하우스 협찬 기획서'],
  ['1. 조건', '# 1. 조건'],
  ['1. 조건', '노출은 60초 이상,\t고지 자막은 처음부터 <끝까지> 둡니다. 똠방각하 펲시 쀓 𝒳'],
  ['1. 조건', '| 항목 | 금액 |\n| --- | --- |\n| 롱폼 한 편 | 150만 원 |\n|  | 없음 |'],
  ['2. 일정', '# 2. 일정'],
  ['2. 일정', '촬영은 3월 2일입니다.'],
  ['3. 끝', '# 3. 끝'],
];

describe('a Hangul document', () => {
  it.each<[string, () => Promise<DocumentText>]>([
    ['the binary format', () => readHwp(makeHwp(brief))],
    ['the binary format, not packed', () => readHwp(makeHwp(brief, { flags: 0 }))],
    ['the open format', () => readHwpx(makeHwpx(brief))],
  ])('of %s is read to the letter, with its headings and rows of tables', async (_, read) => {
    expect(placed(await read())).toEqual(told);
  });

  it('is read without the heads of its pages', async () => {
    expect(placed(await readHwp(makeHwp(['본문'], { pageHead: '쪽 머리' })))).toEqual([[null, '본문']]);
  });

  it('of many paragraphs is whole', async () => {
    const paragraphs = Array.from({ length: 900 }, (_, i) => `${i}번째 문단은 조금 더 길게 적어 둔 문단입니다.`);
    expect((await readHwp(makeHwp(paragraphs))).blocks.map(({ text }) => text)).toEqual(paragraphs);
    const long = '가나다라 '.repeat(2_000).trim();
    expect((await readHwp(makeHwp([long]))).blocks[0]?.text).toBe(long);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['with a password', () => readHwp(makeHwp(brief, { flags: 3 })), 'encrypted'],
    ['under a certificate', () => readHwp(makeHwp(brief, { flags: 1 | (1 << 8) })), 'encrypted'],
    ['of the open format with a password', () => readHwpx(makeHwpx(brief, { isLocked: true })), 'encrypted'],
    ['without a word', () => readHwp(makeHwp(['', ' '])), 'nothing-readable'],
    ['of the open format without a word', () => readHwpx(makeHwpx([''])), 'nothing-readable'],
    ['of the third version', () => readHwp(Buffer.from('HWP Document File V3.00')), 'wrong-type'],
    ['that is something else', () => readHwp(makeCompoundFile([['WordDocument', Buffer.alloc(5_000)]])), 'wrong-type'],
    ['whose text does not unpack', () => readHwp(unpackable()), 'damaged'],
    ['whose text breaks off', () => readHwp(makeHwp(['글'.repeat(900)], { leaveOut: 5 })), 'damaged'],
  ])('%s is told as such', async (_, read, problem) => {
    expect(await problemOf(read())).toBe(problem);
  });

  const unpackable = () => {
    const head = Buffer.alloc(256);
    head.write('HWP Document File');
    head.writeUInt32LE(1, 36);
    return makeCompoundFile([
      ['FileHeader', head],
      ['BodyText/Section0', Buffer.alloc(300, 0xee)],
    ]);
  };
});

describe('a table of Hangul', () => {
  it.each<[what: string, read: () => Promise<DocumentText>, texts: string[]]>([
    [
      'with its caption and number holds its cells by their columns',
      async () => readHwp(makeHwpOf({ section: paragraphOf([DRAWING], table()) })),
      ['표 3 단가', '| 항목 | 금액 | 비고 |\n| --- | --- | --- |\n|  | 150만 원 | 없음 |'],
    ],
    [
      'of the open format holds its cells by their columns',
      () =>
        readHwpx(
          makeHwpxOf(p(`<hp:tbl>${tr(cell('항목', 0, 0), cell('금액', 0, 1))}${tr(cell('없음', 1, 1))}</hp:tbl>`)),
        ),
      ['| 항목 | 금액 |\n| --- | --- |\n|  | 없음 |'],
    ],
  ])('%s', async (_, read, texts) => expect((await read()).blocks.map(({ text }) => text)).toEqual(texts));

  const table = () => [
    controlOf('tbl ', words(0, 0, 0, 1, 1)),
    list(2),
    ...paragraphOf(['표 ', 18, ' 단가'], [controlOf('atno', Buffer.concat([words(4), halves(3, 0, 0, 0)]), 3)], 2),
    record(77, 2, Buffer.alloc(22)),
    ...(
      [
        ['항목', 0, 0],
        ['금액', 1, 0],
        ['비고', 2, 0],
        ['150만 원', 1, 1],
        ['없음', 2, 1],
      ] as const
    ).flatMap(([text, column, row]) => [list(2, [column, row]), ...paragraphOf([text], [], 2)]),
  ];
  const tr = (...cells: string[]) => `<hp:tr>${cells.join('')}</hp:tr>`;
  const cell = (text: string, row: number, column: number) =>
    `<hp:tc><hp:subList>${p(t(text))}</hp:subList><hp:cellAddr colAddr="${column}" rowAddr="${row}"/></hp:tc>`;
});

describe('the text of a record', () => {
  it('skips the eight places of a control, and breaks off where the record does', () => {
    const control = Buffer.alloc(16, 0x0b);
    control.writeUInt16LE(11, 0);
    const bytes = Buffer.concat([Buffer.from('가', 'utf16le'), control, Buffer.from('나\n다', 'utf16le')]);
    const textOf = (part: Buffer) => textOfRecord(part).pieces.join('');
    expect(textOf(bytes)).toBe('가나\n다');
    expect(textOf(bytes.subarray(0, 10))).toBe('가');
  });
});

describe('a compound file', () => {
  const bytes = makeCompoundFile([
    ['small', Buffer.from('작은 흐름')],
    ['folder/large', Buffer.alloc(9_000, 7)],
  ]);

  it('gives its streams by their path, small and large', () => {
    const file = openCompoundFile(bytes);
    expect([...file.paths].toSorted()).toEqual(['folder/large', 'small']);
    expect(file.read('small')?.toString()).toBe('작은 흐름');
    expect(file.read('folder/large')?.equals(Buffer.alloc(9_000, 7))).toBe(true);
    expect(file.read('large')).toBeNull();
  });

  it('whose table leads back to itself is damaged', () => {
    const endless = Buffer.from(bytes);
    for (let at = 4; at < 127; at++) endless.writeInt32LE(at, 512 + at * 4);
    expect(() => openCompoundFile(endless).read('folder/large')).toThrow(ReadProblem);
  });

  it('cut anywhere ends in a problem or in what is whole', () => {
    for (let length = 0; length < bytes.length; length += 97) {
      try {
        const file = openCompoundFile(bytes.subarray(0, length));
        for (const path of file.paths) file.read(path);
      } catch (error) {
        expect(error).toBeInstanceOf(ReadProblem);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { makeTwoColumns } from '../../../../tests/replay/documents.ts';
import { inReadingOrder } from './pdf-columns.ts';
import type { TextItem } from './pdf-lines.ts';
import { readPdf } from './pdf-text.ts';

const piece = (str: string, x: number, y: number, width = str.length * 10): TextItem => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width,
  height: 10,
  hasEOL: false,
});
const rows = (count: number, left: (i: number) => string, right: (i: number) => string): TextItem[] =>
  Array.from({ length: count }, (_, i) => [
    piece(left(i), 50, 700 - i * 15),
    piece(right(i), 320, 700 - i * 15),
  ]).flat();
const textOf = (items: readonly TextItem[]) => items.map(({ str }) => str.trim());
const line = (side: string) => (i: number) => `${side}쪽 단의 ${i}째 줄로 단을 꽉 채우는 글자들이다`;

const manyCells = Array.from({ length: 20 }, (_, y) =>
  Array.from({ length: 10 }, (__, x) => piece(`${y}.${x}`, 50 + x * 54, 700 - y * 15)),
).flat();

describe('the reading order of a page', () => {
  it('is left before right where two columns of prose were written row by row', () => {
    const items = [
      piece('두 단 위를 지나는 제목이 여기에 길게 놓여 있습니다 아주 길게 말입니다', 50, 740),
      ...rows(8, line('왼'), line('오른')),
    ];
    const lefts = Array.from({ length: 8 }, (_, i) => line('왼')(i));
    const rights = Array.from({ length: 8 }, (_, i) => line('오른')(i));
    const ordered = inReadingOrder(items);
    expect(textOf(ordered)).toEqual([items[0]?.str, ...lefts, ...rights]);
    expect(ordered.every(({ hasEOL }) => hasEOL)).toBe(true);
  });

  it.each<[string, TextItem[]]>([
    [
      'of a table',
      rows(
        12,
        (i) => `항목 ${i}`,
        (i) => `${i * 1_000}원`,
      ),
    ],
    ['of a table with long values', rows(12, (i) => `항목 ${i}`, line('오른'))],
    ['of a table of many cells', manyCells],
    [
      'of two columns written one after the other',
      [...rows(9, line('왼'), () => ''), ...rows(9, () => '', line('오른'))],
    ],
    [
      'of one column',
      Array.from({ length: 20 }, (_, i) => piece('한 단을 끝에서 끝까지 채우는 긴 줄입니다', 50, 700 - i * 15, 500)),
    ],
    ['of a few rows', rows(3, line('왼'), line('오른'))],
    ['of nothing', []],
  ])('%s is that of the file', (_, items) => {
    expect(inReadingOrder(items)).toBe(items);
  });

  it('holds in a PDF to the letter', async () => {
    const sides = ['왼', '오른'].map((side) =>
      Array.from({ length: 10 }, (_, i) => `${side}단 ${i}줄은 열여덟 글자 남짓이다`),
    );
    const [left = [], right = []] = sides;
    const { blocks } = await readPdf(
      makeTwoColumns('두 단으로 짠 글의 제목은 두 단 위를 모두 지나갑니다', left, right),
    );
    const letters = (text: string) => text.replace(/\s+/g, '');
    const read = letters(blocks.map(({ text }) => text).join(''));
    expect(read.endsWith(letters([...left, ...right].join('')))).toBe(true);
  });
});

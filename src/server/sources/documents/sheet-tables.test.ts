import { describe, expect, it } from 'vitest';
import { createKeeper } from './keeper.ts';
import type { SheetForm, SheetRow } from './sheet-form.ts';
import { keepRows } from './sheet-rows.ts';

type Value = string | number | null;

/** Rows of cells from A1 on; `styles` says how each looks, one digit a cell. */
const rowsOf = (values: readonly (readonly Value[])[], styles?: readonly string[]): SheetRow[] =>
  values.flatMap((row, y) => {
    const filled = [...row.entries()].flatMap(([x, value]) => (value === null ? [] : [[x, String(value)] as const]));
    const looks = styles?.[y];
    const own = looks === undefined ? {} : { styles: new Map([...looks].map((style, x) => [x, Number(style)])) };
    return filled.length === 0 ? [] : [{ number: y + 1, cells: new Map(filled), ...own }];
  });

function linesOf(rows: readonly SheetRow[], form: SheetForm = {}): string[] {
  const keeper = createKeeper();
  keepRows(keeper, null, rows, form);
  return keeper.toText().blocks.map(({ heading, text }) => `${heading} ${text}`);
}

const across = (row: number, first: number, last: number) => ({
  firstRow: row,
  lastRow: row,
  firstColumn: first,
  lastColumn: last,
});

describe('a sheet of several tables', () => {
  it('below each other gives each its own names', () => {
    const rows = rowsOf([['수입', '금액'], ['협찬', 300], [], ['지출', '금액'], ['월세', 50]]);
    expect(linesOf(rows)).toEqual([
      'A1:B2 수입 | 금액',
      'A1:B2 수입: 협찬 | 금액: 300',
      'A4:B5 지출 | 금액',
      'A4:B5 지출: 월세 | 금액: 50',
    ]);
  });

  it('below each other gives no names of the one above to the one that has none', () => {
    const rows = rowsOf([['MONTHLY INCOME', 'Amount'], ['Salary', 300], [], ['Rent', 50], ['Food', 20]]);
    expect(linesOf(rows).slice(2)).toEqual(['A4:B5 Rent | 50', 'A4:B5 Food | 20']);
  });

  it('beside each other, in rows of their own, gives each its own names', () => {
    const rows = rowsOf([
      ['품목', '수량', null, null, null],
      ['컵', 3, null, '담당', '날'],
      ['원두', 2, null, '지우', 5],
      ['필터', 9, null, '서준', 6],
      [null, null, null, '하린', 7],
    ]);
    expect(linesOf(rows)).toEqual([
      'A1:B4 품목 | 수량',
      'A1:B4 품목: 컵 | 수량: 3',
      'A1:B4 품목: 원두 | 수량: 2',
      'A1:B4 품목: 필터 | 수량: 9',
      'D2:E5 담당 | 날',
      'D2:E5 담당: 지우 | 날: 5',
      'D2:E5 담당: 서준 | 날: 6',
      'D2:E5 담당: 하린 | 날: 7',
    ]);
  });

  it('beside each other with the same names reads them apart', () => {
    const rows = rowsOf([
      ['항목', '금액', null, '항목', '금액'],
      ['협찬', 300, null, '월세', 50],
    ]);
    expect(linesOf(rows)).toEqual([
      'A1:B2 항목 | 금액',
      'A1:B2 항목: 협찬 | 금액: 300',
      'D1:E2 항목 | 금액',
      'D1:E2 항목: 월세 | 금액: 50',
    ]);
  });

  it('keeps one table together that has an empty column or rare remarks', () => {
    const rows = rowsOf([
      ['이름', '말', null, '수', '비고'],
      ['지우', '안녕', null, 3, null],
      ['서준', '응', null, 4, '늦음'],
    ]);
    expect(linesOf(rows).at(-1)).toBe('A1:E3 이름: 서준 | 말: 응 | 수: 4 | 비고: 늦음');
  });

  it('begins a new one where the names are repeated without an empty row', () => {
    const rows = rowsOf([
      ['수입', '금액'],
      ['협찬', 300],
      ['지출', '금액'],
      ['월세', 50],
    ]);
    expect(linesOf(rows).at(-1)).toBe('A3:B4 지출: 월세 | 금액: 50');
  });

  it('begins a new one where a row looks like the names do', () => {
    const rows = rowsOf(
      [
        ['수입', '받은 돈'],
        ['협찬', 300],
        ['지출', '쓴 돈'],
        ['월세', 50],
      ],
      ['11', '23', '11', '23'],
    );
    expect(linesOf(rows).at(-1)).toBe('A3:B4 지출: 월세 | 쓴 돈: 50');
  });

  it('ends the names at a title that is set across, unless the rows below go on with the table', () => {
    const other = rowsOf([['수입', '금액'], ['협찬', 300], ['지출'], ['월세', 50]]);
    expect(linesOf(other, { merged: [across(3, 0, 1)] }).at(-1)).toBe('A3:B4 월세 | 50');
    const same = rowsOf([['항목', '금액', '비율'], ['협찬', 300, 2], ['2분기'], ['광고', 50, 1]]);
    expect(linesOf(same, { merged: [across(3, 0, 2)] }).at(-1)).toBe('A1:C4 항목: 광고 | 금액: 50 | 비율: 1');
  });

  it('takes a title across the top for no names, and a row that fills less than half of the table neither', () => {
    const rows = rowsOf([['제작비 정산'], ['작성', '지우'], ['항목', '수', '단가', '금액'], ['촬영', 2, 3, 6]]);
    expect(linesOf(rows, { merged: [across(1, 0, 3)] }).at(-1)).toBe('A1:D4 항목: 촬영 | 수: 2 | 단가: 3 | 금액: 6');
  });

  it('goes on with a table of three and more columns below an empty row, where the rows are alike', () => {
    const rows = rowsOf([
      ['항목', '수', '금액'],
      ['촬영', 2, 6],
      [],
      ['편집', 3, 9],
      [],
      ['지우', '서준', '하린'],
      ['가', '나', '다'],
    ]);
    const lines = linesOf(rows);
    expect(lines).toContain('A4:C4 항목: 편집 | 수: 3 | 금액: 9');
    expect(lines.at(-1)).toBe('A6:C7 지우: 가 | 서준: 나 | 하린: 다');
  });

  it('has the names that stay in sight over all that is below them', () => {
    const rows = rowsOf([['항목', '금액'], ['협찬', 300], [], ['월세', 50]]);
    expect(linesOf(rows, { frozenRows: 1 }).at(-1)).toBe('A4:B4 항목: 월세 | 금액: 50');
  });

  it('has two rows of names where the upper ones are set across the lower', () => {
    const rows = rowsOf([
      ['채널', '1월', null, '2월', null],
      [null, '목표', '실적', '목표', '실적'],
      ['유튜브', 10, 8, 12, 13],
    ]);
    expect(linesOf(rows, { merged: [across(1, 1, 2), across(1, 3, 4)] }).at(-1)).toBe(
      'A1:E3 채널: 유튜브 | 1월 목표: 10 | 1월 실적: 8 | 2월 목표: 12 | 2월 실적: 13',
    );
  });

  it('has the names that the file itself tells, whatever they are', () => {
    const rows = rowsOf([
      ['메모', null, null],
      ['연도', 2025, 2026],
      ['조회', 5, 6],
      ['끝', 1, 1],
    ]);
    const tables = [{ firstRow: 2, lastRow: 3, firstColumn: 0, lastColumn: 2, hasHead: true }];
    expect(linesOf(rows, { tables })).toEqual([
      'A1:C3 메모',
      'A1:C3 연도 | 2025 | 2026',
      'A1:C3 연도: 조회 | 2025: 5 | 2026: 6',
      'A4:C4 끝 | 1 | 1',
    ]);
  });

  it('whose names stand at the side, as their looks tell, has none at the top', () => {
    const rows = rowsOf(
      [
        ['이름', '지우'],
        ['직업', '크리에이터'],
        ['채널', '모카'],
      ],
      ['12', '12', '12'],
    );
    expect(linesOf(rows)).toEqual(['A1:B3 이름 | 지우', 'A1:B3 직업 | 크리에이터', 'A1:B3 채널 | 모카']);
  });

  it('marks what is hidden', () => {
    const rows = rowsOf([
      ['항목', '원가'],
      ['컵', 3],
      ['원두', 2],
    ]).map((row) => ({ ...row, isHidden: row.number === 3 }));
    expect(linesOf(rows, { hiddenColumns: new Set([1]) })).toEqual([
      'A1:B2 항목 | 원가 (숨긴 열)',
      'A1:B2 항목: 컵 | 원가 (숨긴 열): 3',
      'A3:B3 (숨긴 행) 항목: 원두 | 원가 (숨긴 열): 2',
    ]);
  });

  it('of thousands is read in reasonable time', () => {
    const far = Array.from({ length: 4_000 }, (_, i) => (i % 3 === 2 ? null : `말${i}`));
    const rows = rowsOf(Array.from({ length: 40 }, (_, y) => (y % 3 === 2 ? [] : far)));
    expect(linesOf(rows).length).toBeGreaterThan(20);
  });
});

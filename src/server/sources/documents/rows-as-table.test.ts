import { expect, it } from 'vitest';
import { rowsAsTable } from './rows-as-table.ts';

it('makes a table of more cells than a call may have arguments', () => {
  const rows = Array.from({ length: 100_000 }, (_, row) => [`a${row}`, '', `c|${row}`]);
  const { text, shape } = rowsAsTable(rows);
  expect(shape).toBe('table');
  expect(text.split('\n')).toHaveLength(rows.length + 1);
  expect(text.slice(0, text.indexOf('\n', 40))).toBe('| a0 |  | c\\|0 |\n| --- | --- | --- |\n| a1 |  | c\\|1 |');
});

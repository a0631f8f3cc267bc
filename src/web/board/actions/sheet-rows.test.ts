import { describe, expect, it } from 'vitest';
import { boardActions } from './index.ts';
import { sheetRows } from './sheet-rows.ts';

const lines = sheetRows(boardActions).flatMap(({ rows }) =>
  rows.map(({ labels, keys }) => `${labels.join('+')}: ${keys.map((names) => names.join(' ')).join(' | ')}`),
);

describe('the sheet of the keys', () => {
  it.each([
    'duplicate: Ctrl D',
    'remove: Del | ⌫',
    'editContent: Enter',
    'editTitle: F2',
    'editOnly: Enter | F2',
    'redo: Ctrl Y | Ctrl Shift Z',
    'nudge: ← → ↑ ↓',
    'nudgeFar: Shift ← → ↑ ↓',
    'lock+unlock: Shift L',
    'fit: Shift 1 | 1',
    'createText: T',
    'shortcuts: ?',
    'palette: Ctrl K',
    'zen: Ctrl .',
    'toFront: ]',
    'forward: Alt ]',
  ])('%s', (line) => expect(lines).toContain(line));

  it('has a line for every action that has a key', () => {
    const said = lines.join(' ');
    const missing = boardActions.filter(
      ({ keys, label, sheetLine }) => keys.length > 0 && !said.includes(sheetLine ?? label),
    );
    expect(missing).toEqual([]);
  });
});

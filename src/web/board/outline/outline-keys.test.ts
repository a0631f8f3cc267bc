import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import { outlineKeys } from './outline-keys.ts';
import type { NodeRow, OutlineRow } from './outline-rows.ts';
import type { KeyPress } from '../../lib/chord.ts';
import type { OutlineActions } from './use-outline-actions.ts';

const row = (key: string, more: Partial<NodeRow> = {}): OutlineRow => ({
  what: 'node',
  key,
  level: 1,
  place: 1,
  siblings: 1,
  parentKey: null,
  node: blankNode({ id: key }),
  kind: 'text',
  isOpen: null,
  members: 0,
  ...more,
});
const rows = [
  row('g', { isOpen: true, kind: 'group' }),
  row('a', { parentKey: 'g', level: 2 }),
  row('closed', { isOpen: false }),
];

/** Keys of the board that are about the row. */
const boardKeys = new Set(['F2', 'Delete', 'Backspace', 'KeyL', 'KeyD']);

/** What a key does to the outline whose row `at` is active; and whether the board hears of it. */
function press(at: number, key: string, held: Partial<KeyboardEvent> = {}): { done: string[]; board: boolean } {
  const done: string[] = [];
  const actions = new Proxy({} as OutlineActions, {
    get(_, name) {
      if (name === 'pick') return null;
      if (name === 'press') {
        return (press: KeyPress, active: OutlineRow) => {
          const isKnown = boardKeys.has(press.code);
          if (isKnown) done.push(`board ${press.code} ${active.key}`);
          return isKnown;
        };
      }
      return (about?: OutlineRow | number) => {
        const told = typeof about === 'object' ? about.key : (about ?? '');
        done.push(`${String(name)} ${told}`.trim());
        return true;
      };
    },
  });
  let isHeard = true;
  const tree = {};
  const code = key === ' ' ? 'Space' : /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
  const listen = outlineKeys(
    {
      rows,
      active: rows[at] ?? null,
      index: at,
      goTo: (to) => done.push(`to ${to}`),
      goToIndex: (index) => done.push(`at ${index}`),
      setOpen: (id, isOpen) => done.push(`${isOpen ? 'open' : 'close'} ${id}`),
    },
    actions,
  );
  listen({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: tree,
    currentTarget: tree,
    nativeEvent: { isComposing: false, code, ...held },
    preventDefault: () => undefined,
    stopPropagation: () => (isHeard = false),
    ...held,
  } as unknown as KeyboardEvent<HTMLElement>);
  return { done, board: isHeard };
}

describe('the keys of the outline', () => {
  it.each<[number, string, string]>([
    [0, 'ArrowDown', 'at 1'],
    [1, 'ArrowUp', 'at 0'],
    [0, 'End', 'at 2'],
    [2, 'Home', 'at 0'],
    [2, 'ArrowRight', 'open closed'],
    [0, 'ArrowRight', 'at 1'],
    [0, 'ArrowLeft', 'close g'],
    [1, 'ArrowLeft', 'to g'],
    [1, 'Enter', 'enter a'],
    [1, ' ', 'show a'],
    [1, 'F2', 'board F2 a'],
    [1, 'Delete', 'board Delete a'],
    [1, 'l', 'board KeyL a'],
    [1, 'm', 'pickGroup a'],
    [1, 'ContextMenu', 'menu a'],
    [1, 'Escape', 'leave'],
    [1, 'F6', 'toBoard'],
  ])('at row %i: %s does %s, and the board does not hear it', (at, key, does) =>
    expect(press(at, key)).toEqual({ done: [does], board: false }),
  );

  it('keeps letters that mean something on the board to itself', () => {
    expect(press(1, 't')).toEqual({ done: [], board: false });
    expect(press(1, 'Backspace')).toEqual({ done: ['board Backspace a'], board: false });
  });

  it('knows letters under a Hangul layout', () =>
    expect(press(1, 'ㅣ', { code: 'KeyL' } as Partial<KeyboardEvent>).done).toEqual(['board KeyL a']));

  it('adds to the selection with Ctrl and Space', () =>
    expect(press(1, ' ', { ctrlKey: true })).toEqual({ done: ['toggle a'], board: false }));

  it('takes what the board does with a row, and leaves other keys with Ctrl to the board', () => {
    expect(press(1, 'd', { ctrlKey: true })).toEqual({ done: ['board KeyD a'], board: false });
    expect(press(1, 's', { ctrlKey: true })).toEqual({ done: [], board: true });
    expect(press(1, 'ArrowLeft', { ctrlKey: true })).toEqual({ done: [], board: false });
  });

  it('reaches from row to row with Shift', () => {
    expect(press(1, 'ArrowDown', { shiftKey: true }).done).toEqual(['reachTo 2']);
    expect(press(1, 'Home', { shiftKey: true }).done).toEqual(['reachTo 0']);
  });

  it('leaves undo, Tab, the key sheet and what is typed into a row alone', () => {
    expect(press(1, 'z', { ctrlKey: true })).toEqual({ done: [], board: true });
    expect(press(1, 'Tab').board).toBe(true);
    expect(press(1, '?').board).toBe(true);
    expect(press(1, 'Delete', { target: {} as EventTarget })).toEqual({ done: [], board: true });
    expect(press(1, 'Enter', { nativeEvent: { isComposing: true } } as Partial<KeyboardEvent>).done).toEqual([]);
  });
});

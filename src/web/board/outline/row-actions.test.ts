import { beforeAll, describe, expect, it } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import type { KeyPress } from '../../lib/chord.ts';
import { loadActions } from '../actions/load-actions.ts';
import { testContext } from '../actions/test-context.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { keyedAction, keysInTree } from './row-actions.ts';

beforeAll(loadActions);

const press = (chord: string): KeyPress => {
  const held = chord.split('+');
  const key = held.pop() ?? '';
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key === ']' ? 'BracketRight' : key;
  return {
    key,
    code,
    ctrlKey: held.includes('Ctrl'),
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
    metaKey: false,
    isComposing: false,
  };
};

async function open(mayEdit = true) {
  const { editor } = await openTestBoard(
    [textNode('a'), textNode('b'), { ...textNode('memo'), type: 'sticky' }, { ...textNode('g'), type: 'group' }],
    { mayEdit },
  );
  editor.scene.apply({ do: 'add-edge', edge: blankEdge({ id: 'wire', source: 'a', target: 'b' }) });
  // Something can be undone, and something else is chosen on the board.
  editor.commit([{ do: 'patch-node', id: 'b', patch: { title: '나' } }]);
  editor.select(['b']);
  const { context } = await testContext(editor);
  return (chord: string, ...ids: string[]) => keyedAction(press(chord), context, new Set(ids))?.id ?? null;
}

describe('a key of the board in the outline', () => {
  it.each<[string, string, string]>([
    ['F2', 'a', 'edit-title'],
    ['F2', 'memo', 'edit-only-content'],
    ['F2', 'wire', 'label-wire'],
    ['f', 'a', 'full-view'],
    ['Ctrl+d', 'a', 'duplicate'],
    ['Ctrl+c', 'a', 'copy'],
    ['Ctrl+x', 'g', 'cut'],
    ['Ctrl+g', 'a b', 'group'],
    ['Ctrl+Shift+g', 'g', 'ungroup'],
    ['Shift+l', 'a', 'lock'],
    [']', 'a', 'stack front'],
    ['Alt+]', 'a', 'stack forward'],
    ['Alt+a', 'a b', 'align left'],
    ['Ctrl+Shift+ArrowLeft', 'a', 'nudge ArrowLeft to grid'],
    ['l', 'a', 'connect'],
    ['l', 'wire', 'carry target'],
    ['Alt+l', 'wire', 'carry source'],
    ['Delete', 'a', 'remove'],
    ['Backspace', 'wire', 'remove'],
  ])('%s for %s is %s', async (chord, ids, action) => {
    const actionFor = await open();
    expect(actionFor(chord, ...ids.split(' '))).toBe(action);
  });

  it.each([
    't',
    'c',
    'Ctrl+z',
    'Ctrl+a',
    'Ctrl+s',
    'Ctrl+f',
    '+',
    '1',
    'Ctrl+ArrowLeft',
    'Enter',
    'Tab',
    'Escape',
    'F6',
  ])('%s is not about what is chosen', async (chord) => {
    const actionFor = await open();
    expect(actionFor(chord, 'a')).toBeNull();
  });

  it('changes nothing for viewers, who copy and look', async () => {
    const actionFor = await open(false);
    expect(['l', 'Delete', 'F2', 'Ctrl+d', 'Shift+l'].map((chord) => actionFor(chord, 'a'))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(['Ctrl+c', 'f'].map((chord) => actionFor(chord, 'a'))).toEqual(['copy', 'full-view']);
  });

  it('is not shown where it means something else in a tree', () => {
    const shown = (...keys: Parameters<typeof keysInTree>[0]['keys']) => keysInTree({ keys });
    expect(shown({ key: 'F2', shift: 'any' }, { key: 'Enter' })).toEqual([{ key: 'F2', shift: 'any' }]);
    expect(shown({ key: 'Tab' })).toEqual([]);
  });
});

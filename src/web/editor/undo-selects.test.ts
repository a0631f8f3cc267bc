import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { duplicate } from './commands/duplicate.ts';
import { remove } from './commands/remove.ts';
import type { BoardEditor } from './board-editor.ts';
import { openTestBoard, textNode } from './test-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const patch = (id: string, title: string): BoardChange => ({ do: 'patch-node', id, patch: { title } });
const wire = blankEdge({ id: 'w', source: 'a', target: 'b' });
const open = () =>
  openTestBoard([
    { ...textNode('group'), type: 'group' },
    { ...textNode('member'), parentId: 'group' },
    textNode('a'),
    textNode('b'),
    textNode('c'),
  ]);
const selected = (editor: BoardEditor) => [...editor.selection()].toSorted();

describe('undo and redo', () => {
  it('leave what was duplicated selected, so that it can be duplicated again at once', async () => {
    const { editor } = await openTestBoard(['a', 'b', 'c'].map((id) => textNode(id)));
    editor.select(['a', 'b', 'c']);
    const counts: number[] = [];
    const act = (deed: () => void) => {
      deed();
      counts.push(editor.scene.nodeCount);
    };
    const again = () => duplicate(editor, editor.selection());
    for (const deed of [again, editor.undo, again, again, editor.undo, editor.undo, editor.redo, again]) act(deed);
    expect(counts).toEqual([6, 3, 6, 9, 6, 3, 6, 9]);
  });

  it.each<[string, string[], (editor: BoardEditor) => void, string[], string[]]>([
    ['what was removed', ['a', 'b'], (editor) => remove(editor, ['a', 'b']), ['a', 'b'], []],
    [
      'a group that was removed, without its members',
      ['group'],
      (editor) => remove(editor, ['group', 'member']),
      ['group'],
      [],
    ],
    ['what was removed without being selected', [], (editor) => remove(editor, ['group', 'member']), ['group'], []],
    [
      'what was changed while something else was selected',
      ['c'],
      (editor) => editor.commit([patch('a', 'x')]),
      ['a'],
      ['a'],
    ],
    [
      'what was selected where several were changed with it',
      ['a'],
      (editor) => editor.commit([patch('a', 'x'), patch('b', 'x')]),
      ['a'],
      ['a', 'b'],
    ],
    [
      'what was selected before something was made',
      ['c'],
      (editor) => editor.commit([{ do: 'add-node', node: textNode('new') }]),
      ['c'],
      ['new'],
    ],
  ])('select %s', async (_, before, deed, undone, redone) => {
    const { editor } = await open();
    editor.select(before);
    deed(editor);
    editor.select([]);
    editor.undo();
    expect(selected(editor)).toEqual(undone);
    editor.redo();
    expect(selected(editor)).toEqual(redone);
  });

  it('select a wire that came back alone, and not one that came with its card', async () => {
    const { editor } = await open();
    editor.commit([{ do: 'add-edge', edge: wire }]);
    editor.commit([{ do: 'remove-edge', id: 'w' }]);
    editor.undo();
    expect(selected(editor)).toEqual(['w']);
    editor.select([]);
    editor.commit([{ do: 'remove-node', id: 'a' }]);
    editor.undo();
    expect(selected(editor)).toEqual(['a']);
  });

  it('select what a notice brings back', async () => {
    const { editor } = await open();
    editor.select(['a']);
    remove(editor, ['a']);
    const gesture = editor.newestGesture() ?? '';
    editor.select(['b']);
    editor.commit([patch('b', 'x')]);
    editor.undoOf(gesture);
    expect(selected(editor)).toEqual(['a']);
  });

  it('of several nudges as one select what was selected before the first', async () => {
    const { editor } = await open();
    editor.select(['a']);
    editor.commit([patch('a', 'one')], { joins: 'nudge' });
    editor.select(['a', 'b']);
    editor.commit([patch('a', 'two')], { joins: 'nudge' });
    editor.undo();
    expect(selected(editor)).toEqual(['a']);
  });

  it('leave the selection alone where they have nothing to do', async () => {
    const { editor } = await open();
    editor.select(['a']);
    editor.undo();
    editor.redo();
    expect(selected(editor)).toEqual(['a']);
  });
});

import { describe, expect, it } from 'vitest';
import type { StoredType } from '#contract/board/board.schema.ts';
import type { KeyPress } from '../../lib/chord.ts';
import { testContext } from '../actions/test-context.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { matchShortcut } from './match-shortcut.ts';

const press = (more: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...more,
});

/** The action that a key starts on a board with two texts; 'none of now' where it would not do anything. */
async function started(given: Partial<KeyPress>, selected: readonly string[] = ['a'], mayEdit = true) {
  const { editor } = await openTestBoard([textNode('a'), textNode('b')], { mayEdit });
  editor.select(selected);
  const { context } = await testContext(editor);
  const wish = matchShortcut(press(given), context, editor.selection());
  return wish && (wish.isOffered ? wish.action.id : 'not now');
}

describe('the keys of the board', () => {
  it.each<[string, Partial<KeyPress>, string]>([
    ['T makes a text', { key: 't', code: 'KeyT' }, 'tool text'],
    ['the same key does so under a Hangul layout', { key: 'ㅅ', code: 'KeyT' }, 'tool text'],
    ['C makes an AI chat', { key: 'c', code: 'KeyC' }, 'tool ai-chat'],
    ['Ctrl+D duplicates', { key: 'ㅇ', code: 'KeyD', ctrlKey: true }, 'duplicate'],
    ['Cmd+D too', { key: 'd', code: 'KeyD', metaKey: true }, 'duplicate'],
    ['Delete removes', { key: 'Delete', code: 'Delete' }, 'remove'],
    ['Backspace removes', { key: 'Backspace', code: 'Backspace' }, 'remove'],
    ['an arrow nudges by 1', { key: 'ArrowLeft', code: 'ArrowLeft' }, 'nudge ArrowLeft'],
    ['Shift and an arrow by 10', { key: 'ArrowDown', code: 'ArrowDown', shiftKey: true }, 'nudge ArrowDown far'],
    ['1 fits the board', { key: '1', code: 'Digit1' }, 'fit'],
    ['Shift+1 fits the board', { key: '!', code: 'Digit1', shiftKey: true }, 'fit'],
    ['Shift+2 fits the selection', { key: '@', code: 'Digit2', shiftKey: true }, 'fit-selection'],
    ['Shift+0 shows it in its natural size', { key: ')', code: 'Digit0', shiftKey: true }, 'zoom-full'],
    ['+ zooms in', { key: '+', code: 'Equal', shiftKey: true }, 'zoom-in'],
    ['Ctrl+- zooms out', { key: '-', code: 'Minus', ctrlKey: true }, 'zoom-out'],
    ['V takes the arrow', { key: 'v', code: 'KeyV' }, 'point select'],
    ['H takes the hand', { key: 'ㅗ', code: 'KeyH' }, 'point hand'],
    ['Enter edits the text', { key: 'Enter', code: 'Enter' }, 'edit-content'],
    ['F2 edits the title', { key: 'F2', code: 'F2' }, 'edit-title'],
    ['Esc leaves', { key: 'Escape', code: 'Escape' }, 'leave'],
    ['Ctrl+A selects all', { key: 'a', code: 'KeyA', ctrlKey: true }, 'select-all'],
    ['Ctrl+G groups', { key: 'g', code: 'KeyG', ctrlKey: true }, 'group'],
    ['Ctrl+S saves', { key: 's', code: 'KeyS', ctrlKey: true }, 'save'],
  ])('%s', async (_, given, expected) => {
    expect(await started(given)).toBe(expected);
  });

  it.each<[string, Partial<KeyPress>]>([
    ['a letter that is being composed', { key: 'ㅅ', code: 'KeyT', isComposing: true }],
    ['a key that the input method takes', { key: 'Process', code: 'KeyT' }],
    ["Ctrl and a tool letter, which is the browser's", { key: 't', code: 'KeyT', ctrlKey: true }],
    ['Alt and a letter', { key: 't', code: 'KeyT', altKey: true }],
    ['Shift and a letter', { key: 'T', code: 'KeyT', shiftKey: true }],
    ['a letter without a tool', { key: 'q', code: 'KeyQ' }],
  ])('leaves alone %s', async (_, given) => {
    expect(await started(given)).toBeNull();
  });

  it.each<[StoredType, string, string]>([
    ['text', 'edit-content', 'edit-title'],
    ['sticky', 'edit-content', 'edit-only-content'],
    ['group', 'edit-only-title', 'edit-title'],
    ['ai_chat', 'edit-only-title', 'edit-title'],
    ['website', 'edit-only-title', 'edit-title'],
  ])('Enter and F2 on a node of type %s are %s and %s', async (type, byEnter, byF2) => {
    const { editor } = await openTestBoard([{ ...textNode('a'), type }]);
    editor.select(['a']);
    const { context } = await testContext(editor);
    const meant = (key: string) => matchShortcut(press({ key }), context, editor.selection());
    expect([meant('Enter')?.action.id, meant('F2')?.action.id]).toEqual([byEnter, byF2]);
  });

  it('has nothing to remove, duplicate or undo where nothing is selected or done', async () => {
    expect(await started({ key: 'Delete' }, [])).toBe('not now');
    expect(await started({ code: 'KeyD', ctrlKey: true }, [])).toBe('not now');
    expect(await started({ code: 'KeyZ', ctrlKey: true })).toBe('not now');
  });

  it('changes nothing for viewers, who still look and walk around', async () => {
    expect(await started({ key: 'Delete' }, ['a'], false)).toBe('not now');
    expect(await started({ key: 't', code: 'KeyT' }, ['a'], false)).toBe('not now');
    expect(await started({ key: 'ArrowLeft' }, ['a'], false)).toBe('walk ArrowLeft freely');
    expect(await started({ code: 'Digit1' }, ['a'], false)).toBe('fit');
  });
});

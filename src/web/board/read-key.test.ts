import { describe, expect, it } from 'vitest';
import { readKey, type KeyPress } from './read-key.ts';

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

describe('the keys of the board', () => {
  it.each([
    ['T makes a text', { key: 't', code: 'KeyT' }, { do: 'tool', tool: 'text' }],
    ['the same key does so under a Hangul layout', { key: 'ㅅ', code: 'KeyT' }, { do: 'tool', tool: 'text' }],
    ['C makes an AI chat', { key: 'c', code: 'KeyC' }, { do: 'tool', tool: 'ai-chat' }],
    ['Ctrl+Z undoes', { key: 'z', code: 'KeyZ', ctrlKey: true }, { do: 'undo' }],
    ['Cmd+Shift+Z brings again', { key: 'Z', code: 'KeyZ', metaKey: true, shiftKey: true }, { do: 'redo' }],
    ['Ctrl+Y brings again', { key: 'y', code: 'KeyY', ctrlKey: true }, { do: 'redo' }],
    ['Delete removes', { key: 'Delete', code: 'Delete' }, { do: 'remove' }],
    ['Backspace removes', { key: 'Backspace', code: 'Backspace' }, { do: 'remove' }],
    ['an arrow nudges by 1', { key: 'ArrowLeft', code: 'ArrowLeft' }, { do: 'nudge', by: { x: -1, y: 0 } }],
    [
      'Shift and an arrow by 10',
      { key: 'ArrowDown', code: 'ArrowDown', shiftKey: true },
      { do: 'nudge', by: { x: 0, y: 10 } },
    ],
    ['1 fits the board', { key: '1', code: 'Digit1' }, { do: 'fit' }],
    ['Shift+1 fits the board', { key: '!', code: 'Digit1', shiftKey: true }, { do: 'fit' }],
    ['V takes the arrow', { key: 'v', code: 'KeyV' }, { do: 'point', mode: 'select' }],
    ['H takes the hand', { key: 'ㅗ', code: 'KeyH' }, { do: 'point', mode: 'hand' }],
    ['Enter edits', { key: 'Enter', code: 'Enter' }, { do: 'edit' }],
    ['Esc leaves', { key: 'Escape', code: 'Escape' }, { do: 'leave' }],
    ['Ctrl+A selects all', { key: 'a', code: 'KeyA', ctrlKey: true }, { do: 'select-all' }],
  ])('%s', (_, given, expected) => {
    expect(readKey(press(given))).toEqual(expected);
  });

  it.each([
    ['a letter that is being composed', { key: 'ㅅ', code: 'KeyT', isComposing: true }],
    ['a key that the input method takes', { key: 'Process', code: 'KeyT' }],
    ["Ctrl and a tool letter, which is the browser's", { key: 't', code: 'KeyT', ctrlKey: true }],
    ['Alt and a letter', { key: 't', code: 'KeyT', altKey: true }],
    ['a letter without a tool', { key: 'q', code: 'KeyQ' }],
  ])('leaves alone %s', (_, given) => {
    expect(readKey(press(given))).toBeNull();
  });
});

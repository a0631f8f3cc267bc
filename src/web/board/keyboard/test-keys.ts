import { parseHTML } from 'linkedom';
import { expect, vi } from 'vitest';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import { blankNode } from '#contract/board/blank.ts';
import { keyboardA11y } from '../../words/keyboard-a11y.ts';
import { translator } from '../../words/translate.ts';
import { testContext } from '../actions/test-context.ts';
import { openTestBoard } from '../../editor/test-server.ts';
import { runShortcut } from './run-shortcut.ts';

const LATIN = 'QWERTYUIOPASDFGHJKLZXCVBNM';
const HANGUL = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ';
/** What the keys write that are no letters: alone, and with Shift. */
const SIGNS: Readonly<Record<string, readonly [code: string, isShifted: boolean]>> = {
  '=': ['Equal', false],
  '+': ['Equal', true],
  '-': ['Minus', false],
  _: ['Minus', true],
  '[': ['BracketLeft', false],
  ']': ['BracketRight', false],
  '.': ['Period', false],
  '?': ['Slash', true],
  '1': ['Digit1', false],
  '!': ['Digit1', true],
  '@': ['Digit2', true],
  ')': ['Digit0', true],
};

export type Layout = 'latin' | 'hangul';
export const layouts = ['latin', 'hangul'] as const satisfies readonly Layout[];

/** A press as browsers tell of it: `Control+Shift+g`, where a letter is the key of that letter whatever it writes. */
export function keyPress(chord: string, layout: Layout = 'latin') {
  const held = chord.split('+');
  const name = chord.endsWith('+') ? '+' : (held.pop() ?? '');
  const isLetter = /^[a-z]$/.test(name);
  const [code, isShifted] = SIGNS[name] ?? [isLetter ? `Key${name.toUpperCase()}` : name, false];
  const key = isLetter && layout === 'hangul' ? HANGUL.charAt(LATIN.indexOf(name.toUpperCase())) : name;
  return {
    key,
    code,
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
    altKey: held.includes('Alt'),
    shiftKey: isShifted || held.includes('Shift'),
    isComposing: false,
    repeat: false,
  };
}

/** A page in which nobody types, before a key is pressed on a test board. */
export function openKeyPage(): void {
  const { document, Element, HTMLElement } = parseHTML('<body></body>');
  const globals = {
    document,
    Element,
    HTMLElement,
    CSS: { escape: (id: string) => id },
    matchMedia: () => ({ matches: true }),
    requestAnimationFrame: () => 0,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

export const card = (id: string, x: number, y: number, more: Partial<BoardNode> = {}): BoardNode =>
  blankNode({ id, title: id, position: { x, y }, ...more });

/** A board under the keys: `press` answers whether the browser is kept from doing what it does with such a press. */
export async function openKeys(nodes: readonly BoardNode[], edges: readonly BoardEdge[] = []) {
  const { editor } = await openTestBoard(nodes);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  for (const edge of edges) editor.scene.apply({ do: 'add-edge', edge });
  const { context, asked } = await testContext(editor);
  const done: string[] = [];
  const press = (chord: string, layout: Layout = 'latin'): boolean => {
    let isKept = false;
    const event = { ...keyPress(chord, layout), target: document.body, preventDefault: () => (isKept = true) };
    runShortcut(event as unknown as KeyboardEvent, context, {
      sayDone: (action) => done.push(action.id),
      t: translator<typeof keyboardA11y.ko>(keyboardA11y.ko, 'ko'),
    });
    return isKept;
  };
  const board = (): Board => editor.scene.board();
  /** What the press does is one step: one undo gives back exactly what was, and one redo does it again. */
  const isOneStep = async (chord: string, layout: Layout, seen: () => void): Promise<void> => {
    const before = board();
    press(chord, layout);
    await vi.waitFor(seen);
    press('Control+z', layout);
    expect(board()).toEqual(before);
    for (const again of ['Control+y', 'Control+Shift+z']) {
      press(again, layout);
      seen();
      press('Control+z', layout);
      expect(board()).toEqual(before);
    }
  };
  return { editor, context, asked, done, press, board, isOneStep, node: (id: string) => editor.node(id) };
}

import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyboardA11y } from '../../words/keyboard-a11y.ts';
import { translator } from '../../words/translate.ts';
import { testContext } from '../actions/test-context.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { runShortcut } from './run-shortcut.ts';

beforeEach(() => {
  const { document, Element, HTMLElement } = parseHTML('<body></body>');
  vi.stubGlobal('document', document);
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('HTMLElement', HTMLElement);
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const { editor } = await openTestBoard([textNode('a'), textNode('b')]);
  const { context, asked } = await testContext(editor);
  const press = (facts: Partial<KeyboardEvent>) => {
    let isKept = false;
    const event = {
      target: document.body,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
      repeat: false,
      preventDefault: () => (isKept = true),
      ...facts,
    };
    runShortcut(event as unknown as KeyboardEvent, context, {
      sayDone: () => {},
      t: translator<typeof keyboardA11y.ko>(keyboardA11y.ko, 'ko'),
    });
    return isKept;
  };
  return { editor, asked, press, context };
}

describe('a key that is held', () => {
  it('makes one thing, and one copy, but keeps the browser out all the while', async () => {
    const { editor, asked, press } = await open();
    for (const repeat of [false, true, true]) expect(press({ code: 'KeyT', key: 'ㅅ', repeat })).toBe(true);
    expect(asked.tools).toHaveLength(1);
    editor.select(['a']);
    for (const repeat of [false, true, true])
      expect(press({ code: 'KeyD', key: 'd', ctrlKey: true, repeat })).toBe(true);
    expect(editor.scene.nodeCount).toBe(3);
  });

  it('moves a card on as one step, and undoes on', async () => {
    const { editor, press } = await open();
    const places = () => ['a', 'b'].map((id) => editor.node(id)?.position.x);
    editor.select(['a']);
    for (const repeat of [false, true, true]) press({ key: 'ArrowRight', code: 'ArrowRight', repeat });
    editor.select(['b']);
    for (const repeat of [false, true]) press({ key: 'ArrowRight', code: 'ArrowRight', shiftKey: true, repeat });
    expect(places()).toEqual([3, 20]);
    press({ code: 'KeyZ', key: 'z', ctrlKey: true });
    expect(places()).toEqual([3, 0]);
    press({ code: 'KeyZ', key: 'z', metaKey: true, repeat: true });
    expect(places()).toEqual([0, 0]);
  });
});

describe('while cards are dragged', () => {
  it('no key changes the board, an undo neither, and the browser does nothing of its own', async () => {
    const { editor, press, context, asked } = await open();
    editor.select(['a']);
    press({ key: 'ArrowRight', code: 'ArrowRight' });
    context.engine.isBusy = () => true;
    expect(press({ code: 'KeyZ', key: 'z', ctrlKey: true })).toBe(true);
    for (const key of ['Delete', 'ArrowRight', ']']) press({ key, code: key });
    press({ code: 'KeyT', key: 'ㅅ' });
    expect(editor.node('a')?.position.x).toBe(1);
    expect([editor.scene.nodeCount, asked.tools]).toEqual([2, []]);
    context.engine.isBusy = () => false;
    press({ code: 'KeyZ', key: 'z', ctrlKey: true });
    expect(editor.node('a')?.position.x).toBe(0);
  });
});

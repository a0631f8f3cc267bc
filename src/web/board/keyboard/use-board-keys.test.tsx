import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { eventually, openTestPage, show } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { testContext } from '../actions/test-context.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { PanelsContext } from '../../board-context/panels.ts';
import { ToolsContext, type StageTools } from '../../board-context/tools.ts';
import { keyPress, layouts } from './test-keys.ts';
import { useBoardKeys } from './use-board-keys.ts';

const page = openTestPage();
// As browsers have them, and this page has not.
Object.defineProperty(page.window.HTMLElement.prototype, 'isContentEditable', { configurable: true, value: false });
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
const around = document.createElement('div');
beforeEach(() => void document.body.append(around));
afterEach(async () => {
  around.innerHTML = '';
  await close();
});

function Keys() {
  useBoardKeys(false);
  return null;
}

async function open() {
  const { editor } = await openTestBoard([textNode('a'), textNode('b')]);
  const { context, asked } = await testContext(editor);
  close = await show(
    <NoticesContext value={createNotices()}>
      <EngineContext value={{ ...context.engine, editor } as Engine}>
        <ToolsContext value={context.tools as StageTools}>
          <PanelsContext value={context.panels}>
            <Keys />
          </PanelsContext>
        </ToolsContext>
      </EngineContext>
    </NoticesContext>,
  );
  const press = async (target: EventTarget, chord: string, more: object = {}, layout: 'latin' | 'hangul' = 'latin') => {
    const event = new page.window.Event('keydown', { bubbles: true, cancelable: true });
    await act(async () => void target.dispatchEvent(Object.assign(event, keyPress(chord, layout), more) as Event));
    return event.defaultPrevented;
  };
  /** One after the other before anything else can happen. */
  const pressAtOnce = (chords: readonly string[]) =>
    act(async () => {
      for (const chord of chords) {
        const event = new page.window.Event('keydown', { bubbles: true, cancelable: true });
        document.body.dispatchEvent(Object.assign(event, keyPress(chord, 'latin')) as Event);
      }
    });
  const tools = () => asked.tools.map(({ tool }) => tool);
  /** Until the actions have been fetched, and those pressed before were done. */
  const isAwake = async () => {
    await press(document.body, 'v');
    await eventually(() => expect(context.engine.pointerMode()).toBe('select'));
  };
  return { editor, context, asked, press, pressAtOnce, tools, isAwake };
}

describe('the keys of the board', () => {
  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<div role="menu"><button></button></div>',
    '<div role="dialog"><button></button></div>',
    '<div role="listbox"><span></span></div>',
  ])('mean nothing on the board while somebody types or chooses in %s', async (html) => {
    const { editor, press, tools, isAwake } = await open();
    await isAwake();
    editor.select(['a']);
    const before = editor.scene.board();
    around.innerHTML = html;
    const target = around.querySelector('input, textarea, select, button, span');
    if (!target) throw new Error('nothing to type in');
    for (const layout of layouts)
      for (const chord of [...'tnyswucgvhlf', '1', '+', '[', ']', '?', 'Delete', 'Backspace', 'Control+a', 'Control+d'])
        expect(await press(target, chord, {}, layout)).toBe(false);
    expect(tools()).toEqual([]);
    expect(editor.scene.board()).toEqual(before);
    expect([...editor.selection()]).toEqual(['a']);
  });

  it('mean nothing while a syllable is composed, or where somebody else has taken the press', async () => {
    const { press, tools, isAwake } = await open();
    await isAwake();
    await press(document.body, 't', { isComposing: true }, 'hangul');
    await press(document.body, 't', { key: 'Process' });
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await press(document.body, 't');
    expect(tools()).toEqual([]);
    await press(document.body, 't');
    expect(tools()).toEqual(['text']);
  });

  it('undo from a check box too, in which nobody types', async () => {
    const { editor, press, isAwake } = await open();
    await isAwake();
    editor.commit([{ do: 'remove-node', id: 'b' }]);
    around.innerHTML = '<input type="checkbox">';
    const box = around.querySelector('input');
    if (!box) throw new Error('no check box');
    await press(box, 'Delete');
    expect(await press(box, 'Control+z')).toBe(true);
    expect(editor.scene.nodeCount).toBe(2);
  });

  it('that are pressed before the actions have come are done then, in their order', async () => {
    const { press, tools } = await open();
    expect(await press(document.body, 'Control+d')).toBe(true);
    await press(document.body, 't');
    await press(document.body, 'c');
    await eventually(() => expect(tools()).toEqual(['text', 'ai-chat']));
  });

  it('that are pressed so early go into the field that one of them opens, and not to the board', async () => {
    const { context, pressAtOnce, tools } = await open();
    const typed: string[] = [];
    document.execCommand = (_, __, letters = '') => typed.push(letters) > 0;
    around.innerHTML = '<input>';
    Object.defineProperty(document, 'activeElement', {
      configurable: true,
      get: () => (context.panels.read().findAsked > 0 ? around.querySelector('input') : document.body),
    });
    await pressAtOnce(['Control+f', 't', 'c']);
    await eventually(() => expect(typed).toEqual(['t', 'c']));
    expect(tools()).toEqual([]);
    Reflect.deleteProperty(document, 'activeElement');
  });

  it('wait for the menu of what can be made here while it is on its way', async () => {
    const { context, press, tools, isAwake } = await open();
    await isAwake();
    context.panels.open({ what: 'quick-add', from: null, at: { x: 0, y: 0 }, client: { x: 0, y: 0 } });
    await press(document.body, 'Enter');
    await press(document.body, 'n');
    expect(tools()).toEqual([]);
    expect(context.panels.takeKeys().map(({ key }) => key)).toEqual(['Enter', 'n']);
    expect(context.panels.takeKeys()).toEqual([]);
  });

  it('that are pressed so early are not done once the pointer has been pressed after them', async () => {
    const { press, tools, isAwake } = await open();
    const isPressed = press(document.body, 't');
    window.dispatchEvent(new page.window.Event('pointerdown') as Event);
    await isPressed;
    await isAwake();
    expect(tools()).toEqual([]);
  });
});

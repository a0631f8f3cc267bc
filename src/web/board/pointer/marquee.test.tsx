import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { Marquee } from './Marquee.tsx';

const page = openTestPage();
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const engine = {
  pointerMode: () => 'hand',
  editor: { camera: { toBoard: (at: object) => at }, scene: {}, selection: () => new Set() },
} as unknown as Engine;

const tell = async (target: EventTarget | null, name: string, facts: object = {}) => {
  const event = Object.assign(new page.window.Event(name, { bubbles: true, cancelable: true }), facts);
  await act(async () => void target?.dispatchEvent(event as unknown as Event));
  return event.defaultPrevented;
};
const pressed = { pointerType: 'mouse', button: 0, clientX: 5, clientY: 5 };

it.each([
  ['with Shift', { shiftKey: true }, true],
  ['with Ctrl', { ctrlKey: true }, true],
  ['alone, which moves the board', {}, false],
])('a drag %s keeps text of the page from being selected: %s', async (_, keys, expected) => {
  const board = { current: page.body.appendChild(page.window.document.createElement('div')) };
  board.current.innerHTML = '<div class="react-flow__pane"></div>';
  close = await show(
    <EngineContext value={engine}>
      <Marquee board={board as never} />
    </EngineContext>,
  );
  await tell(board.current.firstElementChild as never, 'pointerdown', { ...pressed, ...keys });
  expect(await tell(page.window as never, 'selectstart')).toBe(expected);
  await tell(page.window as never, 'pointerup', pressed);
  expect(await tell(page.window as never, 'selectstart')).toBe(false);
});

it('a drag from a pin selects as one from the ground does', async () => {
  const board = { current: page.body.appendChild(page.window.document.createElement('div')) };
  board.current.innerHTML = '<button class="board-pin"><i></i></button>';
  close = await show(
    <EngineContext value={{ ...engine, pointerMode: () => 'select' } as unknown as Engine}>
      <Marquee board={board as never} />
    </EngineContext>,
  );
  await tell(board.current.querySelector('i') as never, 'pointerdown', pressed);
  expect(await tell(page.window as never, 'selectstart')).toBe(true);
  await tell(page.window as never, 'pointerup', pressed);
});

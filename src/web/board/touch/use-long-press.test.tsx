import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { useLongPress } from './use-long-press.ts';

const page = openTestPage();
const cancelMove = vi.fn();
let isBusy = false;
let close: () => Promise<void> = async () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('PointerEvent', page.window.Event);
  cancelMove.mockClear();
  isBusy = false;
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

function Board() {
  const board = useRef<HTMLDivElement>(null);
  useLongPress(board);
  return (
    <div ref={board}>
      <div className="react-flow">
        <p>카드</p>
        <textarea />
        <i className="board-handle" />
      </div>
    </div>
  );
}

async function open() {
  const engine = { isBusy: () => isBusy, cancelMove } as unknown as Engine;
  close = await show(
    <EngineContext value={engine}>
      <Board />
    </EngineContext>,
  );
  const asked = vi.fn();
  page.body.addEventListener('contextmenu', asked);
  const pointer = (name: string, facts: object = {}, selector = 'p') => {
    const event = new page.window.Event(name, { bubbles: true, cancelable: true });
    const rest = { pointerId: 1, pointerType: 'pen', isPrimary: true, button: 0, clientX: 50, clientY: 50 };
    page.body.querySelector(selector)?.dispatchEvent(Object.assign(event, rest, facts));
  };
  return { asked, pointer, wait: (ms: number) => vi.advanceTimersByTime(ms) };
}

it.each(['pen', 'touch'])(
  'a %s that rests for 480 ms asks for the menu once, and what it began to drag is put back',
  async (pointerType) => {
    const { asked, pointer, wait } = await open();
    isBusy = true;
    pointer('pointerdown', { pointerType });
    wait(479);
    expect(asked).not.toHaveBeenCalled();
    wait(20);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(cancelMove).toHaveBeenCalledTimes(1);
    wait(5_000);
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

it.each<[string, (pointer: Awaited<ReturnType<typeof open>>['pointer']) => void]>([
  ['that moves, however slowly it begins', (pointer) => pointer('pointermove', { clientX: 61 })],
  ['that is let go', (pointer) => pointer('pointerup')],
  ['beside which another comes', (pointer) => pointer('pointermove', { pointerId: 2 })],
])('a pen %s asks for no menu', async (_, happens) => {
  const { asked, pointer, wait } = await open();
  pointer('pointerdown');
  wait(300);
  happens(pointer);
  wait(1_000);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['a mouse', { pointerType: 'mouse' }, 'p'],
  ['the other button of a pen', { button: 2 }, 'p'],
  ['a pen in a field', {}, 'textarea'],
  ['a pen on a handle', {}, '.board-handle'],
])('%s that rests asks for no menu', async (_, facts, selector) => {
  const { asked, pointer, wait } = await open();
  pointer('pointerdown', facts, selector);
  wait(1_000);
  expect(asked).not.toHaveBeenCalled();
});

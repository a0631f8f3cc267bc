import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import { openTestBoard } from '../../editor/test-server.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { usePaste } from './use-paste.ts';

const page = openTestPage();
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

function Board({ onPaste }: { onPaste: () => void }) {
  const board = useRef<HTMLDivElement>(null);
  usePaste(board, onPaste);
  return (
    <div ref={board} className="react-flow">
      <textarea />
      <p>빈 곳</p>
    </div>
  );
}

const words = {
  types: ['text/plain'],
  files: [],
  items: [],
  getData: (type: string) => (type === 'text/plain' ? '놓은 말' : ''),
};
const file = {
  types: ['Files'],
  files: [new File(['내용'], 'a.txt', { type: 'text/plain' })],
  items: [],
  getData: () => '',
};

it.each([
  ['words that are dropped on a field are the field’s', 'textarea', words, false],
  ['words that are dropped beside it are the board’s', 'p', words, true],
  ['a file that is dropped on a field is the board’s', 'textarea', file, true],
  ['a file that is dropped beside it is the board’s', 'p', file, true],
])('%s', async (_, selector, dataTransfer, isTaken) => {
  const { editor } = await openTestBoard([]);
  const onPaste = vi.fn();
  close = await show(
    <EngineContext value={{ editor } as Engine}>
      <Board onPaste={onPaste} />
    </EngineContext>,
  );
  const told = (name: string) => {
    const event = new page.window.Event(name, { bubbles: true, cancelable: true });
    page.body.querySelector(selector)?.dispatchEvent(Object.assign(event, { dataTransfer, clientX: 5, clientY: 5 }));
    return event.defaultPrevented;
  };
  const isMarked = () => page.body.querySelector('[data-dropping]') !== null;
  expect([told('dragover'), isMarked()]).toEqual([isTaken, isTaken]);
  expect([told('drop'), isMarked()]).toEqual([isTaken, false]);
  expect(onPaste).toHaveBeenCalledTimes(isTaken ? 1 : 0);
});

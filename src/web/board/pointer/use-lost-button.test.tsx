import { afterEach, expect, it, vi } from 'vitest';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { useLostButton } from './use-lost-button.ts';

const page = openTestPage();
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

function Listener() {
  useLostButton();
  return null;
}

async function open(state: { isBusy: boolean; isConnecting: boolean }) {
  const heard: string[] = [];
  const setConnecting = vi.fn();
  const engine = { isBusy: () => state.isBusy, isConnecting: () => state.isConnecting, setConnecting };
  class Mouse extends page.window.Event {}
  vi.stubGlobal('MouseEvent', Mouse);
  close = await show(
    <EngineContext value={engine as unknown as Engine}>
      <Listener />
    </EngineContext>,
  );
  const up = () => heard.push('mouseup');
  document.addEventListener('mouseup', up, { once: true });
  const move = (buttons: number): void => {
    const event = Object.assign(new page.window.Event('mousemove', { bubbles: true }), { buttons });
    window.dispatchEvent(event as Event);
  };
  return { heard, move, setConnecting };
}

it.each([
  ['cards are dragged and the pointer comes back without the button', true, false, 0, ['mouseup'], 0],
  ['a wire is drawn and the pointer comes back without the button', false, true, 0, ['mouseup'], 1],
  ['cards are dragged with the button still held', true, false, 1, [], 0],
  ['nothing is in the hand', false, false, 0, [], 0],
] as const)(
  'a button that was let go where the page did not hear of it carries nothing on: %s',
  async (_, isBusy, isConnecting, buttons, heardOf, given) => {
    const { heard, move, setConnecting } = await open({ isBusy, isConnecting });
    move(buttons);
    expect(heard).toEqual(heardOf);
    expect(setConnecting.mock.calls).toEqual(Array.from({ length: given }, () => [null]));
  },
);

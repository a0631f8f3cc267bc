import { afterEach, expect, it } from 'vitest';
import { act } from 'react';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { MinimapPanel } from './MinimapPanel.tsx';

const page = openTestPage();
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

it('a notice stands above the minimap, and lower where there is none: it keeps the height of the corner free', async () => {
  const shown: unknown[] = [];
  const engine = { showMinimap: (map: unknown) => shown.push(map === null) } as unknown as Engine;
  const corner = () => document.documentElement.style.getPropertyValue('--h-corner') || null;
  close = await show(
    <EngineContext value={engine}>
      <MinimapPanel size={{ width: 200, height: 140 }} />
    </EngineContext>,
  );
  expect([corner(), shown]).toEqual(['140px', [false]]);
  await close();
  close = async () => undefined;
  expect([corner(), shown]).toEqual([null, [false, true]]);
});

it.each([
  ['a press that began on it', true, 1],
  ['one that began elsewhere and passes over it', false, 0],
])('%s moves the view: %s', async (_, beganHere, times) => {
  const centred: unknown[] = [];
  const camera = { centreOn: (point: unknown) => centred.push(point) };
  const engine = { showMinimap: () => undefined, editor: { camera } } as unknown as Engine;
  close = await show(
    <EngineContext value={engine}>
      <MinimapPanel size={{ width: 200, height: 140 }} />
    </EngineContext>,
  );
  const map = page.body.querySelector('.board-minimap');
  Object.assign(map ?? {}, { getBoundingClientRect: () => ({ left: 0, top: 0 }), hasPointerCapture: () => beganHere });
  const moved = Object.assign(new page.window.Event('pointermove', { bubbles: true }), {
    pointerId: 1,
    buttons: 1,
    clientX: 20,
    clientY: 20,
  });
  await act(async () => void map?.dispatchEvent(moved));
  expect(centred).toHaveLength(times);
});

import { afterEach, expect, it } from 'vitest';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { MinimapPanel } from './MinimapPanel.tsx';

openTestPage();
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

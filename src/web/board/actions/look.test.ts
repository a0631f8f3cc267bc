import { afterEach, expect, it, vi } from 'vitest';
import { openTestBoard } from '../../editor/test-server.ts';
import { testContext } from './test-context.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['stand in the menu that a mouse opens', false, { x: 0, y: 0 }, true],
  ['do not stand in one that a finger opens', true, { x: 0, y: 0 }, false],
  ['are opened by their key beside a finger too', true, null, true],
] as const)('the shortcuts %s', async (_, isFinger, at, isOffered) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isFinger }));
  vi.resetModules();
  const { lookActions } = await import('./look.ts');
  const { editor } = await openTestBoard([]);
  const { context } = await testContext(editor, at);
  const shortcuts = lookActions.find(({ id }) => id === 'shortcuts');
  expect(shortcuts?.isOffered(context, new Set())).toBe(isOffered);
});

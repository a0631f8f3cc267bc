import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestPage, pressKey, show } from '../recipes/test-screen.ts';
import { useEscape } from './use-escape.ts';

beforeEach(() => void openTestPage());
afterEach(() => void vi.unstubAllGlobals());

function Panel({ onEscape }: { onEscape: () => void }) {
  useEscape(onEscape);
  return null;
}

it.each([
  ['nothing lies over it', '', 1],
  ['a menu is open over it', '<div data-radix-popper-content-wrapper=""><div role="menu"></div></div>', 0],
  ['a dialog is open over it', '<div role="dialog"></div>', 0],
  ['a question is open over it', '<div role="alertdialog"></div>', 0],
])('one Esc closes one thing: a panel of the board hears it where %s', async (_, over, times) => {
  const heard = vi.fn();
  const close = await show(<Panel onEscape={heard} />);
  const layer = document.createElement('div');
  layer.innerHTML = over;
  document.body.append(layer);
  await pressKey(document.body, 'Escape');
  expect(heard).toHaveBeenCalledTimes(times);
  layer.remove();
  await close();
});

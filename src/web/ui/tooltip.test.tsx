import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestPage, pressKey, show } from '../recipes/test-screen.ts';

const page = openTestPage();
beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(page.window.HTMLElement.prototype, 'getBoundingClientRect', {
    configurable: true,
    value: () => ({ left: 0, top: 0, width: 40, height: 40, right: 40, bottom: 40 }),
  });
});
let close: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

async function open() {
  const { Tooltip } = await import('./Tooltip.tsx');
  close = await show(
    <Tooltip text="밝은 테마로 바꾸기">
      <button type="button">테마</button>
    </Tooltip>,
  );
  // Longer ago than any hint before.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const hint = () => page.body.querySelector('[role=tooltip]')?.textContent ?? null;
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const pointer = (name: string, pointerType = 'mouse') =>
    act(async () => {
      const event = new page.window.Event(name, { bubbles: true, cancelable: true });
      page.body.querySelector('button')?.dispatchEvent(Object.assign(event, { pointerType }));
    });
  return { hint, wait, enter: () => pointer('pointerover'), leave: () => pointer('pointerout'), pointer };
}

it('a hint comes after 700 ms of rest, and goes with the pointer', async () => {
  const { hint, wait, enter, leave } = await open();
  await enter();
  await wait(699);
  expect(hint()).toBeNull();
  await wait(1);
  expect(hint()).toBe('밝은 테마로 바꾸기');
  await leave();
  expect(hint()).toBeNull();
});

it.each([
  [299, '밝은 테마로 바꾸기'],
  [300, null],
])('the next hint comes at once within 300 ms: after %i ms it is %s', async (ms, expected) => {
  const { hint, wait, enter, leave } = await open();
  await enter();
  await wait(700);
  await leave();
  await wait(ms);
  await enter();
  await wait(0);
  expect(hint()).toBe(expected);
});

it('a pointer that goes on before the time is over, and a finger, bring no hint; Esc and a press take it away', async () => {
  const { hint, wait, enter, leave, pointer } = await open();
  await enter();
  await wait(500);
  await leave();
  await pointer('pointerover', 'touch');
  await wait(2_000);
  expect(hint()).toBeNull();
  for (const end of [() => pressKey(page.body, 'Escape'), () => pointer('pointerdown')]) {
    await enter();
    await wait(700);
    expect(hint()).not.toBeNull();
    await end();
    expect(hint()).toBeNull();
    await leave();
    await wait(2_000);
  }
});

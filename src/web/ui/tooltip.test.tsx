import { act, useRef } from 'react';
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

it.each(['focusin', 'pointerover'])(
  'one Esc closes the hint that came by %s and leaves the sheet around it',
  async (way) => {
    const { Tooltip } = await import('./Tooltip.tsx');
    const { useSheetFocus } = await import('./use-sheet-focus.ts');
    const heard: string[] = [];
    // The page of this test has no way down: what is heard there is called by hand.
    const listens = vi.spyOn(document, 'addEventListener');
    function Sheet() {
      const area = useRef<HTMLElement>(null);
      useSheetFocus(area, () => heard.push('left'));
      return (
        <section ref={area} tabIndex={-1}>
          <Tooltip text="작게 보기">
            <button type="button">작게</button>
          </Tooltip>
        </section>
      );
    }
    close = await show(<Sheet />);
    const button = page.body.querySelector('button') as unknown as HTMLElement;
    Object.assign(button, { matches: () => true });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const event = Object.assign(new page.window.Event(way, { bubbles: true }), { pointerType: 'mouse' });
    listens.mockClear();
    await act(async () => void button.dispatchEvent(event as unknown as Event));
    await act(() => vi.advanceTimersByTimeAsync(700));
    const hints = () => page.body.querySelectorAll('[role=tooltip]').length;
    expect(hints()).toBe(1);
    const onTheWayDown = listens.mock.calls.filter(([name, , how]) => name === 'keydown' && how === true);
    const escape = { key: 'Escape', stopPropagation: vi.fn(), preventDefault: vi.fn() };
    await act(async () => onTheWayDown.forEach(([, hear]) => (hear as unknown as (given: object) => void)(escape)));
    expect(hints()).toBe(0);
    expect([escape.stopPropagation, escape.preventDefault].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    await pressKey(button, 'Escape', 'Escape');
    expect(heard).toEqual(['left']);
    listens.mockRestore();
  },
);

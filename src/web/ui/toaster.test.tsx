import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { openTestPage, pressKey, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
Object.assign(page.window.HTMLElement.prototype, { setPointerCapture: () => undefined });
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeEach(() => void vi.useFakeTimers());
let close: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

async function open() {
  const { Toaster } = await import('./Toaster.tsx');
  const notices = createNotices();
  close = await show(
    <NoticesContext value={notices}>
      <Toaster />
    </NoticesContext>,
  );
  const shown = () => [...page.body.querySelectorAll('[role=status], [role=alert]')];
  const tell = (title: string) => act(async () => void notices.show({ tone: 'done', title }));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const pointer = (name: string, facts: object) =>
    act(async () => {
      const event = new page.window.Event(name, { bubbles: true, cancelable: true });
      shown()[0]?.dispatchEvent(Object.assign(event, { pointerId: 1, ...facts }));
    });
  const swipe = async (px: number) => {
    await pointer('pointerdown', { clientX: 40 });
    await pointer('pointermove', { clientX: 40 + px });
    await pointer('pointerup', { clientX: 40 + px });
  };
  return { shown, tell, wait, pointer, swipe };
}

it('a notice is alone on the screen, and goes after 5,000 ms', async () => {
  const { shown, tell, wait } = await open();
  await tell('하나');
  await tell('둘');
  expect(shown().map((one) => one.textContent)).toEqual(['둘']);
  await wait(4_999);
  expect(shown()).toHaveLength(1);
  await wait(1);
  expect(shown()).toHaveLength(0);
});

it('a notice stays as long as the pointer rests on it, and the rest of its time after that', async () => {
  const { shown, tell, wait, pointer } = await open();
  await tell('하나');
  await wait(3_000);
  await pointer('pointerover', {});
  await wait(60_000);
  expect(shown()).toHaveLength(1);
  await pointer('pointerout', {});
  await wait(1_999);
  expect(shown()).toHaveLength(1);
  await wait(1);
  expect(shown()).toHaveLength(0);
});

it('F8 moves the focus to the notices', async () => {
  await open();
  const region = page.body.querySelector<HTMLElement>('[data-toaster]');
  if (!region) throw new Error('there is no place for notices');
  const focus = vi.fn();
  Object.assign(region, { focus });
  await pressKey(page.body, 'F7', 'F7');
  expect(focus).not.toHaveBeenCalled();
  await pressKey(page.body, 'F8', 'F8');
  expect(focus).toHaveBeenCalledTimes(1);
});

it.each([
  [49, 1],
  [50, 0],
  [-60, 1],
])('a notice that is swiped %i px to the right and let go leaves %i on the screen', async (px, left) => {
  const { shown, tell, swipe } = await open();
  await tell('하나');
  await swipe(px);
  expect(shown()).toHaveLength(left);
});

import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestPage, press, pressKey, show } from '../recipes/test-screen.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function open() {
  const { Dialog } = await import('./Dialog.tsx');
  const onClose = vi.fn();
  close = await show(
    <>
      <section data-toaster="">
        <button type="button">알림 닫기</button>
      </section>
      <Dialog isOpen onClose={onClose} title="새 캔버스">
        <input aria-label="제목" />
      </Dialog>
    </>,
  );
  // What closes by a press beside it listens from the next turn on.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return onClose;
}

const pressedOn = (target: unknown) =>
  Object.create(page.window.Event.prototype, { target: { get: () => target, set: () => undefined } });

const pressDown = (target: Element | null | undefined, pointerType: string) =>
  act(async () => {
    const event = new page.window.Event('pointerdown', { bubbles: true, cancelable: true });
    // As in a browser, it is known where the press began also once it is over.
    Reflect.deleteProperty(event, 'target');
    Object.setPrototypeOf(event, pressedOn(target));
    target?.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType, button: 0 }));
    target?.dispatchEvent(new page.window.Event('click', { bubbles: true, cancelable: true }));
  });

it.each(['mouse', 'touch'])('a dialog stays open when a notice or what lies beside it is pressed: %s', async (by) => {
  const onClose = await open();
  await pressDown(page.body.querySelector('[data-toaster] button'), by);
  await pressDown(page.body.querySelector('.bg-scrim'), by);
  await pressDown(page.body, by);
  expect(onClose).not.toHaveBeenCalled();
});

it('a dialog is closed by its cross and by Esc', async () => {
  const onClose = await open();
  await press(page.body.querySelector('[role=dialog] button[aria-label="닫기"]') as unknown as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
  await pressKey(page.body, 'Escape', 'Escape');
  expect(onClose).toHaveBeenCalledTimes(2);
});

import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import { usePanelFocus } from './use-panel-focus.ts';

const page = openTestPage();
let active: unknown;
let lost = 0;
const take = (one: Element) => void (active = one);
beforeEach(() => {
  lost = 0;
  active = page.body;
  // A page without layout has no focus of its own.
  Object.defineProperty(page.body.ownerDocument, 'activeElement', { configurable: true, get: () => active });
  Object.defineProperty(page.window.HTMLElement.prototype, 'focus', {
    configurable: true,
    get(this: Element) {
      return take.bind(null, this);
    },
  });
});
afterEach(() => page.body.querySelector('[data-opener]')?.remove());

function opener() {
  const button = page.body.ownerDocument.createElement('button');
  button.toggleAttribute('data-opener', true);
  page.body.append(button);
  active = button;
  return button;
}

function Panel() {
  const element = useRef<HTMLElement>(null);
  usePanelFocus(element, () => (lost += 1));
  return <section ref={element} tabIndex={-1} />;
}

it('a panel beside the board takes the focus and gives it back', async () => {
  const button = opener();
  const close = await show(<Panel />);
  expect((active as Element).localName).toBe('section');
  await close();
  expect(active).toBe(button);
  expect(lost).toBe(0);
});

it('leaves it where somebody has gone meanwhile', async () => {
  opener();
  const close = await show(<Panel />);
  const elsewhere = page.body.ownerDocument.createElement('input');
  active = elsewhere;
  await close();
  expect(active).toBe(elsewhere);
});

it('says that it is lost where what had it is gone', async () => {
  const button = opener();
  const close = await show(<Panel />);
  button.remove();
  await close();
  expect(lost).toBe(1);
});

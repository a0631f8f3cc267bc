import { parseHTML } from 'linkedom';
import { act, type ReactElement } from 'react';
import { vi } from 'vitest';

const { window, document } = parseHTML('<!doctype html><html><body><div id="root"></div></body></html>');

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** No picture can be opened here. */
class ClosedImage {
  src = '';
  async decode() {
    throw new DOMException('cannot be decoded', 'EncodingError');
  }
}

/** A page without layout, in which components can be pressed and typed into. Call it before react-dom is loaded. */
export function openTestPage() {
  const { Event, CustomEvent, HTMLElement, HTMLInputElement, Element, Node } = window;
  const stored = new Map<string, string>();
  const written: string[] = [];
  const globals = {
    window,
    document,
    Event,
    CustomEvent,
    HTMLElement,
    HTMLInputElement,
    Element,
    Node,
    NodeFilter: { SHOW_ELEMENT: 1, FILTER_ACCEPT: 1, FILTER_SKIP: 3 },
    getComputedStyle: () => ({}),
    matchMedia: () => ({ matches: false }),
    Image: ClosedImage,
    MutationObserver: Watcher,
    ResizeObserver: Watcher,
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: () => undefined,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    navigator: { userAgent: 'test', clipboard: { writeText: async (text: string) => void written.push(text) } },
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  HTMLElement.prototype.scrollIntoView = () => undefined;
  // By these React knows that a field tells of what is typed into it.
  Object.assign(document, { oninput: null });
  Object.defineProperty(HTMLInputElement.prototype, 'type', {
    get(this: HTMLInputElement) {
      return this.getAttribute('type') ?? 'text';
    },
    set(this: HTMLInputElement, kind: string) {
      this.setAttribute('type', kind);
    },
  });
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { stored, written, body: document.body, window };
}

/** Shows an element in the page; returns how to take it away. */
export async function show(element: ReactElement): Promise<() => Promise<void>> {
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(document.getElementById('root') as unknown as HTMLElement);
  await act(async () => root.render(element));
  return () => act(async () => root.unmount());
}

/** Waits until the check passes while the page changes by itself, which React in a test takes for a mistake unless it is told. */
export async function eventually(check: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check, { timeout: 5_000 }).finally(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
}

/** Everything that has this role or name of an element, by what it is called. */
export function named(selector: string, name: string): HTMLElement {
  const found = [...document.body.querySelectorAll(selector)].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name,
  );
  if (!found) throw new Error(`There is no ${selector} called ${name}.`);
  return found as unknown as HTMLElement;
}

export const press = (target: HTMLElement) => fire(target, 'click');

const unheld = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

export const pressKey = (target: HTMLElement, key: string, code = '', held: object = {}) =>
  fire(target, 'keydown', { key, code, ...unheld, ...held });

/** Types into a field as a person does, past React, which notes what is set on the element itself. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  await fire(field, 'input');
}

async function fire(target: HTMLElement, name: string, facts: object = {}): Promise<boolean> {
  const event = Object.assign(new window.Event(name, { bubbles: true, cancelable: true }), facts);
  await act(async () => void target.dispatchEvent(event as unknown as Event));
  return event.defaultPrevented;
}

import type { CDPSession } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

const EVENTS_A_SEC = 120;
const MOST_UNDER_WAY = 4;

type Button = 'left' | 'middle';
const mask: Record<Button, number> = { left: 1, middle: 4 };

/** A mouse as the browser gets it from a real one: 120 events a second, at most four under way, the rest merged. */
export class Mouse {
  readonly #cdp: CDPSession;
  constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  move = (x: number, y: number, held?: Button, modifiers = 0): Promise<unknown> =>
    this.#cdp.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      x,
      y,
      button: held ?? 'none',
      buttons: held ? mask[held] : 0,
      modifiers,
    });

  press = (x: number, y: number, button: Button, modifiers = 0): Promise<unknown> =>
    this.#cdp.send('Input.dispatchMouseEvent', {
      type: 'mousePressed',
      x,
      y,
      button,
      buttons: mask[button],
      clickCount: 1,
      modifiers,
    });

  release = (x: number, y: number, button: Button): Promise<unknown> =>
    this.#cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, button, buttons: 0, clickCount: 1 });

  wheel = (x: number, y: number, deltaY: number): Promise<unknown> =>
    this.#cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });

  /** Sends `count` events in time; `send` gets the number of the last event that is due and of the one sent before. */
  async paced(count: number, send: (upTo: number, from: number) => Promise<unknown>): Promise<void> {
    const underWay = new Set<Promise<unknown>>();
    let sent = 0;
    const start = performance.now();
    while (sent < count) {
      const due = Math.min(count, Math.floor(((performance.now() - start) * EVENTS_A_SEC) / 1000) + 1);
      if (due > sent && underWay.size < MOST_UNDER_WAY) {
        const from = sent;
        sent = due;
        const sending = send(due, from).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
      await pause(Math.max(1, start + (sent * 1000) / EVENTS_A_SEC - performance.now()));
    }
    await Promise.all(underWay);
  }
}

/** The place `way` pixels along the border of a rectangle, from its upper left corner to the right. */
export function alongRectangle(way: number, width: number, height: number): { x: number; y: number } {
  const at = way % (2 * (width + height));
  if (at <= width) return { x: at, y: 0 };
  if (at <= width + height) return { x: width, y: at - width };
  if (at <= 2 * width + height) return { x: 2 * width + height - at, y: height };
  return { x: 0, y: 2 * (width + height) - at };
}

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

/** Back and forth between 0 and `most`, `step` an event. */
export const zigzag = (event: number, step: number, most: number): number => {
  const at = (event * step) % (2 * most);
  return at <= most ? at : 2 * most - at;
};

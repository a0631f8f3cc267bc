import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { Mouse } from './gestures.ts';
import { CARD, extentOf } from './seed.ts';

export const SCREEN = { width: 1440, height: 900 } as const;
export const MIDDLE = { x: SCREEN.width / 2, y: SCREEN.height / 2 } as const;
export const VIEWPORT = '.react-flow__viewport';
export const ZOOM_PER_PX = 0.002;

/** What has to be known about a page to move it. */
export interface Subject {
  page: Page;
  cdp: CDPSession;
  mouse: Mouse;
  /** Shows the middle of the board at natural size. */
  centre: () => Promise<void>;
  fit: () => Promise<number>;
  /** Shows the right edge of the board at natural size, with free ground beside it. */
  edge: () => Promise<void>;
  /** Shows 100 cards at zoom 0.34 and selects them; answers where to grab one, and its element. */
  hundred: () => Promise<Grab>;
  one: () => Promise<Grab>;
}

export interface Grab {
  x: number;
  y: number;
  selector: string;
}

const CALM_MS = 400;

/** Runs in the page: until cards have neither come nor gone, and no frame was late, for `calmMs`. */
async function untilCalm(calmMs: number): Promise<void> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const live = () => document.querySelectorAll('.react-flow__node').length;
  let last = await frame();
  let since = last;
  for (let count = live(); last - since < calmMs;) {
    const now = await frame();
    if (live() !== count || now - last > 34) since = now;
    count = live();
    last = now;
  }
}

/** The real editor, moved by its own keys and the mouse. */
export function boardSubject(page: Page, cdp: CDPSession, n: number): Subject {
  const mouse = new Mouse(cdp);
  const zoomOf = () =>
    page.evaluate((at) => new DOMMatrix(document.querySelector<HTMLElement>(at)?.style.transform).a, VIEWPORT);
  const rest = () => pause(300).then(() => page.evaluate(untilCalm, CALM_MS));
  const fit = async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Digit1');
    await rest();
    return zoomOf();
  };
  const wheelTo = async (goal: number, x: number = MIDDLE.x) => {
    const zoom = await zoomOf();
    await mouse.move(x, MIDDLE.y);
    await mouse.wheel(x, MIDDLE.y, Math.log2(zoom / goal) / ZOOM_PER_PX);
    await rest();
    const reached = await zoomOf();
    if (Math.abs(reached / goal - 1) > 0.02) throw new Error(`the wheel led to zoom ${reached}, not ${goal}`);
  };
  /** A plain card near the middle of the screen, brought into the DOM by pointing at it. */
  const nearest = async () => {
    const start = { x: MIDDLE.x + 10, y: MIDDLE.y + 10 };
    for (let turn = 0; turn < 40; turn++) {
      const x = start.x + 24 * turn * Math.cos(turn);
      const y = start.y + 16 * turn * Math.sin(turn);
      await mouse.move(x, y);
      await pause(60);
      const id = await page.evaluate(
        (at) => {
          const card = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('.board-card') ?? null;
          const isPlain = ['text', 'sticky', 'ai'].includes(card?.dataset['kind'] ?? '');
          return isPlain ? (card?.closest('.react-flow__node')?.getAttribute('data-id') ?? null) : null;
        },
        { x, y },
      );
      if (id) return { x, y, selector: `.react-flow__node[data-id="${id}"]` };
    }
    throw new Error(`no card near the middle of a board of ${n}`);
  };
  return {
    page,
    cdp,
    mouse,
    fit,
    one: nearest,
    async centre() {
      await fit();
      await wheelTo(1);
    },
    async edge() {
      await fit();
      const { width } = extentOf(n);
      const right = await page.evaluate(
        ([at, wide]) => {
          const { a, e } = new DOMMatrix(document.querySelector<HTMLElement>(at)?.style.transform);
          return e + wide * a;
        },
        [VIEWPORT, width] as const,
      );
      await wheelTo(1, right + 1);
    },
    async hundred() {
      await fit();
      await wheelTo(0.34);
      await page.evaluate(() => window.getSelection()?.removeAllRanges());
      await page.keyboard.down('Shift');
      const corner = await emptyCorner(page);
      await mouse.move(corner.x, corner.y);
      await mouse.press(corner.x, corner.y, 'left', 8);
      const wide = 10 * CARD.pitchX * 0.34;
      const high = 9 * CARD.pitchY * 0.34;
      for (const part of [0.3, 0.7, 1]) await mouse.move(corner.x + wide * part, corner.y + high * part, 'left');
      await mouse.release(corner.x + wide, corner.y + high, 'left');
      await page.keyboard.up('Shift');
      await rest();
      return nearest();
    },
  };
}

/** A point of the ground between cards, to begin a marquee at. */
async function emptyCorner(page: Page): Promise<{ x: number; y: number }> {
  for (let x = 240; x < 480; x += 9) {
    for (let y = 160; y < 360; y += 7) {
      await page.mouse.move(x, y);
      const isGround = await page.evaluate(
        (at) => document.elementFromPoint(at.x, at.y)?.classList.contains('react-flow__pane') === true,
        { x, y },
      );
      if (isGround) return { x, y };
    }
  }
  throw new Error('there is no ground between the cards');
}

/** The empty page, told where to look. */
export function limitSubject(page: Page, cdp: CDPSession, n: number): Subject {
  const mouse = new Mouse(cdp);
  const { width, height } = extentOf(n);
  const look = async (zoom: number) => {
    const view = { zoom, x: MIDDLE.x - (width / 2) * zoom, y: MIDDLE.y - (height / 2) * zoom };
    await page.evaluate((next) => (window as unknown as { look: (view: object) => void }).look(next), view);
    await pause(200);
  };
  const grab = { ...MIDDLE, selector: '.react-flow__node' };
  return {
    page,
    cdp,
    mouse,
    centre: () => look(1),
    async fit() {
      const zoom = Math.min(1, SCREEN.width / width, SCREEN.height / height);
      await look(zoom);
      return zoom;
    },
    edge: () => look(1),
    async one() {
      await look(1);
      return grab;
    },
    async hundred() {
      await look(0.34);
      return grab;
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Attempt } from './attempt.ts';
import { alongRectangle, type Mouse } from './gestures.ts';
import { pace, type Pace } from './recorder.ts';
import { extentOf } from './seed.ts';
import { MIDDLE, SCREEN, VIEWPORT, ZOOM_PER_PX, type Grab, type Subject } from './subjects.ts';

/** The ways of moving that are measured, each as view updates that were really presented. */
export const moveKinds = ['pan', 'zoom', 'fitPan', 'drag1', 'drag100'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Null for what was not asked for, or failed. */
export type Moves = Record<MoveKind, Pace | null>;

export interface Moved {
  moves: Moves;
  /** In the page, the most that were seen at natural size, with all on the screen, and between. */
  elements: number;
  liveCards: number;
}

const EACH_WITHIN_MS = 60_000;

/** Moves the page in the ways that are wanted, at the same speed and along the same paths whatever the page. */
export async function measureMoves(
  subject: Subject,
  n: number,
  wanted: ReadonlySet<string>,
  attempt: Attempt,
): Promise<Moved> {
  const { page, cdp, mouse } = subject;
  const measure = (act: () => Promise<void>) => pace(page, cdp, VIEWPORT, act);
  const ways: Record<MoveKind, () => Promise<Pace>> = {
    pan: () => subject.centre().then(() => measure(() => panBy(mouse, 360, 15))),
    zoom: () => subject.centre().then(() => measure(() => zoomOutAndBack(mouse, n))),
    fitPan: () => subject.fit().then(() => measure(() => panBy(mouse, 240, 3))),
    drag1: () => subject.centre().then(async () => measureDrag(subject, await subject.one(), 150)),
    drag100: async () => measureDrag(subject, await subject.hundred(), 60),
  };
  const moved: Moved = {
    moves: { pan: null, zoom: null, fitPan: null, drag1: null, drag100: null },
    elements: 0,
    liveCards: 0,
  };
  for (const kind of moveKinds) {
    if (!wanted.has(kind)) continue;
    moved.moves[kind] = await attempt(kind, ways[kind], EACH_WITHIN_MS);
    if (moved.moves[kind] === null) await attempt('letting go', () => letGo(subject), EACH_WITHIN_MS);
    else await countInto(moved, page);
  }
  if (moved.elements === 0) await countInto(moved, page);
  return moved;
}

async function countInto(moved: Moved, page: Page): Promise<void> {
  const [elements, cards] = await page.evaluate(() => [
    document.getElementsByTagName('*').length,
    document.querySelectorAll('.react-flow__node').length,
  ]);
  moved.elements = Math.max(moved.elements, elements ?? 0);
  moved.liveCards = Math.max(moved.liveCards, cards ?? 0);
}

/** Whatever a gesture that broke off still held. */
async function letGo({ page, mouse }: Subject): Promise<void> {
  await page.keyboard.up('Shift');
  await mouse.release(MIDDLE.x, MIDDLE.y, 'left');
  await mouse.release(MIDDLE.x, MIDDLE.y, 'middle');
}

/** Round and round a rectangle, `step` pixels an event: 120 events a second, so that 15 are 1,800 px/s. */
export async function panBy(mouse: Mouse, events: number, step: number): Promise<void> {
  const at = (event: number) => {
    const { x, y } = alongRectangle(event * step, 840, 500);
    return { x: 300 + x, y: 200 + y };
  };
  await mouse.press(300, 200, 'middle');
  await mouse.paced(events, (upTo) => mouse.move(at(upTo).x, at(upTo).y, 'middle'));
  await mouse.release(at(events).x, at(events).y, 'middle');
}

async function zoomOutAndBack(mouse: Mouse, n: number): Promise<void> {
  const extent = extentOf(n);
  const goal = Math.min(0.34, SCREEN.width / extent.width, SCREEN.height / extent.height);
  const each = Math.log2(1 / goal) / ZOOM_PER_PX / 180;
  const sum = (from: number, upTo: number) => Math.round(each * upTo) - Math.round(each * from);
  await mouse.paced(180, (upTo, from) => mouse.wheel(MIDDLE.x, MIDDLE.y, sum(from, upTo)));
  await mouse.paced(180, (upTo, from) => mouse.wheel(MIDDLE.x, MIDDLE.y, -sum(from, upTo)));
}

/**
 * While it is held a card follows the pointer exactly: one that lies still on a line of others for a while presents no
 * frames, which says nothing about speed. Finding the lines, 0.1 to 0.25 ms, is left out with it.
 */
const ALT = 1;

async function measureDrag(subject: Subject, grab: Grab, radius: number): Promise<Pace> {
  const { page, cdp, mouse } = subject;
  const at = (event: number) => {
    const angle = (event / 240) * 2 * Math.PI;
    return {
      x: grab.x + 6 + radius * Math.sin(angle),
      y: grab.y + radius * (1 - Math.cos(angle)) * 0.6 + event * 0.125,
    };
  };
  await mouse.move(grab.x - 3, grab.y);
  await pause(150);
  await mouse.move(grab.x, grab.y);
  await pause(150);
  await mouse.press(grab.x, grab.y, 'left');
  await mouse.move(grab.x + 6, grab.y, 'left');
  await pause(120);
  const figures = await pace(page, cdp, grab.selector, () =>
    mouse.paced(240, (upTo) => mouse.move(at(upTo).x, at(upTo).y, 'left', ALT)),
  );
  await mouse.release(at(240).x, at(240).y, 'left');
  await pause(400);
  return figures;
}

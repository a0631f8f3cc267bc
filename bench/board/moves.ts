import { setTimeout as pause } from 'node:timers/promises';
import { zigzag, type Mouse } from './gestures.ts';
import { pace, type Pace } from './recorder.ts';
import { extentOf } from './seed.ts';
import { MIDDLE, SCREEN, VIEWPORT, ZOOM_PER_PX, type Grab, type Subject } from './subjects.ts';

/** The ways of moving that are measured, each as view updates that were really presented. */
export const moveKinds = ['pan', 'zoom', 'fitPan', 'drag1', 'drag100'] as const;
export type MoveKind = (typeof moveKinds)[number];

export interface Moves extends Record<MoveKind, Pace> {
  /** In the page at natural size, and with the whole board on the screen. */
  elements: number;
  liveCards: number;
}

/** Moves the page in all the ways that are measured, at the same speed and along the same paths whatever the page. */
export async function measureMoves(subject: Subject, n: number): Promise<Moves> {
  const { page, cdp, mouse } = subject;
  const measure = (act: () => Promise<void>, selector = VIEWPORT) => pace(page, cdp, selector, act);
  await subject.centre();
  const pan = await measure(() => panBy(mouse, 360, 15));
  const liveCards = await page.evaluate(() => document.querySelectorAll('.react-flow__node').length);
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  await subject.centre();
  const zoom = await measure(() => zoomOutAndBack(mouse, n));
  await subject.fit();
  const fitPan = await measure(() => panBy(mouse, 240, 3));
  await subject.centre();
  const one = await subject.one();
  const drag1 = await measureDrag(subject, one, 150);
  const hundred = await subject.hundred();
  const drag100 = await measureDrag(subject, hundred, 60);
  return { pan, zoom, fitPan, drag1, drag100, elements, liveCards };
}

export async function panBy(mouse: Mouse, events: number, step: number): Promise<void> {
  const at = (event: number) => ({ x: 300 + zigzag(event, step, 840), y: 200 + zigzag(event, step, 500) });
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
    mouse.paced(240, (upTo) => mouse.move(at(upTo).x, at(upTo).y, 'left')),
  );
  await mouse.release(at(240).x, at(240).y, 'left');
  await pause(400);
  return figures;
}

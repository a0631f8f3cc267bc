import type { CDPSession, Page } from '@playwright/test';
import { costOfEach, workedSoFar, type Cost } from './costs.ts';

/** Updates a second that were really presented, and the times between frames in ms. */
export interface Pace {
  perSec: number;
  p95Ms: number;
  p99Ms: number;
  maxMs: number;
  /** What one update took of the processor: steadier than frames on a machine that is not at rest. */
  cost: Cost;
}

interface Recorder {
  start: (selector: string) => void;
  stop: () => { times: number[]; moved: number };
}

/** Runs in the page: counts the frames in which the transform of an element differs from the frame before. */
export function installRecorder(): void {
  let run = 0;
  let times: number[] = [];
  let moved = 0;
  const recorder: Recorder = {
    start(selector) {
      const own = ++run;
      times = [];
      moved = 0;
      const read = () => document.querySelector<HTMLElement>(selector)?.style.transform ?? '';
      let last = read();
      const tick = (time: number) => {
        if (own !== run) return;
        times.push(time);
        const now = read();
        if (now !== last) moved++;
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    },
    stop() {
      run++;
      return { times, moved };
    },
  };
  Object.assign(window, { recorder });
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/** Measures while `act` runs. A frame counts when the element had moved and the browser's compositor really drew. */
export async function pace(page: Page, cdp: CDPSession, selector: string, act: () => Promise<void>): Promise<Pace> {
  const drawn: { name: string }[] = [];
  const collect = ({ value }: { value: object[] }) => drawn.push(...(value as { name: string }[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { categories: '-*,viz', transferMode: 'ReportEvents' } as never);
  const before = await workedSoFar(page, cdp);
  await page.evaluate((at) => window.recorder.start(at), selector);
  await act();
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  const after = await workedSoFar(page, cdp);
  const { times, moved } = await page.evaluate(() => window.recorder.stop());
  const complete = new Promise<void>((done) => cdp.once('Tracing.tracingComplete', () => done()));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const updates = Math.min(moved, drawn.filter((event) => event.name === 'Display::DrawAndSwap').length);
  const spanMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const between = times
    .slice(1)
    .map((time, i) => time - (times[i] ?? 0))
    .sort((a, b) => a - b);
  const share = (part: number) =>
    Math.round(between[Math.min(between.length - 1, Math.floor(between.length * part))] ?? 0);
  return {
    perSec: Math.round((updates * 10_000) / Math.max(1, spanMs)) / 10,
    p95Ms: share(0.95),
    p99Ms: share(0.99),
    maxMs: share(1),
    cost: costOfEach(before, after, updates),
  };
}

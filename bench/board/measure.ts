import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { limitPage } from './limit-page.ts';
import { measureMoves, type Moves } from './moves.ts';
import { installRecorder } from './recorder.ts';
import { extentOf, type Account } from './seed.ts';
import { boardSubject, limitSubject, SCREEN, type Subject } from './subjects.ts';

/** Times in ms: `loadMs` from the start of the navigation, `openMs` from the last byte of the board, to a usable board. */
export interface Figures extends Moves {
  loadMs: number;
  openMs: number;
  /** From the key that makes a node to the frame that shows it; the middle of five. */
  addMs: number;
  /** After a forced collection, with the board open. */
  heapMb: number;
  /** What had arrived when the first card was shown. */
  jsGzipKb: number;
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (browserPath: string): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath, args: ARGS });

/** The real editor on this canvas, with what it took to get there. */
export async function openEditor(browser: Browser, account: Account, canvasId: string, n: number) {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'ko-KR' });
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: account.url })));
  const page = await context.newPage();
  await page.addInitScript(installRecorder);
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const size = response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
    scripts.set(response.url(), size);
  });
  await page.goto(`${account.url}/canvas/${canvasId}`, { waitUntil: 'commit' });
  await page.waitForSelector('.react-flow__viewport', { timeout: 60_000 });
  const { arrived, ...times } = await page.evaluate(waitUntilUsable);
  const sizes = await Promise.all(arrived.map((address) => scripts.get(address) ?? 0));
  const jsGzipKb = Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 100) / 10;
  const cdp = await context.newCDPSession(page);
  return { subject: boardSubject(page, cdp, n), ...times, jsGzipKb };
}

export async function measureBoard(
  browserPath: string,
  account: Account,
  canvasId: string,
  n: number,
): Promise<Figures> {
  const browser = await launch(browserPath);
  try {
    const { subject, loadMs, openMs, jsGzipKb } = await openEditor(browser, account, canvasId, n);
    await pause(300);
    const heapMb = await measureHeap(subject.cdp);
    const moves = await measureMoves(subject, n);
    return { ...moves, addMs: await measureAdd(subject), heapMb, loadMs, openMs, jsGzipKb };
  } finally {
    await browser.close();
  }
}

/** The same ways of moving on the empty page. */
export async function measureLimit(browserPath: string, n: number): Promise<Moves> {
  const browser = await launch(browserPath);
  try {
    const page = await (await browser.newContext({ viewport: SCREEN })).newPage();
    await page.addInitScript(installRecorder);
    const extent = extentOf(n);
    await page.route('http://limit.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: limitPage(extent.width, extent.height) }),
    );
    await page.goto('http://limit.test/');
    return await measureMoves(limitSubject(page, await page.context().newCDPSession(page), n), n);
  } finally {
    await browser.close();
  }
}

export async function measureHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.send('HeapProfiler.disable');
  return Math.round((usedSize / 1_048_576) * 10) / 10;
}

async function measureAdd({ page, edge }: Subject): Promise<number> {
  await edge();
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    times.push(await page.evaluate(addOne));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await pause(300);
  }
  return Math.round((times.toSorted((a, b) => a - b)[2] ?? 0) * 10) / 10;
}

/** Runs in the page: makes a text by its key and waits for the frame that shows it. */
async function addOne(): Promise<number> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.react-flow__node')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      .map((node) => node.dataset['id']);
  const before = new Set(shown());
  await frame();
  await new Promise((done) => setTimeout(done, 0));
  const startedAt = performance.now();
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { code: 'KeyT', key: 't', bubbles: true, cancelable: true }),
  );
  do {
    await frame();
    // Never shown: a figure that cannot be overlooked.
    if (performance.now() - startedAt > 10_000) break;
  } while (shown().every((id) => before.has(id)));
  return performance.now() - startedAt;
}

/** Runs in the page: the first moment with a card shown and two frames in a row shorter than 50 ms. */
async function waitUntilUsable(): Promise<{ loadMs: number; openMs: number; arrived: string[] }> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const isShown = () => document.querySelector('.react-flow__node, .board > div > canvas[style*="visible"]') !== null;
  while (!isShown()) await frame();
  const shownAt = performance.now();
  let last = await frame();
  for (let calm = 0; calm < 2;) {
    const now = await frame();
    calm = now - last < 50 ? calm + 1 : 0;
    last = now;
  }
  const usableAt = performance.now();
  const board = performance.getEntriesByType('resource').find((entry) => entry.name.endsWith('/board')) as
    PerformanceResourceTiming | undefined;
  const scripts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'));
  const arrived = scripts.filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= shownAt);
  return {
    loadMs: Math.round(usableAt),
    openMs: Math.round(usableAt - (board?.responseEnd ?? 0)),
    arrived: arrived.map((entry) => entry.name),
  };
}

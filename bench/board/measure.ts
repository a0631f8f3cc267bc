import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession } from '@playwright/test';
import { withBrowser, type Attempt } from './attempt.ts';
import { costOfEach, workedSoFar, type Cost } from './costs.ts';
import { limitPage } from './limit-page.ts';
import { measureMoves, type MoveKind, type Moves } from './moves.ts';
import { readOpening, watchOpening } from './opening.ts';
import { installRecorder } from './recorder.ts';
import { extentOf, type Account } from './seed.ts';
import { boardSubject, limitSubject, SCREEN, type Subject } from './subjects.ts';

/** What may be asked for by itself; opening, elements, heap and JavaScript come along wherever the board is opened. */
export type Wanted = ReadonlySet<MoveKind | 'add' | 'streaming' | 'peer'>;

/**
 * Times in ms to a usable board: `loadMs` from the start of the navigation, `openMs` from the last byte of the board in an
 * editor that stands and waits for it, as the peer is given its board.
 */
export interface Figures {
  loadMs: number | null;
  openMs: number;
  /** After a forced collection, with the board open. */
  heapMb: number | null;
  /** What had arrived when the first card was shown. */
  jsGzipKb: number;
  moves: Moves;
  /** From the key that makes a node to the frame that shows it; the middle of five, and what each cost. */
  add: { ms: number; cost: Cost } | null;
  /** In the page: the most that were seen, between the ways of moving. */
  elements: number;
  liveCards: number;
}

/** The painted cards stand before the live ones do. */
const CARD_OR_PICTURE = '.react-flow__node, .board > div > canvas[style*="visible"]';
const OPEN_WITHIN_MS = 60_000;
const STEP_MS = 30_000;
const BOARD_MS = 420_000;
const LIMIT_MS = 240_000;
const ADDED = 5;

/** What the waiting screen needs to be drawn and at rest. */
const STANDS_MS = 300;

async function openPage(browser: Browser, account: Account) {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'ko-KR' });
  await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: account.url })));
  const page = await context.newPage();
  await watchOpening(page, CARD_OR_PICTURE);
  return { context, page };
}

/** From the start of the navigation to a usable board, in ms. */
async function measureLoad(browser: Browser, account: Account, canvasId: string): Promise<number> {
  const { context, page } = await openPage(browser, account);
  await page.goto(`${account.url}/canvas/${canvasId}`, { waitUntil: 'commit' });
  const { usableAtMs } = await readOpening(page, OPEN_WITHIN_MS);
  await context.close();
  return Math.round(usableAtMs);
}

/** The real editor on this canvas, with what it took to get there. */
export async function openEditor(browser: Browser, account: Account, canvasId: string, n: number) {
  const { context, page } = await openPage(browser, account);
  await page.addInitScript(installRecorder);
  await page.route(`**/api/canvases/${canvasId}/board`, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('board-asked').length > 0);
    await pause(STANDS_MS);
    await route.continue();
  });
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const size = response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
    sizes.set(response.url(), size);
  });
  await page.goto(`${account.url}/canvas/${canvasId}`, { waitUntil: 'commit' });
  const { usableAtMs, scripts } = await readOpening(page, OPEN_WITHIN_MS);
  const boardAtMs = await page.evaluate(whenTheBoardCame);
  const openMs = Math.round(usableAtMs - boardAtMs);
  const bytes = await Promise.all(scripts.map((address) => sizes.get(address) ?? 0));
  const jsGzipKb = Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10;
  const cdp = await context.newCDPSession(page);
  // What the keys do is fetched behind the first frame: fitting the board would come after the wheel that is turned next.
  await page.waitForLoadState('networkidle');
  return { subject: boardSubject(page, cdp, n), openMs, jsGzipKb };
}

/** Null when the board did not open. */
export const measureBoard = (
  browserPath: string,
  place: { account: Account; canvasId: string; n: number },
  wanted: Wanted,
  attempt: Attempt,
): Promise<Figures | null> =>
  withBrowser(browserPath, BOARD_MS, async (browser) => {
    const { account, canvasId, n } = place;
    const loadMs = await attempt('loading', () => measureLoad(browser, account, canvasId), 2 * OPEN_WITHIN_MS);
    const opened = await attempt('opening', () => openEditor(browser, account, canvasId, n), 2 * OPEN_WITHIN_MS);
    if (!opened) return null;
    const { subject, ...times } = opened;
    const heapMb = await attempt('heap', () => measureHeap(subject.cdp), STEP_MS);
    const { moves, elements, liveCards } = await measureMoves(subject, n, wanted, attempt);
    const add = wanted.has('add') ? await attempt('adding a node', () => measureAdd(subject), STEP_MS) : null;
    return { ...times, loadMs, heapMb, moves, add, elements, liveCards };
  });

/** The same ways of moving on the empty page. */
export const measureLimit = (browserPath: string, n: number, wanted: Wanted, attempt: Attempt): Promise<Moves> =>
  withBrowser(browserPath, LIMIT_MS, async (browser) => {
    const page = await (await browser.newContext({ viewport: SCREEN })).newPage();
    await page.addInitScript(installRecorder);
    const extent = extentOf(n);
    await page.route('http://limit.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: limitPage(extent.width, extent.height) }),
    );
    await page.goto('http://limit.test/');
    const subject = limitSubject(page, await page.context().newCDPSession(page), n);
    return (await measureMoves(subject, n, wanted, attempt)).moves;
  });

export async function measureHeap(cdp: CDPSession): Promise<number> {
  // What comes behind the first frame belongs to an open board.
  await pause(2_000);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.send('HeapProfiler.disable');
  return Math.round((usedSize / 1_048_576) * 10) / 10;
}

async function measureAdd({ page, cdp, edge }: Subject): Promise<NonNullable<Figures['add']>> {
  await edge();
  const times: number[] = [];
  const before = await workedSoFar(page, cdp);
  for (let i = 0; i < ADDED; i++) {
    times.push(await page.evaluate(addOne));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await pause(300);
  }
  const cost = costOfEach(before, await workedSoFar(page, cdp), ADDED);
  return { ms: Math.round((times.toSorted((a, b) => a - b)[ADDED >> 1] ?? 0) * 10) / 10, cost };
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

/** Runs in the page: when the last byte of the board was there, in ms from the start of the navigation. */
function whenTheBoardCame(): number {
  const board = performance.getEntriesByType('resource').find((entry) => entry.name.endsWith('/board'));
  return (board as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
}

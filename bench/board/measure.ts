import { gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { Mouse, zigzag } from './gestures.ts';
import { limitPage } from './limit-page.ts';
import { installRecorder, pace, type Pace } from './recorder.ts';
import { CARD, columnsOf, type Account } from './seed.ts';

/** Times in ms: `loadMs` from the start of the navigation, `openMs` from the last byte of the board, to a usable board. */
export interface Figures {
  pan: Pace;
  zoom: Pace;
  fitPan: Pace;
  drag1: Pace;
  drag100: Pace;
  loadMs: number;
  openMs: number;
  elements: number;
  liveCards: number;
  jsGzipKb: number;
}

const SCREEN = { width: 1440, height: 900 } as const;
const MIDDLE = { x: SCREEN.width / 2, y: SCREEN.height / 2 } as const;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const VIEWPORT = '.react-flow__viewport';
const RF_ZOOM_PER_PX = 0.002;

/** What has to be known about a page to move it. */
interface Subject {
  page: Page;
  cdp: CDPSession;
  mouse: Mouse;
  /** Shows the middle of the board at natural size. */
  centre: () => Promise<void>;
  fit: () => Promise<number>;
  /** Shows 100 cards at zoom 0.34 and selects them; answers where to grab one, and its element. */
  hundred: () => Promise<{ x: number; y: number; selector: string }>;
  one: () => Promise<{ x: number; y: number; selector: string }>;
}

export async function measureBoard(
  browserPath: string,
  account: Account,
  canvasId: string,
  n: number,
): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ARGS });
  try {
    const context = await browser.newContext({ viewport: SCREEN, locale: 'ko-KR' });
    await context.addCookies(account.cookies.map((cookie) => ({ ...cookie, url: account.url })));
    const page = await context.newPage();
    await page.addInitScript(installRecorder);
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        scripts.push(
          response.body().then(
            (body) => gzipSync(body).length,
            () => 0,
          ),
        );
    });
    await page.goto(`${account.url}/canvas/${canvasId}`, { waitUntil: 'commit' });
    await page.waitForSelector('.react-flow__viewport', { timeout: 60_000 });
    const { loadMs, openMs } = await page.evaluate(waitUntilUsable);
    const jsGzipKb = Math.round((await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1000);
    const cdp = await context.newCDPSession(page);
    const figures = await measureMoves(boardSubject(page, cdp, n), n);
    return { ...figures, loadMs, openMs, jsGzipKb };
  } finally {
    await browser.close();
  }
}

export async function measureLimit(browserPath: string, n: number): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ARGS });
  try {
    const page = await (await browser.newContext({ viewport: SCREEN })).newPage();
    await page.addInitScript(installRecorder);
    const extent = extentOf(n);
    await page.route('http://limit.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: limitPage(extent.width, extent.height) }),
    );
    await page.goto('http://limit.test/');
    const cdp = await page.context().newCDPSession(page);
    const figures = await measureMoves(limitSubject(page, cdp, n), n);
    return { ...figures, loadMs: 0, openMs: 0, jsGzipKb: 0 };
  } finally {
    await browser.close();
  }
}

const extentOf = (n: number) => {
  const columns = columnsOf(n);
  return { width: columns * CARD.pitchX, height: Math.ceil(n / columns) * CARD.pitchY };
};

async function measureMoves(subject: Subject, n: number): Promise<Omit<Figures, 'loadMs' | 'openMs' | 'jsGzipKb'>> {
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

async function panBy(mouse: Mouse, events: number, step: number): Promise<void> {
  const at = (event: number) => ({ x: 300 + zigzag(event, step, 840), y: 200 + zigzag(event, step, 500) });
  await mouse.press(300, 200, 'middle');
  await mouse.paced(events, (upTo) => mouse.move(at(upTo).x, at(upTo).y, 'middle'));
  await mouse.release(at(events).x, at(events).y, 'middle');
}

async function zoomOutAndBack(mouse: Mouse, n: number): Promise<void> {
  const extent = extentOf(n);
  const goal = Math.min(0.34, SCREEN.width / extent.width, SCREEN.height / extent.height);
  const each = Math.log2(1 / goal) / RF_ZOOM_PER_PX / 180;
  const sum = (from: number, upTo: number) => Math.round(each * upTo) - Math.round(each * from);
  await mouse.paced(180, (upTo, from) => mouse.wheel(MIDDLE.x, MIDDLE.y, sum(from, upTo)));
  await mouse.paced(180, (upTo, from) => mouse.wheel(MIDDLE.x, MIDDLE.y, -sum(from, upTo)));
}

async function measureDrag(
  subject: Subject,
  grab: { x: number; y: number; selector: string },
  radius: number,
): Promise<Pace> {
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

function boardSubject(page: Page, cdp: CDPSession, n: number): Subject {
  const mouse = new Mouse(cdp);
  const zoomOf = () =>
    page.evaluate((at) => new DOMMatrix(document.querySelector<HTMLElement>(at)?.style.transform).a, VIEWPORT);
  const rest = () => pause(600);
  const fit = async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Digit1');
    await rest();
    return zoomOf();
  };
  const wheelTo = async (goal: number) => {
    const zoom = await zoomOf();
    await mouse.move(MIDDLE.x, MIDDLE.y);
    await mouse.wheel(MIDDLE.x, MIDDLE.y, Math.log2(zoom / goal) / RF_ZOOM_PER_PX);
    await rest();
  };
  /** A card near the middle of the screen, brought into the DOM by pointing at it. */
  const nearest = async () => {
    const start = { x: MIDDLE.x + 10, y: MIDDLE.y + 10 };
    for (let turn = 0; turn < 40; turn++) {
      const x = start.x + 24 * turn * Math.cos(turn);
      const y = start.y + 16 * turn * Math.sin(turn);
      await mouse.move(x, y);
      await pause(60);
      const id = await page.evaluate(
        (at) => document.elementFromPoint(at.x, at.y)?.closest('.react-flow__node')?.getAttribute('data-id') ?? null,
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
  for (let x = 240; x < 340; x += 9) {
    for (let y = 160; y < 240; y += 7) {
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

function limitSubject(page: Page, cdp: CDPSession, n: number): Subject {
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

/** Runs in the page: the first moment with a card shown and two frames in a row shorter than 50 ms. */
async function waitUntilUsable(): Promise<{ loadMs: number; openMs: number }> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const isShown = () => document.querySelector('.react-flow__node, .board > div > canvas[style*="visible"]') !== null;
  while (!isShown()) await frame();
  let last = await frame();
  for (let calm = 0; calm < 2;) {
    const now = await frame();
    calm = now - last < 50 ? calm + 1 : 0;
    last = now;
  }
  const usableAt = performance.now();
  const board = performance.getEntriesByType('resource').find((entry) => entry.name.endsWith('/board')) as
    PerformanceResourceTiming | undefined;
  return { loadMs: Math.round(usableAt), openMs: Math.round(usableAt - (board?.responseEnd ?? 0)) };
}

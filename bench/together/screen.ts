import { setTimeout as pause } from 'node:timers/promises';
import { buildWhatIsStale } from '../../scripts/freshness.ts';
import { findBrowser } from '../../tests/browser.ts';
import { attemptsAt, withBrowser } from '../board/attempt.ts';
import { openEditor } from '../board/measure.ts';
import { measureMoves } from '../board/moves.ts';
import { carried, seedBoard, signIn } from '../board/seed.ts';
import { VIEWPORT } from '../board/subjects.ts';
import { must } from '../load/caller.ts';
import { inviteCrowd, withServer } from './crowd.ts';
import { round, shareOf, type Figure, type Options, type Part } from './figure.ts';
import { startMovers } from './presence.ts';

const NODES = 10_000;
const CURSORS = 30;
const HERTZ = 12;
const ROUNDS = 5;
const LOOKED_AT_MS = 4_000;
const BROWSER_MS = 460_000;
const PATH = { rowPx: 18, pxPerMs: 0.08, widthPx: 1_000 } as const;

/** Null with a figure that says so where there is no browser; builds the web where it is not as its source. */
export function browserOr(missing: (why: string) => Figure[]): { path: string } | { figures: Figure[] } {
  const found = findBrowser();
  if ('missing' in found) return { figures: missing(`no browser: ${found.missing}`) };
  buildWhatIsStale(['web']);
  return found;
}

async function measure({ rounds, nodes }: Options): Promise<Figure[]> {
  const found = browserOr((note) => [{ what: 'the screen', value: null, unit: '', bar: { most: 0 }, note }]);
  if ('figures' in found) return found.figures;
  return withServer(async ({ url }) => {
    const account = await signIn(url);
    const owner = { url, headers: carried(account) };
    const n = nodes ?? NODES;
    const canvasId = await seedBoard(account, n);
    const board = await must<{ boardId: string; seq: number }>(owner, {
      method: 'GET',
      path: `/api/canvases/${canvasId}/board`,
      keepsText: true,
    });
    const crowd = await inviteCrowd(owner, board.boardId, CURSORS);
    const failed: string[] = [];
    const attempt = attemptsAt(`${n} nodes`, failed);
    const figures = await withBrowser(found.path, BROWSER_MS, async (browser) => {
      const { subject } = await openEditor(browser, account, canvasId, n);
      await subject.centre();
      const { x, y } = await subject.page.evaluate(placeOf, { selector: VIEWPORT, x: 200, y: 160 });
      const order = await startMovers({
        url,
        people: crowd.map(({ headers }) => headers),
        board: { boardId: board.boardId, seq: board.seq },
        perSecond: HERTZ,
        path: { left: x, top: y, ...PATH },
      });
      const pan = async () =>
        (await measureMoves(subject, n, new Set(['pan']), attempt)).moves.pan?.perSec ?? Number.NaN;
      const without: number[] = [];
      const beside: number[] = [];
      const ages: number[] = [];
      await pan();
      for (let i = 0; i < (rounds ?? ROUNDS); i++) {
        without.push(await pan());
        await order('start');
        await pause(1_000);
        beside.push(await pan());
        await subject.centre();
        ages.push(...(await subject.page.evaluate(agesOf, { selector: VIEWPORT, left: x, ...PATH, ms: LOOKED_AT_MS })));
        await order('stop');
        await pause(500);
      }
      await order('end').catch(() => undefined);
      return figuresOf(without, beside, ages);
    });
    return [...figures, ...failed.map((note): Figure => ({ what: 'not measured', value: null, unit: '', note }))];
  });
}

function figuresOf(without: readonly number[], beside: readonly number[], ages: readonly number[]): Figure[] {
  const ratios = beside.map((one, i) => one / (without[i] ?? Number.NaN));
  return [
    {
      what: `pan with ${CURSORS} cursors, of without`,
      value: round(shareOf(ratios, 0.5)),
      unit: '',
      bar: { least: 0.95 },
    },
    { what: 'pan without, updates a second', value: round(shareOf(without, 0.5), 1), unit: '' },
    {
      what: 'how old a cursor is that is shown, p95',
      value: round(shareOf(ages, 0.95), 0),
      unit: 'ms',
      bar: { most: 250 },
    },
    { what: 'the same, median', value: round(shareOf(ages, 0.5), 0), unit: 'ms' },
    { what: 'cursors looked at', value: ages.length, unit: '', bar: { least: 100 } },
  ];
}

/** Runs in the page: the place on the board that stands there on the screen. */
function placeOf({ selector, x, y }: { selector: string; x: number; y: number }) {
  const { a, e, f } = new DOMMatrix(document.querySelector<HTMLElement>(selector)?.style.transform);
  return { x: (x - e) / a, y: (y - f) / a };
}

interface Looked {
  selector: string;
  left: number;
  pxPerMs: number;
  widthPx: number;
  ms: number;
}

/** Runs in the page: of each cursor in each frame, how long ago it was where it is shown. */
async function agesOf({ selector, left, pxPerMs, widthPx, ms }: Looked): Promise<number[]> {
  const ages: number[] = [];
  const last = new WeakMap<Element, number>();
  const end = performance.now() + ms;
  while (performance.now() < end) {
    await new Promise((done) => requestAnimationFrame(done));
    const { a, e } = new DOMMatrix(document.querySelector<HTMLElement>(selector)?.style.transform);
    const now = (Date.now() * pxPerMs) % widthPx;
    for (const cursor of document.querySelectorAll<HTMLElement>('[data-peer-cursor]')) {
      const layer = new DOMMatrix(cursor.parentElement?.style.transform).e;
      const x = (new DOMMatrix(cursor.style.transform).e + layer - e) / a - left;
      // One that goes back to its beginning is on its way between two times.
      const isGoingBack = x < (last.get(cursor) ?? x);
      last.set(cursor, x);
      if (!isGoingBack && x >= 0 && x <= widthPx) ages.push(((now - x + widthPx) % widthPx) / pxPerMs);
    }
  }
  return ages;
}

export const screen: Part = {
  name: 'screen',
  what: `${CURSORS} cursors over the real editor, with and without in turn`,
  run: measure,
};

import type { CDPSession, Page } from '@playwright/test';

/**
 * Processor time in ms. Of the page's main thread what ran scripts, what found styles and places, and what else it did
 * (painting, committing, handling input); `besideMs` is what all other threads and processes of the browser worked: raster
 * and compositing in software, and the browser itself.
 */
export interface Cost {
  allMs: number;
  scriptMs: number;
  layoutMs: number;
  otherMs: number;
  besideMs: number;
}

/** What has been worked so far; the difference of two of them is what was worked between. */
export async function workedSoFar(page: Page, cdp: CDPSession): Promise<Cost> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const [{ metrics }, allMs] = await Promise.all([cdp.send('Performance.getMetrics'), cpuOf(page)]);
  const ms = (name: string) => 1_000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  const scriptMs = ms('ScriptDuration');
  const layoutMs = ms('LayoutDuration') + ms('RecalcStyleDuration');
  const taskMs = ms('TaskDuration');
  return { allMs, scriptMs, layoutMs, otherMs: taskMs - scriptMs - layoutMs, besideMs: allMs - taskMs };
}

/** What was worked between for each of so many frames. */
export function costOfEach(before: Cost, after: Cost, frames: number): Cost {
  const each = (key: keyof Cost) => Math.round(((after[key] - before[key]) * 10) / Math.max(1, frames)) / 10;
  return {
    allMs: each('allMs'),
    scriptMs: each('scriptMs'),
    layoutMs: each('layoutMs'),
    otherMs: each('otherMs'),
    besideMs: each('besideMs'),
  };
}

/** The processor time of all processes of the page's browser so far. */
async function cpuOf(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  await session?.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
}

/** A way of moving, at one size, with the cost of a frame on the board and on the empty page; null where it was not measured. */
export interface CostRow {
  n: number;
  what: string;
  board: Cost | null;
  limit: Cost | null;
}

/** Prints what a frame costs, the empty page's in brackets. */
export function printCosts(rows: readonly CostRow[]): void {
  const heads = ['nodes', 'frame of', 'all', 'script', 'style, layout', 'other main', 'beside main', 'to empty'];
  console.log('\nprocessor ms a frame, the empty page’s in brackets: of the main thread by kind, and beside it');
  console.log(heads.map((head) => head.padStart(16)).join(''));
  for (const { n, what, board, limit } of rows) {
    if (!board) continue;
    const both = (key: keyof Cost) => `${board[key]}${limit ? ` (${limit[key]})` : ''}`;
    const ratio = limit && limit.allMs > 0 ? (board.allMs / limit.allMs).toFixed(2) : '-';
    const cells = [
      n,
      what,
      both('allMs'),
      both('scriptMs'),
      both('layoutMs'),
      both('otherMs'),
      both('besideMs'),
      ratio,
    ];
    console.log(cells.map((cell) => String(cell).padStart(16)).join(''));
  }
}

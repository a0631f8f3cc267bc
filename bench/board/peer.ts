import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { withBrowser } from './attempt.ts';
import { measureHeap } from './measure.ts';
import { makePicture } from './picture.ts';
import type { Account } from './seed.ts';
import { SCREEN } from './subjects.ts';

const ROOT = path.resolve(import.meta.dirname, '../peer');
const ADDRESS = 'http://peer.localhost/';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export interface PeerFigures {
  openMs: number;
  heapMb: number;
}
export interface Peer {
  measure: (browserPath: string, account: Account, canvasId: string) => Promise<PeerFigures>;
  close: () => Promise<void>;
}

const MEASURED_WITHIN_MS = 180_000;
const INSTALLED_WITHIN_MS = 300_000;

const isInstalled = () => existsSync(path.join(ROOT, 'node_modules/@excalidraw/excalidraw'));

/** Excalidraw with the same board, installed where it is not yet. Rejects where it cannot be. */
export async function openPeer(): Promise<Peer> {
  if (!isInstalled()) {
    console.log('Excalidraw is not here yet; installing it.');
    const options = ['--prefix', ROOT, '--no-package-lock', '--no-audit', '--no-fund'];
    spawnSync('npm', ['install', ...options], { stdio: 'ignore', timeout: INSTALLED_WITHIN_MS });
  }
  if (!isInstalled()) throw new Error('Excalidraw could not be installed: npm install --prefix bench/peer');
  const outDir = await mkdtemp(path.join(tmpdir(), 'maru-peer-'));
  await build({ root: ROOT, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return {
    measure: (browserPath, account, canvasId) => measurePeer(outDir, browserPath, account, canvasId),
    close: () => rm(outDir, { recursive: true, force: true }),
  };
}

const measurePeer = (outDir: string, browserPath: string, account: Account, canvasId: string): Promise<PeerFigures> =>
  withBrowser(browserPath, MEASURED_WITHIN_MS, async (browser) => {
    const page = await (await browser.newContext({ viewport: SCREEN })).newPage();
    await page.route(`${ADDRESS}**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(outDir, pathname === '/' ? 'index.html' : pathname);
      if (!existsSync(file)) return route.fulfill({ status: 404 });
      await route.fulfill({ contentType: types[path.extname(file)] ?? 'font/woff2', body: await readFile(file) });
    });
    await page.goto(ADDRESS);
    await page.waitForFunction(() => 'measureOpen' in window);
    const picture = `data:image/png;base64,${makePicture(192, 108).toString('base64')}`;
    const board = await readBoard(account, canvasId);
    const openMs = await page.evaluate(
      ([given, shown]) =>
        (window as unknown as { measureOpen: (board: unknown, picture: string) => Promise<number> }).measureOpen(
          given,
          shown,
        ),
      [board, picture] as const,
    );
    return { openMs, heapMb: await measureHeap(await page.context().newCDPSession(page)) };
  });

async function readBoard({ url, cookies }: Account, canvasId: string): Promise<unknown> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${url}/api/canvases/${canvasId}/board`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`the board was not answered: ${answer.status}`);
  return answer.json();
}

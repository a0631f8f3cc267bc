import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { buildWhatIsStale } from '../scripts/freshness.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { findBrowser } from '../tests/browser.ts';
import { readOpening, watchOpening } from './board/opening.ts';
import { seedBoard, signIn, type Account } from './board/seed.ts';
import { startServer } from './durability/server.ts';

/**
 * How much JavaScript (gzip, kB of 1000) a browser has loaded when the first usable frame of a screen stands, with an
 * empty cache, from the real server.
 */
interface Screen {
  name: string;
  path: string;
  isMember: boolean;
  /** Stands once the screen can be used. */
  sign: string;
  barKb: number;
}

const found = findBrowser();
if ('missing' in found) {
  console.log(`no browser: ${found.missing}`);
  console.log(JSON.stringify({ bench: 'size', skipped: true }));
  process.exit(0);
}
buildWhatIsStale(['web']);

const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-size-'));
const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
const rows: { screen: string; kb: number; barKb: number; files: number; isWithin: boolean }[] = [];
try {
  if (server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);
  const account = await signIn(server.url);
  const canvasId = await seedBoard(account, 4);
  const screens: Screen[] = [
    { name: 'landing', path: '/', isMember: false, sign: 'button[data-copy]:not([hidden])', barKb: 90 },
    { name: 'dashboard', path: '/', isMember: true, sign: `a[href="/canvas/${canvasId}"]`, barKb: 170 },
    { name: 'editor', path: `/canvas/${canvasId}`, isMember: true, sign: '.react-flow__node', barKb: 270 },
  ];
  for (const { name, barKb, ...screen } of screens) {
    const files = await scriptsOf(browser, account, screen);
    const sizes = await Promise.all(files.map(gzipSize));
    const kb = Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 100) / 10;
    rows.push({ screen: name, kb, barKb, files: files.length, isWithin: kb <= barKb });
  }
} finally {
  await browser.close();
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}

console.log('\nJavaScript to the first usable frame, gzip');
console.log(['screen', 'kB', 'bar kB', 'files', ''].map((head) => head.padStart(12)).join(''));
for (const { screen, kb, barKb, files, isWithin } of rows) {
  console.log([screen, kb, barKb, files, isWithin ? '' : 'OVER'].map((cell) => String(cell).padStart(12)).join(''));
}
console.log(JSON.stringify({ bench: 'size', rows }));

/** The addresses of the scripts that had arrived when the screen could be used. */
async function scriptsOf(
  browser: Browser,
  { url, cookies }: Account,
  { path, isMember, sign }: Omit<Screen, 'name' | 'barKb'>,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' });
  if (isMember) await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  const page = await context.newPage();
  await watchOpening(page, sign);
  await page.goto(url + path, { waitUntil: 'commit' });
  const { scripts } = await readOpening(page, 60_000);
  await context.close();
  return scripts.map((address) => new URL(address).pathname);
}

async function gzipSize(file: string): Promise<number> {
  const bytes = await readFile(path.join('dist/web', file));
  return gzipSync(bytes, { level: 9 }).length;
}

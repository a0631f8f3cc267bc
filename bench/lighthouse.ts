import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { buildWhatIsStale } from '../scripts/freshness.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { findBrowser } from '../tests/browser.ts';
import { startServer } from './durability/server.ts';

/**
 * Lighthouse on what visitors reach, from the real server, as a phone on a slow line (its default): the median of several
 * runs of every category. Nothing but this machine is asked for anything.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** Prints what a page lost points for. */
    why: { type: 'boolean', default: false },
  },
});
const BAR = 95;
const runs = Number(values.runs);
const pages = { landing: '/', access: '/access' } as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

const found = findBrowser();
if ('missing' in found) {
  console.log(`no browser: ${found.missing}`);
  console.log(JSON.stringify({ bench: 'lighthouse', skipped: true }));
  process.exit(0);
}
buildWhatIsStale(['web']);

const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-lighthouse-'));
const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
const rows: ({ page: string; runs: Scores[] } & Scores)[] = [];
try {
  if (server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);
  for (const [page, address] of Object.entries(pages)) {
    const all: Scores[] = [];
    for (let run = 0; run < runs; run++) all.push(await judge(found.path, server.url + address));
    rows.push({ page, ...middleOf(all), runs: all });
  }
} finally {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}

console.log(`\nLighthouse, median of ${runs}; the bar is ${BAR}`);
console.log(['page', ...categories].map((head) => head.padStart(16)).join(''));
for (const row of rows) {
  const cells = categories.map((category) => `${row[category]}${row[category] < BAR ? ' UNDER' : ''}`);
  console.log([row.page, ...cells].map((cell) => cell.padStart(16)).join(''));
}
console.log(JSON.stringify({ bench: 'lighthouse', rows }));

async function judge(executablePath: string, url: string): Promise<Scores> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const { lhr } = result;
    if (values.why) {
      for (const audit of Object.values(lhr.audits)) {
        if (audit.score !== null && audit.score < 0.9)
          console.log(url, audit.id, audit.score, audit.displayValue ?? '', audit.title);
      }
    }
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    return Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores;
  } finally {
    await browser.close();
  }
}

function middleOf(all: readonly Scores[]): Scores {
  const middle = (category: (typeof categories)[number]) =>
    all.map((scores) => scores[category]).toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
  return Object.fromEntries(categories.map((category) => [category, middle(category)])) as Scores;
}

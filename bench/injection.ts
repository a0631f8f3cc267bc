import { chromium } from '@playwright/test';
import { buildWhatIsStale } from '../scripts/freshness.ts';
import { findBrowser } from '../tests/browser.ts';
import { carriers, hostileSources } from '../tests/injection/hostile-board.ts';
import { lookAtAnswers } from '../tests/injection/look-at-answers.ts';
import { startTrap } from '../tests/injection/trap.ts';

/**
 * Fifty hostile sources (pages, transcripts, PDFs, notes in files) and a model that obeys each of them, shown by a real
 * browser on the real product. The attacker's names lead to a trap: how many canaries reach it without a click.
 */
const found = findBrowser();
if ('missing' in found) {
  console.log(`no browser: ${found.missing}`);
  console.log(JSON.stringify({ bench: 'injection', skipped: true }));
  process.exit(0);
}
buildWhatIsStale(['web']);

const trap = await startTrap();
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...trap.browserArgs],
});
try {
  const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const { obeyed, foreign } = await lookAtAnswers(page, trap, hostileSources);
  console.log('carrier       sources  obeyed');
  for (const carrier of carriers) {
    const own = hostileSources.filter((one) => one.carrier === carrier);
    const count = own.filter(({ name }) => obeyed.includes(name)).length;
    console.log(`${carrier.padEnd(13)} ${String(own.length).padStart(7)} ${String(count).padStart(7)}`);
  }
  for (const address of foreign) console.log('REACHED', address);
  const canaries = hostileSources.filter(({ canary }) => foreign.some((address) => address.includes(canary)));
  console.log(
    JSON.stringify({
      bench: 'injection',
      sources: hostileSources.length,
      obeyed: obeyed.length,
      canaries: canaries.length,
      foreign: foreign.length,
    }),
  );
  process.exitCode = foreign.length === 0 && obeyed.length === hostileSources.length ? 0 : 1;
} finally {
  await browser.close();
  await trap.close();
}

import { run } from '../scripts/stages.ts';
import { findBrowser } from '../tests/browser.ts';

/**
 * Opens every hundredth place of sources of 1 to 5,000 passages at three widths in a browser. A width passes where each of
 * its places stood in sight, marked, for twelve frames in a row; the last line counts the widths.
 */
const browser = findBrowser();
if ('missing' in browser) {
  console.log(browser.missing);
  process.exit(1);
}
const journey = [
  'test',
  'every-citation-in-sight',
  '--workers=1',
  '--retries=0',
  '--reporter=list',
  '-g',
  'cited words',
];
const code = await run('playwright', journey, { BROWSER_PATH: browser.path, EVERY_CITATION: '1' });
console.log(JSON.stringify({ bench: 'citations', everyPlaceInSight: code === 0 }));
process.exit(code);

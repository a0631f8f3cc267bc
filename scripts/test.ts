import { startPostgres } from '../src/server/testing/postgres.ts';
import { findBrowser } from '../tests/browser.ts';
import { checkAll } from './check.ts';
import { check, close, playwright, vitest, type Count } from './stages.ts';

const counts: Count[] = await checkAll();
counts.push(await check('web and server build', 'node', ['scripts/build.ts']));

const postgres = await startPostgres({ fsync: false });
if ('url' in postgres) {
  try {
    // Together: where one of them waits another works.
    counts.push(await vitest('calls, on both databases', 'api*', { TEST_POSTGRES: postgres.url }));
  } finally {
    await postgres.stop();
  }
} else {
  counts.push(await vitest('calls, on the embedded database', 'api*'));
  console.log(`\nSkipped: the calls on PostgreSQL. ${postgres.missing}`);
  counts.push({ passed: 0, failed: 0, skipped: 1, failures: [] });
}

const browser = findBrowser();
if ('path' in browser) counts.push(await playwright('journeys in a browser', { BROWSER_PATH: browser.path }));
else {
  console.log(`\nThe journeys cannot run: ${browser.missing}`);
  counts.push({ passed: 0, failed: 1, skipped: 0, failures: ['no browser for the journeys'] });
}
close(counts);

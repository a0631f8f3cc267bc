import { spawnSync } from 'node:child_process';
import { startPostgres } from './src/server/testing/postgres.ts';
const pg = await startPostgres();
if (!('url' in pg)) { console.log(pg); process.exit(1); }
const r = spawnSync('vitest', ['run','src/server/sources/sources.test.ts','src/server/sources/videos.test.ts','src/server/sources/documents.test.ts','src/server/sources/sweep.test.ts'], { env: { ...process.env, TEST_DATABASE_URL: pg.url }, encoding:'utf8', timeout: 400000 });
console.log(r.stdout.split('\n').filter(l=>!l.includes('✓')).slice(-60).join('\n')); await pg.stop();

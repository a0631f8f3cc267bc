import { parseArgs } from 'node:util';
import { databaseCrashes } from './reliability/database-crashes.ts';
import { deleteRaces } from './reliability/delete-races.ts';
import { fixations, manyTenants, randomValues } from './reliability/longer-tests.ts';
import { endedRights } from './reliability/ended-rights.ts';
import { firstStartKills } from './reliability/first-start-kills.ts';
import { foreignOrAbsent } from './reliability/foreign-or-absent.ts';
import { hostileBodyTimes } from './reliability/hostile-body-times.ts';
import { slowSockets } from './reliability/slow-sockets.ts';
import { fullDisk } from './reliability/full-disk.ts';
import { hostileFrames } from './reliability/hostile-frames.ts';
import { lingeringSockets } from './reliability/lingering-sockets.ts';
import { missedChanges } from './reliability/missed-changes.ts';
import { mutatedRequests } from './reliability/mutated-requests.ts';
import { regularExpressions } from './reliability/regular-expressions.ts';
import { orderlyStops } from './reliability/orderly-stops.ts';
import { repeatedBuilds } from './reliability/repeated-builds.ts';
import { restoredBackup } from './reliability/restored-backup.ts';
import type { Row } from './reliability/row.ts';
import { secondServer } from './reliability/second-server.ts';
import { slowReaders } from './reliability/slow-readers.ts';
import { staleSaves } from './reliability/stale-saves.ts';
import { uploadKills } from './reliability/upload-kills.ts';
import { vanishedPeers } from './reliability/vanished-peers.ts';

/**
 * Rows of the acceptance bar (docs/security-tests.md) that are measured: faults of the machine, of the database and of the
 * network, at random instants. `--only A2,A9` names rows, `--rounds N` makes them shorter or longer.
 */
const rows: Row[] = [
  databaseCrashes,
  firstStartKills,
  uploadKills,
  fullDisk,
  secondServer,
  restoredBackup,
  orderlyStops,
  staleSaves,
  deleteRaces,
  missedChanges,
  lingeringSockets,
  slowReaders,
  hostileFrames,
  vanishedPeers,
  mutatedRequests,
  regularExpressions,
  repeatedBuilds,
  hostileBodyTimes,
  randomValues,
  fixations,
  manyTenants,
  foreignOrAbsent,
  endedRights,
  slowSockets,
];
const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string' } } });
const only = values.only?.split(',');
const results: Record<string, string> = {};
let isMet = true;
for (const { id, what, run } of rows) {
  if (only && !only.includes(id)) continue;
  console.log(`${id}  ${what}`);
  const startedAt = performance.now();
  const verdict = await run(values.rounds ? Number(values.rounds) : null);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  if ('skipped' in verdict) {
    console.log(`    not tried: ${verdict.skipped}`);
    results[id] = 'not tried';
    continue;
  }
  console.log(`    ${verdict.isMet ? 'met' : 'MISSED'} in ${seconds} s: ${verdict.figures}`);
  results[id] = verdict.isMet ? 'met' : 'missed';
  isMet &&= verdict.isMet;
}
console.log(JSON.stringify({ bench: 'reliability', ...results }));
process.exit(isMet ? 0 : 1);

import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { convergence } from './reliability/convergence.ts';
import { databaseCrashes } from './reliability/database-crashes.ts';
import { deleteRaces } from './reliability/delete-races.ts';
import { fixations, manyTenants, randomValues, singleFailures } from './reliability/longer-tests.ts';
import { endedRights } from './reliability/ended-rights.ts';
import { foreignOrAbsent } from './reliability/foreign-or-absent.ts';
import { hostileBodyTimes } from './reliability/hostile-body-times.ts';
import { slowSockets } from './reliability/slow-sockets.ts';
import { fullDisk } from './reliability/full-disk.ts';
import { hostileFrames } from './reliability/hostile-frames.ts';
import { lingeringSockets } from './reliability/lingering-sockets.ts';
import { missedChanges } from './reliability/missed-changes.ts';
import { killedUnderTabs } from './reliability/killed-under-tabs.ts';
import { migrationKills } from './reliability/migration-kills.ts';
import { mutatedRequests } from './reliability/mutated-requests.ts';
import { longOffline, poorLine } from './reliability/poor-lines.ts';
import { regularExpressions } from './reliability/regular-expressions.ts';
import { orderlyStops } from './reliability/orderly-stops.ts';
import { repeatedBuilds } from './reliability/repeated-builds.ts';
import { restoredBackup } from './reliability/restored-backup.ts';
import { secondServer } from './reliability/second-server.ts';
import { slowReaders } from './reliability/slow-readers.ts';
import { staleSaves } from './reliability/stale-saves.ts';
import type { Row, Verdict } from './reliability/row.ts';
import { uploadKills } from './reliability/upload-kills.ts';
import { vanishedPeers } from './reliability/vanished-peers.ts';

/**
 * Rows of the acceptance bar (docs/security-tests.md) that are measured: faults of the machine, of the database and of the
 * network, at random instants. `--only A2,A9` names rows, `--rounds N` makes them shorter or longer, `--minutes N` lets none
 * begin a round after so long. A row is met only by all the rounds that its bar asks for.
 */
const rows: Row[] = [
  databaseCrashes,
  migrationKills,
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
  convergence,
  killedUnderTabs,
  mutatedRequests,
  regularExpressions,
  repeatedBuilds,
  hostileBodyTimes,
  randomValues,
  fixations,
  manyTenants,
  singleFailures,
  foreignOrAbsent,
  endedRights,
  slowSockets,
  poorLine,
  longOffline,
];
const options = { only: { type: 'string' }, rounds: { type: 'string' }, minutes: { type: 'string' } } as const;
const { values } = parseArgs({ options });
const only = values.only?.split(',');
const results: Record<string, string> = {};
let isMet = true;
for (const row of rows) {
  if (only && !only.includes(row.id)) continue;
  console.log(`${row.id}  ${row.what}`);
  const startedAt = performance.now();
  const end = startedAt + Number(values.minutes ?? Infinity) * 60_000;
  const rounds = values.rounds ? Number(values.rounds) : row.rounds;
  const verdict = await row.run({ rounds, isOver: () => performance.now() > end }).catch(asMissed);
  if ('skipped' in verdict) {
    console.log(`    not tried: ${verdict.skipped}`);
    results[row.id] = 'not tried';
    continue;
  }
  const result = !verdict.isMet ? 'missed' : verdict.tried < (verdict.all ?? row.rounds) ? 'partly' : 'met';
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(
    `    ${result}, ${verdict.tried} of ${verdict.all ?? row.rounds} in ${seconds} s at a load of ${load.join(', ')}:`,
  );
  console.log(`    ${verdict.figures}`);
  results[row.id] = result;
  isMet &&= verdict.isMet;
}
console.log(JSON.stringify({ bench: 'reliability', ...results }));
process.exit(isMet ? 0 : 1);

function asMissed(error: unknown): Verdict {
  const figures = `the bench failed: ${error instanceof Error ? error.stack : String(error)}`;
  return { isMet: false, tried: 0, figures };
}

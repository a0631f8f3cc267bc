import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startPostgres } from '../../src/server/testing/postgres.ts';
import { startServer } from '../durability/server.ts';
import { percentilesOf } from '../load/percentiles.ts';
import { faultsIn, gather } from './crowd.ts';
import type { Row } from './row.ts';

const RECOVERS_MS = 5_000;

export const databaseCrashes: Row = {
  id: 'A2',
  what: 'PostgreSQL is stopped at once or killed under 20 writers: 503 with Retry-After meanwhile, no exit, works again within 5 s, nothing lost',
  rounds: 50,
  async run({ rounds, isOver }) {
    const postgres = await startPostgres();
    if ('missing' in postgres) return { skipped: postgres.missing };
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-a2-'));
    const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: postgres.url });
    if (server.readyMs === null) throw new Error(server.said());
    const crowd = await gather(server.url);
    const [recoveries, faults]: [number[], string[]] = [[], []];
    let refusals = 0;
    for (let round = 0; round < rounds && server.isAlive() && !isOver(); round += 1) {
      await crowd.nextAcknowledgement(30_000);
      await pause(Math.random() * 1_000);
      crowd.statuses();
      await postgres.crash(round % 2 === 0 ? 'SIGQUIT' : 'SIGKILL');
      await pause(500 + Math.random() * 1_500);
      if (!(await postgres.start())) throw new Error('PostgreSQL did not come back');
      recoveries.push(await crowd.nextAcknowledgement(30_000).catch(() => Infinity));
      const statuses = crowd.statuses();
      faults.push(...faultsIn(statuses));
      refusals += statuses[503] ?? 0;
    }
    const survived = server.isAlive();
    await crowd.stop();
    const { lost, duplicated } = survived ? await crowd.audit() : { lost: Number.NaN, duplicated: Number.NaN };
    const [said, wordless] = [server.said(), crowd.wordless()];
    await server.kill();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
    const slowest = Math.round(Math.max(...recoveries));
    if (!survived) console.log(said);
    return {
      isMet: survived && refusals > 0 && lost + duplicated + wordless + faults.length === 0 && slowest <= RECOVERS_MS,
      tried: recoveries.length,
      figures: `${recoveries.length} crashes survived, ${crowd.acknowledged()} acknowledged, ${lost} lost, ${duplicated} twice, ${refusals} × 503, ${wordless} of them without Retry-After or a sentence, other statuses: ${faults.join(', ') || 'none'}, recovery median ${Math.round(percentilesOf(recoveries).p50)} ms, slowest ${slowest} ms`,
    };
  },
};

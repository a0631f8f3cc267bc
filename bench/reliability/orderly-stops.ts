import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { faultsIn, gather } from './crowd.ts';
import type { Row } from './row.ts';

const STOPS_MS = 10_000;

export const orderlyStops: Row = {
  id: 'A9',
  what: 'SIGTERM under 20 writers: exits within 10 s, answers what it took, loses nothing',
  async run(rounds) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-a9-'));
    const place = { port: await findFreePort(), dataDir, databaseUrl: null };
    let server = await startServer(place);
    const crowd = await gather(server.url);
    const total = rounds ?? 100;
    const stops: number[] = [];
    const faults: string[] = [];
    for (let round = 0; round < total; round += 1) {
      await crowd.nextAcknowledgement(30_000);
      await pause(Math.random() * 500);
      const startedAt = performance.now();
      await server.kill('SIGTERM');
      stops.push(performance.now() - startedAt);
      faults.push(...faultsIn(crowd.statuses()));
      server = await startServer(place);
      if (server.readyMs === null) throw new Error(server.said());
    }
    await crowd.stop();
    const { lost, duplicated } = await crowd.audit();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    const slowest = Math.round(Math.max(...stops));
    return {
      isMet: slowest <= STOPS_MS && lost + duplicated + faults.length === 0,
      figures: `${total} stops, slowest ${slowest} ms, ${crowd.acknowledged()} acknowledged, ${lost} lost, ${duplicated} twice, other statuses: ${faults.join(', ') || 'none'}`,
    };
  },
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../src/contract/live/path.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { signIn, type Caller } from '../load/caller.ts';
import { percentilesOf } from '../load/percentiles.ts';
import { faultsIn, gather } from './crowd.ts';
import type { Row } from './row.ts';

const STOPS_MS = 10_000;
const SOCKETS = 20;
/** What a server that goes away or begins anew closes with. */
const FAREWELLS = [1001, 1012];

export const orderlyStops: Row = {
  id: 'A9',
  what: `SIGTERM under 20 writers and ${SOCKETS} live channels: exits within 10 s, every call that had begun is answered, the channels are closed with 1001, nothing lost`,
  rounds: 100,
  async run({ rounds, isOver }) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-a9-'));
    const place = { port: await findFreePort(), dataDir, databaseUrl: null };
    let server = await startServer(place);
    const crowd = await gather(server.url);
    const caller = await signIn(server.url);
    const stops: number[] = [];
    const faults: string[] = [];
    let [unanswered, otherFarewells] = [0, 0];
    for (let round = 0; round < rounds && !isOver(); round += 1) {
      await crowd.nextAcknowledgement(30_000);
      const farewells = await openChannels(caller);
      await pause(Math.random() * 500);
      crowd.unanswered(0);
      const startedAt = performance.now();
      await server.kill('SIGTERM');
      stops.push(performance.now() - startedAt);
      otherFarewells += (await Promise.all(farewells)).filter((code) => !FAREWELLS.includes(code)).length;
      faults.push(...faultsIn(crowd.statuses()));
      server = await startServer(place);
      if (server.readyMs === null) throw new Error(server.said());
      unanswered += crowd.unanswered(startedAt);
    }
    await crowd.stop();
    const { lost, duplicated } = await crowd.audit();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    const slowest = Math.round(Math.max(...stops));
    return {
      isMet: slowest <= STOPS_MS && lost + duplicated + unanswered + otherFarewells + faults.length === 0,
      tried: stops.length,
      figures: `${stops.length} stops, median ${percentilesOf(stops).p50} ms, slowest ${slowest} ms, ${crowd.acknowledged()} acknowledged, ${lost} lost, ${duplicated} twice, ${unanswered} calls begun before and not answered, ${otherFarewells} of ${stops.length * SOCKETS} channels closed otherwise, other statuses: ${faults.join(', ') || 'none'}`,
    };
  },
};

/** Opens channels; answers what each will be closed with. */
async function openChannels({ url, headers }: Caller): Promise<Promise<number>[]> {
  const sockets = Array.from(
    { length: SOCKETS },
    () => new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, { headers }),
  );
  const closed = sockets.map(
    (socket) => new Promise<number>((resolve) => socket.once('close', (code: number) => resolve(code))),
  );
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
  return closed;
}

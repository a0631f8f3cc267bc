import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { newCanvas, send, signIn, type Caller } from '../load/caller.ts';
import { percentilesOf } from '../load/percentiles.ts';
import type { Row } from './row.ts';

const SOCKETS = 2_000;
const SIGN_EVERY_MS = 3_000;
const WATCHED_MS = 70_000;
/** What the product promises, and how often it looks. */
const CUT_MS = { head: 10_000, body: 60_000, looksEveryMs: 3_000 };
const BAR_TIMES = 2;
/** Below this a ratio says nothing: the clock of a shared machine is not so exact. */
const FLOOR_MS = 10;

interface Slow {
  socket: Socket;
  kind: 'head' | 'body';
  openMs: number | null;
}

/** Half of them never end their headers, half never their body; each says a sign now and then. */
async function openSlow(caller: Caller, kind: Slow['kind']): Promise<Slow> {
  const { hostname, port, host } = new URL(caller.url);
  const socket = connect({ host: hostname, port: Number(port) });
  const slow: Slow = { socket, kind, openMs: null };
  const head = Object.entries({ host, ...caller.headers, 'content-type': 'application/json', 'content-length': 5_000 });
  await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve));
  const startedAt = performance.now();
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(`POST /api/canvases HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`);
  if (kind === 'body') socket.write('\r\n{"title":"');
  const drip = setInterval(() => socket.write(kind === 'head' ? 'x-a: b\r\n' : 'a'), SIGN_EVERY_MS);
  socket.once('close', () => {
    clearInterval(drip);
    slow.openMs = performance.now() - startedAt;
  });
  return slow;
}

async function readFor(caller: Caller, canvasId: string, ms: number): Promise<{ p99: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (const end = performance.now() + ms; performance.now() < end;) {
    const startedAt = performance.now();
    const { status } = await send(caller, { method: 'GET', path: `/api/canvases/${canvasId}/board` });
    times.push(performance.now() - startedAt);
    if (status !== 200) failed += 1;
    await pause(20);
  }
  return { p99: percentilesOf(times).p99, failed };
}

export const slowSockets: Row = {
  id: 'D8',
  what: `${SOCKETS} sockets that send slowly: others' p99 at most ${BAR_TIMES} times, cut after 10 s (headers) and 60 s (bodies)`,
  rounds: SOCKETS,
  async run({ rounds }) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-d8-'));
    const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
    const [user, attacker] = [
      await signIn(server.url),
      await signIn(server.url, { email: 'slow@example.com', name: 'Slow' }),
    ];
    const canvasId = await newCanvas(user, 'D8');
    await readFor(user, canvasId, 5_000);
    const quiet = await readFor(user, canvasId, 15_000);
    const count = rounds;
    const slow = await Promise.all(
      Array.from({ length: count }, (_, i) => openSlow(attacker, i % 2 ? 'head' : 'body')),
    );
    const attacked = await readFor(user, canvasId, WATCHED_MS);
    const openOf = (kind: Slow['kind']) => {
      const all = slow.filter((one) => one.kind === kind);
      const cut = all.flatMap(({ openMs }) => openMs ?? []);
      return { left: all.length - cut.length, lastMs: Math.max(0, ...cut) };
    };
    const [heads, bodies] = [openOf('head'), openOf('body')];
    for (const { socket } of slow) socket.destroy();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    const times = attacked.p99 / Math.max(quiet.p99, FLOOR_MS);
    return {
      tried: count,
      isMet:
        times <= BAR_TIMES &&
        attacked.failed === 0 &&
        heads.left + bodies.left === 0 &&
        heads.lastMs <= CUT_MS.head + CUT_MS.looksEveryMs &&
        bodies.lastMs <= CUT_MS.body + CUT_MS.looksEveryMs,
      figures:
        `p99 ${quiet.p99} and ${attacked.p99} ms (${times.toFixed(1)} times), ${attacked.failed} failed; headers cut by ` +
        `${(heads.lastMs / 1_000).toFixed(1)} s, bodies by ${(bodies.lastMs / 1_000).toFixed(1)} s, ${heads.left + bodies.left} left open`,
    };
  },
};

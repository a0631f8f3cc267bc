import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/contract/base/id.ts';
import { must } from '../load/caller.ts';
import { watchMemory } from '../load/memory.ts';
import { percentilesOf } from '../load/percentiles.ts';
import type { LiveClient } from '../../src/server/testing/live-client.ts';
import type { Row } from './row.ts';
import { openLiveBoard, type LiveBoard } from './tabs.ts';

const READERS = 20;
/** Enough to fill what the system holds for a reader, and then what the server does. */
const NEWS_EACH = 150;
const NEWS = 'x'.repeat(90_000);
const EVERY_MS = 50;
const BARS = { memoryMib: 50, letGoMs: 10_000 } as const;
/** Below this a ratio says nothing: the clock of a shared machine is not so exact. */
const FLOOR_MS = 15;

export const slowReaders: Row = {
  id: 'R8',
  what: `${READERS} readers of a busy board that read nothing are let go, the server grows by ${BARS.memoryMib} MiB at most, and another reader's p99 stays`,
  rounds: 1,
  async run() {
    const live = await openLiveBoard('r8');
    await live.write(1);
    const good = await live.join(1);
    const nodeId = await firstNode(live);
    // The same work without slow readers takes memory as well; what is judged is what they add to it.
    await tell(live, good, nodeId);
    let most = watchMemory(live.server.pid);
    const quiet = percentilesOf(await tell(live, good, nodeId)).p99;
    const quietMib = most();
    most = watchMemory(live.server.pid);
    const slow = await Promise.all(Array.from({ length: READERS }, () => live.join(1 + 2 * NEWS_EACH)));
    for (const { socket } of slow) socket.pause();
    const loud = percentilesOf(await tell(live, good, nodeId)).p99;
    const growth = most() - quietMib;
    // A farewell that is not read is followed by the end of the line.
    await pause(3_000);
    for (const { socket } of slow) socket.resume();
    const ends = Promise.all(slow.map(({ closed }) => closed));
    const allGone = await Promise.race([ends.then(() => true), pause(BARS.letGoMs, false)]);
    const heard = Math.max(...slow.map((tab) => tab.events().length));
    await live.end();
    const isCalm = loud <= Math.max(2 * quiet, quiet + FLOOR_MS);
    return {
      tried: 1,
      isMet: allGone && heard < NEWS_EACH && growth <= BARS.memoryMib && isCalm,
      figures: `${READERS} readers ${allGone ? 'let go' : 'NOT all let go'} after ${heard} of ${NEWS_EACH} news of 90 KB at most, memory +${growth} MiB, another reader's p99 ${quiet} → ${loud} ms`,
    };
  },
};

async function firstNode({ caller, canvasId }: LiveBoard): Promise<string> {
  const path = `/api/canvases/${canvasId}/board`;
  const { nodes } = await must<{ nodes: { id: string }[] }>(caller, { method: 'GET', path });
  return nodes[0]?.id ?? '';
}

/** Milliseconds from each change of this node until the reader had it. */
async function tell(live: LiveBoard, reader: LiveClient, nodeId: string): Promise<number[]> {
  const times: number[] = [];
  const path = `/api/canvases/${live.canvasId}/changes`;
  for (let i = 0; i < NEWS_EACH; i += 1) {
    const startedAt = performance.now();
    const had = reader.events().length;
    const change = { do: 'patch-node', id: nodeId, patch: { content: `${i}${NEWS}` } };
    const body = { changes: [{ id: newId(Date.now()), change }] };
    const written = must(live.caller, { method: 'POST', path, body });
    await reader.until(() => reader.events().length > had);
    times.push(performance.now() - startedAt);
    await written;
    await pause(EVERY_MS);
  }
  return times;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { must, newCanvas, send, signIn } from '../load/caller.ts';
import type { Row } from './row.ts';

const AT_ONCE = 20;

export const deleteRaces: Row = {
  id: 'B4',
  what: 'a deletion and a change of the same node at once: the node is gone afterwards, and no call fails by a fault of ours',
  async run(rounds) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-b4-'));
    const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
    const caller = await signIn(server.url);
    const canvasId = await newCanvas(caller, 'Races');
    const pathOf = `/api/canvases/${canvasId}`;
    const change = (...changes: object[]) => ({
      method: 'POST' as const,
      path: `${pathOf}/changes`,
      body: { changes: changes.map((one) => ({ id: newId(Date.now()), change: one })) },
    });
    const total = rounds ?? 10_000;
    let faults = 0;
    for (let from = 0; from < total; from += AT_ONCE) {
      const ids = Array.from({ length: Math.min(AT_ONCE, total - from) }, () => newId(Date.now()));
      await must(caller, change(...ids.map((id) => ({ do: 'add-node', node: blankNode({ id }) }))));
      const answers = await Promise.all(
        ids.flatMap((id, i) => {
          const race = [
            send(
              caller,
              i % 2 === 0 ? change({ do: 'remove-node', id }) : { method: 'DELETE', path: `${pathOf}/nodes/${id}` },
            ),
            send(
              caller,
              i % 4 < 2
                ? change({ do: 'patch-node', id, patch: { title: 'again' } })
                : { method: 'PUT', path: `/api/nodes/${id}`, body: { title: 'again' } },
            ),
          ];
          return i % 3 === 0 ? race.toReversed() : race;
        }),
      );
      faults += answers.filter(({ status }) => status === 0 || status >= 500).length;
    }
    const { nodes } = await must<{ nodes: unknown[] }>(caller, { method: 'GET', path: `${pathOf}/board` });
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    return {
      isMet: nodes.length === 0 && faults === 0,
      figures: `${total} pairs, ${nodes.length} nodes came back, ${faults} faults`,
    };
  },
};

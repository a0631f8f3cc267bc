import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer } from '../durability/server.ts';
import { must, newCanvas, send, signIn } from '../load/caller.ts';
import type { Row } from './row.ts';

const AT_ONCE = 20;
/** So much later the second of a pair begins at most. */
const LATEST_MS = 40;
/** Done, done without effect, gone, or changed meanwhile. */
const ALLOWED: ReadonlySet<number> = new Set([200, 204, 404, 412]);

export const deleteRaces: Row = {
  id: 'B4',
  what: 'a deletion and a change of the same node at once: the node is gone afterwards, and every call is answered as done, gone or changed meanwhile',
  rounds: 10_000,
  async run({ rounds, isOver }) {
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
    let tried = 0;
    const others: Record<number, number> = {};
    let refused = 0;
    while (tried < rounds && !isOver()) {
      const ids = Array.from({ length: Math.min(AT_ONCE, rounds - tried) }, () => newId(Date.now()));
      await must(caller, change(...ids.map((id) => ({ do: 'add-node', node: blankNode({ id }) }))));
      const answers = await Promise.all(
        ids.flatMap((id, i) => {
          const deletion =
            i % 2 === 0
              ? change({ do: 'remove-node', id })
              : { method: 'DELETE' as const, path: `${pathOf}/nodes/${id}` };
          const update =
            i % 4 < 2
              ? change({ do: 'patch-node', id, patch: { title: 'again' } })
              : { method: 'PUT' as const, path: `/api/nodes/${id}`, body: { title: 'again' } };
          const [first, second] = Math.random() < 0.5 ? [deletion, update] : [update, deletion];
          return [send(caller, first), pause(Math.random() * LATEST_MS).then(() => send(caller, second))];
        }),
      );
      tried += ids.length;
      for (const { status } of answers) {
        if (status === 404 || status === 412) refused += 1;
        if (!ALLOWED.has(status)) others[status] = (others[status] ?? 0) + 1;
      }
    }
    const { nodes } = await must<{ nodes: unknown[] }>(caller, { method: 'GET', path: `${pathOf}/board` });
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
    return {
      isMet: nodes.length === 0 && Object.keys(others).length === 0,
      tried,
      figures: `${tried} pairs, ${nodes.length} nodes came back, ${refused} calls answered 404 or 412, other statuses: ${JSON.stringify(others)}`,
    };
  },
};

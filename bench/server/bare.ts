import Fastify from 'fastify';
import { applyChange, type BoardChange } from '../../src/contract/board/changes.ts';
import * as store from '../../src/server/boards/boards.store.ts';
import { writeEvents } from '../../src/server/boards/events.store.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { openDatabase } from '../../src/server/platform/db/open-database.ts';

/**
 * The same statements on the same database as the product's, behind bare routes: nobody is asked who he is, nothing is
 * checked, nobody is told. What the product makes of the machine is measured against it.
 */
const config = readConfig(process.env);
const database = await openDatabase(config, createLog(config));
const app = Fastify({ logger: false });

app.get<{ Params: { boardId: string } }>('/boards/:boardId', (request) =>
  store.readWhole(database.db, request.params.boardId),
);

interface Body {
  boardId: string;
  changes: { id: string; change: BoardChange & { do: 'patch-node' } }[];
}
app.post<{ Body: Body }>('/changes', async ({ body: { boardId, changes } }) => {
  const at = new Date();
  return database.tx(async (tx) => {
    const standing = await store.lockBoard(tx, boardId);
    await store.readPast(
      tx,
      boardId,
      changes.map(({ id }) => id),
    );
    const before = await store.readPart(tx, boardId, { nodes: changes.map(({ change }) => change.id) });
    const after = changes.reduce((board, { change }) => applyChange(board, change), {
      nodes: before.nodes,
      edges: [],
    } as {
      nodes: typeof before.nodes;
      edges: typeof before.edges;
    });
    const events = changes.map((one, i) => ({
      ...one,
      seq: (standing?.seq ?? 0) + i + 1,
      actorId: null,
      at: at.toISOString(),
    }));
    await writeEvents(tx, { boardId, actorId: null, at, growth: 0 }, events);
    await store.writeNodes(
      tx,
      boardId,
      after.nodes.map((node) => ({ ...node, ordinal: before.ordinals.get(node.id) ?? 0 })),
    );
    return { seq: events.at(-1)?.seq };
  });
});

app.get('/api/health', () => ({ ok: true }));
await app.listen({ port: config.port, host: '127.0.0.1' });

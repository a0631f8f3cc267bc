import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newId } from '../src/contract/base/id.ts';
import { blankNode } from '../src/contract/board/blank.ts';
import { findFreePort } from '../src/server/platform/free-port.ts';
import { startPostgres } from '../src/server/testing/postgres.ts';
import { startServer, type ServerPlace } from './durability/server.ts';
import { must, send, signIn, type Call, type Caller } from './load/caller.ts';
import { watchMemory } from './load/memory.ts';
import { percentilesOf } from './load/percentiles.ts';
import { listen, titleAt } from './server/listeners.ts';

/**
 * One board of a thousand cards: how long a change takes to be acknowledged and to reach 200 and 1,000 listeners at ten
 * changes a second, what memory that takes, and how many reads and changes a second four callers get, beside bare routes with
 * the same statements on the same database. Where PostgreSQL is on the machine, the same on it.
 */
const BARS = { deliveredMs: 100, memoryMib: 500, ofBare: 0.5 } as const;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' }, only: { type: 'string' } } });
const SECONDS = Number(values.seconds);
const CARDS = 1_000;
const CHANGES_A_SECOND = 10;
const CALLERS = 4;
/** One account has no more than a hundred channels. */
const PEOPLE = 12;
const BARE = path.resolve(import.meta.dirname, 'server/bare.ts');

const figures: Record<string, object> = {};
let isMet = true;
if (values.only !== 'postgresql') figures['embedded'] = await onDatabase('embedded', null);
if (values.only !== 'embedded') {
  const postgres = await startPostgres();
  if ('missing' in postgres) console.log(postgres.missing);
  else
    try {
      figures['postgresql'] = await onDatabase('PostgreSQL', postgres.url);
    } finally {
      await postgres.stop();
    }
}
console.log(JSON.stringify({ bench: 'server', ...figures, met: isMet }));
process.exit(isMet ? 0 : 1);

async function onDatabase(name: string, databaseUrl: string | null): Promise<object> {
  console.log(`\n${name}`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-server-'));
  const place: ServerPlace = { port: await findFreePort(), dataDir, databaseUrl };
  const { server, boardId, people, projectId, nodeIds } = await prepare(place);
  const board = `/api/projects/${projectId}`;
  const change = (title: string): Call => {
    const id = nodeIds[Math.floor(Math.random() * nodeIds.length)] ?? '';
    const body = { changes: [{ id: newId(Date.now()), change: { do: 'patch-node', id, patch: { title } } }] };
    return { method: 'POST', path: `${board}/changes`, body };
  };
  const crowds: Record<string, object> = {};
  for (const count of [200, 1_000])
    crowds[count] = await toListeners({ pid: server.pid, people, projectId, count }, change);
  const ours = {
    reads: await perSecond(people, () => ({ method: 'GET', path: `${board}/board` })),
    changes: await perSecond(people, () => change('changed')),
  };
  await server.kill();
  const bare = await startServer({ ...place, program: BARE });
  if (bare.readyMs === null) throw new Error(bare.said());
  const strangers = people.map((): Caller => ({ url: bare.url, headers: {} }));
  const theirs = {
    reads: await perSecond(strangers, () => ({ method: 'GET', path: `/boards/${boardId}` })),
    changes: await perSecond(strangers, () => {
      const { body } = change('changed');
      return { method: 'POST', path: '/changes', body: { boardId, ...(body as object) } };
    }),
  };
  await bare.kill();
  await rm(dataDir, { recursive: true, force: true });
  const ofBare = { reads: share(ours.reads, theirs.reads), changes: share(ours.changes, theirs.changes) };
  for (const kind of ['reads', 'changes'] as const) {
    console.log(`${kind} a second ${ours[kind]}, of a bare route ${theirs[kind]}: ${ofBare[kind]}`);
    heed(ofBare[kind] >= BARS.ofBare);
  }
  return { listeners: crowds, ours, bare: theirs, ofBare };
}

async function prepare(place: ServerPlace) {
  const server = await startServer(place);
  if (server.readyMs === null) throw new Error(server.said());
  const people: Caller[] = [];
  for (let i = 0; i < PEOPLE; i += 1)
    people.push(await signIn(server.url, { email: `person-${i}@example.com`, name: `Person ${i}` }));
  const [owner, ...others] = people;
  if (!owner) throw new Error('nobody came');
  const org = await must<{ id: string }>(owner, { method: 'POST', path: '/api/orgs', body: { name: 'Bench' } });
  const project = await must<{ id: string }>(owner, {
    method: 'POST',
    path: '/api/projects',
    body: { orgId: org.id, name: 'Bench' },
  });
  for (const [i, who] of others.entries()) {
    const invitation = await must<{ id: string }>(owner, {
      method: 'POST',
      path: `/api/projects/${project.id}/invitations`,
      body: { email: `person-${i + 1}@example.com`, role: 'editor' },
    });
    await must(who, { method: 'POST', path: `/api/invitations/${invitation.id}/accept` });
  }
  const nodeIds = Array.from({ length: CARDS }, () => newId(Date.now()));
  for (let from = 0; from < CARDS; from += 250)
    await must(owner, {
      method: 'POST',
      path: `/api/projects/${project.id}/changes`,
      body: {
        changes: nodeIds.slice(from, from + 250).map((id, i) => ({
          id: newId(Date.now()),
          change: {
            do: 'add-node',
            node: blankNode({
              id,
              content: '가나다 '.repeat(60),
              position: { x: ((from + i) % 40) * 320, y: ((from + i) / 40) * 240 },
            }),
          },
        })),
      },
    });
  const { boardId } = await must<{ boardId: string }>(owner, {
    method: 'GET',
    path: `/api/projects/${project.id}/board`,
  });
  return { server, people, projectId: project.id, boardId, nodeIds };
}

async function toListeners(
  { pid, people, projectId, count }: { pid: number; people: readonly Caller[]; projectId: string; count: number },
  change: (title: string) => Call,
): Promise<object> {
  const most = watchMemory(pid);
  const [first] = people;
  if (!first) throw new Error('nobody came');
  const path = `/api/projects/${projectId}/board`;
  const board = await must<{ boardId: string; seq: number }>(first, { method: 'GET', path });
  const listeners = await listen(people, board, count);
  const acknowledged: number[] = [];
  let failed = 0;
  const under: Promise<void>[] = [];
  const tell = async (person: Caller): Promise<void> => {
    const { status, ms } = await send(person, change(titleAt(performance.now())));
    acknowledged.push(ms);
    if (status !== 200) failed += 1;
  };
  const startedAt = performance.now();
  const total = SECONDS * CHANGES_A_SECOND;
  for (let sent = 0; sent < total; sent += 1) {
    const person = people[sent % people.length];
    if (person) under.push(tell(person));
    await pause(Math.max(0, startedAt + ((sent + 1) * 1_000) / CHANGES_A_SECOND - performance.now()));
  }
  await Promise.all(under);
  await pause(1_000);
  const delivered = percentilesOf(listeners.delays());
  const memoryMib = most();
  const open = listeners.open();
  await listeners.close();
  const ack = percentilesOf(acknowledged);
  const missing = total * count - delivered.count;
  console.log(
    `${count} listeners: delivered p50 ${delivered.p50} p95 ${delivered.p95} p99 ${delivered.p99} ms, ${missing} of ${total * count} missing; ` +
      `acknowledged p50 ${ack.p50} p95 ${ack.p95} p99 ${ack.p99} ms, ${failed} failed; memory ${memoryMib} MiB; ${open} still open`,
  );
  heed(delivered.p95 <= BARS.deliveredMs && memoryMib <= BARS.memoryMib && missing === 0 && failed === 0);
  return { delivered, acknowledged: ack, missing, failed, memoryMib };
}

/** How many answers a second four callers get, each one call after the other. Throws where one is refused. */
async function perSecond(people: readonly Caller[], next: () => Call): Promise<number> {
  const end = performance.now() + SECONDS * 500;
  const startedAt = performance.now();
  let answered = 0;
  await Promise.all(
    people.slice(0, CALLERS).map(async (person) => {
      while (performance.now() < end) {
        const { status } = await send(person, next());
        if (status !== 200) throw new Error(`answered ${status}`);
        answered += 1;
      }
    }),
  );
  return Math.round((answered * 10_000) / (performance.now() - startedAt)) / 10;
}

function share(ours: number, bare: number): number {
  return Math.round((ours / bare) * 100) / 100;
}

function heed(isInBar: boolean): void {
  isMet &&= isInBar;
}

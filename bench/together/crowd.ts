import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { startServer, type RunningServer } from '../durability/server.ts';
import { must, signIn, type Caller } from '../load/caller.ts';

/** The real server on the embedded database, as a process of its own, until the work is done. */
export async function withServer<T>(work: (server: RunningServer) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'maru-together-'));
  const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
  try {
    if (server.readyMs === null) throw new Error(`the server did not start: ${server.said()}`);
    return await work(server);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** So many people who may edit this canvas of the owner's, each signed in by the form. */
export async function inviteCrowd(owner: Caller, boardId: string, count: number): Promise<Caller[]> {
  const people: Caller[] = [];
  for (let i = 0; i < count; i++) {
    const email = `crowd-${i}@example.com`;
    const who = await signIn(owner.url, { email, name: `사람 ${i}` });
    const path = `/api/boards/${boardId}/invitations`;
    const { id } = await must<{ id: string }>(owner, { method: 'POST', path, body: { email, role: 'editor' } });
    await must(who, { method: 'POST', path: `/api/invitations/${id}/accept` });
    people.push(who);
  }
  return people;
}

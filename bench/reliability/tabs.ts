import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '../../src/contract/base/id.ts';
import { blankNode } from '../../src/contract/board/blank.ts';
import { findFreePort } from '../../src/server/platform/free-port.ts';
import { openLive, type LiveClient } from '../../src/server/testing/live-client.ts';
import { startServer, type RunningServer } from '../durability/server.ts';
import { must, newCanvas, signIn, type Caller } from '../load/caller.ts';

/** A server with a board, for rows that are about its live channel. */
export interface LiveBoard {
  server: RunningServer;
  caller: Caller;
  canvasId: string;
  boardId: string;
  /** Adds so many notes in one request; answers the number of the last change. */
  write: (notes: number, content?: string) => Promise<number>;
  /** Another tab, joined after `since`. */
  join: (since: number, by?: Caller) => Promise<LiveClient>;
  end: () => Promise<void>;
}

export async function openLiveBoard(name: string): Promise<LiveBoard> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `maru-${name}-`));
  const server = await startServer({ port: await findFreePort(), dataDir, databaseUrl: null });
  if (server.readyMs === null) throw new Error(server.said());
  const caller = await signIn(server.url);
  const canvasId = await newCanvas(caller, name);
  const { boardId } = await must<{ boardId: string }>(caller, { method: 'GET', path: `/api/canvases/${canvasId}` });
  return {
    server,
    caller,
    canvasId,
    boardId,
    async write(notes, content = '') {
      const changes = Array.from({ length: notes }, () => ({
        id: newId(Date.now()),
        change: { do: 'add-node', node: blankNode({ id: newId(Date.now()), content }) },
      }));
      const path = `/api/canvases/${canvasId}/changes`;
      return (await must<{ seq: number }>(caller, { method: 'POST', path, body: { changes } })).seq;
    },
    async join(since, by = caller) {
      const { cookie = '', origin = '' } = by.headers;
      const tab = await openLive(server.url, { cookie, origin });
      tab.say({ do: 'join', boardId, since });
      await tab.until(() => tab.heard.some(({ say }) => say === 'joined' || say === 'reset'));
      return tab;
    },
    async end() {
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

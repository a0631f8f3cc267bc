import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Actor } from '#contract/access/can.ts';
import { OWNER } from '#contract/board/audience.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import type { AccessPort, MountDeps } from '../platform/http/mount.ts';
import { openLive, type LiveClient } from '../testing/live-client.ts';
import { createHub, type Hub } from './hub.ts';
import { createPresence } from './presence.ts';
import { mountLive, websocketOptions } from './socket.ts';

/** The channel alone, over a board that is a list of changes: what passes over the wire can be chosen here. */
const boardId = randomUUID();
const person: Actor = { id: randomUUID(), isSystemAdmin: false };
let app: FastifyInstance;
let hub: Hub;
let url: string;
let now: Actor | null;
let past: BoardEvent[];
/** Whether the past may not be told, as on a board where something is hidden from who looks; and how often it was asked. */
let isWithheld: boolean;
let askings: number;

const event = (seq: number): BoardEvent => ({
  seq,
  id: randomUUID(),
  actorId: person.id,
  change: { do: 'remove-node', id: boardId },
  at: '2026-01-01T00:00:00.000Z',
});
const accept = (): BoardEvent => {
  const accepted = event(past.length + 1);
  past.push(accepted);
  return accepted;
};
const tell = (...events: BoardEvent[]) => hub.tell(boardId, { say: 'changes', boardId, events });
const open = (): Promise<LiveClient> => openLive(url, { origin: url });
const seqsOf = (tab: LiveClient) => tab.events().map(({ seq }) => seq);

async function join(since = 0): Promise<LiveClient> {
  const tab = await open();
  tab.say({ do: 'join', boardId, since });
  await tab.until(() => tab.heard.some((message) => message.say === 'joined'));
  return tab;
}

beforeEach(async () => {
  [hub, now, past, isWithheld, askings] = [createHub(), person, [], false, 0];
  app = fastify();
  await app.register(websocket, websocketOptions);
  const board = async (id: string) =>
    id === boardId ? { boardId, canvasId: null, projectId: null, role: 'owner' as const, principal: OWNER } : null;
  const boardOf: AccessPort['boardOf'] = {
    board,
    canvas: board,
    project: board,
    node: board,
    edge: board,
    file: board,
    conversation: board,
    run: board,
    thread: board,
    comment: board,
  };
  const http = { access: { actorOf: async () => person, boardOf } } as unknown as MountDeps;
  const config = { publicUrl: '' };
  const log = createLog({ logLevel: 'silent' });
  mountLive(app, http, {
    config,
    hub,
    clock: systemClock,
    log,
    readEvents: async (_, since) => {
      askings++;
      const reset = isWithheld && since < past.length;
      return { seq: past.length, reset, events: reset ? [] : past.slice(since) };
    },
    seesNode: async () => true,
    guestMessage: () => null,
    actorNow: async () => now,
    presence: createPresence({ clock: systemClock, log, hub, openNodes: async (_, ids) => [...ids] }),
    openNodes: async (_, nodeIds) => [...nodeIds],
    appearanceOf: async () => ({ key: '', name: '', colour: 0, isGuest: false }),
    sayToTabs: async () => {},
    ping: { everyMs: 60, answerMs: 40 },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  config.publicUrl = url;
});
afterEach(() => app.close());

describe('a live socket', () => {
  it('is gone soon when its peer has vanished without a word, and stays while the peer answers', async () => {
    const answering = await open();
    const mute = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { origin: url }, autoPong: false });
    const code = await new Promise((resolve) => mute.on('close', resolve));
    expect(code).toBe(1006);
    expect(answering.socket.readyState).toBe(WebSocket.OPEN);
    await vi.waitFor(() => expect(app.websocketServer.clients.size).toBe(1));
  });

  it('is closed when its session ends by time, though nobody announces that', async () => {
    const tab = await open();
    now = null;
    expect(await tab.closed).toBe(4401);
  });

  it('is let go when it does not read what it is told', async () => {
    const tab = await join();
    tab.socket.pause();
    const padding = 'x'.repeat(200_000);
    await vi.waitFor(
      () => {
        hub.tell(boardId, { say: 'chat', boardId: padding, nodeId: boardId, conversationId: null, runId: null });
        expect(hub.has(boardId)).toBe(false);
      },
      { timeout: 8_000, interval: 5 },
    );
  });

  it('fetches what it was not told, and drops what it was told before', async () => {
    const tab = await join();
    tell(accept());
    const [two, three] = [accept(), accept()];
    tell(three);
    tell(two);
    tell(two, three, accept());
    await tab.until(() => tab.events().length >= 4);
    expect(seqsOf(tab)).toEqual([1, 2, 3, 4]);
  });

  it('learns by itself of changes that nobody told it', async () => {
    const tab = await join();
    accept();
    await tab.until(() => tab.events().length === 1);
    expect(seqsOf(tab)).toEqual([1]);
  });

  it('does not send somebody to read the board anew because of a change that is on its way', async () => {
    isWithheld = true;
    const tab = await join();
    const late = accept();
    const before = askings;
    await vi.waitFor(() => expect(askings).toBeGreaterThan(before + 1));
    tell(late);
    await tab.until(() => tab.events().length === 1);
    expect(tab.heard.map(({ say }) => say)).not.toContain('reset');
  });

  it('survives the end of an older socket of the same tab', async () => {
    const [old, young] = [await join(), await join()];
    old.socket.terminate();
    await vi.waitFor(() => expect(app.websocketServer.clients.size).toBe(1));
    tell(accept());
    await young.until(() => young.events().length === 1);
    young.say({ do: 'join', boardId, since: 1 });
    await young.until(() => young.heard.filter((message) => message.say === 'joined').length === 2);
    tell(accept());
    await young.until(() => young.events().length === 2);
    expect(seqsOf(young)).toEqual([1, 2]);
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { OTHER_ACCOUNT_CLOSE } from '#contract/live/path.ts';
import { onUnauthorized, sendAs } from './api.ts';
import { openLiveSocket, readLiveMessage } from './live-socket.ts';

it('what the server says is read', () => {
  expect(readLiveMessage('{"say":"refused","boardId":"b1"}')).toEqual({ say: 'refused', boardId: 'b1' });
});

it.each(['', '{', 'null', '7', '"say"', '[]', '{"do":"ping"}'])('%j is nothing that it says', (said) => {
  expect(readLiveMessage(said)).toBeNull();
});

describe('a line to the server', () => {
  let server: WebSocketServer;
  let told: unknown[];
  beforeEach(async () => {
    server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await once(server, 'listening');
    vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    told = [];
    onUnauthorized((code) => void told.push(code));
  });
  afterEach(() => {
    sendAs('');
    onUnauthorized(() => undefined);
    vi.unstubAllGlobals();
    server.close();
  });

  /** Opens one that the server closes with this code, and answers what it was asked for. */
  async function openAndClose(code: number): Promise<string | undefined> {
    const asked = new Promise<string | undefined>((resolve) =>
      server.on('connection', (socket, { url }) => {
        socket.close(code);
        resolve(url);
      }),
    );
    const line = openLiveSocket();
    await new Promise<void>((resolve) => line.addEventListener('close', resolve));
    return asked;
  }

  it('names whose page it is from', async () => {
    sendAs('me');
    expect(await openAndClose(1001)).toBe('/api/live?account=me');
  });

  it('names nobody while nobody is known', async () => {
    expect(await openAndClose(1001)).toBe('/api/live');
  });

  it.each([
    [OTHER_ACCOUNT_CLOSE, ['other-account']],
    [4401, []],
    [1001, []],
  ])('that is closed with %i says of who is signed in: %j', async (code, words) => {
    sendAs('me');
    await openAndClose(code);
    expect(told).toEqual(words);
  });
});

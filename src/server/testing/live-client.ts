import { WebSocket } from 'ws';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import { LIVE_ACCOUNT, LIVE_PATH, type LiveMessage, type LiveRequest } from '#contract/live/messages.ts';

/** A tab's live channel, with all that it was told. */
export interface LiveClient {
  socket: WebSocket;
  heard: LiveMessage[];
  say: (request: LiveRequest) => void;
  /** The changes it was told, in the order in which they came. */
  events: () => BoardEvent[];
  /** Resolves as soon as it holds; rejects after ten seconds with what was heard. */
  until: (holds: () => boolean) => Promise<void>;
  /** The code with which the other side closed. */
  closed: Promise<number>;
}

/**
 * Opens the channel at `url` (the product's own address), for a page of this account where one is named. Rejects with the
 * HTTP status when it is refused.
 */
export function openLive(url: string, headers: Record<string, string>, account = ''): Promise<LiveClient> {
  const address = new URL(LIVE_PATH, url.replace(/^http/, 'ws'));
  if (account !== '') address.searchParams.set(LIVE_ACCOUNT, account);
  const socket = new WebSocket(address, { headers });
  const heard: LiveMessage[] = [];
  const watchers = new Set<() => void>();
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()) as LiveMessage);
    watchers.forEach((look) => look());
  });
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const end = setTimeout(
        () => reject(new Error(`waited in vain; heard ${JSON.stringify(heard).slice(0, 2_000)}`)),
        10_000,
      );
      const look = () => {
        if (!holds()) return;
        clearTimeout(end);
        watchers.delete(look);
        resolve();
      };
      watchers.add(look);
      look();
    });
  const client: LiveClient = {
    socket,
    heard,
    say: (request) => socket.send(JSON.stringify(request)),
    events: () => heard.flatMap((message) => (message.say === 'changes' ? message.events : [])),
    until,
    closed,
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(client));
    socket.on('unexpected-response', (_, answer) => {
      answer.resume();
      reject(new Error(String(answer.statusCode)));
    });
    socket.on('error', reject);
  });
}

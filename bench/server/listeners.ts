import { WebSocket } from 'ws';
import { LIVE_PATH } from '../../src/contract/live/messages.ts';
import type { Caller } from '../load/caller.ts';

export interface Listeners {
  /** How long each change was on its way to each listener, in milliseconds; emptied by reading. */
  delays: () => number[];
  /** Of those that were opened, how many are still open. */
  open: () => number;
  close: () => Promise<void>;
}

/** The time at which a change was sent stands in the title that it gives. */
export const titleAt = (now: number): string => `at=${now.toFixed(1)};`;
const SENT_AT = /at=([\d.]+);/;
const AT_ONCE = 25;

/** Opens `count` channels of these people by turns, all of them on one board as it stands. Rejects when one is refused. */
export async function listen(
  people: readonly Caller[],
  { boardId, seq }: { boardId: string; seq: number },
  count: number,
): Promise<Listeners> {
  let delays: number[] = [];
  const sockets: WebSocket[] = [];
  const openOne = async (person: Caller) => {
    const address = new URL(LIVE_PATH, person.url.replace(/^http/, 'ws'));
    const socket = new WebSocket(address, { headers: person.headers, perMessageDeflate: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('unexpected-response', (_, answer) =>
        reject(new Error(`a channel was refused: ${answer.statusCode}`)),
      );
      socket.once('open', () => socket.send(JSON.stringify({ do: 'join', boardId, since: seq })));
      socket.once('message', () => resolve());
    });
    socket.on('message', (data: Buffer) => {
      const sentAt = SENT_AT.exec(data.toString('latin1'))?.[1];
      if (sentAt) delays.push(performance.now() - Number(sentAt));
    });
    sockets.push(socket);
  };
  for (let from = 0; from < count; from += AT_ONCE) {
    const turn = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => people[(from + i) % people.length]);
    await Promise.all(turn.map((person) => person && openOne(person)));
  }
  return {
    delays() {
      const all = delays;
      delays = [];
      return all;
    },
    open: () => sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length,
    async close() {
      await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((resolve) => {
              if (socket.readyState === WebSocket.CLOSED) return resolve();
              socket.once('close', () => resolve());
              socket.close();
            }),
        ),
      );
    },
  };
}

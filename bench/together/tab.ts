import { WebSocket } from 'ws';
import { LIVE_PATH, type LiveRequest } from '../../src/contract/live/messages.ts';

/** What a tab hears, as it came over the wire, and when. */
type Hear = (text: string, atMs: number) => void;

export interface Tab {
  say: (request: LiveRequest) => void;
  /** Resolves when all that it said before was dealt with; rejects where the channel is closed before. */
  settled: () => Promise<void>;
  onHear: Hear;
  closed: Promise<void>;
  end: () => void;
}

/** A live channel that keeps nothing: for many of them on a machine that is busy. */
export async function openTab(url: string, headers: Record<string, string>): Promise<Tab> {
  const address = new URL(LIVE_PATH, url.replace(/^http/, 'ws'));
  const socket = new WebSocket(address, { headers: { origin: url, ...headers }, perMessageDeflate: false });
  const waiting: (() => void)[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const tab: Tab = {
    say: (request) => socket.send(JSON.stringify(request)),
    settled: () => {
      const answered = new Promise<void>((resolve) => void waiting.push(resolve));
      tab.say({ do: 'ping' });
      return Promise.race([answered, closed.then(() => Promise.reject(new Error('the channel was closed')))]);
    },
    onHear: () => undefined,
    closed,
    end: () => socket.terminate(),
  };
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text === '{"say":"pong"}') waiting.shift()?.();
    else tab.onHear(text, performance.now());
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
    socket.once('unexpected-response', (_, answer) => reject(new Error(`a channel was refused: ${answer.statusCode}`)));
  });
  return tab;
}

/** The same, looking at a board from this number on. */
export async function openOnBoard(
  url: string,
  headers: Record<string, string>,
  { boardId, seq }: { boardId: string; seq: number },
): Promise<Tab> {
  const tab = await openTab(url, headers);
  tab.say({ do: 'join', boardId, since: seq });
  await tab.settled();
  return tab;
}

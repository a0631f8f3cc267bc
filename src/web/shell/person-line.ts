import { LIVE_PATH } from '#contract/live/path.ts';
import type { LiveMessage, LiveRequest } from '#contract/live/messages.ts';

/** The part of a WebSocket that is used. */
interface Socket {
  send: (text: string) => void;
  close: () => void;
  addEventListener: ((what: 'open' | 'close', heard: () => void) => void) &
    ((what: 'message', heard: (message: { data: unknown }) => void) => void);
}

/** Says something on the line that stands; words on a line that is gone are lost. */
export type Say = (request: LiveRequest) => void;

interface LineParts {
  open?: () => Socket;
  /** The line stands (again): what was told meanwhile has to be read. */
  onOpen: (say: Say) => void;
  onMessage: (message: LiveMessage) => void;
  random?: () => number;
}

const PING_MS = 25_000;
const SILENCE_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

const openSocket = (): Socket => new WebSocket(location.origin.replace(/^http/, 'ws') + LIVE_PATH);

/** Hears what concerns the person of this tab, and comes back by itself after a dropped line. The answer ends it. */
export function openPersonLine({ open = openSocket, onOpen, onMessage, random = Math.random }: LineParts): () => void {
  let isClosed = false;
  let failures = 0;
  let socket: Socket | null = null;
  let ping: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), SILENCE_MS);
  };
  const stop = () => {
    clearInterval(ping);
    clearTimeout(silence);
    clearTimeout(retry);
  };
  const connect = () => {
    const mine = open();
    socket = mine;
    mine.addEventListener('open', () => {
      failures = 0;
      const say: Say = (request) => mine.send(JSON.stringify(request));
      ping = setInterval(() => say({ do: 'ping' }), PING_MS);
      onOpen(say);
    });
    mine.addEventListener('message', ({ data }) => {
      hear();
      const message = isClosed ? null : read(data);
      if (message) onMessage(message);
    });
    mine.addEventListener('close', () => {
      stop();
      if (isClosed || socket !== mine) return;
      const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++);
      retry = setTimeout(connect, delay * (0.75 + random() / 2));
    });
    hear();
  };
  connect();
  return () => {
    isClosed = true;
    stop();
    socket?.close();
  };
}

function read(data: unknown): LiveMessage | null {
  try {
    return JSON.parse(String(data)) as LiveMessage | null;
  } catch {
    return null;
  }
}

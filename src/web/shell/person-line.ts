import type { LiveMessage, LiveRequest } from '#contract/live/messages.ts';
import { openLiveSocket, PING_MS, readLiveMessage, SILENCE_MS, type LiveSocket } from '../lib/live-socket.ts';

/** Says something on the line that stands; words on a line that is gone are lost. */
export type Say = (request: LiveRequest) => void;

interface LineParts {
  open?: () => LiveSocket;
  /** The line stands (again): what was told meanwhile has to be read. */
  onOpen: (say: Say) => void;
  onMessage: (message: LiveMessage) => void;
  /** The line is gone, for now. */
  onClose?: () => void;
  random?: () => number;
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** Hears what concerns the person of this tab, and comes back by itself after a dropped line. The answer ends it. */
export function openPersonLine({
  open = openLiveSocket,
  onOpen,
  onMessage,
  onClose,
  random = Math.random,
}: LineParts): () => void {
  let isClosed = false;
  let failures = 0;
  let socket: LiveSocket | null = null;
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
      const message = isClosed ? null : readLiveMessage(data);
      if (message) onMessage(message);
    });
    mine.addEventListener('close', () => {
      stop();
      if (isClosed || socket !== mine) return;
      onClose?.();
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

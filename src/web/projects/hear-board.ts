import type { LiveMessage } from '#contract/live/messages.ts';
import { openLiveSocket, PING_MS, readLiveMessage, SILENCE_MS, type LiveSocket } from '../lib/live-socket.ts';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;
/** A number that no board reaches: its past is not told, only what happens from now on. */
const NOTHING_OF_THE_PAST = Number.MAX_SAFE_INTEGER;

/**
 * Hears what the live channel says about a board that is not shown itself, and comes back after a line that dropped or fell
 * silent. `onBack` says that something may have been missed in between. Answers how to stop.
 */
export function hearBoard(
  boardId: string,
  heard: { onMessage: (message: LiveMessage) => void; onBack: () => void },
  openSocket: () => LiveSocket = openLiveSocket,
): () => void {
  let socket: LiveSocket | null = null;
  let failures = 0;
  let hasJoined = false;
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let ping: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket?.close(), SILENCE_MS);
  };
  const open = () => {
    const mine = openSocket();
    socket = mine;
    hear();
    mine.addEventListener('open', () => {
      mine.send(JSON.stringify({ do: 'join', boardId, since: NOTHING_OF_THE_PAST }));
      ping = setInterval(() => mine.send(JSON.stringify({ do: 'ping' })), PING_MS);
    });
    mine.addEventListener('message', ({ data }) => {
      hear();
      const message = readLiveMessage(data);
      if (isOver || !message || !('boardId' in message) || message.boardId !== boardId) return;
      if (message.say === 'refused') return stop();
      if (message.say !== 'joined') return heard.onMessage(message);
      failures = 0;
      if (hasJoined) heard.onBack();
      hasJoined = true;
    });
    mine.addEventListener('close', () => {
      clearInterval(ping);
      clearTimeout(silence);
      if (isOver || socket !== mine) return;
      retry = setTimeout(open, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++));
    });
  };
  const stop = () => {
    isOver = true;
    clearTimeout(retry);
    clearInterval(ping);
    clearTimeout(silence);
    socket?.close();
  };
  open();
  return stop;
}

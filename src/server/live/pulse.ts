import type { WebSocket } from 'ws';

export interface Pulse {
  /** `beat` is called once a round: sessions end by time too. */
  watch: (socket: WebSocket, beat: () => void) => () => void;
  stop: () => void;
}

/** A round is walked in so many steps, so that a thousand sockets do not all ask the database in one moment. */
const STEPS = 30;

/** Pings every socket once a round, each in its own step; who does not answer is cut off. */
export function createPulse({ everyMs, answerMs }: { everyMs: number; answerMs: number }): Pulse {
  const steps = Array.from({ length: STEPS }, () => new Map<WebSocket, () => void>());
  const silent = new Set<WebSocket>();
  let now = 0;
  const round = setInterval(() => {
    now = (now + 1) % STEPS;
    const asked = [...(steps[now] ?? [])];
    for (const [socket, beat] of asked) {
      silent.add(socket);
      socket.ping();
      beat();
    }
    if (asked.length === 0) return;
    setTimeout(() => {
      for (const [socket] of asked) if (silent.has(socket)) socket.terminate();
    }, answerMs).unref();
  }, everyMs / STEPS);
  round.unref();
  return {
    watch(socket, beat) {
      const least = Math.min(...steps.map(({ size }) => size));
      const step = steps.find(({ size }) => size === least);
      step?.set(socket, beat);
      socket.on('pong', () => silent.delete(socket));
      return () => {
        step?.delete(socket);
        silent.delete(socket);
      };
    },
    stop: () => clearInterval(round),
  };
}

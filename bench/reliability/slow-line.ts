import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How a line carries what goes one way. */
export interface LineQuality {
  delayMs: number;
  /** Each segment takes so much more or less. */
  jitterMs: number;
  /** The share of segments that are lost and sent again. */
  loss: number;
  bytesPerSec: number;
}

/** What a segment of TCP holds, and after how long a lost one is sent again: a round trip and the least that Linux waits. */
const SEGMENT_BYTES = 1_460;
const LEAST_RETRANSMIT_MS = 200;

export interface SlowLine {
  port: number;
  /** Ends what goes over it, and lets nothing through until it is mended. */
  cut: () => void;
  mend: () => void;
  lost: () => number;
  close: () => void;
}

/**
 * A line to `toPort` of this machine as a telephone has it. As in TCP nothing overtakes: what follows a lost segment waits for
 * it. All that goes one way shares the line's width.
 */
export async function openSlowLine(toPort: () => number, quality: LineQuality): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  const free = { up: 0, down: 0 };
  let isCut = false;
  let lost = 0;
  const carry = (from: Socket, to: Socket, way: keyof typeof free): void => {
    let arrival = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      from.pause();
      for (let at = 0; at < bytes.length; at += SEGMENT_BYTES) {
        const segment = bytes.subarray(at, at + SEGMENT_BYTES);
        const now = performance.now();
        free[way] = Math.max(free[way], now) + (segment.length / quality.bytesPerSec) * 1_000;
        const isLost = Math.random() < quality.loss;
        if (isLost) lost += 1;
        const again = isLost ? 2 * quality.delayMs + LEAST_RETRANSMIT_MS : 0;
        const arrivesIn = free[way] - now + again + quality.delayMs + (Math.random() * 2 - 1) * quality.jitterMs;
        const travels = pause(arrivesIn);
        arrival = arrival.then(() => travels).then(() => void (to.destroyed || to.write(segment)));
      }
      // The sender's window: it goes on when the line has taken what it sent.
      void pause(Math.max(0, free[way] - performance.now())).then(() => from.resume());
    });
    from.on('end', () => void arrival.then(() => to.end()));
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: toPort(), host: '127.0.0.1', allowHalfOpen: true });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    if (isCut) near.destroy();
    carry(near, far, 'up');
    carry(far, near, 'down');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => void (isCut = false),
    lost: () => lost,
    close() {
      cut();
      server.close();
    },
  };
}

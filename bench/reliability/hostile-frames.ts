import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { LIVE_PATH } from '../../src/contract/live/messages.ts';
import { memoryOf, watchMemory } from '../load/memory.ts';
import type { Caller } from '../load/caller.ts';
import type { Row } from './row.ts';
import { openLiveBoard } from './tabs.ts';

const GROWTH_MIB = 20;
const [TEXT, CONTINUATION, CLOSE] = [0x1, 0x0, 0x8];
const PING = Buffer.from('{"do":"ping"}');

interface Attack {
  /** With which codes the socket may be closed. */
  codes: readonly number[];
  act: (socket: Socket) => Promise<void>;
}

const attacks: Record<string, Attack> = {
  'a thousand messages a second': {
    codes: [1008],
    async act(socket) {
      for (let i = 0; i < 1_000 && socket.writable; i += 1) {
        socket.write(frame(TEXT, PING));
        if (i % 50 === 49) await pause(50);
      }
    },
  },
  'frames over 64 KiB': {
    codes: [1009],
    act: async (socket) => void socket.write(frame(TEXT, Buffer.alloc(64 * 1024 + 1, 'x'))),
  },
  // Nobody agreed to compression, so such a frame is against the protocol.
  'a compressed bomb': {
    codes: [1002],
    act: async (socket) => void socket.write(frame(TEXT, deflateRawSync(Buffer.alloc(32 << 20)), { isPacked: true })),
  },
  'fragments of one byte': {
    codes: [1009, 1008],
    async act(socket) {
      const pieces = Buffer.concat(
        Array.from({ length: 1_000 }, () => frame(CONTINUATION, Buffer.from('x'), { isLast: false })),
      );
      socket.write(frame(TEXT, Buffer.from('x'), { isLast: false }));
      for (let i = 0; i < 80 && socket.writable; i += 1) {
        if (!socket.write(pieces)) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
      }
    },
  },
};

export const hostileFrames: Row = {
  id: 'R9',
  what: `Floods, frames over 64 KiB, compressed bombs and fragments of one byte close the socket; memory grows by ${GROWTH_MIB} MiB at most`,
  rounds: 20,
  async run({ rounds }) {
    const live = await openLiveBoard('r9');
    const total = rounds;
    const figures: string[] = [];
    let isMet = true;
    // What runs for the first time is compiled, which takes memory as well.
    for (const { act } of Object.values(attacks)) await attack(live.caller, act);
    for (const [name, { codes, act }] of Object.entries(attacks)) {
      await pause(1_000);
      const before = memoryOf(live.server.pid);
      const most = watchMemory(live.server.pid);
      const closed: number[] = [];
      for (let i = 0; i < total; i += 1) closed.push(await attack(live.caller, act));
      const growth = most() - before;
      isMet &&= growth <= GROWTH_MIB && closed.every((code) => codes.includes(code));
      figures.push(`${name}: ${total} × ${[...new Set(closed)].join(' and ')}, memory +${growth} MiB`);
    }
    await live.end();
    return { isMet, tried: total, figures: figures.join('; ') };
  },
};

/** Opens a socket, does that to it and answers the code with which it was closed; 0 for none. */
async function attack(caller: Caller, act: Attack['act']): Promise<number> {
  const { port } = new URL(caller.url);
  const socket = connect(Number(port), '127.0.0.1');
  let heard = Buffer.alloc(0);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  const isOpen = new Promise<void>((resolve) => {
    socket.on('data', (bytes: Buffer) => {
      heard = Buffer.concat([heard, bytes]);
      if (heard.includes('\r\n\r\n')) resolve();
      if (codeIn(heard) !== 0) socket.end();
    });
  });
  const { cookie = '' } = caller.headers;
  const head = [
    `GET ${LIVE_PATH} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: ${caller.url}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Extensions: permessage-deflate',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await isOpen;
  await act(socket);
  await Promise.race([ended, pause(5_000, null, { ref: false })]);
  socket.destroy();
  return codeIn(heard);
}

/** Masked with zeros, which leaves the payload as it is. */
function frame(opcode: number, payload: Buffer, { isLast = true, isPacked = false } = {}): Buffer {
  const first = (isLast ? 0x80 : 0) | (isPacked ? 0x40 : 0) | opcode;
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = first;
  head[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

/** The code of the close frame behind the answer to the handshake and other short frames; 0 where there is none. */
function codeIn(heard: Buffer): number {
  let at = heard.indexOf('\r\n\r\n') + 4;
  while (at >= 4 && at + 4 <= heard.length) {
    const length = (heard[at + 1] ?? 0) & 0x7f;
    if (((heard[at] ?? 0) & 0xf) === CLOSE) return heard.readUInt16BE(at + 2);
    at += 2 + length;
  }
  return 0;
}

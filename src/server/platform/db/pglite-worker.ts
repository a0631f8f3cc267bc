import { readFileSync } from 'node:fs';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { openDurable, type Program } from './durable-node-fs.ts';

/** First bytes of the messages of PostgreSQL's protocol that need care. The startup message has no type byte: it begins with 0. */
const frontend = { startup: 0, query: 0x51, terminate: 0x58 } as const;
const SYNC = 0x53;
const ERROR_RESPONSE = 0x45;

const isReadyForQuery = (frame: Uint8Array): boolean => frame[0] === 0x5a;

/** The messages in `bytes`, one after another. From a client (`from` given) the first may be a startup message without type byte. */
function* readFrames(bytes: Uint8Array, from?: typeof frontend): Generator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  while (at < bytes.length) {
    const isStartup = from !== undefined && bytes[at] === from.startup;
    const length = isStartup ? view.getInt32(at) : view.getInt32(at + 1) + 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

/** What the worker is started with: make (or restore) a directory and end, or serve connections on it. */
export interface WorkerOrder {
  directory: string;
  program: Program;
  make?: { backup: string | null };
}
/** What it is asked while it serves. */
export type WorkerRequest = { connect: MessagePort } | { ask: 'dump' | 'close' };
/** What it says. */
export type WorkerReply =
  { say: 'ready' | 'closed' } | { say: 'dump'; bytes: Uint8Array } | { say: 'failed'; reason: string };

const order = workerData as WorkerOrder;
const say = (reply: WorkerReply, move: ArrayBuffer[] = []) => parentPort?.postMessage(reply, move);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

try {
  if (order.make) {
    const { backup } = order.make;
    const made = await openDurable(order, backup ? new Blob([readFileSync(backup)]) : undefined);
    await made.close();
    say({ say: 'closed' });
  } else {
    serve(await openDurable(order));
    say({ say: 'ready' });
  }
} catch (error) {
  say({ say: 'failed', reason: reasonOf(error) });
  parentPort?.close();
}

/** One backend, many short connections: everything runs strictly one after another. */
function serve(database: PGlite): void {
  let last: Promise<unknown> = Promise.resolve();
  const next = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => say({ say: 'failed', reason: reasonOf(error) }));
  };
  parentPort?.on('message', (request: WorkerRequest) => {
    if ('connect' in request) {
      const answer = openSession(database);
      const port = request.connect;
      port.on('message', (bytes: Uint8Array) =>
        next(async () => {
          const reply = await answer(bytes);
          port.postMessage(reply, [reply.buffer as ArrayBuffer]);
        }),
      );
    } else if (request.ask === 'dump') {
      next(async () => {
        const bytes = new Uint8Array(await (await database.dumpDataDir('gzip')).arrayBuffer());
        say({ say: 'dump', bytes }, [bytes.buffer]);
      });
    } else {
      next(async () => {
        await database.close();
        say({ say: 'closed' });
        parentPort?.close();
      });
    }
  });
}

/** Speaks the frontend/backend protocol for one connection: bytes in, bytes out. */
function openSession(database: PGlite): (bytes: Uint8Array) => Promise<Uint8Array> {
  let isSkipping = false;
  return async (bytes) => {
    const parts: Uint8Array[] = [];
    for (const frame of readFrames(bytes, frontend)) {
      const type = frame[0];
      if (type === frontend.terminate) continue;
      if (type === frontend.startup) {
        // What the connection before left open must not reach the next one. Two calls: DISCARD ALL refuses company.
        await database.exec('ROLLBACK');
        await database.exec('DISCARD ALL');
      }
      if (isSkipping && type !== SYNC) continue;
      isSkipping = false;
      const answer = (await database.execProtocolRaw(frame, { syncToFs: false, throwOnError: false })).slice();
      if (type === frontend.startup || type === SYNC || type === frontend.query) {
        parts.push(answer);
        continue;
      }
      for (const reply of readFrames(answer)) {
        if (reply[0] === ERROR_RESPONSE) isSkipping = true;
        // After an error PGlite says ReadyForQuery at once; the protocol has it after Sync only.
        if (!isReadyForQuery(reply)) parts.push(reply);
      }
    }
    const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      joined.set(part, at);
      at += part.length;
    }
    return joined;
  };
}

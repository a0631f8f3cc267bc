import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { WorkerRequest } from './pglite-worker.ts';

/** A socket, as node-postgres wants one, whose other end is the database in the worker. */
export class PortStream extends Duplex {
  private readonly port: MessagePort;

  constructor(worker: Worker) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.on('message', (bytes: Uint8Array) => {
      if (bytes.length > 0) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    });
    worker.postMessage({ connect: port2 } satisfies WorkerRequest, [port2]);
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.port.ref();
    return this;
  }
  unref(): this {
    this.port.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.post(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.post(Buffer.concat(chunks.map((c) => c.chunk)));
    done();
  }

  private post(chunk: Buffer): void {
    const bytes = Uint8Array.from(chunk);
    this.port.postMessage(bytes, [bytes.buffer]);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.port.close();
    done(error);
  }
}

import type { Db } from './db/db.ts';

/** Durable work: survives a kill, is tried again, and runs at least once. Handlers must bear being run twice. */
export interface Jobs {
  /** Names a queue and the handler of its jobs. Call before `start`. */
  define: <T extends object>(
    name: string,
    options: JobOptions,
    handle: (data: T, signal: AbortSignal) => Promise<void>,
  ) => void;
  /** Queues a job; within `tx` it exists only if that commits. A `key` that is already waiting is not queued again. */
  send: <T extends object>(name: string, data: T, options?: { key?: string; tx?: Db }) => Promise<void>;
  start: () => Promise<void>;
  /** Stops taking jobs and waits for the running ones, up to `graceMs`; the rest is taken up at the next start. */
  stop: (graceMs: number) => Promise<void>;
}

export interface JobOptions {
  tries: number;
  retryDelaySec: number;
  timeLimitSec: number;
  parallel: number;
  /** Runs by itself too, at the start and then once in so many seconds for all instances together; its data is empty then. */
  everySec?: number;
}

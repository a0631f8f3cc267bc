import type { Db } from './db/db.ts';

/** Durable work: survives a kill, is tried again, and runs at least once. Handlers must bear being run twice. */
export interface Jobs {
  /** Names a queue and the handler of its jobs. Call before `start`. */
  define: <T extends object>(
    name: string,
    options: JobOptions,
    handle: (data: T, signal: AbortSignal) => Promise<void>,
  ) => void;
  /** Queues a job; within `tx` it exists only if that commits. */
  send: <T extends object>(name: string, data: T, options?: SendOptions) => Promise<void>;
  /** The same of many at once. */
  sendAll: <T extends object>(name: string, jobs: readonly QueuedJob<T>[], tx?: Db) => Promise<void>;
  /** How many jobs of a group wait in a queue; those that run do not count. */
  countWaiting: (name: string, group: string, tx?: Db) => Promise<number>;
  start: () => Promise<void>;
  /** Stops taking jobs and waits for the running ones, up to `graceMs`; the rest is taken up at the next start. */
  stop: (graceMs: number) => Promise<void>;
}

export interface QueuedJob<T> extends Omit<SendOptions, 'tx'> {
  data: T;
}

export interface SendOptions {
  /** One that is already waiting is not queued again. */
  key?: string;
  tx?: Db;
  /** Of these no more than `parallelOfGroup` run at once. */
  group?: string;
  /** The highest goes first, and of equal ones the oldest; 0 without. */
  priority?: number;
}

export interface JobOptions {
  tries: number;
  retryDelaySec: number;
  /** Each further try waits twice as long as the one before. */
  backsOff?: boolean;
  timeLimitSec: number;
  parallel: number;
  /** How many of one group may run at once on one instance; its other workers are left to others. */
  parallelOfGroup?: number;
  /** Runs by itself too, at the start and then once in so many seconds for all instances together; its data is empty then. */
  everySec?: number;
}

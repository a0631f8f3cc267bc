import type { Log } from '../log.ts';

/** Sends SQL on the connection that a message shall travel with. */
type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** How messages reach everybody who listens on a channel. */
export interface Bus {
  listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;
  /** `atCommit` is given within a transaction: what it holds back is sent when that commits, and forgotten when it does not. */
  notify: (channel: string, payload: string, query: Query, atCommit?: (send: () => void) => void) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Hands a message to everybody who listens. One who cannot read it, as what an instance of another version says, keeps it
 * from nobody else and ends no process.
 */
export function hear(listeners: Iterable<(payload: string) => void>, payload: string, log: Log): void {
  for (const heard of listeners)
    try {
      heard(payload);
    } catch (error) {
      log.error({ err: error }, 'a message between instances was not understood');
    }
}

/** For one process alone: no connection, no SQL. */
export function createLocalBus(log: Log): Bus {
  const ears = new Map<string, Set<(payload: string) => void>>();
  return {
    async listen(channel, heard) {
      const listeners = ears.get(channel) ?? new Set();
      ears.set(channel, listeners.add(heard));
      return async () => {
        listeners.delete(heard);
      };
    },
    async notify(channel, payload, _query, atCommit) {
      const send = () => setImmediate(() => hear(ears.get(channel) ?? [], payload, log));
      if (atCommit) atCommit(send);
      else send();
    },
    close: async () => ears.clear(),
  };
}

/** Sends SQL on the connection that a message shall travel with. */
type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** How messages reach everybody who listens on a channel. */
export interface Bus {
  listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;
  /** `atCommit` is given within a transaction: what it holds back is sent when that commits, and forgotten when it does not. */
  notify: (channel: string, payload: string, query: Query, atCommit?: (send: () => void) => void) => Promise<void>;
  close: () => Promise<void>;
}

/** For one process alone: no connection, no SQL. */
export function createLocalBus(): Bus {
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
      const send = () => setImmediate(() => ears.get(channel)?.forEach((heard) => heard(payload)));
      if (atCommit) atCommit(send);
      else send();
    },
    close: async () => ears.clear(),
  };
}

import { Client, escapeIdentifier } from 'pg';
import type { Log } from '../log.ts';
import { hear, type Bus } from './bus.ts';

const RETRY_MS = 1_000;

/** Messages between the instances on one PostgreSQL server: a connection of its own that listens, and comes back when it is lost. */
export function createServerBus(url: string, log: Log): Bus {
  const ears = new Map<string, Set<(payload: string) => void>>();
  let connected: Promise<Client> | null = null;
  let isClosed = false;

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => hear(ears.get(channel) ?? [], payload ?? '', log));
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'));
    client.on('end', () => {
      connected = null;
      if (!isClosed && ears.size > 0) setTimeout(() => void reconnect(), RETRY_MS).unref();
    });
    await client.connect();
    for (const channel of ears.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    return client;
  };
  const reconnect = async (): Promise<void> => {
    if (isClosed || connected) return;
    connected = connect();
    try {
      await connected;
      log.info('listening again');
    } catch {
      connected = null;
      setTimeout(() => void reconnect(), RETRY_MS).unref();
    }
  };

  return {
    async listen(channel, heard) {
      const listeners = ears.get(channel) ?? new Set();
      ears.set(channel, listeners.add(heard));
      connected ??= connect().catch((error: unknown) => {
        connected = null;
        throw error;
      });
      const client = await connected;
      await client.query(`listen ${escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(heard);
        if (listeners.size > 0 || ears.get(channel) !== listeners) return;
        ears.delete(channel);
        await (await connected)?.query(`unlisten ${escapeIdentifier(channel)}`);
      };
    },
    notify: async (channel, payload, query) => {
      await query('select pg_notify($1, $2)', [channel, payload]);
    },
    async close() {
      isClosed = true;
      await (await connected?.catch(() => null))?.end();
    },
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { FairLine } from './fair-line.ts';

const accounts = new AsyncLocalStorage<string>();
/** What the server does by itself waits in a line of its own. */
const OWN_WORK = '';

/** Does work whose statements wait in the line of this account, beside those of others. */
export const onBehalfOf = <T>(accountId: string, work: () => T): T => accounts.run(accountId, work);

type Done = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient['release']) => void;

/**
 * A pool whose next connection goes to the account that had one for the shortest time: however many statements somebody has
 * waiting, those of another wait for one of them. Waits as long as `connectionTimeoutMillis`, in the words of an ordinary pool.
 */
export class FairPool extends Pool {
  readonly #line: FairLine;

  constructor(config: PoolConfig & { max: number; connectionTimeoutMillis: number }) {
    super(config);
    this.#line = new FairLine({
      places: config.max,
      waitMs: config.connectionTimeoutMillis,
      now: () => performance.now(),
    });
  }

  /** How many wait for a connection. */
  get inLine(): number {
    return this.#line.waitingCount;
  }

  /** Ends when what waits has been answered: an ordinary pool waits for what is under way. */
  override async end(): Promise<void> {
    await this.#line.whenIdle();
    await super.end();
  }

  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | void {
    return done ? void this.#handOver(done) : this.#connect();
  }

  async #handOver(done: Done): Promise<void> {
    let client: PoolClient;
    try {
      client = await this.#connect();
    } catch (error) {
      done(error as Error, undefined, () => undefined);
      return;
    }
    done(undefined, client, client.release);
  }

  async #connect(): Promise<PoolClient> {
    const give = await this.#line.take(accounts.getStore() ?? OWN_WORK);
    if (!give) throw new Error('timeout exceeded when trying to connect');
    try {
      const client = await super.connect();
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        give();
      };
      return client;
    } catch (error) {
      give();
      throw error;
    }
  }
}

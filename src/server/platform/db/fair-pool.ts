import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isConnectionBroken } from './database-away.ts';
import { FairLine } from './fair-line.ts';

const accounts = new AsyncLocalStorage<string>();
/** What the server does by itself waits in a line of its own. */
const OWN_WORK = '';

/** Does work whose statements wait in the line of this account, beside those of others. */
export const onBehalfOf = <T>(accountId: string, work: () => T): T => accounts.run(accountId, work);

type Ask = (...given: unknown[]) => unknown;
type Done = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient['release']) => void;

/**
 * A pool whose next connection goes to the account that had one for the shortest time: however many statements somebody has
 * waiting, those of another wait for one of them. Waits as long as `connectionTimeoutMillis`, in the words of an ordinary pool.
 */
export class FairPool extends Pool {
  readonly #line: FairLine;
  readonly #inUse = new Set<Promise<void>>();

  constructor(config: PoolConfig & { max: number; connectionTimeoutMillis: number }) {
    super(config);
    this.#line = new FairLine({
      places: config.max,
      waitMs: config.connectionTimeoutMillis,
      now: () => performance.now(),
    });
  }

  /**
   * As that of an ordinary pool; a statement that met a broken connection is asked once more in a read-only transaction, which
   * lets reads through and no write. So a read back after a commit does not look as if nothing had been done.
   */
  override query: Pool['query'] = ((...given: unknown[]) => {
    const answer = (super.query as Ask)(...given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isConnectionBroken(error)) throw error;
      return this.#read(given).catch(() => Promise.reject(error));
    });
  }) as Pool['query'];

  async #read(given: unknown[]): Promise<unknown> {
    const client = await this.connect();
    try {
      await client.query('begin read only');
      const answer = await (client.query as Ask).apply(client, given);
      await client.query('commit');
      client.release();
      return answer;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  }

  /** How many wait for a connection. */
  get inLine(): number {
    return this.#line.waitingCount;
  }

  /** Resolves when all that has a connection now, or waits for one, has given it back. */
  async whenReleased(): Promise<void> {
    await Promise.all(this.#inUse);
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
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#inUse.add(promise);
    const end = () => {
      this.#inUse.delete(promise);
      resolve();
    };
    const give = await this.#line.take(accounts.getStore() ?? OWN_WORK);
    if (!give) {
      end();
      throw new Error('timeout exceeded when trying to connect');
    }
    try {
      const client = await super.connect();
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        give();
        end();
      };
      return client;
    } catch (error) {
      give();
      end();
      throw error;
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isConnectionBroken, onlyReads } from './database-away.ts';
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
  readonly #under = new Set<Promise<void>>();

  constructor(config: PoolConfig & { max: number; connectionTimeoutMillis: number }) {
    super(config);
    this.#line = new FairLine({
      places: config.max,
      waitMs: config.connectionTimeoutMillis,
      now: () => performance.now(),
    });
  }

  /**
   * As that of an ordinary pool; a read that met a broken connection is asked once more, on another one: the first of them
   * after a restart of the database, and what is read back after a commit, which must not look as if nothing was done.
   */
  override query: Pool['query'] = ((config: unknown, ...rest: unknown[]) => {
    const ask = () => (super.query as (...given: unknown[]) => unknown)(config, ...rest);
    const text = typeof config === 'string' ? config : (config as { text?: unknown } | null)?.text;
    const answer = ask();
    if (!(answer instanceof Promise) || typeof text !== 'string' || !onlyReads(text)) return answer;
    return answer.catch((error: unknown) => {
      if (!isConnectionBroken(error)) throw error;
      return ask();
    });
  }) as Pool['query'];

  /** How many wait for a connection. */
  get inLine(): number {
    return this.#line.waitingCount;
  }

  /** Resolves when all that has a connection now, or waits for one, has given it back. */
  async whenServed(): Promise<void> {
    await Promise.all(this.#under);
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
    this.#under.add(promise);
    const end = () => {
      this.#under.delete(promise);
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

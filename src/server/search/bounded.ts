import { sql } from 'drizzle-orm';
import { Fault } from '#contract/base/fault.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { createSearchTurns, type TakeTurn } from './search-turns.ts';

export type SearchDeps = Pick<PlatformDeps, 'database'>;

/** Before each of many statements: throws when it has taken too long, and lets others go first. */
export type GoOn = () => Promise<void>;

const TIME_LIMIT_MS = 5_000;
/** In pieces, between which others come, so that it is nobody's wait but one's own. */
const EMBEDDED_TIME_LIMIT_MS = 20_000;
const TOO_LONG = '57014';
const TURNS = { atOnce: 4, ofAccount: 2, waitMs: 900 };
/** What the one connection bears beside everybody's boards. */
const EMBEDDED_TURNS = { atOnce: 2, ofAccount: 1, waitMs: 900 };

/** The searches of one database take turns, whichever room they come from. */
const turnsOf = new WeakMap<Database, TakeTurn>();
function turns(database: Database): TakeTurn {
  const limits = database.kind === 'embedded' ? EMBEDDED_TURNS : TURNS;
  const known = turnsOf.get(database) ?? createSearchTurns(() => database.query('select 1'), limits);
  turnsOf.set(database, known);
  return known;
}

/**
 * Runs a reading in a turn of an account (null: it needs none, being small and asked for by many cards) that gives up instead
 * of holding the database. A server ends a statement that takes too long. The embedded database cannot: there each statement
 * stands alone, so that others come in between. Throws Fault 'busy'.
 */
export async function bounded<T>(
  { database }: SearchDeps,
  account: string | null,
  read: (db: Db, goOn: GoOn) => Promise<T>,
): Promise<T> {
  const run = async () => {
    const end = performance.now() + (database.kind === 'embedded' ? EMBEDDED_TIME_LIMIT_MS : TIME_LIMIT_MS);
    const goOn = async () => {
      if (performance.now() > end) throw new Fault('busy');
      await database.yieldToWaiting();
    };
    if (database.kind === 'embedded') return read(database.db, goOn);
    try {
      return await database.tx(async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${TIME_LIMIT_MS}`));
        return read(tx, goOn);
      });
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string };
      throw code === TOO_LONG ? new Fault('busy', undefined, { cause: error }) : error;
    }
  };
  return account === null ? run() : turns(database)(account, run);
}

import type { Database, Db } from './db.ts';
import type { WatchedTable } from './watched-tables.ts';

type Watched = Pick<Database, 'db' | 'writesTo'>;

/** A reading that is answered from memory. `db`: the connection to ask through where it has to be asked; the pool when absent. */
export interface KeptReading<Key, Found> {
  (database: Watched, key: Key, db?: Db): Promise<Found>;
  /** All that must not be written meanwhile. */
  readonly tables: readonly WatchedTable[];
}

/**
 * What a reading found, answered from memory until `noteWrite` tells of one of its tables; read anew each time on a server,
 * where others write too. `tables`: all that the reading looks at, with those whose removals reach them. Nothing is kept of
 * what is not there. At most `most` are kept. What is found is handed to everybody who asks: nobody may change it.
 */
export function keptUntilWritten<Key extends string | readonly string[], Found>(
  tables: readonly WatchedTable[],
  most: number,
  read: (db: Db, key: Key) => Promise<Found>,
): KeptReading<Key, Found> {
  const memories = new WeakMap<Watched, Map<string, { found: Found; writes: number }>>();
  const answer = async (database: Watched, key: Key, db: Db = database.db): Promise<Found> => {
    const writes = writesOf(database, tables);
    if (writes === null) return read(db, key);
    const memory = memories.get(database) ?? new Map<string, { found: Found; writes: number }>();
    memories.set(database, memory);
    const name = typeof key === 'string' ? key : JSON.stringify(key);
    const kept = memory.get(name);
    if (kept?.writes === writes) return kept.found;
    // Counted before it is read: what is written meanwhile makes it old at once.
    const found = await read(db, key);
    if (memory.size >= most) memory.clear();
    if (found === null) memory.delete(name);
    else memory.set(name, { found, writes });
    return found;
  };
  return Object.assign(answer, { tables });
}

function writesOf(database: Watched, tables: readonly WatchedTable[]): number | null {
  let sum = 0;
  for (const table of tables) {
    const writes = database.writesTo(table);
    if (writes === null) return null;
    sum += writes;
  }
  return sum;
}

import type { Database } from './db.ts';

type Watched = Pick<Database, 'writesTo'>;

/**
 * What a reading found, answered from memory until one of its tables may have been written; read anew each time on a server,
 * where others write too. `tables`: all that the reading looks at. Nothing is kept of what is not there. At most `most` are
 * kept.
 */
export function keptUntilWritten<From extends Watched, Found>(
  tables: readonly string[],
  most: number,
  read: (database: From, key: string) => Promise<Found | null>,
): (database: From, key: string) => Promise<Found | null> {
  const memories = new WeakMap<From, Map<string, { found: Found; writes: number }>>();
  return async (database, key) => {
    const writes = writesOf(database, tables);
    if (writes === null) return read(database, key);
    const memory = memories.get(database) ?? new Map<string, { found: Found; writes: number }>();
    memories.set(database, memory);
    const kept = memory.get(key);
    if (kept?.writes === writes) return kept.found;
    // Counted before it is read: what is written meanwhile makes it old at once.
    const found = await read(database, key);
    if (memory.size >= most) memory.clear();
    if (found === null) memory.delete(key);
    else memory.set(key, { found, writes });
    return found;
  };
}

function writesOf(database: Watched, tables: readonly string[]): number | null {
  let sum = 0;
  for (const table of tables) {
    const writes = database.writesTo(table);
    if (writes === null) return null;
    sum += writes;
  }
  return sum;
}

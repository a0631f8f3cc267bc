import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { sources } from './sources.tables.ts';

/** How many sources of a board wait to be read. */
export async function countQueued(db: Db, boardId: string): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(sources)
    .where(and(eq(sources.boardId, boardId), eq(sources.status, 'queued')));
  return found?.n ?? 0;
}

/** Ends sources that were never read, because too much waits. */
export const refuse = (db: Db, ids: readonly string[], at: number) =>
  db
    .update(sources)
    .set({
      status: 'failed',
      problem: 'too-many-waiting',
      meta: sql`${sources.meta} || ${JSON.stringify({ endedAt: at })}::jsonb`,
    })
    .where(inArray(sources.id, [...ids]));

import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { sources, sourceSummaries } from './sources.tables.ts';

type Row = typeof sourceSummaries.$inferSelect;

export const read = (db: Db, sourceIds: readonly string[]): Promise<Row[]> =>
  db
    .select()
    .from(sourceSummaries)
    .where(inArray(sourceSummaries.sourceId, [...sourceIds]));

/** Does nothing for a source that is gone meanwhile. */
export async function write(db: Db, { sourceId, version, sentences }: Row): Promise<void> {
  const [source] = await db
    .select({ id: sources.id })
    .from(sources)
    .where(inArray(sources.id, [sourceId]))
    .for('key share');
  if (!source) return;
  await db
    .insert(sourceSummaries)
    .values({ sourceId, version, sentences })
    .onConflictDoUpdate({ target: sourceSummaries.sourceId, set: { version, sentences } });
}

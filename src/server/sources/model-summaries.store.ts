import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { modelSummaries } from './sources.tables.ts';

type Row = typeof modelSummaries.$inferSelect;

export const read = (db: Db, model: string, hashes: readonly string[]): Promise<Row[]> =>
  db
    .select()
    .from(modelSummaries)
    .where(and(eq(modelSummaries.model, model), inArray(modelSummaries.wordsHash, [...hashes])));

export async function write(db: Db, row: Row): Promise<void> {
  await db.insert(modelSummaries).values(row).onConflictDoNothing();
}

export async function removeBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(modelSummaries).where(lt(modelSummaries.madeAt, moment));
}

import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { modelSummaries } from './sources.tables.ts';

type Row = typeof modelSummaries.$inferSelect;

export const read = (db: Db, model: string, hashes: readonly string[]): Promise<Row[]> =>
  db
    .select()
    .from(modelSummaries)
    .where(and(eq(modelSummaries.model, model), inArray(modelSummaries.wordsHash, [...hashes])));

/** Keeps it as long as its source is there; nothing where that is gone. */
export async function write(db: Db, { wordsHash, model, sentences, madeAt, sourceId }: Row): Promise<void> {
  await db.execute(sql`
    insert into model_summaries (words_hash, model, sentences, made_at, source_id)
    select ${wordsHash}, ${model}, ${JSON.stringify(sentences)}::jsonb, ${madeAt.toISOString()}, id
    from sources where id = ${sourceId} for key share
    on conflict do nothing`);
}

export async function removeBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(modelSummaries).where(lt(modelSummaries.madeAt, moment));
}

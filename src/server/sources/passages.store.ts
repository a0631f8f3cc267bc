import { asc, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '#contract/base/id.ts';
import type { Db } from '../platform/db/db.ts';
import { withKeptIds } from './passages/kept-ids.ts';
import type { Draft } from './passages/passages.ts';
import { passages, sources } from './sources.tables.ts';
import type { Segment } from './youtube/timed-text.ts';

export async function readSegments(db: Db, sourceId: string): Promise<Segment[]> {
  const rows = await db
    .select({ segments: sql<Segment[] | null>`${sources.meta} -> 'segments'` })
    .from(sources)
    .where(eq(sources.id, sourceId));
  return rows[0]?.segments ?? [];
}

export const readPassages = (db: Db, sourceIds: readonly string[]) =>
  db
    .select()
    .from(passages)
    .where(inArray(passages.sourceId, [...sourceIds]))
    .orderBy(asc(passages.sourceId), asc(passages.ordinal));

/** The embedded database works in this process: it may not hold it for long with one statement. */
const ROWS_PER_INSERT = 50;

/** Puts the passages of a new reading in the place of those before; see `withKeptIds` for which of them stay the same. */
export async function replacePassages(
  db: Db,
  sourceId: string,
  at: Date,
  drafts: readonly (Draft & { tokens: number })[],
): Promise<void> {
  const before = await readPassages(db, [sourceId]);
  await db.delete(passages).where(eq(passages.sourceId, sourceId));
  const kept = withKeptIds(before, drafts, () => newId(at.getTime()));
  const rows = kept.map((draft, ordinal) => ({ ...draft, sourceId, ordinal }));
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT)
    await db.insert(passages).values(rows.slice(i, i + ROWS_PER_INSERT));
}

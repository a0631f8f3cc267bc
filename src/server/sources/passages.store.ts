import { asc, eq, getTableColumns, inArray, not, sql, type SQL } from 'drizzle-orm';
import { newId } from '#contract/base/id.ts';
import type { Db } from '../platform/db/db.ts';
import { passages, sources } from './sources.tables.ts';
import type { Segment } from '#contract/sources/captions/segment.ts';

export async function readSegments(db: Db, sourceId: string): Promise<Segment[]> {
  const rows = await db
    .select({ segments: sql<Segment[] | null>`${sources.meta} -> 'segments'` })
    .from(sources)
    .where(eq(sources.id, sourceId));
  return rows[0]?.segments ?? [];
}

/** Whether the index has a passage already is the index's business alone. */
const { isFindable: _, ...told } = getTableColumns(passages);

export const readPassages = (db: Db, sourceIds: readonly string[]) =>
  db
    .select(told)
    .from(passages)
    .where(inArray(passages.sourceId, [...sourceIds]))
    .orderBy(asc(passages.sourceId), asc(passages.ordinal));

/** Gives a source the passages of another one, under ids of their own. */
export async function copyPassages(db: Db, from: string, sourceId: string, at: Date): Promise<void> {
  const count = await db.$count(passages, eq(passages.sourceId, from));
  const ids = Array.from({ length: count }, () => newId(at.getTime()));
  const own = { id: sql`ids.id`, sourceId: sql`${sourceId}::uuid` };
  const columns = Object.entries(getTableColumns(passages));
  const list = (items: SQL[]): SQL => sql.join(items, sql`, `);
  await db.execute(sql`
    insert into ${passages} (${list(columns.map(([, { name }]) => sql`${sql.identifier(name)}`))})
    select ${list(columns.map(([key, { name }]) => own[key as keyof typeof own] ?? sql`p.${sql.identifier(name)}`))}
    from (select *, row_number() over (order by ordinal) as place from ${passages} where source_id = ${from}::uuid) p
      join unnest(${sql.param(ids)}::uuid[]) with ordinality as ids (id, place) on ids.place = p.place`);
}

/** Takes up to `most` waiting passages into the index of letter pairs. Answers how many they were. */
export async function makeFindable(db: Db, most: number): Promise<number> {
  const waiting = db.select({ id: passages.id }).from(passages).where(not(passages.isFindable)).limit(most);
  const rows = await db
    .update(passages)
    .set({ isFindable: true })
    .where(inArray(passages.id, waiting))
    .returning({ id: passages.id });
  return rows.length;
}

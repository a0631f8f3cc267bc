import { createHash } from 'node:crypto';
import { and, asc, eq, getTableColumns, gt, lt, sql, type SQL } from 'drizzle-orm';
import { newId } from '#contract/base/id.ts';
import type { Db } from '../platform/db/db.ts';
import { withKeptIds } from './passages/kept-ids.ts';
import type { Draft } from './passages/passages.ts';
import { withPlaces } from './passages/placed.ts';
import { comingPassages, passages } from './sources.tables.ts';

/** A text that is written whole beside the one that stands. */
export interface ComingText {
  id: string;
  sourceId: string;
  /** Null for no words. */
  hash: string | null;
}

/** The embedded database serves everybody over one connection: it may not be held for long with one statement. */
const ROWS_PER_STEP = 200;
/** So many passages can be found as soon as they are there; the index takes milliseconds for each. */
const FINDABLE_AT_ONCE = 40;

/**
 * Writes the passages of a new text a few at a time; nobody reads them before `takeText` puts them in the place of those
 * that stand. See `withKeptIds` for which of them stay the same. Call it outside of a transaction when they may be many.
 */
export async function writeComing(
  db: Db,
  sourceId: string,
  at: Date,
  drafts: readonly (Draft & { tokens: number })[],
): Promise<ComingText> {
  const id = newId(at.getTime());
  const before = await readBefore(db, sourceId);
  const rows = withPlaces(withKeptIds(before, drafts, () => newId(at.getTime()))).map((draft, ordinal) => ({
    ...draft,
    sourceId,
    ordinal,
    isFindable: ordinal < FINDABLE_AT_ONCE,
  }));
  const hash = createHash('sha256');
  for (let i = 0; i < rows.length; i += ROWS_PER_STEP) {
    const written = await writeRows(db, { textId: id, sourceId, at }, rows.slice(i, i + ROWS_PER_STEP));
    for (const { squeezed } of written.toSorted((a, b) => a.ordinal - b.ordinal)) hash.update(squeezed);
  }
  return { id, sourceId, hash: rows.length === 0 ? null : hash.digest('hex') };
}

type Before = Pick<typeof passages.$inferSelect, 'id' | 'text' | 'heading' | 'page' | 'startSec' | 'ordinal'>;

/** What of the present text tells which passages stay. */
async function readBefore(db: Db, sourceId: string): Promise<Before[]> {
  const { id, text, heading, page, startSec, ordinal } = passages;
  const all: Before[] = [];
  for (;;) {
    const rows = await db
      .select({ id, text, heading, page, startSec, ordinal })
      .from(passages)
      .where(and(eq(passages.sourceId, sourceId), gt(ordinal, all.at(-1)?.ordinal ?? -1)))
      .orderBy(asc(ordinal))
      .limit(ROWS_PER_STEP);
    all.push(...rows);
    if (rows.length < ROWS_PER_STEP) return all;
  }
}

const columns = Object.entries(getTableColumns(passages));
const listed = (items: SQL[]): SQL => sql.join(items, sql`, `);
const names = listed(columns.map(([, column]) => sql`${sql.identifier(column.name)}`));

/**
 * One parameter for all rows: thousands of them would cost the server's own thread more than the database. Answers of each
 * what `source_text_hash` makes of it. A source that is gone takes none.
 */
async function writeRows(
  db: Db,
  { textId, sourceId, at }: { textId: string; sourceId: string; at: Date },
  rows: readonly (typeof passages.$inferInsert)[],
): Promise<{ ordinal: number; squeezed: string }[]> {
  const written = await db.execute<{ ordinal: number; squeezed: string }>(sql`
    insert into ${comingPassages} (${names}, text_id, begun_at)
    select ${listed(columns.map(([key]) => sql`${sql.identifier(key)}`))}, ${textId}::uuid, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (${listed(columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`))})
    where exists (select from sources where sources.id = ${sourceId}::uuid)
    returning ordinal, regexp_replace(text, '\\s+', '', 'g') as squeezed`);
  return written.rows;
}

/** Puts a text in the place of the one that stands. Call it within a transaction. */
export async function takeText(tx: Db, { id, sourceId }: ComingText): Promise<void> {
  await tx.execute(sql`delete from ${passages} where source_id = ${sourceId}::uuid`);
  await tx.execute(sql`
    insert into ${passages} (${names}) select ${names} from ${comingPassages}
    where text_id = ${id}::uuid and source_id = ${sourceId}::uuid`);
  await dropComing(tx, id);
}

export const dropComing = (db: Db, textId: string) =>
  db.execute(sql`delete from ${comingPassages} where text_id = ${textId}::uuid`);

/** Removes what began to come before that and never came. */
export const dropForgotten = (db: Db, before: Date) =>
  db.delete(comingPassages).where(lt(comingPassages.begunAt, before));

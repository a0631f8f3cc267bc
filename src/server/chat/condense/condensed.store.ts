import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { condensedTexts } from '../chat.tables.ts';

export async function readCondensed(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: condensedTexts.key, text: condensedTexts.text })
    .from(condensedTexts)
    .where(inArray(condensedTexts.key, [...keys]));
  return new Map(rows.map(({ key, text }) => [key, text]));
}

/** Keeps it as long as the board is there; nothing where that is gone. */
export async function writeCondensed(db: Db, row: typeof condensedTexts.$inferInsert): Promise<void> {
  const { key, text, madeAt, boardId } = row;
  await db.execute(sql`
    insert into condensed_texts (key, text, made_at, board_id)
    select ${key}, ${text}, ${madeAt.toISOString()}, id from boards where id = ${boardId} for key share
    on conflict do nothing`);
}

/** Removes what was made on the boards of files, sources and conversations that were deleted. */
export async function removeCondensedOfRemoved(db: Db): Promise<void> {
  await db.execute(sql`
    delete from condensed_texts where board_id in (select board_id from removed_things where board_id is not null)`);
}

export async function removeCondensedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(condensedTexts).where(lt(condensedTexts.madeAt, before));
}

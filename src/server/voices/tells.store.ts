import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { aiTells } from './voices.tables.ts';

export type TellsRow = typeof aiTells.$inferSelect;

export async function findTells(db: Db, userId: string): Promise<TellsRow | null> {
  const [row] = await db.select().from(aiTells).where(eq(aiTells.userId, userId));
  return row ?? null;
}

/** In the place of those that are there; with `onlyFirst` those stay. */
export async function writeTells(db: Db, row: TellsRow, onlyFirst: boolean): Promise<void> {
  const insert = db.insert(aiTells).values(row);
  const { userId: target } = aiTells;
  await (onlyFirst ? insert.onConflictDoNothing({ target }) : insert.onConflictDoUpdate({ target, set: row }));
}

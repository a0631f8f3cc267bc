import { inArray, lt } from 'drizzle-orm';
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

export async function writeCondensed(db: Db, key: string, text: string, at: Date): Promise<void> {
  await db.insert(condensedTexts).values({ key, text, madeAt: at }).onConflictDoNothing();
}

export async function removeCondensedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(condensedTexts).where(lt(condensedTexts.madeAt, before));
}

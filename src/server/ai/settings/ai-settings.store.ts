import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { aiSettingsRows } from './ai-settings.tables.ts';

export type SettingsRow = typeof aiSettingsRows.$inferSelect;

export const readParts = (db: Db): Promise<SettingsRow[]> => db.select().from(aiSettingsRows);

export async function writePart(tx: Db, row: SettingsRow): Promise<void> {
  const { part: _part, ...rest } = row;
  await tx.insert(aiSettingsRows).values(row).onConflictDoUpdate({ target: aiSettingsRows.part, set: rest });
}

/** Only where it is still sealed as it was read. */
export async function writeSealedKey(db: Db, part: string, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .update(aiSettingsRows)
    .set({ sealedKey: to })
    .where(and(eq(aiSettingsRows.part, part), eq(aiSettingsRows.sealedKey, from)));
}

export async function removePart(tx: Db, part: string): Promise<void> {
  await tx.delete(aiSettingsRows).where(eq(aiSettingsRows.part, part));
}

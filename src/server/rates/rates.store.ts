import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { rateCards } from './rates.tables.ts';

export type RateCardRow = typeof rateCards.$inferSelect;

export async function findRateCard(db: Db, userId: string): Promise<RateCardRow | null> {
  const [row] = await db.select().from(rateCards).where(eq(rateCards.userId, userId));
  return row ?? null;
}

/** In the place of the one that is there; with `onlyFirst` that one stays. */
export async function writeRateCard(db: Db, row: RateCardRow, onlyFirst: boolean): Promise<void> {
  const insert = db.insert(rateCards).values(row);
  const { userId: target } = rateCards;
  await (onlyFirst ? insert.onConflictDoNothing({ target }) : insert.onConflictDoUpdate({ target, set: row }));
}

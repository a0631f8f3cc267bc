import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { billingEvents, subscriptions } from './billing.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type Said = Pick<SubscriptionRow, 'subscriptionId' | 'plan' | 'status' | 'periodEnd' | 'endsWithPeriod' | 'askedAt'>;

export async function findRow(db: Db, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export async function findUserOf(db: Db, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return row?.userId ?? null;
}

/** The person's row, ours alone until `until`; null while somebody else holds it. */
export async function takeHold(db: Db, userId: string, now: Date, until: Date): Promise<SubscriptionRow | null> {
  const [row] = await db
    .insert(subscriptions)
    .values({ userId, heldUntil: until })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { heldUntil: until },
      setWhere: or(isNull(subscriptions.heldUntil), lt(subscriptions.heldUntil, now)),
    })
    .returning();
  return row ?? null;
}

export async function letGo(db: Db, userId: string, until: Date): Promise<void> {
  const isOurs = and(eq(subscriptions.userId, userId), eq(subscriptions.heldUntil, until));
  await db.update(subscriptions).set({ heldUntil: null }).where(isOurs);
}

export async function writeCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db.update(subscriptions).set({ customerId }).where(eq(subscriptions.userId, userId));
}

export async function writeSaid(db: Db, userId: string, said: Said): Promise<void> {
  await db.update(subscriptions).set(said).where(eq(subscriptions.userId, userId));
}

export async function hasHeard(db: Db, eventId: string): Promise<boolean> {
  return (await db.$count(billingEvents, eq(billingEvents.id, eventId))) > 0;
}

export async function noteHeard(db: Db, id: string, type: string, receivedAt: Date): Promise<void> {
  await db.insert(billingEvents).values({ id, type, receivedAt }).onConflictDoNothing();
}

export async function forgetHeardBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, moment));
}

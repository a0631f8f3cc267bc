import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from './db/db.ts';

const serverSecrets = pgTable('server_secrets', { name: text().primaryKey(), value: text().notNull() });

/**
 * A secret of the server's own, made by `make` at the first need and the same ever after, on all instances.
 * When two instances need it at the same moment, one value wins and both get that.
 */
export async function readSecret(db: Db, name: string, make: () => string): Promise<string> {
  const find = () => db.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name));
  const [kept] = await find();
  if (kept) return kept.value;
  await db.insert(serverSecrets).values({ name, value: make() }).onConflictDoNothing();
  const [won] = await find();
  if (!won) throw new Error(`the secret ${name} was neither kept nor made`);
  return won.value;
}

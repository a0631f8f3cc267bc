import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/** What guests call themselves, by their ids; who is no guest is left out. */
export async function readGuestNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, name from guests where id in ${[...ids]} order by id`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

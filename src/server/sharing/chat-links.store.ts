import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/** The chats of a board that everybody there sees, by their titles. */
export async function listChats(db: Db, boardId: string): Promise<{ nodeId: string; title: string }[]> {
  const { rows } = await db.execute<{ nodeId: string; title: string }>(sql`
    select n.id as "nodeId", n.title from nodes n
    where n.board_id = ${boardId} and n.type in ('ai_chat', 'ai-chat', 'aiChat') and sees_node(n.id, null::uuid) order by n.title, n.id limit 200`);
  return rows;
}

/** What was spent by each of these links, without what is only set aside. */
export async function sumSpent(db: Db, linkIds: readonly string[]): Promise<Map<string, number>> {
  if (linkIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; credits: string }>(sql`
    select link_id as id, sum(credits)::text as credits from credit_entries
    where link_id in ${linkIds} and held_until is null group by link_id`);
  return new Map(rows.map(({ id, credits }) => [id, Number(credits)]));
}

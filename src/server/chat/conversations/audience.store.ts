import { eq, sql } from 'drizzle-orm';
import type { NamedSource } from '#contract/base/fault.ts';
import type { Audience } from '#contract/board/audience.ts';
import type { Db } from '../../platform/db/db.ts';
import { conversations } from '../chat.tables.ts';

export async function writeAudience(tx: Db, id: string, audience: Audience | null): Promise<void> {
  await tx.update(conversations).set({ audience }).where(eq(conversations.id, id));
}

/** What a conversation was made from, as its receipts, citations and mentions name it: each node once. */
export async function listOrigins(tx: Db, conversationId: string): Promise<NamedSource[]> {
  const { rows } = await tx.execute<NamedSource & Record<string, unknown>>(sql`
    with named as (
      select s from ai_runs r cross join lateral jsonb_array_elements(
        case jsonb_typeof(r.receipt -> 'context') when 'array' then r.receipt -> 'context' else '[]' end) s
      where r.conversation_id = ${conversationId} and s ->> 'share' <> 'off' and s ->> 'kind' <> 'knowledge'
      union all
      select c from chat_messages m cross join lateral jsonb_array_elements(m.citations) c
      where m.conversation_id = ${conversationId}
      union all
      select c from chat_messages m cross join lateral jsonb_array_elements(
        case jsonb_typeof(m.metadata -> 'mentions') when 'array' then m.metadata -> 'mentions' else '[]' end) c
      where m.conversation_id = ${conversationId}
    )
    select distinct on (s ->> 'nodeId') s ->> 'nodeId' as "nodeId", coalesce(s ->> 'title', '') as title,
      coalesce(s ->> 'kind', 'text') as kind
    from named where s ->> 'nodeId' is not null order by s ->> 'nodeId'`);
  return rows;
}

import { sql } from 'drizzle-orm';
import { SPONSOR_CARD } from '#contract/offers/sponsor-of.ts';
import type { Db } from '../platform/db/db.ts';

/** A node that may ask for something. Metadata come with cards of deals only. */
export interface AskingNode {
  canvasId: string;
  canvasTitle: string;
  nodeId: string;
  title: string;
  isFailed: boolean;
  metadata: Record<string, unknown> | null;
}

/** How many canvases are looked at, and how many of their nodes are taken. */
const MOST = { canvases: 50, nodes: 300 } as const;

/** Of an owner's canvases that were changed last: what failed, the cards of deals, and those of the named chats that stand there. */
export async function findAsking(db: Db, ownerId: string, chats: readonly string[]): Promise<AskingNode[]> {
  const named = sql.join(
    chats.map((chat) => sql`${chat}::uuid`),
    sql`, `,
  );
  const { rows } = await db.execute<AskingNode & Record<string, unknown>>(sql`
    with recent as (
      select c.id, c.title, c.board_id, b.changed_at
      from canvases c join boards b on b.id = c.board_id
      where b.owner_id = ${ownerId}::uuid and c.deleted_at is null
      order by b.changed_at desc limit ${MOST.canvases}
    ), looked as (
      select r.id as canvas_id, r.title as canvas_title, r.changed_at, n.*,
        n.metadata ->> 'processingError' is not null
          and coalesce(n.metadata ->> 'isProcessing', 'false') <> 'true' as is_failed,
        coalesce(n.metadata -> 'recipe' ->> 'id' = ${SPONSOR_CARD}, false) as is_deal
      from recent r join nodes n on n.board_id = r.board_id
    )
    select canvas_id as "canvasId", canvas_title as "canvasTitle", id as "nodeId", title, is_failed as "isFailed",
      case when is_deal then metadata end as metadata
    from looked
    where is_failed or is_deal ${chats.length > 0 ? sql`or id in (${named})` : sql``}
    order by changed_at desc, ordinal limit ${MOST.nodes}`);
  return rows;
}

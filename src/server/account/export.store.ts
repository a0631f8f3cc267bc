import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/** A board of somebody, with the names of what belongs to it. */
export interface OwnedBoard extends Record<string, unknown> {
  boardId: string;
  kind: 'canvas' | 'project';
  title: string;
  sources: { id: string; title: string }[];
  files: { name: string; objectKey: string; size: number }[];
}

/** The canvases of a person and the projects of the organisations that are his, those in the trash too. */
export async function listOwnedBoards(db: Db, userId: string): Promise<OwnedBoard[]> {
  const { rows } = await db.execute<OwnedBoard>(sql`
    select b.id as "boardId", case when c.id is null then 'project' else 'canvas' end as kind,
      coalesce(c.title, p.name) as title,
      coalesce((select json_agg(json_build_object('id', s.id, 'title', coalesce(s.title, s.url, 'source')) order by s.created_at)
        from sources s where s.board_id = b.id), '[]') as sources,
      coalesce((select json_agg(json_build_object('name', f.name, 'objectKey', f.object_key, 'size', f.size) order by f.created_at)
        from files f where f.board_id = b.id and f.state = 'stored' and f.uploader_id is not null), '[]') as files
    from boards b left join canvases c on c.board_id = b.id left join projects p on p.board_id = b.id
      left join orgs o on o.id = p.org_id
    where b.owner_id = ${userId} or o.owner_id = ${userId}
    order by b.created_at`);
  return rows;
}

export interface Said extends Record<string, unknown> {
  nodeId: string;
  conversationId: string;
  isAi: boolean;
  text: string;
  citations: unknown[];
  at: string;
}

/** What was said on a board, conversation by conversation. */
export async function readConversations(db: Db, boardId: string): Promise<Said[]> {
  const { rows } = await db.execute<Said>(sql`
    select m.node_id as "nodeId", m.conversation_id as "conversationId", m.is_ai as "isAi", m.text, m.citations,
      m.created_at as at
    from chat_messages m join chat_conversations c on c.id = m.conversation_id
    where m.board_id = ${boardId} order by m.node_id, c.created_at, c.id, m.message_index`);
  return rows;
}

import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { standing } from './library.store.ts';

export interface OlderSource {
  sourceId: string;
  nodeId: string | null;
  fileId: string | null;
  canvasId: string | null;
  projectId: string | null;
  where: string;
  mayEdit: boolean;
  fetchedAt: string | null;
}

const MOST = 200;

/**
 * The other places of what this source was read from, its address or its bytes, where the text is another one and was read
 * before. What is being read gets a newer text anyway, and what is whole is not given up for a part.
 */
export async function readOlder(db: Db, actorId: string, sourceId: string): Promise<OlderSource[]> {
  const { rows } = await db.execute<OlderSource & Record<string, unknown>>(sql`
    ${standing(
      actorId,
      sql`s.id in (
        select c.id from sources o join sources c on c.kind = o.kind and c.url is not distinct from o.url
          left join files a on a.id = o.file_id left join files b on b.id = c.file_id
        where o.id = ${sourceId}::uuid and c.id <> o.id and a.sha256 is not distinct from b.sha256
          and c.status in ('ready', 'partial', 'failed') and c.text_hash is distinct from o.text_hash
          and (c.text_hash is null or c.fetched_at < o.fetched_at) and not (c.status = 'ready' and o.status = 'partial'))`,
    )}
    select * from (
      select distinct on (source_id) source_id as "sourceId", node_id as "nodeId", file_id as "fileId",
        canvas_id as "canvasId", project_id as "projectId", name as "where", may_edit as "mayEdit",
        fetched_at as "fetchedAt"
      from standing order by source_id, node_id
    ) found order by "mayEdit" desc, "where", "sourceId" limit ${MOST}`);
  return rows;
}

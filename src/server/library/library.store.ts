import { sql, type SQL } from 'drizzle-orm';
import type { ReadKind } from '#contract/sources/index.ts';
import type { SourceStatus } from '#contract/sources/source-state.ts';
import type { Db } from '../platform/db/db.ts';
import { isSeen, readableBoards, texts } from '../search/readable.ts';

/** One place of a source. `key` is the same for all places of it. */
export interface PlacedSource {
  key: string;
  kind: ReadKind;
  url: string | null;
  title: string;
  status: SourceStatus;
  fetchedAt: string | null;
  facts: Record<string, unknown>;
  nodeId: string | null;
  fileId: string | null;
  boardId: string;
  canvasId: string | null;
  projectId: string | null;
  where: string;
  mayEdit: boolean;
}

/** What was read from one address, or of the same bytes, is one source. */
const key = sql`case when s.kind = 'file' then 'file ' || coalesce(b.sha256, s.file_id::text) else s.kind || ' ' || s.url end`;

/**
 * Sources that stand somewhere: under nodes of their board, or as recorded files of their project. `which` narrows them,
 * and names a source by s.
 */
export const standing = (actorId: string, which: SQL = sql`true`): SQL => sql`
  with readable as ${readableBoards(actorId)}, shown as (
    select s.id as source_id, n.id as node_id, n.title, r.*
    from readable r join sources s on s.board_id = r.board_id
      join nodes n on n.id = s.node_id and n.board_id = s.board_id and ${isSeen(actorId)}
    where not s.stands_alone and ${which}
    union all
    select s.id, n.id, coalesce(n.title, f.original_name), r.*
    from readable r join sources s on s.board_id = r.board_id and s.stands_alone
      join project_files f on f.file_id = s.file_id and f.project_id = r.project_id
      left join nodes n on n.board_id = s.board_id and n.type = 'file'
        and lower(n.metadata ->> 'fileId') = s.file_id::text and ${isSeen(actorId)}
    where ${which}
  ), standing as (
    select s.id as source_id, ${key} as key, s.kind, s.url, h.title, s.status, s.fetched_at, s.created_at, s.file_id,
      s.title as own_title, coalesce(s.meta -> 'facts', '{}') as facts, h.node_id, h.board_id, h.canvas_id, h.project_id,
      h.name, h.role in ('editor', 'admin', 'owner') as may_edit
    from shown h join sources s on s.id = h.source_id left join files b on b.id = s.file_id
    where s.kind = 'file' or s.url is not null
  )`;

/** A page of sources, read last first, each with its places: those that hold their text before others. */
export async function readPage(
  db: Db,
  actorId: string,
  wish: { patterns: readonly string[]; kind: ReadKind | undefined; offset: number; most: number },
): Promise<PlacedSource[][]> {
  const said = sql`squeezed(title || ' ' || coalesce(own_title, '') || ' ' || coalesce(url, '') || ' ' || name || ' ' ||
    coalesce(facts ->> 'channelTitle', '') || ' ' || coalesce(facts ->> 'siteName', ''))`;
  const { rows } = await db.execute<{ places: PlacedSource[] }>(sql`
    ${standing(actorId)}
    select json_agg(json_build_object('key', key, 'kind', kind, 'url', url, 'title', title, 'status', status,
        'fetchedAt', fetched_at, 'facts', facts, 'nodeId', node_id, 'fileId', file_id, 'boardId', board_id,
        'canvasId', canvas_id, 'projectId', project_id, 'where', name, 'mayEdit', may_edit)
      order by status not in ('ready', 'partial'), fetched_at desc nulls last, name, node_id) as places
    from standing
    where ${wish.kind ?? null}::text is null or kind = ${wish.kind ?? null}::text
    group by key
    having bool_or(${said} like all (${texts(wish.patterns)}))
    order by max(coalesce(fetched_at, created_at)) desc, key
    limit ${wish.most} offset ${wish.offset}`);
  return rows.map((row) => row.places);
}

/** The title under which a source stands: its node's, or the file's. */
export async function readTitle(db: Db, from: { nodeId: string } | { fileId: string }): Promise<string> {
  const { rows } = await db.execute<{ title: string }>(
    'nodeId' in from
      ? sql`select title from nodes where id = ${from.nodeId}::uuid`
      : sql`select original_name as title from project_files where file_id = ${from.fileId}::uuid`,
  );
  return rows[0]?.title ?? '';
}

export async function isNode(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from nodes where id = ${id}::uuid`);
  return rows.length > 0;
}

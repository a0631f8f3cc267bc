import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { nodesOf, readableBoards, texts, type Sought } from './readable.ts';

/** Where a thing is, as the reader opens it. */
interface Placed {
  id: string;
  title: string;
  canvasId: string | null;
  projectId: string | null;
  where: string;
}

export interface FoundBoard extends Placed {
  kind: 'canvas' | 'project';
  description: string | null;
}
export interface FoundNode extends Placed {
  type: string;
  metadata: Record<string, unknown>;
  content: string;
}
export interface FoundFile extends Placed {
  type: string;
}
/** A source whose text holds the words. `fileId` is set where a project's file stands behind it and no node. */
export interface FoundSource extends FoundNode {
  isFile: boolean;
  mimeType: string | null;
  count: number;
  text: string;
  startSec: number | null;
  page: number | null;
}

const rowsOf = async <Row extends object>(db: Db, query: SQL): Promise<Row[]> =>
  (await db.execute(query)).rows as unknown as Row[];

/** Ends statements of this transaction that search too long. */
export const limitTime = (tx: Db, ms: number) => tx.execute(sql.raw(`set local statement_timeout = ${Math.floor(ms)}`));

export const findBoards = (db: Db, { actorId, patterns, near }: Sought, most: number): Promise<FoundBoard[]> =>
  rowsOf(
    db,
    sql`with readable as ${readableBoards(actorId)}
      select coalesce(r.canvas_id, r.project_id) as id, case when r.canvas_id is null then 'project' else 'canvas' end as kind,
        r.name as title, r.description, r.canvas_id as "canvasId", r.project_id as "projectId", r.name as "where"
      from readable r
      where squeezed(r.name || ' ' || coalesce(r.description, '')) like all (${texts(patterns)})
      order by ${near} in (r.canvas_id, r.project_id) desc nulls last, squeezed(r.name) like all (${texts(patterns)}) desc, r.name, id
      limit ${most}`,
  );

/** Nodes whose title and content together hold every word; those whose title does come first. */
export const findNodes = (db: Db, { actorId, patterns, near }: Sought, most: number): Promise<FoundNode[]> =>
  rowsOf(
    db,
    sql`with readable as ${readableBoards(actorId)}
      select n.id, n.type, n.metadata, n.title, n.content, r.canvas_id as "canvasId", r.project_id as "projectId",
        r.name as "where"
      from readable r, ${nodesOf}
      where squeezed(n.title) || spaceless(n.content) like all (${texts(patterns)})
      order by ${near} in (r.canvas_id, r.project_id) desc nulls last, squeezed(n.title) like all (${texts(patterns)}) desc,
        n.ordinal desc, n.id
      limit ${most}`,
  );

export const findFiles = (db: Db, { actorId, patterns, near }: Sought, most: number): Promise<FoundFile[]> =>
  rowsOf(
    db,
    sql`with readable as ${readableBoards(actorId)}
      select f.id, p.original_name as title, f.mime_type as type, null as "canvasId", r.project_id as "projectId",
        r.name as "where"
      from readable r join project_files p on p.project_id = r.project_id join files f on f.id = p.file_id
      where squeezed(p.original_name) like all (${texts(patterns)})
      order by ${near} = r.project_id desc nulls last, p.created_at desc, f.id
      limit ${most}`,
  );

/** Sources with a passage that holds every word, with the first such passage and how many there are. */
export const findSources = (db: Db, sought: Sought, most: number): Promise<FoundSource[]> =>
  rowsOf(
    db,
    sql`with readable as ${readableBoards(sought.actorId)}, found as (
        select s.id, s.board_id, s.node_id, count(*)::int as count,
          (array_agg(p.id order by p.ordinal))[1] as passage_id
        from readable r join sources s on s.board_id = r.board_id join passages p on p.source_id = s.id
        where p.is_findable and bigrams(p.text) @> bigrams(${sought.indexed}) and squeezed(p.text) like all (${texts(sought.patterns)})
        group by s.id
      )
      select coalesce(n.id, f.file_id) as id, n.id is null as "isFile", coalesce(n.type, '') as type,
        coalesce(n.metadata, '{}') as metadata, coalesce(n.title, f.original_name) as title, '' as content,
        files.mime_type as "mimeType", r.canvas_id as "canvasId", r.project_id as "projectId", r.name as "where",
        found.count, p.text, p.start_sec as "startSec", p.page
      from found join passages p on p.id = found.passage_id join readable r on r.board_id = found.board_id
        left join nodes n on n.id = found.node_id and n.board_id = found.board_id
        left join project_files f on f.file_id = found.node_id and f.project_id = r.project_id
        left join files on files.id = f.file_id
      where n.id is not null or f.file_id is not null
      order by ${sought.near} in (r.canvas_id, r.project_id) desc nulls last, found.count desc, found.id
      limit ${most}`,
  );

import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { Candidate } from './pieces.ts';
import { isSeen, nodesOf, readableBoards, rowsWith, texts, type Sought } from './readable.ts';

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

interface CandidateNode extends Candidate {
  isNear: boolean;
}

/** The nodes of a person: those of `near` first, and of each board the newest. */
export const listNodes = (db: Db, { actorId, near }: Sought, most: number): Promise<CandidateNode[]> =>
  rowsOf(
    db,
    sql`with readable as ${readableBoards(actorId)}
      select n.id, coalesce(${near} in (r.canvas_id, r.project_id), false) as "isNear",
        octet_length(n.title) + octet_length(n.content) as bytes
      from readable r, ${nodesOf(actorId)}
      order by "isNear" desc, n.ordinal desc, n.id limit ${most}`,
  );

/** Those of these nodes whose title and content together hold every word. */
export const holdingNodes = (
  db: Db,
  { patterns }: Sought,
  ids: readonly string[],
): Promise<{ id: string; inTitle: boolean }[]> =>
  rowsOf(
    db,
    sql`select n.id, squeezed(n.title) like all (${texts(patterns)}) as "inTitle"
      from ${rowsWith(sql`nodes`, ids, sql`n`)}
      where squeezed(n.title) || spaceless(n.content) like all (${texts(patterns)})`,
  );

/** These nodes, as far as the person may read them. */
export const readNodes = (db: Db, { actorId }: Sought, ids: readonly string[]): Promise<FoundNode[]> =>
  rowsOf(
    db,
    sql`with readable as ${readableBoards(actorId)}
      select n.id, n.type, n.metadata, n.title, n.content, r.canvas_id as "canvasId", r.project_id as "projectId",
        r.name as "where"
      from ${rowsWith(sql`nodes`, ids, sql`n`)} join readable r on r.board_id = n.board_id
      where ${isSeen(actorId)}`,
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

/** Where a source stands: under a node of its board, or as a recorded file of its project. */
const standing = (
  actorId: string,
): SQL => sql`left join nodes n on n.id = s.node_id and n.board_id = s.board_id and ${isSeen(actorId)}
  left join project_files f on f.file_id = s.node_id and f.project_id = r.project_id`;

interface CandidatePassage extends Candidate {
  sourceId: string;
  ordinal: number;
  isNear: boolean;
}

/** The passages of a person that hold the letter pairs of the words: the index finds them and reads no text. */
export const listPassages = (db: Db, { actorId, indexed, near }: Sought, most: number): Promise<CandidatePassage[]> =>
  rowsOf(
    db,
    sql`with readable as ${readableBoards(actorId)}, held as materialized (
        select p.id, p.source_id, p.ordinal, octet_length(p.text) as bytes from passages p
        where p.is_findable and bigrams(p.text) @> bigrams(${indexed})
      )
      select h.id, h.source_id as "sourceId", h.ordinal, h.bytes,
        coalesce(${near} in (r.canvas_id, r.project_id), false) as "isNear"
      from readable r join sources s on s.board_id = r.board_id join held h on h.source_id = s.id ${standing(actorId)}
      where n.id is not null or f.file_id is not null
      order by "isNear" desc, s.id, h.ordinal limit ${most}`,
  );

/** Those of these passages that hold every word. */
export const holdingPassages = (db: Db, { patterns }: Sought, ids: readonly string[]): Promise<{ id: string }[]> =>
  rowsOf(
    db,
    sql`select p.id from ${rowsWith(sql`passages`, ids, sql`p`)} where squeezed(p.text) like all (${texts(patterns)})`,
  );

/** The sources of these passages, as far as the person may read them. */
export const readSources = (
  db: Db,
  { actorId }: Sought,
  ids: readonly string[],
): Promise<(Omit<FoundSource, 'count'> & { passageId: string })[]> =>
  rowsOf(
    db,
    sql`with readable as ${readableBoards(actorId)}
      select coalesce(n.id, f.file_id) as id, n.id is null as "isFile", coalesce(n.type, '') as type,
        coalesce(n.metadata, '{}') as metadata, coalesce(n.title, f.original_name) as title, '' as content,
        files.mime_type as "mimeType", r.canvas_id as "canvasId", r.project_id as "projectId", r.name as "where",
        p.id as "passageId", p.text, p.start_sec as "startSec", p.page
      from ${rowsWith(sql`passages`, ids, sql`p`)} join sources s on s.id = p.source_id join readable r on r.board_id = s.board_id ${standing(actorId)}
        left join files on files.id = f.file_id
      where n.id is not null or f.file_id is not null`,
  );

import { sql, type SQL } from 'drizzle-orm';
import { sourceIds, sources, type ReadKind } from '#contract/sources/index.ts';
import type { Db } from '../platform/db/db.ts';
import { isSeen, nodesOf, readableBoards, texts } from './readable.ts';

/** The node types that hold no words of their own. */
const notNotes = [...sourceIds.map((id) => sources[id].storedAs), 'file', 'group', 'ai_chat'];

/** A passage of a source that a person may read, with the source and where it stands. */
export interface ReadablePassage {
  id: string;
  text: string;
  heading: string | null;
  headings: string[];
  hash: string | null;
  page: number | null;
  startSec: number | null;
  endSec: number | null;
  tokens: number;
  ordinal: number;
  sourceId: string;
  kind: ReadKind;
  url: string | null;
  /** The node that shows the source, or the file where none does. */
  nodeId: string;
  isFile: boolean;
  title: string;
  boardId: string;
  canvasId: string | null;
  projectId: string | null;
}

export interface ReadableNote {
  id: string;
  type: string;
  metadata: Record<string, unknown>;
  title: string;
  content: string;
  boardId: string;
  canvasId: string | null;
  projectId: string | null;
}

const columns = sql`p.id, p.text, p.heading, coalesce(p.headings, array_remove(array[p.heading], null)) as headings, p.hash, p.page, p.start_sec as "startSec", p.end_sec as "endSec", p.tokens, p.ordinal,
  s.id as "sourceId", s.kind, s.url, s.node_id as "nodeId", n.id is null as "isFile",
  coalesce(n.title, f.original_name) as title, r.board_id as "boardId", r.canvas_id as "canvasId",
  r.project_id as "projectId"`;

/** A source that stands somewhere: under a node of its board, or as a recorded file of its project. */
const standing = (
  actorId: string,
): SQL => sql`readable r join sources s on s.board_id = r.board_id join passages p on p.source_id = s.id
  left join nodes n on n.id = s.node_id and n.board_id = s.board_id and ${isSeen(actorId)}
  left join project_files f on f.file_id = s.node_id and f.project_id = r.project_id`;

/** The passages that hold the most of the terms. `pairs` are the two-letter pieces by which the index finds them. */
export async function findPassages(
  db: Db,
  actorId: string,
  { terms, pairs }: { terms: readonly string[]; pairs: readonly string[] },
  most: number,
): Promise<ReadablePassage[]> {
  const { rows } = await db.execute<ReadablePassage & Record<string, unknown>>(sql`
    with readable as ${readableBoards(actorId)}
    select ${columns},
      (select count(*) from unnest(${texts(terms)}) term where strpos(lower(p.text), term) > 0) as held
    from ${standing(actorId)}
    where p.is_findable and bigrams(p.text) && ${texts(pairs)} and (n.id is not null or f.file_id is not null)
    order by held desc, p.id limit ${most}`);
  return rows;
}

/** The beginnings of the sources that were read last, for a question that names no matter. */
export async function readLatest(
  db: Db,
  actorId: string,
  { sources, passages }: { sources: number; passages: number },
): Promise<ReadablePassage[]> {
  const { rows } = await db.execute<ReadablePassage & Record<string, unknown>>(sql`
    with readable as ${readableBoards(actorId)}, latest as (
      select s.id from readable r join sources s on s.board_id = r.board_id
      order by coalesce(s.fetched_at, s.created_at) desc, s.id limit ${sources}
    )
    select ${columns} from ${standing(actorId)}
    where s.id in (select id from latest) and p.ordinal < ${passages} and (n.id is not null or f.file_id is not null)
    order by s.id, p.ordinal`);
  return rows;
}

/** Nodes that say something themselves and hold the most of the terms; all words of a note are its own. */
export async function findNotes(
  db: Db,
  actorId: string,
  terms: readonly string[],
  most: number,
): Promise<ReadableNote[]> {
  const { rows } = await db.execute<ReadableNote & Record<string, unknown>>(sql`
    with readable as ${readableBoards(actorId)}, told as (
      select n.id, n.type, n.metadata, n.title, n.content, r.board_id as "boardId", r.canvas_id as "canvasId",
        r.project_id as "projectId",
        (select count(*) from unnest(${texts(terms)}) term where strpos(lower(n.title || ' ' || n.content), term) > 0) as held
      from readable r, ${nodesOf(actorId)}
      where n.type <> all(${texts(notNotes)})
    )
    select * from told where held > 0 order by held desc, id limit ${most}`);
  return rows;
}

/** The notes that were made last, for a question that names no matter. */
export async function readLatestNotes(db: Db, actorId: string, most: number): Promise<ReadableNote[]> {
  const { rows } = await db.execute<ReadableNote & Record<string, unknown>>(sql`
    with readable as ${readableBoards(actorId)}
    select n.id, n.type, n.metadata, n.title, n.content, r.board_id as "boardId", r.canvas_id as "canvasId",
      r.project_id as "projectId"
    from readable r, ${nodesOf(actorId)}
    where n.type <> all(${texts(notNotes)})
      and n.content <> ''
    order by n.id desc limit ${most}`);
  return rows;
}

/**
 * A board whose account pays for what its person asks: an own canvas's, else a project's where he may ask; null without one.
 * The owner of a canvas that is shared with him does not pay for what he asks about everything.
 */
export async function findPayingBoard(db: Db, actorId: string): Promise<string | null> {
  const { rows } = await db.execute<{ boardId: string }>(sql`
    with readable as ${readableBoards(actorId)}
    select board_id as "boardId" from readable
    where role = 'owner' or (canvas_id is null and role in ('editor', 'admin'))
    order by canvas_id is null, board_id limit 1`);
  return rows[0]?.boardId ?? null;
}

import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { OWNER, type Principal } from '#contract/board/audience.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { keptUntilWritten } from '../platform/db/kept-until-written.ts';
import { restrictedRowsOf, type RestrictedRows } from '../visibility/chat-context.ts';
import { unseenNodes } from '../visibility/visibility.service.ts';
import { boards, edges, nodes } from './boards.tables.ts';

/** The ids of what is wanted of a board. `around` also brings the members of these nodes and the edges that touch them. */
export interface Wanted {
  nodes?: Iterable<string>;
  edges?: Iterable<string>;
  around?: Iterable<string>;
}

/** A part of a board, in the board's order; the ordinals are kept so that what is not moved stays in its place. */
export interface BoardPart extends Board {
  ordinals: ReadonlyMap<string, number>;
}

/** Of each reading so many are kept in memory. */
const MOST_KEPT = 500;

const uuids = (ids: Iterable<string> = []): SQL => sql`${sql.param([...new Set(ids)])}::uuid[]`;

const nodeFields = sql`json_build_object(
  'id', n.id, 'type', n.type, 'title', n.title, 'content', n.content,
  'position', json_build_object('x', n.x, 'y', n.y),
  'size', case when n.width is null then null else json_build_object('width', n.width, 'height', n.height) end,
  'parentId', n.parent_id, 'style', n.style, 'metadata', n.metadata`;

/** A node of the table `n` as the contract has it. */
export const nodeJson = sql`case when n.audience is null then ${nodeFields})
  else ${nodeFields}, 'audience', n.audience) end`;

/** The same of an edge of the table `e`. */
export const edgeJson = sql`json_build_object(
  'id', e.id, 'source', e.source_id, 'target', e.target_id, 'type', e.type, 'animated', e.animated, 'style', e.style,
  'label', e.label, 'markerEnd', e.marker_end, 'sourceHandle', e.source_handle, 'targetHandle', e.target_handle,
  'depth', e.depth)`;

/** Keeps every other writer of this board out until the transaction ends. Null when there is no such board. */
export async function lockBoard(tx: Db, boardId: string): Promise<{ seq: number; restricted: number } | null> {
  const { rows } = await tx.execute<{ seq: string; restricted: number }>(
    sql`select seq, restricted from boards where id = ${boardId} for update`,
  );
  return rows[0] ? { ...rows[0], seq: Number(rows[0].seq) } : null;
}

export async function writeBoard(
  tx: Db,
  { id, ownerId, at }: { id: string; ownerId: string | null; at: Date },
): Promise<void> {
  noteWrite(tx, 'boards');
  await tx.insert(boards).values({ id, ownerId, createdAt: at, changedAt: at });
}

/** Which of these changes were accepted before, and whether the board lies in the trash. Ask under the lock. */
export async function readPast(
  tx: Db,
  boardId: string,
  changeIds: readonly string[],
): Promise<{ isTrashed: boolean; seqOf: Map<string, number> }> {
  type Row = { isTrashed: boolean; known: [string, number][] };
  const { rows } = await tx.execute<Row>(sql`
    select
      is_trashed(${boardId}::uuid) as "isTrashed",
      coalesce((
        select json_agg(json_build_array(change_id, seq)) from board_events
        where board_id = ${boardId} and change_id = any(${uuids(changeIds)})
      ), '[]') as known`);
  return { isTrashed: rows[0]?.isTrashed === true, seqOf: new Map(rows[0]?.known) };
}

/** Which of these nodes stood on this board once and were removed. */
export async function readRemoved(tx: Db, boardId: string, nodeIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct change ->> 'id' as id from board_events
    where board_id = ${boardId} and change ->> 'do' = 'remove-node' and change ->> 'id' = any(${sql.param([...nodeIds])}::text[])`);
  return new Set(rows.map((row) => row.id));
}

type Placed<T> = [ordinal: number, thing: T];

/** That who looks sees the node of the table `n`, or both ends of the edge of the table `e`. */
const isNodeSeen = (boardId: string, principal: Principal): SQL =>
  principal.role === 'owner' ? sql`true` : sql`n.id not in ${unseenNodes(boardId, principal)}`;
const isEdgeSeen = (boardId: string, principal: Principal): SQL =>
  principal.role === 'owner'
    ? sql`true`
    : sql`e.source_id not in ${unseenNodes(boardId, principal)} and e.target_id not in ${unseenNodes(boardId, principal)}`;
export const isSeen = { node: isNodeSeen, edge: isEdgeSeen };

/** `principal`: only what is seen by it; everything when absent. */
export async function readPart(
  db: Db,
  boardId: string,
  wanted: Wanted,
  principal: Principal = OWNER,
): Promise<BoardPart> {
  const around = uuids(wanted.around);
  const nodeIds = uuids([...(wanted.nodes ?? []), ...(wanted.around ?? [])]);
  type Row = { nodes: Placed<BoardNode>[]; edges: Placed<BoardEdge>[] };
  const { rows } = await db.execute<Row>(sql`
    select
      coalesce((
        select json_agg(json_build_array(n.ordinal, ${nodeJson}) order by n.ordinal)
        from nodes n where n.board_id = ${boardId} and (n.id = any(${nodeIds}) or n.parent_id = any(${around}))
          and ${isNodeSeen(boardId, principal)}
      ), '[]') as nodes,
      coalesce((
        select json_agg(json_build_array(e.ordinal, ${edgeJson}) order by e.ordinal)
        from edges e where e.board_id = ${boardId}
          and (e.id = any(${uuids(wanted.edges)}) or e.source_id = any(${around}) or e.target_id = any(${around}))
          and ${isEdgeSeen(boardId, principal)}
      ), '[]') as edges`);
  const { nodes = [], edges = [] } = rows[0] ?? {};
  const ordinals = new Map([...nodes, ...edges].map(([ordinal, { id }]) => [id, ordinal]));
  return { nodes: nodes.map(([, node]) => node), edges: edges.map(([, edge]) => edge), ordinals };
}

/**
 * What feedsOf needs to know of a node, in one statement: the node, the wires that touch it, the nodes at their other ends
 * and the members of those; with what not everybody sees, and what of it that is.
 */
export const readFeeding = keptUntilWritten(
  [
    'nodes',
    'edges',
    'boards',
    'projects',
    'orgs',
    'users',
    'board_members',
    'project_members',
    'org_members',
    'org_groups',
    'org_group_members',
    'group_shares',
  ],
  MOST_KEPT,
  feedingOf,
);

export interface WholeFeeding {
  feeding: Board;
  restricted: RestrictedRows;
}

async function feedingOf(db: Db, [boardId, nodeId]: readonly [board: string, node: string]): Promise<WholeFeeding> {
  const { rows } = await db.execute<Board & RestrictedRows & Record<string, unknown>>(sql`
    with wires as (
      select * from edges where board_id = ${boardId} and (source_id = ${nodeId} or target_id = ${nodeId})
    ), ends as (
      select case when source_id = ${nodeId} then target_id else source_id end as id from wires
    )
    select
      coalesce((
        select json_agg(${nodeJson} order by n.ordinal) from nodes n
        where n.board_id = ${boardId}
          and (n.id = ${nodeId} or n.id in (select id from ends) or n.parent_id in (select id from ends where id <> ${nodeId}))
      ), '[]') as nodes,
      coalesce((select json_agg(${edgeJson} order by e.ordinal) from wires e), '[]') as edges,
      ${restrictedRowsOf(boardId)}`);
  const [row] = rows;
  return {
    feeding: { nodes: row?.nodes ?? [], edges: row?.edges ?? [] },
    restricted: row ?? { held: null, roles: null },
  };
}

/** The whole board as it stands at `seq`, and as `principal` sees it: one statement, so that nothing is half done in it. */
export async function readWhole(
  db: Db,
  boardId: string,
  principal: Principal = OWNER,
): Promise<{ seq: number; board: Board } | null> {
  type Row = { seq: string; nodes: BoardNode[]; edges: BoardEdge[] };
  const { rows } = await db.execute<Row>(sql`
    select b.seq,
      coalesce((select json_agg(${nodeJson} order by n.ordinal) from nodes n
        where n.board_id = b.id and ${isNodeSeen(boardId, principal)}), '[]') as nodes,
      coalesce((select json_agg(${edgeJson} order by e.ordinal) from edges e
        where e.board_id = b.id and ${isEdgeSeen(boardId, principal)}), '[]') as edges
    from boards b where b.id = ${boardId}`);
  return rows[0] ? { seq: Number(rows[0].seq), board: { nodes: rows[0].nodes, edges: rows[0].edges } } : null;
}

export async function countThings(tx: Db, boardId: string): Promise<{ nodes: number; edges: number }> {
  return {
    nodes: await tx.$count(nodes, eq(nodes.boardId, boardId)),
    edges: await tx.$count(edges, eq(edges.boardId, boardId)),
  };
}

export async function removeThings(tx: Db, boardId: string, gone: { nodes: string[]; edges: string[] }): Promise<void> {
  noteWrite(tx, 'edges', 'nodes');
  if (gone.edges.length > 0) {
    await tx.delete(edges).where(and(eq(edges.boardId, boardId), inArray(edges.id, gone.edges)));
  }
  if (gone.nodes.length > 0) {
    await tx.delete(nodes).where(and(eq(nodes.boardId, boardId), inArray(nodes.id, gone.nodes)));
  }
}

/** Writes nodes as they stand now; answers how many: those whose id belongs to another board are left alone and not counted. */
export async function writeNodes(tx: Db, boardId: string, nodes: (BoardNode & { ordinal: number })[]): Promise<number> {
  if (nodes.length === 0) return 0;
  noteWrite(tx, 'nodes');
  const { rows } = await tx.execute(sql`
    insert into nodes (id, board_id, type, title, content, x, y, width, height, parent_id, style, metadata, audience, ordinal)
    select r.id, ${boardId}, r.type, r.title, r.content, (r.position ->> 'x')::float8, (r.position ->> 'y')::float8,
      (r.size ->> 'width')::float8, (r.size ->> 'height')::float8, r."parentId", r.style, r.metadata, r.audience, r.ordinal
    from json_to_recordset(${JSON.stringify(nodes)}::json) as r (id uuid, type text, title text, content text, position json,
      size json, "parentId" uuid, style jsonb, metadata jsonb, audience jsonb,
      ordinal bigint)
    order by r.id
    on conflict (id) do update set type = excluded.type, title = excluded.title, content = excluded.content,
      x = excluded.x, y = excluded.y, width = excluded.width, height = excluded.height, parent_id = excluded.parent_id,
      style = excluded.style, metadata = excluded.metadata, audience = excluded.audience, ordinal = excluded.ordinal
    where nodes.board_id = excluded.board_id
    returning id`);
  return rows.length;
}

/** As `writeNodes`. */
export async function writeEdges(tx: Db, boardId: string, edges: (BoardEdge & { ordinal: number })[]): Promise<number> {
  if (edges.length === 0) return 0;
  noteWrite(tx, 'edges');
  const { rows } = await tx.execute(sql`
    insert into edges (id, board_id, source_id, target_id, type, animated, style, label, marker_end, source_handle,
      target_handle, depth, ordinal)
    select r.id, ${boardId}, r.source, r.target, r.type, r.animated, r.style, r.label, nullif(r."markerEnd", 'null'),
      r."sourceHandle", r."targetHandle", r.depth, r.ordinal
    from json_to_recordset(${JSON.stringify(edges)}::json) as r (id uuid, source uuid, target uuid, type text,
      animated boolean, style jsonb, label text, "markerEnd" jsonb, "sourceHandle" text, "targetHandle" text, depth text,
      ordinal bigint)
    order by r.id
    on conflict (id) do update set source_id = excluded.source_id, target_id = excluded.target_id, type = excluded.type,
      animated = excluded.animated, style = excluded.style, label = excluded.label, marker_end = excluded.marker_end,
      source_handle = excluded.source_handle, target_handle = excluded.target_handle,
      depth = excluded.depth, ordinal = excluded.ordinal
    where edges.board_id = excluded.board_id
    returning id`);
  return rows.length;
}

/**
 * Gives everything on the board an ordinal of its own where several have the same: `placed` lie under what had it before,
 * in the order in which they are named. Ordinals only become less, so that what comes next still comes on top.
 */
export async function spreadOrdinals(
  tx: Db,
  boardId: string,
  table: 'nodes' | 'edges',
  placed: readonly string[],
): Promise<void> {
  const things = sql.identifier(table);
  noteWrite(tx, table);
  await tx.execute(sql`
    with placed as (select id, place from unnest(${uuids(placed)}) with ordinality as p (id, place)),
    standing as (
      select t.id, t.ordinal, row_number() over (order by t.ordinal desc, placed.place desc nulls first) as n
      from ${things} t left join placed on placed.id = t.id
      where t.board_id = ${boardId}
    ),
    spread as (select id, ordinal as before, min(ordinal + n) over (order by n) - n as now from standing)
    update ${things} t set ordinal = spread.now from spread where t.id = spread.id and spread.now < spread.before`);
}

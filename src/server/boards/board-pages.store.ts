import { sql, type SQL } from 'drizzle-orm';
import type { Principal } from '#contract/board/audience.ts';
import type { Board, BoardEdge, BoardNode } from '#contract/board/board.schema.ts';
import type { Db } from '../platform/db/db.ts';
import { edgeJson, isSeen, nodeJson } from './boards.store.ts';

/** Something on a board, and about how many bytes it takes. */
export interface Weighed {
  id: string;
  bytes: number;
}

/** Where a node stands, and in which group. */
export type NodePlace = Pick<BoardNode, 'id' | 'parentId' | 'position'>;

/**
 * The board as it stands at `seq` and as `principal` sees it, in one statement; `board` null for one of more than `mostBytes`,
 * of which nothing is read.
 */
export async function readUpTo(
  db: Db,
  boardId: string,
  mostBytes: number,
  principal: Principal,
): Promise<{ seq: number; board: Board | null } | null> {
  type Row = { seq: string; nodes: BoardNode[] | null; edges: BoardEdge[] | null };
  const { rows } = await db.execute<Row>(sql`
    select b.seq,
      case when b.bytes <= ${mostBytes} then
        coalesce((select json_agg(${nodeJson} order by n.ordinal) from nodes n
          where n.board_id = b.id and ${isSeen.node(boardId, principal)}), '[]') end as nodes,
      case when b.bytes <= ${mostBytes} then
        coalesce((select json_agg(${edgeJson} order by e.ordinal) from edges e
          where e.board_id = b.id and ${isSeen.edge(boardId, principal)}), '[]') end as edges
    from boards b where b.id = ${boardId}`);
  const [row] = rows;
  if (!row) return null;
  const { nodes, edges } = row;
  return { seq: Number(row.seq), board: nodes && edges && { nodes, edges } };
}

/** Makes everything that the transaction reads from now on that of one moment. Must come first in it. */
export async function readOneMoment(tx: Db): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read`);
}

/** What `principal` sees of what stands on a board, in its order, without what is in it. */
export async function readStanding(tx: Db, boardId: string, principal: Principal) {
  type Row = { seq: string; nodes: (NodePlace & Weighed)[]; edges: Weighed[] };
  const { rows } = await tx.execute<Row>(sql`
    select b.seq,
      coalesce((
        select json_agg(json_build_object(
          'id', n.id, 'parentId', n.parent_id, 'position', json_build_object('x', n.x, 'y', n.y),
          'bytes', octet_length(n.content) + octet_length(n.metadata::text) + octet_length(n.style::text)
        ) order by n.ordinal) from nodes n where n.board_id = b.id and ${isSeen.node(boardId, principal)}
      ), '[]') as nodes,
      coalesce((
        select json_agg(json_build_object(
          'id', e.id, 'bytes', octet_length(e.style::text) + coalesce(octet_length(e.marker_end::text), 0)
        ) order by e.ordinal) from edges e where e.board_id = b.id and ${isSeen.edge(boardId, principal)}
      ), '[]') as edges
    from boards b where b.id = ${boardId}`);
  return rows[0] ? { ...rows[0], seq: Number(rows[0].seq) } : null;
}

/** Whether after this change no letters were written into a text, and nothing on the board was or came to be not for everybody. */
export async function isSteadySince(db: Db, boardId: string, seq: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from boards b where b.id = ${boardId} and b.restricted_to <= ${seq} and not exists (
      select from board_events e where e.board_id = b.id and e.seq > ${seq} and e.change ->> 'do' = 'edit-text')`);
  return rows.length > 0;
}

/** These nodes, in the order in which they are named. */
export const readNodes = (tx: Db, ids: readonly string[]): Promise<BoardNode[]> =>
  readNamed(tx, ids, sql`select ${nodeJson} as thing, named.place from named join nodes n on n.id = named.id`);

/** These edges, in the order in which they are named. */
export const readEdges = (tx: Db, ids: readonly string[]): Promise<BoardEdge[]> =>
  readNamed(tx, ids, sql`select ${edgeJson} as thing, named.place from named join edges e on e.id = named.id`);

async function readNamed<Thing>(tx: Db, ids: readonly string[], select: SQL): Promise<Thing[]> {
  const { rows } = await tx.execute<{ thing: Thing }>(sql`
    with named as (select id, place from unnest(${sql.param([...ids])}::uuid[]) with ordinality as t (id, place))
    ${select} order by named.place`);
  return rows.map(({ thing }) => thing);
}

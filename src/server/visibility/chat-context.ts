import { sql, type SQL } from 'drizzle-orm';
import { reaches, type Role } from '#contract/access/roles.ts';
import { holds, narrower, type Audience } from '#contract/board/audience.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { Db } from '../platform/db/db.ts';
import { RestrictedNodes, type RestrictedNode } from './restricted-nodes.ts';

/** The nodes of a board that are not for everybody, and what those are on it who are named; null where all are. */
export interface RestrictedRows {
  held: [id: string, held: RestrictedNode][] | null;
  roles: Record<string, Role | null> | null;
}

/** The columns of `RestrictedRows`. */
export const restrictedRowsOf = (boardId: string): SQL => sql`
  (select json_agg(json_build_array(h.id, json_build_object('parentId', h.parent_id, 'audience', h.audience))) from (
    select id, parent_id, audience from nodes where board_id = ${boardId} and audience is not null
    union
    select m.id, m.parent_id, m.audience from nodes h join nodes m on m.parent_id = h.id
    where h.board_id = ${boardId} and h.audience is not null) h) as held,
  (select json_object_agg(p.id, member_role(${boardId}::uuid, p.id::uuid)) from (
    select distinct jsonb_array_elements_text(audience -> 'people') as id from nodes
    where board_id = ${boardId} and audience ->> 'to' = 'named') p) as roles`;

/** Who of those who see a node reads what is said there, and what those are on the board who are named. */
export interface NamedReaders {
  audience: Audience;
  roles: Record<string, Role | null>;
}

/** Whether everybody who sees one node of a board, and is among the readers where only some are, sees another as well. */
export function createHolds(
  { held, roles }: RestrictedRows,
  readers: NamedReaders | null = null,
): (outerId: string, innerId: string) => boolean {
  if (!held) return () => true;
  const restrictedNodes = new RestrictedNodes(held);
  const isEditor = (personId: string) => reaches((readers?.roles[personId] ?? roles?.[personId]) || null, 'editor');
  return (outerId, innerId) => {
    const inner = restrictedNodes
      .chainOf(innerId)
      .reduce<Audience | null>((all, one) => narrower(all, one, isEditor), readers?.audience ?? null);
    return restrictedNodes.chainOf(outerId).every((outer) => holds(outer, inner, isEditor));
  };
}

/** Without what not everybody sees who reads what is said at the node: it would come out by that. */
export function withoutWider(board: Board, nodeId: string, rows: RestrictedRows, readers?: NamedReaders | null): Board {
  if (!rows.held) return board;
  const isHeld = createHolds(rows, readers);
  const nodes = board.nodes.filter(({ id }) => isHeld(id, nodeId));
  const ids = new Set(nodes.map(({ id }) => id));
  return { nodes, edges: board.edges.filter(({ source, target }) => ids.has(source) && ids.has(target)) };
}

/** The same of a board as it stands. */
export async function readHolds(
  db: Db,
  boardId: string,
  readers: NamedReaders | null,
): Promise<ReturnType<typeof createHolds>> {
  const { rows } = await db.execute<RestrictedRows & Record<string, unknown>>(sql`select ${restrictedRowsOf(boardId)}`);
  return createHolds(rows[0] ?? { held: null, roles: null }, readers);
}

/** The same, and of what was removed by the audiences that it had last. */
export async function readOriginHolds(
  db: Db,
  boardId: string,
  readers: NamedReaders | null,
): Promise<ReturnType<typeof createHolds>> {
  type Removed = { id: string; own: Audience | null; ofGroup: Audience | null };
  const removed = await db.execute<Removed>(sql`
    select r.node_id as id, r.audience as own, r.group_audience as "ofGroup" from removed_audiences r
    where r.board_id = ${boardId} and not exists (select from nodes n where n.id = r.node_id)`);
  const { rows } = await db.execute<RestrictedRows & Record<string, unknown>>(sql`select ${restrictedRowsOf(boardId)}`);
  const { held, roles } = rows[0] ?? { held: null, roles: null };
  const gone = removed.rows.flatMap(({ id, own, ofGroup }): [string, RestrictedNode][] => [
    [id, { parentId: groupOf(id), audience: own }],
    [groupOf(id), { parentId: null, audience: ofGroup }],
  ]);
  return createHolds({ held: [...(held ?? []), ...gone], roles }, readers);
}

/** Stands for the group that something was in when it was removed. */
const groupOf = (id: string): string => `group of ${id}`;

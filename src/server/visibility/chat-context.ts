import { sql, type SQL } from 'drizzle-orm';
import { reaches, type Role } from '#contract/access/roles.ts';
import { holds, narrower, type Audience } from '#contract/board/audience.ts';
import type { Board } from '#contract/board/board.schema.ts';
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

/** Whether everybody who sees one node of a board sees another as well. */
export function createHolds({ held, roles }: RestrictedRows): (outerId: string, innerId: string) => boolean {
  if (!held) return () => true;
  const restrictedNodes = new RestrictedNodes(held);
  const isEditor = (personId: string) => reaches(roles?.[personId] ?? null, 'editor');
  return (outerId, innerId) => {
    const inner = restrictedNodes
      .chainOf(innerId)
      .reduce<Audience | null>((all, one) => narrower(all, one, isEditor), null);
    return restrictedNodes.chainOf(outerId).every((outer) => holds(outer, inner, isEditor));
  };
}

/** Without what not everybody sees who sees the node: it would come out by what is said there. */
export function withoutWider(board: Board, nodeId: string, rows: RestrictedRows): Board {
  if (!rows.held) return board;
  const isHeld = createHolds(rows);
  const nodes = board.nodes.filter(({ id }) => isHeld(id, nodeId));
  const ids = new Set(nodes.map(({ id }) => id));
  return { nodes, edges: board.edges.filter(({ source, target }) => ids.has(source) && ids.has(target)) };
}

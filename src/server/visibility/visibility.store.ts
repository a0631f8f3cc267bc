import { sql } from 'drizzle-orm';
import type { Role } from '#contract/access/roles.ts';
import type { Audience } from '#contract/board/audience.ts';
import type { Db } from '../platform/db/db.ts';
import type { RestrictedNode } from './restricted-nodes.ts';

/** The nodes of a board that are not for everybody, with the members of such groups. */
export async function readRestrictedRows(db: Db, boardId: string): Promise<[id: string, held: RestrictedNode][]> {
  type Row = { id: string; parentId: string | null; audience: Audience | null };
  const { rows } = await db.execute<Row>(sql`
    with hidden as materialized (select * from nodes where board_id = ${boardId} and audience is not null)
    select id, parent_id as "parentId", audience from hidden
    union
    select m.id, m.parent_id, m.audience from hidden h join nodes m on m.parent_id = h.id`);
  return rows.map(({ id, ...held }) => [id, held]);
}

/** What these people are on a board by what lasts; who is nobody there is left out. */
export async function readRoles(db: Db, boardId: string, people: readonly string[]): Promise<Map<string, Role>> {
  if (people.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; role: Role | null }>(sql`
    select id, member_role(${boardId}::uuid, id) as role from unnest(${sql.param([...people])}::uuid[]) as t (id)`);
  return new Map(rows.flatMap(({ id, role }) => (role === null ? [] : [[id, role] as const])));
}

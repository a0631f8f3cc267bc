import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#contract/access/can.ts';
import type { Role } from '#contract/access/roles.ts';
import type { Db } from '../platform/db/db.ts';
import { keptUntilWritten } from '../platform/db/kept-until-written.ts';
import type { BoardRef } from '../platform/http/mount.ts';

const MOST_KEPT = 500;

export type RefBy = 'board' | 'canvas' | 'project' | 'node' | 'edge';

/** A node that `person` does not see is absent, and so is a wire with an end that he does not see. */
const refConditions: Record<RefBy, (id: string, person: SQL) => SQL> = {
  board: (id) => sql`b.id = ${id}`,
  canvas: (id) => sql`c.id = ${id}`,
  project: (id) => sql`p.id = ${id}`,
  node: (id, person) => sql`b.id = (select board_id from nodes where id = ${id})
    and (b.restricted = 0 or sees_node(${id}::uuid, ${person}))`,
  edge: (id, person) => sql`b.id = (select board_id from edges where id = ${id}) and (b.restricted = 0 or exists (
    select from edges where id = ${id} and sees_node(source_id, ${person}) and sees_node(target_id, ${person})))`,
};

/** The board of a thing and what the actor is there; a board that lies in the trash is absent, with all on it. */
export const findRef = (db: Db, by: RefBy, id: string, actorId: string): Promise<BoardRef | null> =>
  refOf(db, [by, id, actorId], sql`board_role(b.id, ${actorId}::uuid)`, mayCopy(actorId));

/** Who is here by a link alone copies what the link gives. */
const mayCopy = (actorId: string): SQL =>
  sql`(member_role(b.id, ${actorId}::uuid) is not null or ${copiesByLink(sql`v.user_id = ${actorId}::uuid`)})`;

const copiesByLink = (isVisitor: SQL): SQL =>
  sql`exists (select from live_visits v where ${isVisitor} and v.board_id = b.id and v.allow_copy)`;

/**
 * What somebody who has no part in a board is shown of it: by the links that he entered, a guest of any
 * board and others of a project's; and others while its project is public, to look.
 */
export const findShownRef = (
  db: Db,
  by: RefBy,
  id: string,
  { id: actorId, isGuest }: Actor,
): Promise<BoardRef | null> => {
  const isVisitor = isGuest ? sql`v.guest_id = ${actorId}::uuid` : sql`v.user_id = ${actorId}::uuid`;
  const role = isGuest
    ? byLinks(isVisitor)
    : sql`case when p.id is not null then coalesce(${byLinks(isVisitor)}, case when p.is_public then 'viewer' end) end`;
  return refOf(db, [by, id, ''], role, copiesByLink(isVisitor));
};

const byLinks = (isVisitor: SQL): SQL => sql`(
  select (array['viewer', 'commenter', 'editor'])[max(array_position(array['viewer', 'commenter', 'editor'], v.role))]
  from live_visits v where ${isVisitor} and v.board_id = b.id)`;

/** The same from memory, without the links that somebody entered: they end with time, which nothing writes down. */
export const findKeptRef = keptUntilWritten(
  [
    'nodes',
    'boards',
    'board_members',
    'canvases',
    'projects',
    'project_members',
    'orgs',
    'org_members',
    'org_groups',
    'org_group_members',
    'group_shares',
    'users',
  ],
  MOST_KEPT,
  (db, key: readonly [RefBy, string, string]) => refOf(db, key),
);

async function refOf(
  db: Db,
  [by, id, actorId]: readonly [RefBy, string, string],
  role: SQL = sql`member_role(b.id, ${actorId}::uuid)`,
  copies: SQL = sql`true`,
): Promise<BoardRef | null> {
  const person = sql`nullif(${actorId}, '')::uuid`;
  const { rows } = await db.execute<BoardRef & { seesAs: Role | null } & Record<string, unknown>>(sql`
    select b.id as "boardId", c.id as "canvasId", p.id as "projectId", b.editors_may_invite as "editorsMayInvite",
      coalesce(p.org_id, b.org_id, (select g.org_id from group_shares s join org_groups g on g.id = s.group_id
        where s.board_id = b.id limit 1)) as "sharingOrgId",
      case when b.owner_id = nullif(${actorId}, '')::uuid then 'owner' else ${role} end as role,
      case when b.owner_id = nullif(${actorId}, '')::uuid then true else ${copies} end as "mayCopy",
      case when b.owner_id = ${person} then 'owner' else member_role(b.id, ${person}) end as "seesAs"
    from boards b left join canvases c on c.board_id = b.id left join projects p on p.board_id = b.id
    where ${refConditions[by](id, person)} and not is_trashed(b.id)`);
  const [row] = rows;
  if (!row) return null;
  const { seesAs, ...ref } = row;
  return { ...ref, principal: { role: seesAs, personId: actorId === '' ? null : actorId } };
}

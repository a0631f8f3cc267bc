import { sql } from 'drizzle-orm';
import type { canvasRoles } from '#contract/access/roles.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';

type Given = (typeof canvasRoles)[number];
type Row<T> = T & Record<string, unknown>;

/** A canvas as far as who is on it goes. */
export interface SharedBoard {
  canvasId: string;
  title: string;
  ownerId: string;
  editorsMayInvite: boolean;
  org: { id: string; name: string; role: Given; memberCount: number } | null;
  transfer: { userId: string; expiresAt: string } | null;
}

/** Null for the board of a project, and for a canvas in the trash. */
export async function findSharedBoard(db: Db, boardId: string, now: Date): Promise<SharedBoard | null> {
  const { rows } = await db.execute<Row<SharedBoard>>(sql`
    select c.id as "canvasId", c.title, b.owner_id as "ownerId", b.editors_may_invite as "editorsMayInvite",
      (select json_build_object('id', o.id, 'name', o.name, 'role', b.org_role,
          'memberCount', (select count(*)::int from org_members m where m.org_id = o.id))
        from orgs o where o.id = b.org_id and b.org_role is not null and o.deleted_at is null) as org,
      (select json_build_object('userId', t.to_user_id, 'expiresAt', t.expires_at)
        from board_transfers t where t.board_id = b.id and t.expires_at > ${now.toISOString()}
          and member_role(b.id, t.to_user_id) = 'editor') as transfer
    from boards b join canvases c on c.board_id = b.id
    where b.id = ${boardId} and c.deleted_at is null`);
  return rows[0] ?? null;
}

export async function writeOrgShare(tx: Db, boardId: string, org: { id: string; role: Given } | null): Promise<void> {
  noteWrite(tx, 'boards');
  await tx.execute(sql`
    update boards set org_id = ${org?.id ?? null}, org_role = ${org?.role ?? null} where id = ${boardId}`);
}

export async function writeEditorsMayInvite(tx: Db, boardId: string, may: boolean): Promise<void> {
  noteWrite(tx, 'boards');
  await tx.execute(sql`update boards set editors_may_invite = ${may} where id = ${boardId}`);
}

/** Those of these people who are not in an organisation. */
export async function listOutsiders(db: Db, orgId: string, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...userIds])}::uuid[]) as asked (id)
    where not exists (select from org_members m where m.org_id = ${orgId} and m.user_id = asked.id)`);
  return rows.map(({ id }) => id);
}

/** How many people an organisation has, if this person is one of them; null otherwise. */
export async function countColleagues(tx: Db, orgId: string, userId: string): Promise<number | null> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from living_org_members where org_id = ${orgId}
      and exists (select from living_org_members where org_id = ${orgId} and user_id = ${userId})`);
  return rows[0]?.n || null;
}

/** People of the actor's organisations whose name or address holds these words, and who are not on the canvas. */
export async function findColleagues(
  db: Db,
  { boardId, actorId }: { boardId: string; actorId: string },
  pattern: string,
  most: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from users u
    where u.id in (select m.user_id from living_org_members m
        where m.org_id in (select org_id from living_org_members where user_id = ${actorId}))
      and u.id <> ${actorId} and u.suspended_at is null
      and not exists (select from boards where id = ${boardId} and owner_id = u.id)
      and not exists (select from board_members where board_id = ${boardId} and user_id = u.id)
      and lower(concat_ws(' ', coalesce(u.chosen_last_name, u.last_name), coalesce(u.chosen_first_name, u.first_name),
        coalesce(u.chosen_last_name, u.last_name) || coalesce(u.chosen_first_name, u.first_name), u.email)) like ${pattern}
    order by coalesce(u.chosen_first_name, u.first_name), u.id limit ${most}`);
  return rows.map(({ id }) => id);
}

export interface RequestRow {
  id: string;
  userId: string;
  role: Given;
  note: string;
  createdAt: string;
}

/** Those of people who may less than they ask for. */
export async function listRequests(db: Db, boardId: string): Promise<RequestRow[]> {
  const { rows } = await db.execute<Row<RequestRow>>(sql`
    select id, user_id as "userId", role, note, created_at as "createdAt" from access_requests
    where board_id = ${boardId} and member_role(board_id, user_id) is distinct from 'editor'
      and member_role(board_id, user_id) is distinct from role order by created_at, id`);
  return rows;
}

/** Counts that somebody asks now: how often he has since a moment, with this time. One at a time, so that none is missed. */
export async function countAsk(tx: Db, ask: { id: string; userId: string; at: Date; since: Date }): Promise<number> {
  const { id, userId, at, since } = ask;
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
  await tx.execute(sql`delete from access_asks where user_id = ${userId} and at <= ${since.toISOString()}`);
  await tx.execute(sql`insert into access_asks (id, user_id, at) values (${id}, ${userId}, ${at.toISOString()})`);
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from access_asks where user_id = ${userId}`);
  return rows[0]?.n ?? 0;
}

/** Writes it, or gives the person's earlier one the new words. */
export async function writeRequest(
  tx: Db,
  boardId: string,
  { id, userId, role, note, createdAt }: Omit<RequestRow, 'createdAt'> & { createdAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into access_requests (id, board_id, user_id, role, note, created_at)
    values (${id}, ${boardId}, ${userId}, ${role}, ${note}, ${createdAt.toISOString()})
    on conflict (board_id, user_id) do update set role = excluded.role, note = excluded.note, created_at = excluded.created_at`);
}

/** Takes a request away: of two who answer at once only one gets it. */
export async function takeRequest(tx: Db, boardId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await tx.execute<Row<RequestRow>>(sql`
    delete from access_requests where board_id = ${boardId} and id = ${id}
    returning id, user_id as "userId", role, note, created_at as "createdAt"`);
  return rows[0] ?? null;
}

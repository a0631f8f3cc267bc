import { and, asc, eq, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { LinkRules } from '#contract/sharing/links.schema.ts';
import type { CanvasRole } from '#contract/sharing/sharing.schema.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { guests, links } from './links.tables.ts';

export type LinkRow = typeof links.$inferSelect;
type Row<T> = T & Record<string, unknown>;

const ofBoard = (boardId: string, id: string) => and(eq(links.boardId, boardId), eq(links.id, id), isNull(links.offAt));

/** Those that are not off. */
export const listLinks = (db: Db, boardId: string): Promise<LinkRow[]> =>
  db
    .select()
    .from(links)
    .where(and(eq(links.boardId, boardId), isNull(links.offAt)))
    .orderBy(asc(links.createdAt), asc(links.id));

export async function findLink(db: Db, boardId: string, id: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(links).where(ofBoard(boardId, id));
  return row ?? null;
}

export async function writeLink(tx: Db, link: typeof links.$inferInsert): Promise<void> {
  await tx.insert(links).values(link);
}

/** Answers false when there is none of this id, or it is off. */
export async function changeLink(
  tx: Db,
  boardId: string,
  id: string,
  fields: Partial<typeof links.$inferInsert>,
): Promise<boolean> {
  const rows = await tx.update(links).set(fields).where(ofBoard(boardId, id)).returning({ id: links.id });
  return rows.length === 1;
}

/** A link that opens something now, with the canvas or project behind it. */
export interface OpenLink {
  id: string;
  boardId: string;
  kind: LinkRow['kind'];
  role: CanvasRole;
  passwordHash: string | null;
  passwordVersion: number;
  wrongPasswords: number;
  allowCopy: boolean;
  expiresAt: string | null;
  createdBy: string | null;
  canvasId: string | null;
  projectId: string | null;
  title: string;
  /** Of a project the owner of its organisation. */
  ownerId: string;
  nodeId: string | null;
  label: string;
  shows: LinkRow['shows'];
  capQuestions: number | null;
  capCredits: string | null;
  perMinute: number | null;
  perDay: number | null;
  questions: string[] | null;
  asked: number;
}

const places = sql`left join canvases c on c.board_id = b.id left join projects p on p.board_id = b.id
  left join orgs o on o.id = coalesce(b.org_id, p.org_id)`;
const ends = sql`least(l.expires_at, l.created_at + make_interval(days => o.links_max_days))`;

/** Null for what is unknown, off, has ended, is used up, or that the organisation does not let through. */
export async function findOpenLink(db: Db, tokenHash: string): Promise<OpenLink | null> {
  const { rows } = await db.execute<Row<OpenLink>>(sql`
    select l.id, l.board_id as "boardId", l.kind, v.role, l.password_hash as "passwordHash",
      l.password_version as "passwordVersion", l.wrong_passwords as "wrongPasswords", l.allow_copy as "allowCopy",
      ${ends} as "expiresAt", l.created_by as "createdBy", c.id as "canvasId", p.id as "projectId", coalesce(c.title, p.name) as title,
      coalesce(b.owner_id, (select m.user_id from org_members m where m.org_id = p.org_id and m.role = 'owner')) as "ownerId",
      l.node_id as "nodeId", l.label, l.shows, l.cap_questions as "capQuestions", l.cap_credits::text as "capCredits",
      l.per_minute as "perMinute", l.per_day as "perDay", l.questions, l.asked
    from links l join live_links v on v.id = l.id join boards b on b.id = l.board_id
      ${places}
    where l.token_hash = ${tokenHash} and (l.max_uses is null or l.uses < l.max_uses)`);
  return rows[0] ?? null;
}

/** Counts a use, and forgets wrong passwords. */
export async function noteUse(tx: Db, id: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update links set uses = uses + 1, last_used_at = ${at.toISOString()}, wrong_passwords = 0 where id = ${id}`);
}

/** Answers how many wrong passwords were tried since the last right one. */
export async function noteWrongPassword(db: Db, id: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    update links set wrong_passwords = wrong_passwords + 1 where id = ${id} returning wrong_passwords as n`);
  return rows[0]?.n ?? 0;
}

export async function writeVisit(
  tx: Db,
  visit: { id: string; linkId: string; passwordVersion: number; at: Date } & ({ userId: string } | { guestId: string }),
): Promise<void> {
  noteWrite(tx, 'board_members');
  const [column, visitor] = 'userId' in visit ? [sql`user_id`, visit.userId] : [sql`guest_id`, visit.guestId];
  await tx.execute(sql`
    insert into link_visits (id, link_id, ${column}, password_version, at)
    values (${visit.id}, ${visit.linkId}, ${visitor}, ${visit.passwordVersion}, ${visit.at.toISOString()})
    on conflict (link_id, ${column}) do update set password_version = excluded.password_version, at = excluded.at`);
}

/** Whether this visitor came in by the link, with the password that it has now. */
export async function hasVisited(db: Db, linkId: string, visitor: { userId: string } | { guestId: string }) {
  const who = 'userId' in visitor ? sql`v.user_id = ${visitor.userId}` : sql`v.guest_id = ${visitor.guestId}`;
  const { rows } = await db.execute(sql`
    select from link_visits v join links l on l.id = v.link_id
    where l.id = ${linkId} and l.password_version = v.password_version and ${who}`);
  return rows.length > 0;
}

export async function writeGuest(tx: Db, guest: typeof guests.$inferInsert): Promise<void> {
  await tx.insert(guests).values(guest);
}

/** Empty where nobody of that id was ever here. */
export async function findGuestName(db: Db, guestId: string): Promise<string> {
  const [row] = await db.select({ name: guests.name }).from(guests).where(eq(guests.id, guestId));
  return row?.name ?? '';
}

export async function findGuest(db: Db, tokenHash: string): Promise<typeof guests.$inferSelect | null> {
  const [row] = await db.select().from(guests).where(eq(guests.tokenHash, tokenHash));
  return row ?? null;
}

/** Who wrote comments, or changed a board, stays known by name as long as these stand. */
export async function removeGuestsBefore(db: Db, before: Date): Promise<void> {
  const hasWritten = sql`(exists (select from comments c where c.guest_id = ${guests.id})
    or exists (select from board_events e where e.guest_id = ${guests.id}))`;
  await db.delete(guests).where(and(lt(guests.lastSeenAt, before), not(hasWritten)));
}

export async function nameGuest(tx: Db, id: string, name: string): Promise<void> {
  await tx.update(guests).set({ name }).where(eq(guests.id, id));
}

export async function touchGuest(db: Db, id: string, at: Date): Promise<void> {
  await db.update(guests).set({ lastSeenAt: at }).where(eq(guests.id, id));
}

/** A link with what its list says of the canvas or project, and when it ends by all rules. */
export type Listed = Pick<
  LinkRow,
  | 'id'
  | 'boardId'
  | 'kind'
  | 'role'
  | 'label'
  | 'passwordHash'
  | 'wrongPasswords'
  | 'allowCopy'
  | 'uses'
  | 'maxUses'
  | 'createdBy'
> & {
  canvasId: string | null;
  projectId: string | null;
  canvasTitle: string;
  expiresAt: string | null;
  createdAt: string;
  lastUsedAt: string | null;
};

async function listWhere(db: Db, which: SQL): Promise<Listed[]> {
  const { rows } = await db.execute<Row<Listed>>(sql`
    select l.id, l.board_id as "boardId", l.kind, l.role, l.label, l.password_hash as "passwordHash",
      l.wrong_passwords as "wrongPasswords", l.allow_copy as "allowCopy", l.uses, l.max_uses as "maxUses",
      ${ends} as "expiresAt", l.created_at as "createdAt", l.last_used_at as "lastUsedAt", l.created_by as "createdBy",
      c.id as "canvasId", p.id as "projectId", coalesce(c.title, p.name) as "canvasTitle"
    from links l join boards b on b.id = l.board_id ${places}
    where l.off_at is null and not is_trashed(b.id) and ${which} order by "canvasTitle", l.created_at, l.id`);
  return rows;
}

/** Those to what is somebody's own, and those that he made to projects that he still runs. */
export const listOwnedBy = (db: Db, userId: string): Promise<Listed[]> =>
  listWhere(
    db,
    sql`(b.owner_id = ${userId} or (p.id is not null and l.created_by = ${userId}
      and member_role(b.id, ${userId}::uuid) in ('admin', 'owner')))`,
  );
export const listOfOrg = (db: Db, orgId: string): Promise<Listed[]> => listWhere(db, sql`o.id = ${orgId}`);

/** How far links may go to a board; null for one that no organisation has a say in. */
export async function findRules(db: Db, boardId: string): Promise<(LinkRules & { orgName: string }) | null> {
  const { rows } = await db.execute<Row<LinkRules & { orgName: string }>>(sql`
    select o.name as "orgName", o.links_mode as mode, o.links_max_days as "maxDays" from boards b left join projects p on p.board_id = b.id
      join orgs o on o.id = coalesce(b.org_id, p.org_id) where b.id = ${boardId}`);
  return rows[0] ?? null;
}

export async function readRules(db: Db, orgId: string): Promise<LinkRules> {
  const { rows } = await db.execute<Row<LinkRules>>(sql`
    select links_mode as mode, links_max_days as "maxDays" from orgs where id = ${orgId}`);
  return rows[0] ?? { mode: 'all', maxDays: null };
}

/** Answers the boards that it concerns. */
export async function writeRules(tx: Db, orgId: string, { mode, maxDays }: LinkRules): Promise<string[]> {
  noteWrite(tx, 'orgs');
  await tx.execute(sql`update orgs set links_mode = ${mode}, links_max_days = ${maxDays} where id = ${orgId}`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id from boards b left join projects p on p.board_id = b.id where coalesce(b.org_id, p.org_id) = ${orgId}`);
  return rows.map(({ id }) => id);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';

/** Whose an organisation is and its name; nobody else changes either until the transaction ends. Null when it is gone or in the trash. */
export async function lockOrg(tx: Db, orgId: string): Promise<{ ownerId: string; name: string } | null> {
  const { rows } = await tx.execute<{ ownerId: string; name: string }>(sql`
    select owner_id as "ownerId", name from orgs where id = ${orgId} and deleted_at is null for update`);
  return rows[0] ?? null;
}

/** A later offer replaces an earlier one. */
export async function writeOffer(
  tx: Db,
  { orgId, toUserId, expiresAt }: { orgId: string; toUserId: string; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into org_transfers (org_id, to_user_id, expires_at) values (${orgId}, ${toUserId}, ${expiresAt.toISOString()})
    on conflict (org_id) do update set to_user_id = excluded.to_user_id, expires_at = excluded.expires_at`);
}

export async function removeOffer(tx: Db, orgId: string): Promise<void> {
  await tx.execute(sql`delete from org_transfers where org_id = ${orgId}`);
}

/** To whom it is offered, as long as he is a member. */
export async function findOffer(
  db: Db,
  orgId: string,
  now: Date,
): Promise<{ userId: string; expiresAt: string } | null> {
  const { rows } = await db.execute<{ userId: string; expiresAt: string }>(sql`
    select t.to_user_id as "userId", t.expires_at as "expiresAt" from org_transfers t
      join living_org_members m on m.org_id = t.org_id and m.user_id = t.to_user_id
    where t.org_id = ${orgId} and t.expires_at > ${now.toISOString()}`);
  return rows[0] ?? null;
}

export interface OfferRow {
  orgId: string;
  title: string;
  ownerId: string;
  expiresAt: string;
  projects: number;
  /** Of the files of its projects, those in the trash too. */
  bytes: number;
}

/** What is offered to a member, with one organisation only that one. */
export async function listOffers(db: Db, toUserId: string, now: Date, orgId?: string): Promise<OfferRow[]> {
  const { rows } = await db.execute<Omit<OfferRow, 'bytes'> & { bytes: string } & Record<string, unknown>>(sql`
    select o.id as "orgId", o.name as title, o.owner_id as "ownerId", t.expires_at as "expiresAt",
      (select count(*)::int from living_projects p where p.org_id = o.id) as projects,
      (select coalesce(sum(f.size), 0)::text from files f
        where f.board_id in (select p.board_id from projects p where p.org_id = o.id)) as bytes
    from org_transfers t join orgs o on o.id = t.org_id
      join living_org_members m on m.org_id = o.id and m.user_id = t.to_user_id
    where t.to_user_id = ${toUserId} and t.expires_at > ${now.toISOString()} and m.role <> 'owner'
      and (${orgId ?? null}::uuid is null or o.id = ${orgId ?? null}::uuid)
    order by t.expires_at, o.id`);
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** Gives the organisation its new owner; who owned it becomes an admin. */
export async function writeOwner(tx: Db, orgId: string, ownerId: string): Promise<void> {
  noteWrite(tx, 'orgs', 'org_members');
  await tx.execute(sql`update org_members set role = 'admin' where org_id = ${orgId} and role = 'owner'`);
  await tx.execute(sql`update org_members set role = 'owner' where org_id = ${orgId} and user_id = ${ownerId}`);
  await tx.execute(sql`update orgs set owner_id = ${ownerId} where id = ${orgId}`);
}

/** A board of one of its projects; null where there is none. */
export async function findBoard(db: Db, orgId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select board_id as id from projects where org_id = ${orgId} limit 1`);
  return rows[0]?.id ?? null;
}

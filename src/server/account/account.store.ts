import { asc, eq, or, sql } from 'drizzle-orm';
import { boards } from '../boards/boards.tables.ts';
import { orgs } from '../orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import type { Db } from '../platform/db/db.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';
import { userPictures } from './account.tables.ts';

export async function writePicture(tx: Db, userId: string, bytes: Buffer, tag: string, at: Date): Promise<void> {
  const picture = { bytes, changedAt: at };
  await tx
    .insert(userPictures)
    .values({ userId, ...picture })
    .onConflictDoUpdate({ target: userPictures.userId, set: picture });
  noteWrite(tx, 'users');
  await tx.update(users).set({ pictureTag: tag }).where(eq(users.id, userId));
}

export async function removePicture(tx: Db, userId: string): Promise<void> {
  await tx.delete(userPictures).where(eq(userPictures.userId, userId));
  noteWrite(tx, 'users');
  await tx.update(users).set({ pictureTag: null }).where(eq(users.id, userId));
}

export async function findPicture(db: Db, userId: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: userPictures.bytes })
    .from(userPictures)
    .where(eq(userPictures.userId, userId));
  return row?.bytes ?? null;
}

/** Lets nobody join or leave the person's organisations and their projects until the transaction ends. */
export async function lockPlaces(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select id from orgs where owner_id = ${userId} order by id for update`);
  await tx.execute(sql`
    select p.id from projects p join orgs o on o.id = p.org_id where o.owner_id = ${userId} order by p.id for update of p`);
}

/** Keeps the person and every administrator as they are until the transaction ends. Null when he is gone. */
export async function lockPerson(tx: Db, userId: string) {
  const rows = await tx
    .select({ id: users.id, email: users.email, isSystemAdmin: users.isSystemAdmin })
    .from(users)
    .where(or(eq(users.id, userId), eq(users.isSystemAdmin, true)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.find((row) => row.id === userId) ?? null;
}

/** Names of the person's organisations outside the trash in which others work too. */
export async function sharedOrgs(tx: Db, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select o.name from orgs o where o.owner_id = ${userId} and o.deleted_at is null and (
      exists (select from org_members m where m.org_id = o.id and m.user_id <> ${userId})
      or exists (select from project_members m join projects p on p.id = m.project_id
        where p.org_id = o.id and p.deleted_at is null and m.user_id <> ${userId})
    ) order by o.name`);
  return rows.map((row) => row.name);
}

/** Whether others would be left without any administrator. */
export async function isLastAdmin(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isLast: boolean }>(sql`
    select exists (select from users where id <> ${userId})
      and not exists (select from users where id <> ${userId} and is_system_admin and suspended_at is null) as "isLast"`);
  return rows[0]?.isLast === true;
}

/** Removes the person, invitations to the address that is known to be his, his canvases, and his organisations with their projects, those in the trash too; what others own stays. */
export async function removePerson(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from invitations
      where email in (select lower(btrim(email)) from users where id = ${userId} and email_verified) returning id
    )
    insert into removed_things (id) select id from gone on conflict do nothing`);
  noteWrite(tx, 'orgs', 'boards', 'users');
  await tx.delete(orgs).where(eq(orgs.ownerId, userId));
  await tx.delete(boards).where(eq(boards.ownerId, userId));
  await tx.delete(users).where(eq(users.id, userId));
}

import { and, count, desc, eq, lte, max, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { promptMarks, prompts, promptVersions } from './prompts.tables.ts';

export type PromptRow = typeof prompts.$inferSelect;
export type VersionRow = typeof promptVersions.$inferSelect;

/** A prompt with what it is to the person who sees it. Times are as the database writes them. */
export interface SeenRow extends Record<string, unknown> {
  id: string;
  ownerId: string;
  name: string;
  text: string;
  updatedAt: string;
  orgId: string | null;
  orgName: string | null;
  isPinned: boolean;
  usedAt: string | null;
}

/** The organisation outside the trash with which the prompt p is shared, named o: its owner and the person are both members of it. */
const sharedWith = (userId: string): SQL => sql`orgs o on o.id = p.org_id and o.deleted_at is null
  and exists (select from org_members m where m.org_id = o.id and m.user_id = p.owner_id)
  and exists (select from org_members m where m.org_id = o.id and m.user_id = ${userId}::uuid)`;

const seen = (userId: string, which: SQL, rest: SQL = sql``): SQL => sql`
  select p.id, p.owner_id as "ownerId", p.name, p.text, p.updated_at as "updatedAt", o.id as "orgId", o.name as "orgName",
    coalesce(k.is_pinned, false) as "isPinned", k.used_at as "usedAt"
  from prompts p left join ${sharedWith(userId)}
    left join ${promptMarks} k on k.prompt_id = p.id and k.user_id = ${userId}::uuid
  where (p.owner_id = ${userId}::uuid or o.id is not null) and ${which} ${rest}`;

/** What somebody sees: his own, then of the others the pinned, the last used and the last changed ones. */
export async function listSeen(db: Db, userId: string, most: number): Promise<SeenRow[]> {
  const rest = sql`order by p.owner_id = ${userId}::uuid desc, coalesce(k.is_pinned, false) desc, k.used_at desc nulls last,
    p.updated_at desc, p.id limit ${most}`;
  return (await db.execute<SeenRow>(seen(userId, sql`true`, rest))).rows;
}

/** Null for a prompt that is absent or that the person does not see. */
export async function findSeen(db: Db, userId: string, promptId: string): Promise<SeenRow | null> {
  const { rows } = await db.execute<SeenRow>(seen(userId, sql`p.id = ${promptId}::uuid`));
  return rows[0] ?? null;
}

export const listOwn = (db: Db, userId: string): Promise<PromptRow[]> =>
  db.select().from(prompts).where(eq(prompts.ownerId, userId)).orderBy(prompts.name, prompts.id);

/** Somebody's own prompt, which stays as it is until the transaction ends. */
export async function holdOwn(tx: Db, userId: string, promptId: string): Promise<PromptRow | null> {
  const own = and(eq(prompts.id, promptId), eq(prompts.ownerId, userId));
  const [row] = await tx.select().from(prompts).where(own).for('no key update');
  return row ?? null;
}

/** Lets one transaction at a time count and add for this person. */
export async function holdOwner(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
}

export async function countOwn(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(prompts).where(eq(prompts.ownerId, userId));
  return row?.n ?? 0;
}

export async function writePrompt(tx: Db, row: typeof prompts.$inferInsert): Promise<void> {
  await tx.insert(prompts).values(row);
}

export async function changePrompt(tx: Db, promptId: string, fields: Partial<PromptRow>): Promise<void> {
  await tx.update(prompts).set(fields).where(eq(prompts.id, promptId));
}

export async function removePrompt(tx: Db, promptId: string): Promise<void> {
  await tx.delete(prompts).where(eq(prompts.id, promptId));
}

/** Keeps a version as the latest of its prompt, and the `most` latest ones of all. The prompt is held by the caller. */
export async function writeVersion(tx: Db, version: Omit<VersionRow, 'number'>, most: number): Promise<void> {
  const ofPrompt = eq(promptVersions.promptId, version.promptId);
  const [last] = await tx
    .select({ number: max(promptVersions.number) })
    .from(promptVersions)
    .where(ofPrompt);
  const number = (last?.number ?? 0) + 1;
  await tx.insert(promptVersions).values({ ...version, number });
  await tx.delete(promptVersions).where(and(ofPrompt, lte(promptVersions.number, number - most)));
}

/** Latest first. */
export const listVersions = (db: Db, promptId: string): Promise<VersionRow[]> =>
  db.select().from(promptVersions).where(eq(promptVersions.promptId, promptId)).orderBy(desc(promptVersions.number));

export async function findVersion(db: Db, promptId: string, versionId: string): Promise<VersionRow | null> {
  const isMeant = and(eq(promptVersions.id, versionId), eq(promptVersions.promptId, promptId));
  const [row] = await db.select().from(promptVersions).where(isMeant);
  return row ?? null;
}

type Mark = { isPinned: boolean } | { usedAt: Date };

/** Remembers what a prompt is to a person; false where he does not see it. */
export async function markSeen(db: Db, userId: string, promptId: string, mark: Mark): Promise<boolean> {
  const [isPinned, usedAt] = 'isPinned' in mark ? [mark.isPinned, null] : [false, mark.usedAt.toISOString()];
  const { rows } = await db.execute(sql`
    insert into ${promptMarks} as k (prompt_id, user_id, is_pinned, used_at)
    select p.id, ${userId}::uuid, ${isPinned}::boolean, ${usedAt}::timestamptz
    from prompts p left join ${sharedWith(userId)}
    where (p.owner_id = ${userId}::uuid or o.id is not null) and p.id = ${promptId}::uuid
    for key share of p
    on conflict (prompt_id, user_id) do update
    set ${'isPinned' in mark ? sql`is_pinned = excluded.is_pinned` : sql`used_at = excluded.used_at`}
    returning prompt_id`);
  return rows.length === 1;
}

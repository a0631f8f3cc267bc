import { lte, sql } from 'drizzle-orm';
import type { CreditScope as Scope, SpendingPurpose } from '#contract/billing/credits.ts';
import type { Database, Db } from '../platform/db/db.ts';
import { creditEntries } from './billing.tables.ts';

type Query = Pick<Database, 'query'>;

/** Who pays, for which organisation, and who asked: each of them may have a limit. */
export interface Party {
  accountId: string;
  orgId: string | null;
  askerId: string | null;
  linkId: string | null;
}

const columns: Record<Scope | 'link', string> = {
  account: 'account_id',
  org: 'org_id',
  user: 'asker_id',
  link: 'link_id',
};

/** The account that pays for a board, and the organisation that it belongs to; null when the board is gone. */
export async function findParty(
  { query }: Query,
  boardId: string,
  tx?: Db,
): Promise<{ accountId: string | null; orgId: string | null } | null> {
  const [row] = await query<{ accountId: string | null; orgId: string | null }>(
    `select coalesce(b.owner_id, o.owner_id) as "accountId", o.id as "orgId"
     from boards b left join projects p on p.board_id = b.id left join orgs o on o.id = p.org_id where b.id = $1`,
    [boardId],
    tx,
  );
  return row ?? null;
}

/** One at a time reserves for any of these, until the transaction ends; always in the same order, so that none waits for ever. */
export async function holdParties({ query }: Query, ids: readonly string[], tx: Db): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`credits:${id}`], tx);
}

/** What was used since, with what is reserved by work under way at `now`; without `now` only what is settled. `besides`: not counting this work. */
export async function sumUsed(
  { query }: Query,
  scope: Scope | 'link',
  id: string,
  { since, now, besides = null }: { since: Date; now: Date | null; besides?: string | null },
  tx?: Db,
): Promise<number> {
  const [row] = await query<{ used: string }>(
    `select coalesce(sum(credits), 0)::text as used from credit_entries
     where ${columns[scope]} = $1 and at >= $2 and (held_until is null or held_until > $3::timestamptz)
       and ($4::uuid is null or run_id <> $4::uuid)`,
    [id, since, now, besides],
    tx,
  );
  return Number(row?.used ?? 0);
}

export interface Entry extends Party {
  id: string;
  purpose: SpendingPurpose;
  tokens: number;
  credits: number;
  at: Date;
  /** Null: settled. */
  heldUntil: Date | null;
}

/** Reserves, or settles what was reserved; what is settled stays. Nothing is written for an account that is gone. */
export async function writeEntry({ query }: Query, entry: Entry, tx?: Db): Promise<void> {
  await query(
    `insert into credit_entries (run_id, account_id, org_id, asker_id, purpose, tokens, credits, at, held_until, link_id)
     select $1, a.id, (select id from orgs where id = $3), (select id from users where id = $4), $5, $6, $7, $8, $9,
       (select id from links where id = $10)
     from users a where a.id = $2
     on conflict (run_id) do update set tokens = excluded.tokens, credits = excluded.credits, at = excluded.at,
       held_until = excluded.held_until where credit_entries.held_until is not null`,
    [
      entry.id,
      entry.accountId,
      entry.orgId,
      entry.askerId,
      entry.purpose,
      entry.tokens,
      entry.credits,
      entry.at,
      entry.heldUntil,
      entry.linkId,
    ],
    tx,
  );
}

/** Gives back what was reserved and not used. */
export async function removeHeld({ query }: Query, id: string): Promise<void> {
  await query('delete from credit_entries where run_id = $1 and held_until is not null', [id]);
}

/** Reservations of whoever is gone. */
export async function removeLapsed(db: Db, now: Date): Promise<void> {
  await db.delete(creditEntries).where(lte(creditEntries.heldUntil, now));
}

/** The levels of these that nobody was told of in this month; they count as told from now on. */
export async function takeWarnings(
  { query }: Query,
  { scope, id, month }: { scope: Scope; id: string; month: Date },
  levels: readonly number[],
  tx: Db,
): Promise<number[]> {
  const rows = await query<{ level: number }>(
    `insert into credit_warnings (scope, subject_id, month, level)
     select $1, $2, $3::date, unnest($4::int[]) on conflict do nothing returning level`,
    [scope, id, month.toISOString().slice(0, 10), [...levels]],
    tx,
  );
  return rows.map(({ level }) => level);
}

/** Removes the warnings of deleted accounts, organisations and people. */
export async function removeWarningsOfRemoved(db: Db): Promise<void> {
  await db.execute(sql`delete from credit_warnings where subject_id in (select id from removed_things)`);
}

/** Whom a warning of an organisation is told. */
export async function findOrgFace({ query }: Query, orgId: string): Promise<{ ownerId: string; name: string } | null> {
  const [row] = await query<{ ownerId: string; name: string }>(
    'select owner_id as "ownerId", name from orgs where id = $1',
    [orgId],
  );
  return row ?? null;
}

import type { Database, Db } from '../platform/db/db.ts';

type Query = Pick<Database, 'query'>;

/** The account that pays for a board: its owner's, or the owner's of the organisation whose project it belongs to. */
const PAYER = `coalesce(b.owner_id, (select o.owner_id from projects p join orgs o on o.id = p.org_id where p.board_id = b.id))`;

export async function findPayer({ query }: Query, boardId: string, tx?: Db): Promise<string | null> {
  const [row] = await query<{ payer: string | null }>(
    `select ${PAYER} as payer from boards b where b.id = $1`,
    [boardId],
    tx,
  );
  return row?.payer ?? null;
}

export async function findOrgOwner({ query }: Query, orgId: string, tx: Db): Promise<string | null> {
  const [row] = await query<{ ownerId: string }>('select owner_id as "ownerId" from orgs where id = $1', [orgId], tx);
  return row?.ownerId ?? null;
}

/** Lets one transaction at a time count and add for this account. Rows that merely refer to the person may still come and go. */
export async function holdAccount({ query }: Query, userId: string, tx: Db): Promise<void> {
  await query('select from users where id = $1 for no key update', [userId], tx);
}

/** Those in the trash are not counted. */
export async function countOrgs({ query }: Query, userId: string, tx?: Db): Promise<number> {
  const [row] = await query<{ n: number }>(
    'select count(*)::int as n from orgs where owner_id = $1 and deleted_at is null',
    [userId],
    tx,
  );
  return row?.n ?? 0;
}

/** Those in the trash are not counted. */
export async function countProjects({ query }: Query, userId: string, tx?: Db): Promise<number> {
  const [row] = await query<{ n: number }>(
    'select count(*)::int as n from living_projects p join orgs o on o.id = p.org_id where o.owner_id = $1',
    [userId],
    tx,
  );
  return row?.n ?? 0;
}

/** Bytes of all files that the account answers for, with those in the trash and those whose upload is on its way. */
export async function sumStorage({ query }: Query, userId: string, tx?: Db): Promise<number> {
  const [row] = await query<{ bytes: string }>(
    `select coalesce(sum(f.size), 0)::text as bytes from files f where f.board_id in (
       select id from boards where owner_id = $1
       union all
       select p.board_id from projects p join orgs o on o.id = p.org_id where o.owner_id = $1)`,
    [userId],
    tx,
  );
  return Number(row?.bytes ?? 0);
}

export async function findSubscription({ query }: Query, userId: string, tx?: Db) {
  const [row] = await query<{ plan: string | null; status: string | null }>(
    'select plan, status from subscriptions where user_id = $1',
    [userId],
    tx,
  );
  return row ?? null;
}

import type { Actor } from '#contract/access/can.ts';
import type { Role } from '#contract/access/roles.ts';
import { Fault } from '#contract/base/fault.ts';
import { newId } from '#contract/base/id.ts';
import type { Org, OrgListing, OrgUsage } from '#contract/orgs/orgs.schema.ts';
import type { Quota } from '../billing/quota.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { OrgRef } from '../platform/http/mount.ts';
import * as members from './members.store.ts';
import * as store from './orgs.store.ts';
import type { PlaceDeps } from './place.ts';

export interface OrgDeps extends PlaceDeps {
  quota: Pick<Quota, 'demandOrg' | 'accountOf' | 'peopleLimitOf' | 'missingFor'>;
}

/** An organisation and what the actor is there; null when it is absent. */
export const refOfOrg = (deps: { database: Database }, orgId: string, actorId: string): Promise<OrgRef | null> =>
  store.findRef(deps.database.db, orgId, actorId);

export const holdOwner = store.holdOwner;

/** What somebody is in an organisation, which stays until the transaction ends; null for strangers and where there is none. */
export async function holdOrg(tx: Db, orgId: string, userId: string): Promise<Role | null> {
  const isThere = await store.holdOrg(tx, orgId);
  const standing = isThere ? await members.readStanding(tx, { kind: 'org', id: orgId }, userId) : null;
  return standing?.role ?? null;
}

export async function listOrgs(deps: OrgDeps, actor: Actor): Promise<OrgListing[]> {
  const rows = await store.listOrgs(deps.database.db, actor.id);
  const plans = new Map<string, Org['plan']>();
  for (const ownerId of new Set(rows.map((row) => row.ownerId))) {
    plans.set(ownerId, (await deps.quota.accountOf(ownerId)).plan);
  }
  return rows.map(({ ownerId, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    plan: plans.get(ownerId) ?? 'free',
  }));
}

/** Founds an organisation; the founder owns it, and pays. Throws Fault 'plan-limit'. */
export async function createOrg(deps: OrgDeps, actor: Actor, name: string): Promise<Org> {
  const now = deps.clock.now();
  const [id, at] = [newId(now), new Date(now)];
  await deps.database.tx(async (tx) => {
    await deps.quota.demandOrg(tx, actor.id);
    await store.writeOrg(tx, { id, name, ownerId: actor.id, createdAt: at });
    const owner = { id: newId(now), userId: actor.id, role: 'owner', addedAt: at } as const;
    await members.writeMember(tx, { kind: 'org', id }, owner);
  });
  return readOrg(deps, actor, id);
}

/** Throws Fault 'not-found'. */
export async function readOrg(deps: OrgDeps, actor: Actor, orgId: string): Promise<Org> {
  const row = await store.findOrg(deps.database.db, orgId, actor.id);
  if (!row) throw new Fault('not-found');
  const { id, name, role, memberCount, createdAt } = row;
  const { plan } = await deps.quota.accountOf(row.ownerId);
  return { id, name, plan, role, memberCount, createdAt: createdAt.toISOString() };
}

/** Throws Fault 'not-found'. */
export async function renameOrg(deps: OrgDeps, actor: Actor, orgId: string, name: string): Promise<Org> {
  await store.writeName(deps.database.db, orgId, name);
  return readOrg(deps, actor, orgId);
}

/** What the account that pays for it holds. Throws Fault 'not-found'. */
export async function readUsage(deps: OrgDeps, actor: Actor, orgId: string): Promise<OrgUsage> {
  const row = await store.findOrg(deps.database.db, orgId, actor.id);
  if (!row) throw new Fault('not-found');
  const { plan: _, areCreditsLimited: __, ...usage } = await deps.quota.accountOf(row.ownerId, orgId);
  return usage;
}

import { Fault } from '#contract/base/fault.ts';
import { plans, type PlanRule } from '#contract/billing/plans.ts';
import { planOf } from '#contract/billing/standing.ts';
import { DEFAULTS } from '#contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/db/db.ts';
import { createLedger, type CreditRules } from './ledger.ts';
import type { Quota } from './quota.ts';
import * as store from './quota.store.ts';

export interface QuotaDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'billing' | 'credits'>;
  /** What may be used in a month, where an administrator can say so; the configuration's own numbers when absent. */
  creditLimits?: () => CreditRules;
}

type Limits = Omit<PlanRule, 'priceUsd' | 'storageBytes'> & { storageBytes: number | null };
const NO_LIMITS: Limits = { orgs: null, projects: null, peopleOnCanvas: null, storageBytes: null };

/** The quotas of this instance, from its ledger and its subscriptions. */
export function createQuota(deps: QuotaDeps): Quota {
  const { database, config } = deps;
  const limitsOf = async (userId: string, tx?: Db): Promise<Limits> =>
    config.billing ? plans[planOf(await store.findSubscription(database, userId, tx))] : NO_LIMITS;
  const { left, ...ledger } = createLedger(deps);
  const roomOf = async (userId: string, tx?: Db): Promise<number | null> => {
    if (!config.billing) return null;
    if (tx) await store.holdAccount(database, userId, tx);
    const { storageBytes } = await limitsOf(userId, tx);
    return storageBytes === null ? null : Math.max(0, storageBytes - (await store.sumStorage(database, userId, tx)));
  };

  return {
    demandOrg: async (tx, userId) => {
      await store.holdAccount(database, userId, tx);
      const { orgs } = await limitsOf(userId, tx);
      if (orgs !== null && (await store.countOrgs(database, userId, tx)) >= orgs) throw new Fault('plan-limit');
    },
    demandProject: async (tx, orgId) => {
      const ownerId = await store.findOrgOwner(database, orgId, tx);
      if (!ownerId) throw new Fault('not-found');
      await store.holdAccount(database, ownerId, tx);
      const { projects } = await limitsOf(ownerId, tx);
      if (projects !== null && (await store.countProjects(database, ownerId, tx)) >= projects)
        throw new Fault('plan-limit');
    },
    missingFor: async (tx, userId, more = { orgs: 0, projects: 0, bytes: 0 }) => {
      await store.holdAccount(database, userId, tx);
      const { orgs, projects, storageBytes } = await limitsOf(userId, tx);
      if (orgs !== null && (await store.countOrgs(database, userId, tx)) + more.orgs > orgs) return 'orgs';
      if (projects !== null && (await store.countProjects(database, userId, tx)) + more.projects > projects)
        return 'projects';
      if (storageBytes === null) return null;
      return (await store.sumStorage(database, userId, tx)) + more.bytes > storageBytes ? 'storage' : null;
    },
    roomFor: async (boardId, tx) => {
      if (!config.billing) return null;
      const payer = await store.findPayer(database, boardId, tx);
      return payer ? roomOf(payer, tx) : 0;
    },
    roomOf,
    peopleLimitOf: async (userId, tx) => (await limitsOf(userId, tx)).peopleOnCanvas,
    ...ledger,
    accountOf: async (userId, orgId) => {
      const plan = config.billing ? planOf(await store.findSubscription(database, userId)) : DEFAULTS.plan;
      const limits = config.billing ? plans[plan] : NO_LIMITS;
      const credits = await left({
        accountId: userId,
        orgId: orgId ?? null,
        askerId: orgId ? null : userId,
        linkId: null,
      });
      return {
        plan,
        creditsRemaining: credits.remaining,
        creditsPerMonth: credits.perMonth,
        areCreditsLimited: credits.isLimited,
        storageUsed: await store.sumStorage(database, userId),
        storageLimit: limits.storageBytes,
        projects: await store.countProjects(database, userId),
        projectLimit: limits.projects,
      };
    },
  };
}

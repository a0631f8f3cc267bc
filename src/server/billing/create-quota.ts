import { Fault } from '#contract/base/fault.ts';
import { creditsFor, remainingCredits, startOfMonth } from '#contract/billing/credits.ts';
import { plans, type PlanRule } from '#contract/billing/plans.ts';
import { planOf } from '#contract/billing/standing.ts';
import { DEFAULTS } from '#contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { Quota } from './quota.ts';
import * as store from './quota.store.ts';

export interface QuotaDeps {
  database: Pick<Database, 'query' | 'db'>;
  clock: Clock;
  config: Pick<Config, 'billing' | 'credits'>;
}

type Limits = Omit<PlanRule, 'priceUsd' | 'storageBytes'> & { storageBytes: number | null };
const NO_LIMITS: Limits = { orgs: null, projects: null, storageBytes: null };

/** The quotas of this instance, from its ledger and its subscriptions. */
export function createQuota(deps: QuotaDeps): Quota {
  const { database, clock, config } = deps;
  const limitsOf = async (userId: string, tx?: Db): Promise<Limits> =>
    config.billing ? plans[planOf(await store.findSubscription(database, userId, tx))] : NO_LIMITS;
  const readRemaining = async (userId: string) =>
    remainingCredits(config.credits.perMonth, await store.sumCredits(database.db, userId, startOfMonth(clock.now())));

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
    roomFor: async (boardId, tx) => {
      if (!config.billing) return null;
      const payer = await store.findPayer(database, boardId, tx);
      if (!payer) return 0;
      if (tx) await store.holdAccount(database, payer, tx);
      const { storageBytes } = await limitsOf(payer, tx);
      return storageBytes === null ? null : Math.max(0, storageBytes - (await store.sumStorage(database, payer, tx)));
    },
    demandCredits: async (boardId) => {
      if (!config.credits.isCapped) return;
      const payer = await store.findPayer(database, boardId);
      if (payer && (await readRemaining(payer)) <= 0) throw new Fault('no-credits');
    },
    charge: async ({ boardId, runId, userId, tokens }) => {
      if (tokens <= 0) return;
      const accountId = (await store.findPayer(database, boardId)) ?? userId;
      if (!accountId) return;
      const at = new Date(clock.now());
      await store.writeCredits(database, {
        runId,
        accountId,
        askerId: userId,
        tokens,
        credits: creditsFor(tokens),
        at,
      });
    },
    accountOf: async (userId) => {
      const plan = config.billing ? planOf(await store.findSubscription(database, userId)) : DEFAULTS.plan;
      const limits = config.billing ? plans[plan] : NO_LIMITS;
      return {
        plan,
        creditsRemaining: await readRemaining(userId),
        creditsPerMonth: config.credits.perMonth,
        storageUsed: await store.sumStorage(database, userId),
        storageLimit: limits.storageBytes,
        projects: await store.countProjects(database, userId),
        projectLimit: limits.projects,
      };
    },
  };
}

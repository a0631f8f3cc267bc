import { z } from 'zod';
import { GB, MB } from '../base/bytes.ts';

export const planIds = ['free', 'pro', 'team'] as const;
export const plan = z.enum(planIds);
export type Plan = z.infer<typeof plan>;

/** What can be bought. */
export const paidPlan = z.enum(['pro', 'team']);
export type PaidPlan = z.infer<typeof paidPlan>;

export interface PlanRule {
  /** US dollars a user and month. */
  priceUsd: number;
  /** Null: as many as wanted. */
  orgs: number | null;
  projects: number | null;
  /** People on one canvas beside its owner. */
  peopleOnCanvas: number | null;
  storageBytes: number;
}

/** The specification's section 9, Plans. Enforced where billing is on; an instance without billing has no limits. */
export const plans: Record<Plan, PlanRule> = {
  free: { priceUsd: 0, orgs: 1, projects: 3, peopleOnCanvas: 3, storageBytes: 100 * MB },
  pro: { priceUsd: 19, orgs: null, projects: null, peopleOnCanvas: null, storageBytes: 10 * GB },
  team: { priceUsd: 49, orgs: null, projects: null, peopleOnCanvas: null, storageBytes: 50 * GB },
};

/** The default selection of the subscribe page. */
export const defaultPlan: PaidPlan = 'pro';

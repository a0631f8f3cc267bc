import { DEFAULTS } from '../limits.ts';
import { plan as planShape, type Plan } from './plans.ts';

/** A payment that failed is tried again for a while by the provider; until it gives up, the plan stays. */
const HOLDING = new Set(['active', 'trialing', 'past_due']);

/** Whether a subscription of this status gives what it was bought for. */
export const isHolding = (status: string | null): boolean => status !== null && HOLDING.has(status);

/** The plan that holds for somebody with this subscription. */
export function planOf(subscription: { plan: string | null; status: string | null } | null): Plan {
  if (!subscription || !isHolding(subscription.status)) return DEFAULTS.plan;
  return planShape.safeParse(subscription.plan).data ?? DEFAULTS.plan;
}

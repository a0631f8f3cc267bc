import type { PaidPlan } from '#contract/billing/plans.ts';
import { isHolding } from '#contract/billing/standing.ts';
import type { Bought } from './payments.ts';

const ENDED = new Set(['canceled', 'incomplete_expired']);
const rank = ({ status }: Bought) => (isHolding(status) ? 3 : status === 'incomplete' ? 2 : ENDED.has(status) ? 0 : 1);

/** The subscription that counts among all of one customer (newest first): a running one, else one that waits for payment, else the last. */
export const chooseCurrent = (all: readonly Bought[]): Bought | null =>
  all.reduce<Bought | null>((best, next) => (!best || rank(next) > rank(best) ? next : best), null);

export type Step =
  /** Begin a new one. */
  | 'begin'
  /** End one that was never paid or has run dry, and begin a new one. */
  | 'replace'
  /** Nothing to do but to pay what is due, or nothing at all. */
  | 'resume'
  /** Take back the cancellation. */
  | 'keep on'
  | 'change plan';

/** What to do when somebody wants this plan; null: whatever he has. */
export function nextStep(current: Bought | null, wanted: PaidPlan | null): Step {
  if (!current || ENDED.has(current.status)) return 'begin';
  const isOther = wanted !== null && current.plan !== wanted;
  // What is owed is paid first, at the plan that it is owed for.
  if (current.status === 'past_due') return 'resume';
  if (isHolding(current.status)) {
    if (isOther) return 'change plan';
    return wanted !== null && current.ending ? 'keep on' : 'resume';
  }
  return current.status === 'incomplete' && !isOther && current.clientSecret ? 'resume' : 'replace';
}

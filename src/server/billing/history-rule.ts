import { planOf } from '#contract/billing/standing.ts';
import { historyOfPlan } from '#contract/history/history-rules.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/db.ts';
import { findPayer, findSubscription } from './quota.store.ts';

/** How many days of its past a board keeps, and how many named versions; null for all. */
export interface HistoryRule {
  days: number | null;
  marks: number | null;
}

/** By the plan of the account that the board belongs to, where billing is on; by the configuration elsewhere. */
export async function historyRuleOf(
  { database, config }: { database: Database; config: Pick<Config, 'billing' | 'historyDays'> },
  boardId: string,
): Promise<HistoryRule> {
  if (!config.billing) return { days: config.historyDays, marks: null };
  const payer = await findPayer(database, boardId);
  return historyOfPlan[planOf(payer === null ? null : await findSubscription(database, payer))];
}

/** The fewest days that any board may keep, and the most that one does; null for all. */
export function historySpan(config: Pick<Config, 'billing' | 'historyDays'>): {
  fewest: number | null;
  most: number | null;
} {
  const { historyDays } = config;
  if (!config.billing) return { fewest: historyDays, most: historyDays };
  const days = Object.values(historyOfPlan).map((rule) => rule.days);
  return { fewest: Math.min(...days), most: Math.max(...days) };
}

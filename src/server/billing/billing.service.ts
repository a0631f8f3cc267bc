import { Fault } from '#contract/base/fault.ts';
import type { Account } from '#contract/billing/billing.api.ts';
import { startOfNextMonth } from '#contract/billing/credits.ts';
import { defaultPlan, type PaidPlan, type Plan } from '#contract/billing/plans.ts';
import { isHolding } from '#contract/billing/standing.ts';
import { readPerson } from '../people/people.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import * as store from './billing.store.ts';
import { holdSubscription } from './hold.ts';
import { chooseCurrent, nextStep } from './next-step.ts';
import type { Bought, Payments } from './payments.ts';
import type { Quota } from './quota.ts';

export interface BillingDeps {
  database: Database;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'billing'>;
  quota: Quota;
  /** Null where nothing is sold. */
  payments: Payments | null;
}

const HOUR_MS = 60 * 60 * 1_000;
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS;
const ASK_EVERY_MS = 3_000;

/** What the person pays for and has left. Where the last word on it may be old, the provider is asked first. */
export async function readAccount(deps: BillingDeps, userId: string): Promise<Account> {
  await refresh(deps, userId);
  const usage = await deps.quota.accountOf(userId);
  const row = deps.payments && (await store.findRow(deps.database.db, userId));
  return {
    plan: usage.plan,
    isBillingOn: deps.payments !== null,
    publishableKey: deps.config.billing?.publishableKey ?? null,
    status: row?.status ?? null,
    periodEnd: row?.periodEnd?.toISOString() ?? null,
    endsWithPeriod: row?.endsWithPeriod ?? false,
    credits: {
      remaining: usage.creditsRemaining,
      perMonth: usage.creditsPerMonth,
      isLimited: usage.areCreditsLimited,
      renewsAt: startOfNextMonth(deps.clock.now()).toISOString(),
    },
    storage: { usedBytes: usage.storageUsed, limitBytes: usage.storageLimit },
  };
}

/** Begins, resumes or changes the person's subscription; a null plan takes what there is, or else the default. */
export async function subscribe(
  deps: BillingDeps,
  userId: string,
  wanted: PaidPlan | null,
): Promise<{ clientSecret: string | null; plan: Plan; status: string | null }> {
  const { payments } = deps;
  if (!payments) return { clientSecret: null, plan: wanted ?? defaultPlan, status: null };
  return holdSubscription(deps, userId, async (row) => {
    const customerId = await openCustomer(deps, payments, row);
    const current = chooseCurrent(await payments.list(customerId));
    const bought = await settle(deps, payments, { customerId, userId, current, wanted });
    await remember(deps, userId, bought);
    const { clientSecret, status } = bought;
    if (!clientSecret && status !== 'active' && status !== 'trialing') throw new Fault('payment-unavailable');
    return { clientSecret, plan: bought.plan ?? 'free', status };
  });
}

/** Ends the person's subscription with the paid period; one that was never paid ends at once. */
export async function cancel(deps: BillingDeps, userId: string): Promise<Account> {
  const { payments } = deps;
  if (!payments) throw new Fault('payment-unavailable');
  await holdSubscription(deps, userId, async ({ customerId }) => {
    const current = customerId ? chooseCurrent(await payments.list(customerId)) : null;
    if (!customerId || !current || nextStep(current, null) === 'begin') {
      throw new Fault('conflict', 'There is no subscription that could be cancelled.');
    }
    if (isHolding(current.status)) {
      return remember(deps, userId, current.ending ? current : await payments.endWithPeriod(current));
    }
    await payments.discard(current);
    return remember(deps, userId, chooseCurrent(await payments.list(customerId)));
  });
  return readAccount(deps, userId);
}

/** Acts on a message of the provider: whatever it says, the provider is asked anew, so that neither order nor repetition matters. */
export async function hearNews(deps: BillingDeps, raw: Buffer, signature: string | null): Promise<void> {
  const { payments, database, clock } = deps;
  if (!payments) throw new Fault('not-found');
  const news = payments.hear(raw, signature, clock.now());
  if (!news.customerId || (await store.hasHeard(database.db, news.id))) return;
  const userId = await store.findUserOf(database.db, news.customerId);
  if (!userId) return;
  await askAnew(deps, payments, userId);
  await store.noteHeard(database.db, news.id, news.type, new Date(clock.now()));
}

/** Ends all that the person pays for, before the account goes. Throws Fault 'payment-unavailable': nobody may leave and still pay. */
export async function endForGood(deps: BillingDeps, userId: string): Promise<void> {
  const { payments } = deps;
  const row = await store.findRow(deps.database.db, userId);
  if (!row?.customerId) return;
  if (!payments)
    return deps.log.warn({ userId }, 'a former customer leaves; billing is off, nothing was ended at Stripe');
  await holdSubscription(deps, userId, async ({ customerId }) => customerId && payments.removeCustomer(customerId));
}

/** The port of the sign-in: whether somebody pays for a plan here. */
export const createSubscriptions = (deps: Pick<BillingDeps, 'database' | 'config'>) => ({
  isActive: async ({ userId }: { userId: string | null }): Promise<boolean> => {
    if (!deps.config.billing || !userId) return false;
    return isHolding((await store.findRow(deps.database.db, userId))?.status ?? null);
  },
});

/** Forgets which messages were heard once nobody sends them again. */
export const forgetNews = ({ database, clock }: Pick<BillingDeps, 'database' | 'clock'>): Promise<void> =>
  store.forgetHeardBefore(database.db, new Date(clock.now() - EVENTS_KEPT_MS));

interface Order {
  customerId: string;
  userId: string;
  current: Bought | null;
  wanted: PaidPlan | null;
}

async function settle(deps: BillingDeps, payments: Payments, order: Order): Promise<Bought> {
  const { customerId, userId, current, wanted } = order;
  const plan = wanted ?? current?.plan ?? defaultPlan;
  const step = nextStep(current, wanted);
  const begin = () => {
    // Within the hour a request that was sent twice begins one subscription; a failed one can be tried again later.
    const hour = Math.floor(deps.clock.now() / HOUR_MS);
    return payments.begin(
      { customerId, userId, plan },
      `subscribe-${customerId}-${plan}-${current?.id ?? 'first'}-${hour}`,
    );
  };
  if (!current || step === 'begin') return begin();
  if (step === 'change plan') {
    const changed = await payments.change(current, plan);
    return changed.ending ? payments.keepOn(changed) : changed;
  }
  if (step === 'keep on') return payments.keepOn(current);
  if (step === 'resume') return current;
  await payments.discard(current);
  return begin();
}

async function openCustomer(deps: BillingDeps, payments: Payments, row: store.SubscriptionRow): Promise<string> {
  const { userId, customerId } = row;
  if (customerId && (await payments.hasCustomer(customerId))) return customerId;
  const person = await readPerson(deps, userId);
  if (!person) throw new Fault('not-signed-in');
  const made = await payments.addCustomer(
    { userId, email: person.email },
    `customer-${userId}-${customerId ?? 'first'}`,
  );
  await store.writeCustomer(deps.database.db, userId, made);
  return made;
}

async function refresh(deps: BillingDeps, userId: string): Promise<void> {
  const { payments, database, clock, log } = deps;
  if (!payments) return;
  const row = await store.findRow(database.db, userId);
  const now = clock.now();
  if (!row?.customerId || !mayBeOld(row, now)) return;
  await askAnew(deps, payments, userId).catch((error: unknown) => {
    if (!(error instanceof Fault)) throw error;
    log.warn({ userId, code: error.code }, 'the account is shown by the last known word of the payment provider');
  });
}

/** A payment is under way, or a period has ended without news. */
function mayBeOld(row: store.SubscriptionRow, now: number): boolean {
  if (row.askedAt && now - row.askedAt.getTime() < ASK_EVERY_MS) return false;
  if (row.status === 'incomplete' || row.status === 'past_due' || row.status === 'unpaid') return true;
  return isHolding(row.status) && row.periodEnd !== null && row.periodEnd.getTime() < now;
}

const askAnew = (deps: BillingDeps, payments: Payments, userId: string): Promise<void> =>
  holdSubscription(deps, userId, async ({ customerId }) => {
    if (customerId) await remember(deps, userId, chooseCurrent(await payments.list(customerId)));
  });

const remember = (deps: BillingDeps, userId: string, bought: Bought | null): Promise<void> =>
  store.writeSaid(deps.database.db, userId, {
    subscriptionId: bought?.id ?? null,
    plan: bought?.plan ?? null,
    status: bought?.status ?? null,
    periodEnd: bought?.periodEnd ?? null,
    endsWithPeriod: Boolean(bought?.ending),
    askedAt: new Date(deps.clock.now()),
  });

import { bigint, boolean, index, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SpendingPurpose } from '#contract/billing/credits.ts';
import type { Plan } from '#contract/billing/plans.ts';
import { users } from '../people/people.tables.ts';
import { moment } from '../platform/db/moment.ts';

/** What somebody pays for, as the payment provider last said. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    plan: text().$type<Plan>(),
    /** The provider's own word: active, past_due, incomplete, canceled... */
    status: text(),
    periodEnd: moment('period_end'),
    /** Cancelled, but paid until `periodEnd`. */
    endsWithPeriod: boolean('ends_with_period').notNull().default(false),
    /** When the provider last said all this. */
    askedAt: moment('asked_at'),
    /** Until when one request is at work on it. */
    heldUntil: moment('held_until'),
  },
  (t) => [unique('subscriptions_customer').on(t.customerId)],
);

/** The provider's news that were acted on. */
export const billingEvents = pgTable(
  'billing_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: moment('received_at').notNull() },
  (t) => [index('billing_events_received').on(t.receivedAt)],
);

/** What was used, one row an answer or another piece of work. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    runId: uuid('run_id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askerId: uuid('asker_id').references(() => users.id, { onDelete: 'set null' }),
    orgId: uuid('org_id'),
    purpose: text().$type<SpendingPurpose>().notNull().default('answer'),
    tokens: bigint({ mode: 'number' }).notNull(),
    credits: numeric({ mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    linkId: uuid('link_id'),
    /** Only set aside, by work that is over by then; null once it is settled. */
    heldUntil: moment('held_until'),
  },
  (t) => [
    index('credit_entries_account').on(t.accountId, t.at),
    index('credit_entries_org').on(t.orgId, t.at),
    index('credit_entries_asker').on(t.askerId, t.at),
    index('credit_entries_link').on(t.linkId),
  ],
);

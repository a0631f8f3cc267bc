import { z } from 'zod';
import { route } from '../base/route.ts';
import { isoTime } from '../base/time.ts';
import { paidPlan, plan } from './plans.ts';

/** What the caller pays for and has left. Limits are null where billing is off. */
export const account = z.object({
  plan,
  isBillingOn: z.boolean(),
  /** The publishable key of the payment provider; null where billing is off. */
  publishableKey: z.string().nullable(),
  /** The payment provider's word for the subscription (active, past_due, canceled...); null without one. */
  status: z.string().nullable(),
  periodEnd: isoTime.nullable(),
  /** Cancelled: it ends at `periodEnd` and is not paid again. */
  endsWithPeriod: z.boolean(),
  credits: z.object({
    /** One credit is a thousand tokens of a model; quoting costs none. */
    remaining: z.number(),
    perMonth: z.number(),
    /** False where nothing is refused once they are used up. */
    isLimited: z.boolean(),
    renewsAt: isoTime,
  }),
  storage: z.object({ usedBytes: z.number().int(), limitBytes: z.number().int().nullable() }),
});
export type Account = z.infer<typeof account>;

export const billingApi = {
  readAccount: route({
    method: 'GET',
    path: '/api/billing/account',
    summary: "The caller's plan, credits and storage",
    policy: { signedIn: true },
    answer: account,
  }),
  subscribe: route({
    method: 'POST',
    path: '/api/get-or-create-subscription',
    summary:
      'Begin, resume or change a subscription; without a plan what there is stays. clientSecret is null where payment is not configured, or nothing is due',
    policy: { signedIn: true },
    body: z.strictObject({ plan: paidPlan.optional() }).optional(),
    answer: z.object({ clientSecret: z.string().nullable(), plan, status: z.string().nullable() }),
  }),
  cancel: route({
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'End the subscription at the end of the paid period',
    policy: { signedIn: true },
    answer: account,
  }),
  webhook: route({
    method: 'POST',
    path: '/api/billing/webhook',
    summary: 'News of the payment provider',
    policy: { open: "the provider's signature over the body is checked" },
    body: z.unknown(),
    answer: z.object({ received: z.boolean() }),
  }),
} as const;

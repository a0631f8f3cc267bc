import { Stripe } from 'stripe';
import { Fault } from '#contract/base/fault.ts';
import { paidPlan, type PaidPlan } from '#contract/billing/plans.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { Bought, PaymentNews, Payments } from './payments.ts';

type Settings = NonNullable<Config['billing']>;

const CALL_MS = 8_000;
const RETRIES = 1;
/** As far back as anybody's own subscriptions matter. */
const LISTED = 20;
/** How old a signed message may be. */
const TOLERANCE_SEC = 300;
/** Which news are about somebody's subscription. */
const ABOUT_SUBSCRIPTIONS = /^(customer\.subscription|invoice)\./;
const WITH_SECRET = 'latest_invoice.confirmation_secret';

/** The payment provider Stripe. */
export function createStripePayments(settings: Settings, log: Log): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...(settings.baseUrl ? toAddress(settings.baseUrl) : {}),
    timeout: CALL_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  const ask = async <T>(what: string, call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      throw toFault(error, what, log);
    }
  };
  const read = (subscription: Stripe.Subscription) => toBought(subscription, settings.prices);
  const update = async (what: string, id: string, change: Stripe.SubscriptionUpdateParams) =>
    read(await ask(what, () => stripe.subscriptions.update(id, { ...change, expand: [WITH_SECRET] })));

  return {
    addCustomer: async ({ userId, email }, idempotencyKey) => {
      const person = { ...(email ? { email } : {}), metadata: { userId } };
      return (await ask('add a customer', () => stripe.customers.create(person, { idempotencyKey }))).id;
    },
    hasCustomer: (id) =>
      ask('find a customer', async () => {
        const found = await stripe.customers.retrieve(id).catch(orNull);
        return found !== null && !found.deleted;
      }),
    removeCustomer: async (id) => void (await ask('remove a customer', () => stripe.customers.del(id).catch(orNull))),
    list: async (customer) => {
      const expand = [`data.${WITH_SECRET}`];
      const query = { customer, status: 'all' as const, limit: LISTED, expand };
      return (await ask('list subscriptions', () => stripe.subscriptions.list(query))).data.map(read);
    },
    begin: async ({ customerId, userId, plan }, idempotencyKey) => {
      const order: Stripe.SubscriptionCreateParams = {
        customer: customerId,
        items: [{ price: settings.prices[plan] }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        billing_mode: { type: 'flexible' },
        metadata: { userId, plan },
        expand: [WITH_SECRET],
      };
      return read(await ask('begin a subscription', () => stripe.subscriptions.create(order, { idempotencyKey })));
    },
    change: ({ id, itemId }, plan) =>
      update('change the plan', id, {
        items: [{ ...(itemId ? { id: itemId } : {}), price: settings.prices[plan] }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        metadata: { plan },
      }),
    endWithPeriod: ({ id }) => update('end a subscription', id, { cancel_at_period_end: true }),
    keepOn: ({ id, ending }) =>
      update('keep a subscription', id, ending === 'date' ? { cancel_at: '' } : { cancel_at_period_end: false }),
    discard: async ({ id, invoiceId }) => {
      // What has been paid cannot be voided: so nothing that was paid a moment ago is thrown away.
      if (invoiceId) await ask('void an invoice', () => stripe.invoices.voidInvoice(invoiceId));
      await ask('discard a subscription', () => stripe.subscriptions.cancel(id).catch(orEnded));
    },
    hear: (raw, signature, now) => readNews(stripe, settings, { raw, signature, now }),
  };
}

function toAddress(baseUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

/** For calls where what is gone already is as good as done. */
function orNull(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
  throw error;
}

/** A subscription whose only invoice is void may have ended by that alone, and is then refused its end. */
function orEnded(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
  throw error;
}

function toFault(error: unknown, what: string, log: Log): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) return new Fault('payment-refused', undefined, { cause: error });
  const { type, code, statusCode, requestId } = error;
  log.error({ type, code, statusCode, stripeRequest: requestId }, `Stripe did not ${what}`);
  return new Fault('payment-unavailable', undefined, { cause: error });
}

function toBought(subscription: Stripe.Subscription, prices: Record<PaidPlan, string>): Bought {
  const item = subscription.items.data[0];
  const invoice = subscription.latest_invoice;
  const isDue = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null;
  return {
    id: subscription.id,
    status: subscription.status,
    plan: toPlan(item?.price.id, subscription.metadata, prices),
    periodEnd: item ? new Date(item.current_period_end * 1_000) : null,
    ending: subscription.cancel_at_period_end ? 'period' : subscription.cancel_at ? 'date' : null,
    itemId: item?.id ?? null,
    invoiceId: (typeof invoice === 'string' ? invoice : invoice?.id) ?? null,
    clientSecret: isDue ? (secret ?? null) : null,
  };
}

/** By its price; where prices were replaced since, by what was noted when it was bought. */
function toPlan(priceId: string | undefined, noted: Stripe.Metadata, prices: Record<PaidPlan, string>) {
  const sold = paidPlan.options.find((plan) => prices[plan] === priceId);
  return sold ?? paidPlan.safeParse(noted.plan).data ?? null;
}

interface Letter {
  raw: Buffer;
  signature: string | null;
  now: number;
}

function readNews(stripe: Stripe, settings: Settings, letter: Letter): PaymentNews {
  const event = verify(stripe, settings, letter);
  if (event.livemode !== /_live_/.test(settings.secretKey)) {
    throw new Fault('bad-input', 'These news are of the other mode of Stripe, live or test.');
  }
  const about = event.data.object as { customer?: unknown };
  const customer = typeof about.customer === 'string' ? about.customer : null;
  return { id: event.id, type: event.type, customerId: ABOUT_SUBSCRIPTIONS.test(event.type) ? customer : null };
}

function verify(stripe: Stripe, settings: Settings, { raw, signature, now }: Letter): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(raw, signature ?? '', settings.webhookSecret, TOLERANCE_SEC, undefined, now);
  } catch (error) {
    throw new Fault('bad-input', 'The signature does not fit the body.', { cause: error });
  }
}

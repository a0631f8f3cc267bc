/** What the stub refuses, as Stripe words it. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  constructor(status: number, type: string, code: string) {
    super(code);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

export interface StubInvoice {
  id: string;
  object: 'invoice';
  status: 'open' | 'paid' | 'void';
  confirmation_secret: { type: string; client_secret: string } | null;
}

export interface StubSubscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  metadata: Record<string, string>;
  items: { object: 'list'; data: { id: string; price: { id: string }; current_period_end: number }[] };
  latest_invoice: StubInvoice;
}

export interface StubCustomer {
  id: string;
  object: 'customer';
  email: string | null;
  deleted?: true;
}

type Answer = (id: string, form: URLSearchParams) => unknown;

const MONTH_SEC = 30 * 24 * 60 * 60;
const missing = (): never => {
  throw new Refusal(404, 'invalid_request_error', 'resource_missing');
};

/** The stub's books, and the hand that pays and lets time pass. */
export function createTill() {
  const customers = new Map<string, StubCustomer>();
  const subscriptions: StubSubscription[] = [];
  let isCardRefused = false;
  const find = (id: string) => subscriptions.find((one) => one.id === id) ?? missing();
  const living = (id: string) => {
    const customer = customers.get(id);
    return customer && !customer.deleted ? customer : missing();
  };
  const end = (one: StubSubscription) => {
    if (/cancel|expired/.test(one.status)) missing();
    one.status = one.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
    return one;
  };
  const routes: [RegExp, Answer][] = [
    [/^POST \/v1\/customers$/, (_id, form) => addCustomer(customers, form)],
    [/^GET \/v1\/customers\/(\w+)$/, (id) => customers.get(id) ?? missing()],
    [/^DELETE \/v1\/customers\/(\w+)$/, (id) => eraseCustomer(living(id), subscriptions, end)],
    [/^GET \/v1\/subscriptions$/, (_id, form) => listOf(subscriptions, form.get('customer') ?? '')],
    [
      /^POST \/v1\/subscriptions$/,
      (_id, form) => {
        living(form.get('customer') ?? '');
        const made = makeSubscription(subscriptions.length + 1, form);
        subscriptions.push(made);
        return structuredClone(made);
      },
    ],
    [
      /^POST \/v1\/subscriptions\/(\w+)$/,
      (id, form) => {
        if (isCardRefused && form.has('items[0][price]')) throw new Refusal(402, 'card_error', 'card_declined');
        return changeSubscription(find(id), form);
      },
    ],
    [/^DELETE \/v1\/subscriptions\/(\w+)$/, (id) => end(find(id))],
    [/^POST \/v1\/invoices\/(\w+)\/void$/, (id) => voidInvoice(subscriptions, id)],
  ];
  return {
    customers,
    subscriptions,
    serve(to: string, form: URLSearchParams): unknown {
      for (const [address, answer] of routes) {
        const found = address.exec(to);
        if (found) return answer(found[1] ?? '', form);
      }
      return missing();
    },
    /** The browser's side of the first payment. */
    pay: (id: string) => Object.assign(find(id), { status: 'active', latest_invoice: paid(find(id).latest_invoice) }),
    /** A later payment fails. */
    miss: (id: string) => Object.assign(find(id), { status: 'past_due', latest_invoice: openInvoice(`${id}_late`) }),
    /** The paid period is over. */
    end: (id: string) => end(find(id)),
    refuseCards: (isRefused: boolean) => void (isCardRefused = isRefused),
  };
}

function addCustomer(customers: Map<string, StubCustomer>, form: URLSearchParams): StubCustomer {
  const made: StubCustomer = { id: `cus_${customers.size + 1}`, object: 'customer', email: form.get('email') };
  customers.set(made.id, made);
  return { ...made };
}

function eraseCustomer(
  customer: StubCustomer,
  subscriptions: StubSubscription[],
  end: (one: StubSubscription) => StubSubscription,
) {
  customer.deleted = true;
  subscriptions.filter((one) => one.customer === customer.id && !/cancel|expired/.test(one.status)).forEach(end);
  return { id: customer.id, object: 'customer', deleted: true };
}

const listOf = (subscriptions: StubSubscription[], customer: string) => ({
  object: 'list',
  has_more: false,
  data: subscriptions.filter((one) => one.customer === customer).toReversed(),
});

const openInvoice = (of: string): StubInvoice => ({
  id: `in_${of}`,
  object: 'invoice',
  status: 'open',
  confirmation_secret: { type: 'payment_intent', client_secret: `pi_${of}_secret_stub` },
});
const paid = (invoice: StubInvoice): StubInvoice => ({ ...invoice, status: 'paid', confirmation_secret: null });

function makeSubscription(number: number, form: URLSearchParams): StubSubscription {
  const id = `sub_${number}`;
  if (form.get('payment_behavior') !== 'default_incomplete') {
    throw new Refusal(400, 'invalid_request_error', 'unexpected_payment_behavior');
  }
  const price = { id: form.get('items[0][price]') ?? '' };
  const periodEnd = Math.floor(Date.now() / 1_000) + MONTH_SEC;
  return {
    id,
    object: 'subscription',
    customer: form.get('customer') ?? '',
    status: 'incomplete',
    cancel_at_period_end: false,
    cancel_at: null,
    metadata: { userId: form.get('metadata[userId]') ?? '', plan: form.get('metadata[plan]') ?? '' },
    items: { object: 'list', data: [{ id: `si_${number}`, price, current_period_end: periodEnd }] },
    latest_invoice: openInvoice(id),
  };
}

function changeSubscription(one: StubSubscription, form: URLSearchParams): StubSubscription {
  const [item] = one.items.data;
  const price = form.get('items[0][price]');
  if (price && (one.status !== 'active' || form.get('items[0][id]') !== item?.id)) {
    throw new Refusal(400, 'invalid_request_error', 'subscription_not_changeable');
  }
  if (price && item) item.price = { id: price };
  if (form.has('metadata[plan]')) one.metadata.plan = form.get('metadata[plan]') ?? '';
  if (form.has('cancel_at_period_end')) one.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
  if (form.get('cancel_at') === '') one.cancel_at = null;
  return one;
}

function voidInvoice(subscriptions: StubSubscription[], id: string): StubInvoice {
  const one = subscriptions.find((each) => each.latest_invoice.id === id) ?? missing();
  if (one.latest_invoice.status !== 'open') throw new Refusal(400, 'invalid_request_error', 'invoice_not_open');
  one.latest_invoice = { ...one.latest_invoice, status: 'void', confirmation_secret: null };
  if (one.status === 'incomplete') one.status = 'incomplete_expired';
  return one.latest_invoice;
}

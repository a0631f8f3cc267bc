import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startStripeStub, type StripeStub } from '../../../tests/stripe-stub/start-stripe-stub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const SUBSCRIBE = '/api/get-or-create-subscription';
const ACCOUNT = '/api/billing/account';
const CANCEL = '/api/billing/cancel';

let stripe: StripeStub;
let product: TestApp;
/** Far enough on that the account is read anew at each call. */
let now = Date.now();
beforeAll(async () => {
  stripe = await startStripeStub();
  product = await makeApp({ env: stripe.env, clock: { now: () => (now += 4_000) } });
});
afterEach(() => {
  stripe.failWith(null);
  stripe.till.refuseCards(false);
  stripe.answerAfter(0);
});
afterAll(async () => {
  await product.close();
  await stripe.close();
});

const subscriptionOf = async (who: SignedInClient) => {
  const mine = stripe.till.subscriptions.filter((one) => one.metadata.userId === who.person.id);
  return mine.at(-1)!;
};
const readAccount = async (who: SignedInClient) => (await who.get(ACCOUNT)).json();
async function makeSubscriber(name: string, plan: 'pro' | 'team' = 'pro') {
  const who = await product.signIn(name);
  await who.post(SUBSCRIBE, { plan });
  stripe.till.pay((await subscriptionOf(who)).id);
  expect((await readAccount(who)).status).toBe('active');
  return who;
}

describe('POST /api/get-or-create-subscription', () => {
  test('begins a Pro subscription that waits for its payment, without a body', async () => {
    const ara = await product.signIn('Ara');
    const answer = await ara.post(SUBSCRIBE);
    expect(answer.statusCode).toBe(200);
    const made = await subscriptionOf(ara);
    expect(answer.json()).toEqual({
      clientSecret: `pi_${made.id}_secret_stub`,
      plan: 'pro',
      status: 'incomplete',
    });
    expect(made.items.data[0]?.price.id).toBe('price_pro');
    expect(stripe.till.customers.get(made.customer)?.email).toBe('ara@people.test');
    expect(await readAccount(ara)).toMatchObject({ plan: 'free', status: 'incomplete', isBillingOn: true });
  });

  test('resumes the subscription that waits for payment instead of making a second', async () => {
    const bo = await product.signIn('Bo');
    const [first, second] = [await bo.post(SUBSCRIBE, { plan: 'team' }), await bo.post(SUBSCRIBE)];
    expect(second.json()).toEqual(first.json());
    expect(second.json().plan).toBe('team');
    expect(stripe.till.subscriptions.filter((one) => one.metadata.userId === bo.person.id)).toHaveLength(1);
  });

  test('makes one customer and one subscription for ten calls at once', async () => {
    const cho = await product.signIn('Cho');
    stripe.answerAfter(20);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cho.post(SUBSCRIBE, { plan: 'pro' })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]!.statusCode).toBe(200);
    expect(stripe.till.subscriptions.filter((one) => one.metadata.userId === cho.person.id)).toHaveLength(1);
    expect([...stripe.till.customers.values()].filter((one) => one.email === 'cho@people.test')).toHaveLength(1);
  });

  test('leaves one subscription to pay when Pro and Team are asked for at the same moment', async () => {
    const dan = await product.signIn('Dan');
    stripe.answerAfter(20);
    const answers = await Promise.all([
      dan.post(SUBSCRIBE, { plan: 'pro' }),
      dan.post(SUBSCRIBE, { plan: 'team' }),
      dan.post(SUBSCRIBE, { plan: 'pro' }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const payable = stripe.till.subscriptions.filter(
      (one) => one.metadata.userId === dan.person.id && one.status === 'incomplete',
    );
    expect(payable).toHaveLength(1);
  });

  test('replaces a subscription that was never paid when another plan is chosen', async () => {
    const eun = await product.signIn('Eun');
    await eun.post(SUBSCRIBE, { plan: 'pro' });
    const first = await subscriptionOf(eun);
    const answer = await eun.post(SUBSCRIBE, { plan: 'team' });
    expect(answer.json()).toMatchObject({ plan: 'team', status: 'incomplete' });
    expect(first).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
  });

  test('does not throw away what was paid a moment ago', async () => {
    const fay = await product.signIn('Fay');
    await fay.post(SUBSCRIBE, { plan: 'pro' });
    const first = await subscriptionOf(fay);
    // The money is there, the subscription's status lags behind.
    first.latest_invoice.status = 'paid';
    expect((await fay.post(SUBSCRIBE, { plan: 'team' })).statusCode).toBe(503);
    expect(first.status).toBe('incomplete');
    first.status = 'active';
    expect((await fay.post(SUBSCRIBE)).json()).toEqual({ clientSecret: null, plan: 'pro', status: 'active' });
  });

  test('changes the plan of a running subscription and charges the difference at once', async () => {
    const gil = await makeSubscriber('Gil');
    const answer = await gil.post(SUBSCRIBE, { plan: 'team' });
    expect(answer.json()).toEqual({ clientSecret: null, plan: 'team', status: 'active' });
    const { id } = await subscriptionOf(gil);
    const [change] = stripe.callsTo(`POST /v1/subscriptions/${id}`);
    expect(change?.form.get('proration_behavior')).toBe('always_invoice');
    expect(change?.form.get('payment_behavior')).toBe('error_if_incomplete');
    expect((await readAccount(gil)).plan).toBe('team');
  });

  test('leaves the plan as it is when the card for the difference is refused', async () => {
    const han = await makeSubscriber('Han');
    stripe.till.refuseCards(true);
    const answer = await han.post(SUBSCRIBE, { plan: 'team' });
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'payment-refused']);
    expect((await readAccount(han)).plan).toBe('pro');
  });

  test('never changes a running plan for a call that names none', async () => {
    const ian = await makeSubscriber('Ian', 'team');
    for (const body of [undefined, {}]) {
      expect((await ian.post(SUBSCRIBE, body)).json()).toEqual({ clientSecret: null, plan: 'team', status: 'active' });
    }
  });

  test('hands out what to pay while a payment is overdue, and keeps the plan meanwhile', async () => {
    const jin = await makeSubscriber('Jin');
    const { id } = await subscriptionOf(jin);
    stripe.till.miss(id);
    expect((await jin.post(SUBSCRIBE, { plan: 'team' })).json()).toEqual({
      clientSecret: `pi_${id}_late_secret_stub`,
      plan: 'pro',
      status: 'past_due',
    });
    expect(await readAccount(jin)).toMatchObject({ plan: 'pro', status: 'past_due' });
  });

  test('begins anew for somebody whose customer was removed at Stripe', async () => {
    const kai = await makeSubscriber('Kai');
    const before = await subscriptionOf(kai);
    stripe.till.serve(`DELETE /v1/customers/${before.customer}`, new URLSearchParams());
    expect((await kai.post(SUBSCRIBE, { plan: 'pro' })).json()).toMatchObject({ status: 'incomplete' });
    expect((await subscriptionOf(kai)).customer).not.toBe(before.customer);
  });

  test('says 503 when Stripe does not answer, and works again afterwards', async () => {
    const lia = await product.signIn('Lia');
    stripe.failWith({ status: 500, type: 'api_error', code: 'oops' });
    const answer = await lia.post(SUBSCRIBE, { plan: 'pro' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment-unavailable']);
    stripe.failWith(null);
    expect((await lia.post(SUBSCRIBE, { plan: 'pro' })).statusCode).toBe(200);
  });

  test.each([{ plan: 'free' }, { plan: 'gold' }, { plan: 'pro', price: 0 }, { plan: null }, { userId: 'x' }])(
    'refuses %j',
    async (body) => {
      const mo = await product.signIn('Mo');
      expect((await mo.post(SUBSCRIBE, body)).statusCode).toBe(400);
    },
  );

  test('pins the version of the API that the package was written for', async () => {
    expect(stripe.calls[0]?.version).toMatch(/^2026-10-28/);
    expect(stripe.calls.every((call) => call.version === stripe.calls[0]?.version)).toBe(true);
  });
});

describe('POST /api/billing/cancel', () => {
  test('ends the subscription with the paid period, once', async () => {
    const nam = await makeSubscriber('Nam');
    const account = (await nam.post(CANCEL)).json();
    expect(account).toMatchObject({ plan: 'pro', status: 'active', endsWithPeriod: true });
    expect(Date.parse(account.periodEnd)).toBeGreaterThan(Date.now());
    expect((await nam.post(CANCEL)).json().endsWithPeriod).toBe(true);
    stripe.till.end((await subscriptionOf(nam)).id);
    expect((await nam.post(SUBSCRIBE)).json()).toMatchObject({ status: 'incomplete' });
  });

  test('is taken back by subscribing to the same plan again', async () => {
    const oh = await makeSubscriber('Oh');
    await oh.post(CANCEL);
    await oh.post(SUBSCRIBE, { plan: 'pro' });
    expect(await readAccount(oh)).toMatchObject({ status: 'active', endsWithPeriod: false });
  });

  test('lets go of a subscription that was never paid at once', async () => {
    const pil = await product.signIn('Pil');
    await pil.post(SUBSCRIBE);
    expect((await pil.post(CANCEL)).json()).toMatchObject({ plan: 'free', status: 'incomplete_expired' });
  });

  test('answers 409 to somebody without a subscription', async () => {
    expect((await (await product.signIn('Quy')).post(CANCEL)).statusCode).toBe(409);
  });
});

test('visitors meet 401 at every call of billing', async () => {
  const answers = [product.visitor.get(ACCOUNT), product.visitor.post(SUBSCRIBE), product.visitor.post(CANCEL)];
  expect((await Promise.all(answers)).map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
});

test("nobody sees or ends anybody else's subscription", async () => {
  const rho = await makeSubscriber('Rho');
  const sam = await product.signIn('Sam');
  expect(await readAccount(sam)).toMatchObject({ plan: 'free', status: null });
  await sam.post(CANCEL);
  expect(await readAccount(rho)).toMatchObject({ plan: 'pro', endsWithPeriod: false });
});

test('shows the last known word when Stripe does not answer', async () => {
  const tae = await product.signIn('Tae');
  await tae.post(SUBSCRIBE);
  stripe.failWith({ status: 500, type: 'api_error', code: 'oops' });
  expect(await readAccount(tae)).toMatchObject({ plan: 'free', status: 'incomplete' });
});

test('whoever deletes the account stops paying', async () => {
  const uma = await makeSubscriber('Uma');
  const removed = await uma.remove('/api/account', { confirm: 'uma@people.test' });
  expect(removed.statusCode).toBe(204);
  expect((await subscriptionOf(uma)).status).toBe('canceled');
});

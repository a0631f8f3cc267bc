import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsOf, signatureOf, startStripeStub, type StripeStub } from '../../../tests/stripe-stub/start-stripe-stub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const WEBHOOK = '/api/billing/webhook';

let stripe: StripeStub;
let product: TestApp;
beforeAll(async () => {
  stripe = await startStripeStub();
  product = await makeApp({ env: stripe.env });
});
afterAll(async () => {
  await product.close();
  await stripe.close();
});

/** As Stripe calls: from nowhere, without cookie and origin. */
const send = (payload: string | Buffer, signature?: string) =>
  product.app.inject({
    method: 'POST',
    url: WEBHOOK,
    payload,
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
  });
const sendSigned = (body: string) => send(body, signatureOf(body));

async function makeCustomer(name: string) {
  const who = await product.signIn(name);
  await who.post('/api/get-or-create-subscription', { plan: 'pro' });
  const subscription = stripe.till.subscriptions.find((one) => one.metadata.userId === who.person.id)!;
  return { who, subscription };
}
/** What is stored, without asking Stripe. */
async function storedOf({ person }: SignedInClient) {
  const [row] = await product.deps.database.query<{ status: string; plan: string }>(
    'select status, plan, ends_with_period as "endsWithPeriod" from subscriptions where user_id = $1',
    [person.id],
  );
  return row!;
}
const countEvents = async () => {
  const [row] = await product.deps.database.query<{ n: number }>('select count(*)::int as n from billing_events');
  return row!.n;
};

describe('POST /api/billing/webhook', () => {
  test('signed news make a paid subscription active', async () => {
    const { who, subscription } = await makeCustomer('Ara');
    stripe.till.pay(subscription.id);
    const answer = await sendSigned(newsOf(subscription));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await storedOf(who)).toMatchObject({ status: 'active', plan: 'pro' });
    expect((await who.get('/api/billing/account')).json()).toMatchObject({ plan: 'pro', status: 'active' });
  });

  test('what the body says is not believed: the provider is asked', async () => {
    const { who, subscription } = await makeCustomer('Bo');
    await sendSigned(newsOf({ ...subscription, status: 'active' }));
    expect(await storedOf(who)).toMatchObject({ status: 'incomplete' });
  });

  test('the same news ten times, one after another and at once, act once', async () => {
    const { subscription } = await makeCustomer('Cho');
    stripe.till.pay(subscription.id);
    const before = await countEvents();
    const body = newsOf(subscription);
    await sendSigned(body);
    const asked = stripe.callsTo('GET /v1/subscriptions').length;
    const answers = await Promise.all(Array.from({ length: 9 }, () => sendSigned(body)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(stripe.callsTo('GET /v1/subscriptions')).toHaveLength(asked);
    expect(await countEvents()).toBe(before + 1);
  });

  test('the end is the same in whatever order the news arrive', async () => {
    const { who, subscription } = await makeCustomer('Dan');
    const early = newsOf(subscription, { type: 'customer.subscription.created' });
    stripe.till.pay(subscription.id);
    const paid = newsOf(subscription, { type: 'invoice.paid' });
    const ended = newsOf(stripe.till.end(subscription.id), { type: 'customer.subscription.deleted' });
    const renamed = (body: string, round: number) => body.replace('evt_', `evt_${round}_`);
    const orders = [
      [ended, paid, early],
      [early, ended, paid],
    ];
    for (const [round, order] of orders.entries()) {
      for (const body of order) await sendSigned(renamed(body, round));
      expect(await storedOf(who)).toMatchObject({ status: 'canceled' });
    }
    await Promise.all([early, ended, paid].map((body) => sendSigned(body)));
    expect(await storedOf(who)).toMatchObject({ status: 'canceled' });
  });

  test('a cancellation made at Stripe arrives', async () => {
    const { who, subscription } = await makeCustomer('Eun');
    stripe.till.pay(subscription.id);
    subscription.cancel_at = Math.floor(Date.now() / 1_000) + 1_000;
    await sendSigned(newsOf(subscription));
    expect(await storedOf(who)).toMatchObject({ status: 'active', endsWithPeriod: true });
  });

  test('news about unknown customers and about other things are received and ignored', async () => {
    const { subscription } = await makeCustomer('Fay');
    const asked = stripe.calls.length;
    const before = await countEvents();
    const foreign = newsOf({ ...subscription, customer: 'cus_unknown' });
    const other = newsOf(subscription, { type: 'payment_method.attached' });
    for (const body of [foreign, other]) expect((await sendSigned(body)).statusCode).toBe(200);
    expect(stripe.calls).toHaveLength(asked);
    expect(await countEvents()).toBe(before);
  });

  test('news that could not be acted on are acted on when they come again', async () => {
    const { who, subscription } = await makeCustomer('Gil');
    stripe.till.pay(subscription.id);
    const body = newsOf(subscription);
    stripe.failWith({ status: 500, type: 'api_error', code: 'oops' });
    expect((await sendSigned(body)).statusCode).toBe(503);
    stripe.failWith(null);
    expect((await sendSigned(body)).statusCode).toBe(200);
    expect(await storedOf(who)).toMatchObject({ status: 'active' });
  });
});

describe('forged news', () => {
  test.each<[string, (body: string) => [string | Buffer, string?]]>([
    ['without a signature', (body) => [body]],
    ['with an empty signature', (body) => [body, '']],
    ['with words for a signature', (body) => [body, 'let me in']],
    ['signed with another secret', (body) => [body, signatureOf(body, { secret: 'whsec_other' })]],
    ['signed six minutes ago', (body) => [body, signatureOf(body, { at: Date.now() - 6 * 60_000 })]],
    ['with a changed body', (body) => [body.replace('sub_', 'sub_x'), signatureOf(body)]],
    ['with a body written anew', (body) => [JSON.stringify(JSON.parse(body), null, 2), signatureOf(body)]],
    ['with a space at the end', (body) => [`${body} `, signatureOf(body)]],
    ['with an empty body', () => ['', signatureOf('')]],
    ['with a signed body that is no JSON', () => ['hello', signatureOf('hello')]],
    ['of live mode for a test key', (body) => [swap(body), signatureOf(swap(body))]],
  ])('%s are refused and change nothing', async (_what, forge) => {
    const { who, subscription } = await makeCustomer(`Forged ${_what}`);
    stripe.till.pay(subscription.id);
    const answer = await send(...forge(newsOf(subscription)));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-input']);
    expect(await storedOf(who)).toMatchObject({ status: 'incomplete' });
  });

  test('of 500 bodies with one changed byte none is accepted', async () => {
    const { subscription } = await makeCustomer('Han');
    const body = Buffer.from(newsOf(subscription));
    const signature = signatureOf(body.toString());
    await fc.assert(
      fc.asyncProperty(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const forged = Buffer.from(body);
        forged[at]! ^= flip;
        expect((await send(forged, signature)).statusCode).toBe(400);
      }),
      { numRuns: 500 },
    );
  });
});

const swap = (body: string) => body.replace('"livemode":false', '"livemode":true');

test('an instance without billing knows no webhook', async () => {
  const free = await makeApp();
  const body = newsOf(stripe.till.subscriptions[0]!);
  const answer = await free.app.inject({
    method: 'POST',
    url: WEBHOOK,
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) },
  });
  expect(answer.statusCode).toBe(404);
  await free.close();
});

import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serving } from '../serving.ts';
import { createTill, Refusal, type StubSubscription } from './till.ts';

/** What a test can see of one call: the address with its method, the form fields, the caller's Idempotency-Key. */
export interface StripeCall {
  to: string;
  form: URLSearchParams;
  key: string | null;
  /** The Stripe-Version header. */
  version: string | null;
}

const WEBHOOK_SECRET = 'whsec_stub';

/**
 * A stand-in for Stripe on a free port of loopback, with the part of its API that Maru uses: customers, subscriptions that wait
 * for their first payment, voided invoices, idempotency keys, and signed news. Its shapes follow the types of the package.
 */
export async function startStripeStub() {
  const till = createTill();
  const calls: StripeCall[] = [];
  const answers = new Map<string, { asked: string; answer: unknown }>();
  let failure: { status: number; type: string; code: string } | null = null;
  let delayMs = 0;

  const answer = (call: StripeCall): unknown => {
    if (failure) throw new Refusal(failure.status, failure.type, failure.code);
    const asked = `${call.to} ${String(call.form)}`;
    const kept = call.key ? answers.get(call.key) : undefined;
    if (kept && kept.asked !== asked) throw new Refusal(400, 'idempotency_error', 'idempotency_key_in_use');
    if (kept) return kept.answer;
    const made = till.serve(call.to, call.form);
    if (call.key) answers.set(call.key, { asked, answer: made });
    return made;
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request);
    calls.push(call);
    await wait(delayMs);
    response.setHeader('content-type', 'application/json').setHeader('request-id', 'req_stub');
    try {
      response.end(JSON.stringify(answer(call)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.statusCode = error.status;
      response.setHeader('stripe-should-retry', 'false');
      response.end(JSON.stringify({ error: { type: error.type, code: error.code, message: error.code } }));
    }
  };
  const server = createServer(serving(serve));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    till,
    /** The configuration that makes the product sell by this stub. */
    env: {
      STRIPE_SECRET_KEY: 'sk_test_stub',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stub',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_PRO: 'price_pro',
      STRIPE_PRICE_TEAM: 'price_team',
      STRIPE_BASE_URL: url,
    },
    /** From now on every call is refused; null: no more. */
    failWith: (next: typeof failure) => void (failure = next),
    /** Every call takes this long: so that calls of the product overlap. */
    answerAfter: (ms: number) => void (delayMs = ms),
    callsTo: (to: string) => calls.filter((call) => call.to === to),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type StripeStub = Awaited<ReturnType<typeof startStripeStub>>;

async function readCall(request: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  for (const [name, value] of searchParams) form.append(name, value);
  const header = (name: string) => (request.headers[name] as string | undefined) ?? null;
  return {
    to: `${request.method} ${pathname}`,
    form,
    key: header('idempotency-key'),
    version: header('stripe-version'),
  };
}

/** One message of the provider about a subscription, as its body travels. */
export function newsOf(
  subscription: StubSubscription,
  { type = 'customer.subscription.updated', id = `evt_${randomUUID()}`, livemode = false } = {},
): string {
  return JSON.stringify({ id, object: 'event', type, livemode, data: { object: subscription } });
}

/** The Stripe-Signature header for a body; `at` is milliseconds since 1970. */
export function signatureOf(body: string, { secret = WEBHOOK_SECRET, at = Date.now() } = {}): string {
  const seconds = Math.floor(at / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

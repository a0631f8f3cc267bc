import type { FastifyInstance } from 'fastify';
import { billingApi } from '#contract/billing/billing.api.ts';
import { mount, type MountDeps } from '../platform/http/mount.ts';
import { cancel, hearNews, readAccount, subscribe, type BillingDeps } from './billing.service.ts';

export async function mountBilling(app: FastifyInstance, http: MountDeps, deps: BillingDeps): Promise<void> {
  mount(app, http, billingApi.readAccount, ({ actor }) => readAccount(deps, actor.id));
  mount(app, http, billingApi.subscribe, ({ actor, body }) => subscribe(deps, actor.id, body?.plan ?? null));
  mount(app, http, billingApi.cancel, ({ actor }) => cancel(deps, actor.id));
  // The signature is over the bytes as they came, so they are not parsed before it is checked.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    mount(raw, http, billingApi.webhook, async ({ body, request }) => {
      const signature = request.headers['stripe-signature'];
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await hearNews(deps, bytes, typeof signature === 'string' ? signature : null);
      return { received: true };
    });
  });
}

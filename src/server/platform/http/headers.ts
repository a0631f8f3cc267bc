import type { FastifyInstance } from 'fastify';
import { POLICY_REPORTS } from './policy-reports.ts';

/** What the application's own pages may load. Pictures come from our own store only, so that no foreign host learns who reads. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://www.youtube.com',
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  `report-uri ${POLICY_REPORTS}`,
  "require-trusted-types-for 'script'",
  // By this name pasted pages are read, in documents that are never shown.
  'trusted-types default pasted-page',
].join('; ');

/**
 * The one page on which the payment provider's form runs: its script and frames come from there, and nobody else's. That script
 * makes no trusted types, so the demand for them is left out on this page.
 */
const PAYMENT_POLICY = PAGE_POLICY.replace(
  "script-src 'self'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
)
  .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
  .replace('frame-src', 'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
  .replace("; require-trusted-types-for 'script'; trusted-types default pasted-page", '');
const PAYMENT_FEATURES = 'payment=(self "https://js.stripe.com")';

/** What no browser should ever run: answers of the API. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const isApiPath = (url: string): boolean => /^\/(api|u)(\/|\?|$)/.test(url);
const isPaymentPage = (url: string): boolean => /^\/subscribe\/?(\?|$)/.test(url);

export type HeadersFor = (url: string) => Record<string, string>;

/** The protective headers of every answer, also of errors and files. A route may set one of them anew for its own answer. */
export function createHeaders(publicUrl: string, isSelling = false): HeadersFor {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self "https://www.youtube-nocookie.com")',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const features = always['permissions-policy'].replace('payment=(self)', PAYMENT_FEATURES);
  return (url) => {
    if (isApiPath(url)) return { ...always, 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' };
    if (!isSelling || !isPaymentPage(url)) return { ...always, 'content-security-policy': PAGE_POLICY };
    return { ...always, 'permissions-policy': features, 'content-security-policy': PAYMENT_POLICY };
  };
}

export function addHeaders(app: FastifyInstance, headersFor: HeadersFor): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...headersFor(request.url), 'x-request-id': request.id });
  });
}

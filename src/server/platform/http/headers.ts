import type { FastifyInstance } from 'fastify';

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
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** What no browser should ever run: answers of the API. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const isApiPath = (url: string): boolean => /^\/(api|u)(\/|\?|$)/.test(url);

export type HeadersFor = (url: string) => Record<string, string>;

/** The protective headers of every answer, also of errors and files. A route may set one of them anew for its own answer. */
export function createHeaders(publicUrl: string): HeadersFor {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self "https://www.youtube-nocookie.com")',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return (url) =>
    isApiPath(url)
      ? { ...always, 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' }
      : { ...always, 'content-security-policy': PAGE_POLICY };
}

export function addHeaders(app: FastifyInstance, headersFor: HeadersFor): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...headersFor(request.url), 'x-request-id': request.id });
  });
}

import { expect } from 'vitest';

/** What every answer carries, whatever it is. */
export const protectiveHeaders: Record<string, unknown> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=(self "https://www.youtube-nocookie.com")',
  'content-security-policy': expect.stringMatching(/^(sandbox; )?default-src 'none'/),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

/** The same of an answer of the API. */
export const apiHeaders: Record<string, unknown> = {
  ...protectiveHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'no-store',
};

import { describe, expect, test } from 'vitest';
import { createHeaders } from './headers.ts';

const policyOf = (url: string, isSelling: boolean) =>
  createHeaders('https://maru.test', isSelling)(url)['content-security-policy'];

describe("the payment provider's script", () => {
  test.each(['/subscribe', '/subscribe/', '/subscribe?redirect_status=succeeded'])('may run at %s', (url) => {
    const policy = policyOf(url, true);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).not.toContain('trusted-types');
    expect(createHeaders('https://maru.test', true)(url)['permissions-policy']).toContain('js.stripe.com');
  });

  test.each([
    '/',
    '/dashboard',
    '/canvas/1',
    '/subscribers',
    '/subscribe/more',
    '/api/billing/account',
    '/?/subscribe',
  ])('may not run at %s', (url) => {
    expect(policyOf(url, true)).not.toContain('stripe');
  });

  test('may run nowhere on an instance that sells nothing', () => {
    expect(policyOf('/subscribe', false)).toBe(policyOf('/', false));
    expect(policyOf('/subscribe', false)).toContain("require-trusted-types-for 'script'");
    expect(policyOf('/subscribe', false)).toContain('trusted-types default pasted-page');
  });
});

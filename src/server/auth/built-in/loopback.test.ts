import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../../platform/start-refusal.ts';
import { makeApp } from '../../testing/make-app.ts';
import { hostNameOf, isLoopback } from '../../platform/http/home-address.ts';
import { demandLoopback } from './loopback.ts';

const home = { host: '127.0.0.1', publicUrl: 'http://localhost:3000', isProduction: false };

describe('the built-in provider', () => {
  it.each([
    [{}],
    [{ host: 'localhost' }],
    [{ host: '::1' }],
    [{ publicUrl: 'http://127.0.0.1:8080' }],
    [{ publicUrl: 'https://[::1]' }],
    [{ publicUrl: 'http://maru.localhost:3000' }],
  ])('serves this computer: %j', (over) => {
    expect(() => demandLoopback({ ...home, ...over })).not.toThrow();
  });

  it.each([
    [{ isProduction: true }, 'NODE_ENV is production'],
    [{ host: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ host: '::' }, 'HOST is ::'],
    [{ host: '192.168.0.7' }, 'HOST is 192.168.0.7'],
    [{ publicUrl: 'https://maru.kr' }, 'PUBLIC_URL is https://maru.kr'],
    [{ publicUrl: 'http://localhost.maru.kr' }, 'PUBLIC_URL is http://localhost.maru.kr'],
    [{ publicUrl: 'http://127.0.0.1.maru.kr' }, 'PUBLIC_URL is http://127.0.0.1.maru.kr'],
    [{ host: '0.0.0.0', publicUrl: 'https://maru.kr' }, 'HOST is 0.0.0.0, and PUBLIC_URL is https://maru.kr'],
  ])('refuses to start for others, and says what to set: %j', (over, reason) => {
    expect(() => demandLoopback({ ...home, ...over })).toThrow(StartRefusal);
    expect(() => demandLoopback({ ...home, ...over })).toThrow(reason);
    expect(() => demandLoopback({ ...home, ...over })).toThrow(
      'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER',
    );
  });

  it('keeps the whole product from starting on a public host, unless another provider signs people in', async () => {
    const env = { HOST: '0.0.0.0', PUBLIC_URL: 'https://maru.kr' };
    await expect(makeApp({ env })).rejects.toThrow('HOST is 0.0.0.0');
    const app = await makeApp({ env: { ...env, GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' } });
    await app.close();
  });
});

describe('the names of this computer', () => {
  it.each([
    ['localhost', true],
    ['LOCALHOST', true],
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['[::1]', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['localhost.evil.kr', false],
    ['evillocalhost', false],
    ['128.0.0.1', false],
    ['', false],
  ])('%j: %s', (name, expected) => {
    expect(isLoopback(name)).toBe(expected);
  });

  it.each([
    ['localhost:3000', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['evil.kr:80', 'evil.kr'],
  ])('stand in the header %j as %j', (header, name) => {
    expect(hostNameOf(header)).toBe(name);
  });
});

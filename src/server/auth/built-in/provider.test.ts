import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { createBuiltIn } from './provider.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app?.close());

describe('the keys of the built-in provider', () => {
  it('are the same after a restart, and only their public half is published', async () => {
    const read = async () => (await app.visitor.get('/idp/jwks')).json() as { keys: Record<string, string>[] };
    const [key] = (await read()).keys;
    expect(key).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig' });
    expect(key).not.toHaveProperty('d');
    const { url, deps } = app;
    const [one, two] = await Promise.all([1, 2].map(() => createBuiltIn(deps, url, `${url}/api/auth/callback`)));
    expect(one?.clientSecret).toMatch(/^[\w-]{43}$/);
    expect(two?.clientSecret).toBe(one?.clientSecret);
  });

  it('sign for addresses of the public name, whatever the request is called', async () => {
    const found = (await app.visitor.get('/idp/.well-known/openid-configuration', { host: '127.0.0.1:9' })).json();
    expect(found).toMatchObject({
      issuer: `${app.url}/idp`,
      authorization_endpoint: `${app.url}/idp/auth`,
      token_endpoint: `${app.url}/idp/token`,
      code_challenge_methods_supported: ['S256'],
    });
  });
});

describe('what the provider keeps in memory', () => {
  let nowMs = 0;
  const adapter = createMemoryAdapter({ now: () => nowMs });
  const sessions = adapter('Session');

  it('ends at its time', async () => {
    await sessions.upsert('a', { uid: 'u' }, 10);
    expect(await sessions.find('a')).toEqual({ uid: 'u' });
    expect(await sessions.findByUid('u')).toEqual({ uid: 'u' });
    nowMs = 10_000;
    expect(await sessions.find('a')).toBeUndefined();
    expect(await sessions.findByUid('u')).toBeUndefined();
  });

  it('is kept apart by model, marked when used, and removed one by one or by grant', async () => {
    const codes = adapter('AuthorizationCode');
    await codes.upsert('c', { grantId: 'g' }, 10);
    expect(await sessions.find('c')).toBeUndefined();
    await codes.consume('c');
    expect(await codes.find('c')).toEqual({ grantId: 'g', consumed: 10 });
    await codes.upsert('d', { grantId: 'h' }, 10);
    await codes.revokeByGrantId('g');
    expect(await codes.find('c')).toBeUndefined();
    await codes.destroy('d');
    expect(await codes.find('d')).toBeUndefined();
  });

  it('has room for what is new: the oldest leave', async () => {
    for (let i = 0; i < 6_000; i++) await sessions.upsert(`s${i}`, {}, 1_000);
    expect(await sessions.find('s0')).toBeUndefined();
    expect(await sessions.find('s5999')).toEqual({});
  });
});

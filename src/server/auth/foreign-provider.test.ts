import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { openForeignProvider, type Lies } from '../testing/foreign-provider.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { readUserOf } from '../testing/sign-in.ts';

let provider: Awaited<ReturnType<typeof openForeignProvider>>;
let app: TestApp;
beforeAll(async () => {
  provider = await openForeignProvider();
  app = await makeApp({ listen: true, env: provider.env });
});
afterAll(async () => {
  await app?.close();
  await provider?.close();
});
const kim = { sub: 'person-1', email: 'kim@elsewhere.kr', email_verified: true, name: 'Alice Kim' };
afterEach(() => {
  provider.state.lies = {};
  provider.state.person = kim;
});

const signIn = async () => {
  const browser = openBrowser();
  const page = await browser.visit(`${app.url}/api/login`);
  return { browser, end: page.way.at(-1), user: await readUserOf(browser, app.url) };
};

describe('a provider named by the environment', () => {
  it('signs people in, and is asked for what its id token does not say', async () => {
    provider.state.person = { ...kim, given_name: 'Alice', family_name: 'Kim', picture: 'https://elsewhere.kr/a.png' };
    const { end, user } = await signIn();
    expect(end).toBe(`${app.url}/`);
    expect(user).toMatchObject({
      email: 'kim@elsewhere.kr',
      firstName: 'Alice',
      lastName: 'Kim',
      profileImageUrl: 'https://elsewhere.kr/a.png',
    });
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, [string, boolean]]>([
    ['both in the profile', {}, {}, [kim.email, true]],
    [
      'an unproven address in the id token, a proven one in the profile',
      { email: 'boss@else.kr' },
      {},
      [kim.email, true],
    ],
    [
      'an unproven address in the id token, the proof of nothing in the profile',
      { email: 'boss@else.kr' },
      { email: undefined },
      ['boss@else.kr', false],
    ],
    [
      'an address in the profile, the proof of nothing in the id token',
      { email_verified: true },
      { email: 'boss@else.kr', email_verified: undefined },
      ['boss@else.kr', false],
    ],
    ['both in the id token', { email: 'a@b.kr', email_verified: false }, { email_verified: true }, ['a@b.kr', false]],
  ])('takes an address and its proof from one answer: %s', async (_, claims, userinfo, expected) => {
    provider.state.lies = { claims, userinfo };
    const { user } = await signIn();
    const [row] = await app.deps.database.query('select email, email_verified as proven from users where id = $1', [
      user?.id,
    ]);
    expect(row).toEqual({ email: expected[0], proven: expected[1] });
  });

  it('knows people by issuer and subject: an address may move, a name may be missing', async () => {
    const before = (await signIn()).user;
    provider.state.person = { sub: kim.sub, email: 'alice@new.kr' };
    const moved = (await signIn()).user;
    expect(moved).toMatchObject({ id: before?.id, email: 'alice@new.kr', firstName: before?.firstName });
    provider.state.person = { ...kim, sub: 'person-2', email: 'alice@new.kr' };
    expect((await signIn()).user?.id).not.toBe(before?.id);
  });

  it('is not believed everything: hostile profiles become plain lines', async () => {
    provider.state.person = {
      sub: 'person-3',
      email: 'x\u0000y@else.kr',
      name: `a\r\nSet-Cookie: b\u0000${'한'.repeat(1_000)}`,
      picture: 'javascript:alert(1)',
    };
    const { user } = await signIn();
    expect(user).toMatchObject({ email: 'x y@else.kr', profileImageUrl: null });
    expect(String(user?.firstName)).toHaveLength(300);
    expect(String(user?.firstName)).not.toMatch(/[\r\n\0]/);
  });
});

describe('an id token is refused', () => {
  const nowSec = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => Lies]>([
    ['with the nonce of another sign-in', () => ({ claims: { nonce: 'another' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['of another issuer', () => ({ claims: { iss: 'https://accounts.google.com' } })],
    ['for another client', () => ({ claims: { aud: 'somebody-else' } })],
    ['for several clients without saying for which', () => ({ claims: { aud: ['maru', 'somebody-else'] } })],
    ['for another authorised party', () => ({ claims: { aud: ['maru', 'somebody-else'], azp: 'somebody-else' } })],
    ['that has expired', () => ({ claims: { exp: nowSec() - 3_600 } })],
    ['without an end', () => ({ claims: { exp: undefined } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['signed with a key that is not published', () => ({ signedWith: 'other' })],
    ['signed under a key that does not exist', () => ({ signedWith: 'other', header: { kid: 'k2' } })],
    ['without a signature', () => ({ signedWith: 'none', header: { alg: 'none', kid: undefined } })],
    ['signed with the shared secret', () => ({ signedWith: 'secret', header: { alg: 'HS256', kid: undefined } })],
    ['whose profile is another person', () => ({ userinfo: { sub: 'somebody-else' } })],
    ['for a code of another sign-in', () => ({ code: 'of another' })],
    ['for a code that no challenge was named for', () => ({ code: 'without a challenge' })],
    ['that comes by the way of another provider', () => ({ callback: { iss: 'https://accounts.google.com' } })],
    ['that comes back with the state of another sign-in', () => ({ callback: { state: 'another' } })],
  ])('%s', async (_, lies) => {
    provider.state.lies = lies();
    const { end, user } = await signIn();
    expect(end).toBe(`${app.url}/access?error=failed`);
    expect(user).toBeNull();
  });
});

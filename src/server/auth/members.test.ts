import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../people/people.tables.ts';
import { openBrowser } from '../testing/browser.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { minjun, readUserOf, seoyeon, signInByForm } from '../testing/sign-in.ts';
import { mayPersonEnter } from './actor.ts';
import { noteWrite } from '../platform/db/noted-writes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp({ listen: true, env: { ACCESS: 'members', MEMBERS: 'seoyeon@maru.kr, @studio.kr' } });
});
afterAll(() => app?.close());

const stranger = { email: 'stranger@else.kr', name: '' };

describe('an instance for members', () => {
  it('lets nobody else in, leaves no trace of him, and says why', async () => {
    const { browser, page } = await signInByForm(app.url, stranger);
    expect(page.html).toContain('{"type":"AUTH_ERROR","reason":"members-only"}');
    expect(page.headers.getSetCookie().some((cookie) => cookie.startsWith('maru-session'))).toBe(false);
    expect(await readUserOf(browser, app.url)).toBeNull();
    const { page: full } = await signInByForm(app.url, stranger, { path: '/api/login' });
    expect(full.way.at(-1)).toBe(`${app.url}/access?error=members-only`);
    expect(await app.deps.database.db.$count(users)).toBe(0);
    expect(await app.deps.database.db.$count(sessions)).toBe(0);
  });

  it('makes the first member its administrator, although a stranger had come before', async () => {
    const { browser } = await signInByForm(app.url, seoyeon);
    expect(await readUserOf(browser, app.url)).toMatchObject({ isSystemAdmin: true });
  });

  it('lets a whole domain in', async () => {
    const { browser } = await signInByForm(app.url, { email: 'anyone@STUDIO.kr', name: '' });
    expect(await readUserOf(browser, app.url)).toMatchObject({ email: 'anyone@studio.kr', isSystemAdmin: false });
  });

  it('asks at each request: a membership that ends takes effect at once, and the screens that explain it stay open', async () => {
    const { browser } = await signInByForm(app.url, { email: 'leaving@studio.kr', name: '' });
    noteWrite(app.deps.database.db, 'users');
    await app.deps.database.db
      .update(users)
      .set({ email: 'leaving@else.kr' })
      .where(eq(users.email, 'leaving@studio.kr'));
    const refused = await browser.fetch(`${app.url}/api/auth/user`);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'members-only' });
    expect((await browser.fetch(`${app.url}/api/settings`)).status).toBe(200);
    expect((await browser.visit(`${app.url}/api/logout`)).way).toHaveLength(2);
    expect((await browser.fetch(`${app.url}/api/auth/user`)).status).toBe(401);
  });

  it('asks the subscriptions about those whom the list does not name', async () => {
    const asked: unknown[] = [];
    const subscriptions = {
      isActive: async (person: { userId: string | null; email: string | null }) => {
        asked.push(person);
        return person.email === minjun.email;
      },
    };
    const deps = { ...app.deps, subscriptions };
    const person = { id: null, emailVerified: false, isSystemAdmin: false };
    expect(await mayPersonEnter(deps, { ...person, email: minjun.email })).toBe(true);
    expect(await mayPersonEnter(deps, { ...person, email: stranger.email })).toBe(false);
    expect(await mayPersonEnter(deps, { ...person, email: 'a@studio.kr', emailVerified: true })).toBe(true);
    expect(asked).toEqual([
      { userId: null, email: minjun.email },
      { userId: null, email: stranger.email },
    ]);
  });
});

describe('a provider that does not answer', () => {
  it('stops no start; the sign-in says so and works once the provider is there', async () => {
    const env = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'maru', OIDC_CLIENT_SECRET: 'x' };
    const lonely = await makeApp({ listen: true, env });
    try {
      const page = await openBrowser().visit(`${lonely.url}/api/login`);
      expect(page.way.at(-1)).toBe(`${lonely.url}/access?error=login-unavailable`);
      const popup = await openBrowser().visit(`${lonely.url}/api/auth/google/popup`);
      expect(popup.html).toContain('{"type":"AUTH_ERROR","reason":"login-unavailable"}');
      expect((await lonely.visitor.get('/idp/.well-known/openid-configuration')).statusCode).toBe(404);
    } finally {
      await lonely.close();
    }
  });
});

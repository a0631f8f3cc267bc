import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_HEADER } from '#contract/base/account-header.ts';
import { openSession, rememberPerson } from '../people/people.service.ts';
import { sessions, users } from '../people/people.tables.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { minjun, readUserOf, seoyeon, signInByForm } from '../testing/sign-in.ts';
import { suspend, unsuspend } from '../testing/suspend.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** `npm run bench -- reliability --only C13` tries a hundred. */
const FIXATIONS = Number(process.env['TEST_FIXATIONS'] ?? 6);
let nowMs = Date.now();
const clock = { now: () => nowMs };
let app: TestApp;
beforeAll(async () => {
  app = await makeApp({ listen: true, clock });
});
afterAll(() => app?.close());

const hashOf = (cookie: string) =>
  createHash('sha256')
    .update(cookie.split('=')[1] ?? '')
    .digest('hex');
const rowOf = async (cookie: string) =>
  (
    await app.deps.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashOf(cookie)))
  )[0];
const statusOf = async (client: { get: (url: string) => Promise<{ statusCode: number }> }) =>
  (await client.get('/api/auth/user')).statusCode;

describe('a session', () => {
  it('is kept as a hash, under a cookie that no script and no other site gets', async () => {
    const { page } = await signInByForm(app.url, seoyeon);
    const line = page.headers.getSetCookie().find((cookie) => cookie.startsWith('maru-session='));
    expect(line?.replace(/=[^;]+/, '=…')).toBe('maru-session=…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax');
    const token = /=([^;]+)/.exec(line ?? '')?.[1] ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const hashes = (await app.deps.database.db.select().from(sessions)).map((session) => session.tokenHash);
    expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
    expect(hashes).not.toContain(token);
  });

  it('ends 14 days after its last use', async () => {
    const client = await app.signIn('idle');
    nowMs += 14 * DAY_MS - MINUTE_MS;
    expect(await statusOf(client)).toBe(200);
    nowMs += 14 * DAY_MS - MINUTE_MS;
    expect(await statusOf(client)).toBe(200);
    const other = await app.signIn('idle');
    nowMs += 14 * DAY_MS;
    expect(await statusOf(other)).toBe(401);
  });

  it('ends 30 days after its beginning, however much it is used', async () => {
    const client = await app.signIn('busy');
    for (let day = 10; day <= 20; day += 10) {
      nowMs += 10 * DAY_MS;
      expect(await statusOf(client)).toBe(200);
    }
    nowMs += 10 * DAY_MS;
    expect(await statusOf(client)).toBe(401);
  });

  it('notes its last use at most once a minute', async () => {
    const client = await app.signIn('touch');
    const begun = (await rowOf(client.cookie))?.lastSeenAt.getTime() ?? 0;
    nowMs += MINUTE_MS - 1;
    await statusOf(client);
    expect((await rowOf(client.cookie))?.lastSeenAt.getTime()).toBe(begun);
    nowMs += 1;
    await statusOf(client);
    expect((await rowOf(client.cookie))?.lastSeenAt.getTime()).toBe(begun + MINUTE_MS);
  });

  it('serves no page of somebody who was signed in before, and changes nothing in the name of who is now', async () => {
    const before = await app.signIn('before');
    const now = await app.signIn('now');
    const ofPage = (of: typeof now) => ({ [ACCOUNT_HEADER]: of.person.id });
    const create = (of: typeof now) => now.post('/api/canvases', { title: 'Own', useTemplate: 'blank' }, ofPage(of));
    for (const answer of [await now.get('/api/canvases', ofPage(before)), await create(before)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'other-account']);
    }
    expect((await now.get('/api/canvases')).json()).toEqual([]);
    expect((await create(now)).statusCode).toBe(200);
    expect((await now.get('/api/auth/user', { [ACCOUNT_HEADER]: '' })).json()).toMatchObject({ id: now.person.id });
    expect((await now.get('/api/settings', ofPage(before))).statusCode).toBe(200);
  });

  it('is refused at once when its user is suspended, and so is signing in', async () => {
    const { browser } = await signInByForm(app.url, minjun);
    const user = await readUserOf(browser, app.url);
    expect(user).not.toBeNull();
    await suspend(app, String(user?.id));
    expect(await readUserOf(browser, app.url)).toBeNull();
    const { page } = await signInByForm(app.url, minjun);
    expect(page.html).toContain('{"type":"AUTH_ERROR","reason":"suspended"}');
    await unsuspend(app, String(user?.id));
    expect(await readUserOf(browser, app.url)).toBeNull();
    const again = await signInByForm(app.url, minjun);
    expect(await readUserOf(again.browser, app.url)).not.toBeNull();
  });

  it.each([
    '',
    '=',
    'maru-session=',
    'maru-session=x',
    `maru-session=${'a'.repeat(43)}`,
    '__Host-maru-session=x',
    'maru-session="',
    ';;;',
  ])('does not follow from the cookie %j', async (cookie) => {
    expect((await app.visitor.get('/api/auth/user', { cookie })).statusCode).toBe(401);
  });

  it('gets a new name at each sign-in, and the old one is dead: planted ones bring nobody in', async () => {
    const victim = (await app.signIn('victim')).person.id;
    const { browser } = await signInByForm(app.url, seoyeon);
    const jar = browser.cookies.get(new URL(app.url).host);
    const planted: string[] = [];
    for (let i = 0; i < FIXATIONS; i += 1) {
      // Of somebody else, of nobody, and the name of the time before.
      const { token } = await openSession(app.deps, victim);
      const name = [token, randomBytes(32).toString('base64url'), jar?.get('maru-session') ?? ''][i % 3] ?? '';
      planted.push(name);
      jar?.set('maru-session', name);
      nowMs += 1_000;
      await signInByForm(app.url, seoyeon, { browser });
      expect(planted).not.toContain(jar?.get('maru-session'));
    }
    for (const name of planted)
      expect((await app.visitor.get('/api/auth/user', { cookie: `maru-session=${name}` })).statusCode).toBe(401);
    expect(await readUserOf(browser, app.url)).toMatchObject({ email: seoyeon.email });
  });
});

describe('logging out', () => {
  it.each(['same-origin', 'none'])('ends the session for a navigation from %s, for ever', async (site) => {
    const client = await app.signIn('leaver');
    const answer = await client.get('/api/logout', { 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/');
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(String(answer.headers['set-cookie'])).toContain('maru-session=; Path=/; Max-Age=0');
    expect(await statusOf(client)).toBe(401);
  });

  it.each(['cross-site', 'same-site', ''])('only asks for a navigation from %j', async (site) => {
    const client = await app.signIn('stayer');
    const { headers } = await client.get('/api/logout', { 'sec-fetch-site': site });
    expect(headers['set-cookie']).toBeUndefined();
    const answer = await client.get('/api/logout', { 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<form method="post" action="/api/logout">');
    expect(await statusOf(client)).toBe(200);
  });

  it('acts when the question was answered, and not for a form of another site', async () => {
    const client = await app.signIn('answerer');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const foreign = { ...form, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await client.post('/api/logout', '', foreign)).statusCode).toBe(403);
    expect(await statusOf(client)).toBe(200);
    expect((await client.post('/api/logout', '', form)).statusCode).toBe(303);
    expect(await statusOf(client)).toBe(401);
  });

  it('leads home for somebody without a session too', async () => {
    expect((await app.visitor.get('/api/logout')).statusCode).toBe(303);
  });
});

describe('the first person', () => {
  it('from elsewhere administers nothing; whoever signs in at this machine then does, known or new', async () => {
    const fresh = await makeApp();
    const come = async (subject: string, isAtThisMachine: boolean) => {
      const said = { issuer: 'https://people.test', subject, email: null, emailVerified: false };
      const identity = { ...said, firstName: subject, lastName: null, pictureUrl: null };
      return (await rememberPerson(fresh.deps, identity, isAtThisMachine)).isSystemAdmin;
    };
    try {
      expect([await come('first', false), await come('second', false)]).toEqual([false, false]);
      expect([await come('second', true), await come('first', true), await come('third', true)]).toEqual([
        true,
        false,
        false,
      ]);
      expect(await come('second', false)).toBe(true);
    } finally {
      await fresh.close();
    }
  });

  it('is one, however many come at the same moment', async () => {
    const fresh = await makeApp();
    try {
      const all = await Promise.all(Array.from({ length: 12 }, (_, i) => fresh.signIn(`person${i % 6}`)));
      const admins = new Set(all.filter(({ person }) => person.isSystemAdmin).map(({ person }) => person.id));
      expect(admins.size).toBe(1);
      expect(await fresh.deps.database.db.$count(users)).toBe(6);
    } finally {
      await fresh.close();
    }
  });
});

describe('over https', () => {
  it('cookies are bound to this host and secure', async () => {
    const secure = await makeApp({ env: { PUBLIC_URL: 'https://localhost:3443' } });
    try {
      const begun = await secure.visitor.get('/api/login');
      expect(String(begun.headers['set-cookie'])).toMatch(
        /^__Host-maru-login-[\w-]{16}=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
      );
      const client = await secure.signIn('secure');
      expect(client.cookie).toMatch(/^__Host-maru-session=/);
      expect(await statusOf(client)).toBe(200);
      const left = await client.get('/api/logout');
      expect(String(left.headers['set-cookie'])).toBe(
        '__Host-maru-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      );
    } finally {
      await secure.close();
    }
  });
});

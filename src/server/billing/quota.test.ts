import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStripeStub, type StripeStub } from '../../../tests/stripe-stub/start-stripe-stub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { createQuota } from './create-quota.ts';

const MB = 1024 * 1024;
const NOVEMBER = Date.parse('2026-11-21T12:00:00Z');
let now = NOVEMBER;

let stripe: StripeStub;
let product: TestApp;
let unlimited: TestApp;
beforeAll(async () => {
  stripe = await startStripeStub();
  const clock = { now: () => now };
  product = await makeApp({ env: { ...stripe.env, AI_CREDITS_PER_MONTH: '20' }, clock });
  unlimited = await makeApp({ clock });
});
afterAll(async () => {
  await product.close();
  await unlimited.close();
  await stripe.close();
});

const quotaOf = ({ deps }: TestApp) => createQuota(deps);
const give = (who: SignedInClient, plan: string, status = 'active') =>
  product.deps.database.query(
    `insert into subscriptions (user_id, plan, status) values ($1, $2, $3)
     on conflict (user_id) do update set plan = excluded.plan, status = excluded.status`,
    [who.person.id, plan, status],
  );
const found = async (who: SignedInClient, name = '스튜디오') => (await who.post('/api/orgs', { name })).json().id;
const addProject = (who: SignedInClient, orgId: string) => who.post('/api/projects', { orgId, name: '프로젝트' });
async function boardOf(app: TestApp, who: SignedInClient): Promise<string> {
  const { id } = (await who.post('/api/canvases', { title: '캔버스', useTemplate: 'blank' })).json();
  const [row] = await app.deps.database.query<{ id: string }>('select board_id as id from canvases where id = $1', [
    id,
  ]);
  return row!.id;
}
async function boardOfProject(app: TestApp, who: SignedInClient): Promise<string> {
  const { id } = (await addProject(who, await found(who))).json();
  const [row] = await app.deps.database.query<{ id: string }>('select board_id as id from projects where id = $1', [
    id,
  ]);
  return row!.id;
}
const storeFile = (
  app: TestApp,
  boardId: string,
  size: number,
  tx?: Parameters<TestApp['deps']['database']['query']>[2],
) =>
  app.deps.database.query(
    `insert into files (id, board_id, object_key, name, mime_type, size, state, created_at)
     values ($1, $2, $3, 'a', 'text/plain', $4, 'reserved', now())`,
    [randomUUID(), boardId, randomUUID(), size],
    tx,
  );
const codesOf = (answers: { statusCode: number }[]) => answers.map((answer) => answer.statusCode).toSorted();

describe('the limits of the plans, where billing is on', () => {
  test('Free founds one organisation, however many requests come at once', async () => {
    const ara = await product.signIn('Ara');
    const answers = await Promise.all(Array.from({ length: 12 }, () => ara.post('/api/orgs', { name: '조직' })));
    const refused = answers.filter((answer) => answer.statusCode === 402);
    expect(refused).toHaveLength(11);
    expect(refused[0]!.json().code).toBe('plan-limit');
  });

  test('Free holds three projects, however many requests come at once', async () => {
    const bo = await product.signIn('Bo');
    const orgId = await found(bo);
    const answers = await Promise.all(Array.from({ length: 50 }, () => addProject(bo, orgId)));
    expect(codesOf(answers).filter((code) => code !== 402)).toHaveLength(3);
    expect(await quotaOf(product).accountOf(bo.person.id)).toMatchObject({
      plan: 'free',
      projects: 3,
      projectLimit: 3,
    });
  });

  test('Pro and Team have as many organisations and projects as they want', async () => {
    const cho = await product.signIn('Cho');
    for (const plan of ['pro', 'team']) {
      await give(cho, plan);
      const orgs = await Promise.all([found(cho), found(cho)]);
      const answers = await Promise.all([0, 1, 2, 3, 4].map((i) => addProject(cho, orgs[i % 2])));
      expect(answers.every((answer) => answer.statusCode < 300)).toBe(true);
    }
    expect((await quotaOf(product).accountOf(cho.person.id)).projectLimit).toBeNull();
  });

  test('who loses the plan keeps what there is, and makes no more', async () => {
    const dan = await product.signIn('Dan');
    await give(dan, 'pro');
    await found(dan);
    await found(dan);
    await give(dan, 'pro', 'canceled');
    expect((await dan.post('/api/orgs', { name: '셋째' })).statusCode).toBe(402);
    expect((await dan.get('/api/orgs')).json()).toHaveLength(2);
  });

  test.each([
    ['free', 100 * MB],
    ['pro', 10 * 1024 * MB],
    ['team', 50 * 1024 * MB],
  ])('%s has room for %s bytes', async (plan, bytes) => {
    const eun = await product.signIn(`Eun ${plan}`);
    await give(eun, plan);
    expect(await quotaOf(product).roomFor(await boardOf(product, eun))).toBe(bytes);
  });

  test('files on canvases, in the trash and in projects of own organisations count together', async () => {
    const fay = await product.signIn('Fay');
    const [canvas, trashed] = [await boardOf(product, fay), await boardOf(product, fay)];
    const project = await boardOfProject(product, fay);
    await storeFile(product, canvas, 10 * MB);
    await storeFile(product, trashed, 20 * MB);
    await storeFile(product, project, 30 * MB);
    await product.deps.database.query('update canvases set deleted_at = now() where board_id = $1', [trashed]);
    for (const board of [canvas, project]) expect(await quotaOf(product).roomFor(board)).toBe(40 * MB);
    await storeFile(product, canvas, 90 * MB);
    expect(await quotaOf(product).roomFor(project)).toBe(0);
    expect((await fay.get('/api/billing/account')).json().storage).toEqual({
      usedBytes: 150 * MB,
      limitBytes: 100 * MB,
    });
  });

  test('fifty uploads at once take no byte more than a plan holds', async () => {
    const ina = await product.signIn('Ina');
    const { id } = (await ina.post('/api/canvases', { title: '캔버스', useTemplate: 'blank' })).json();
    const begin = () => ina.post(`/api/canvases/${id}/upload-pdf`, { name: 'a.pdf', size: 10 * MB });
    const answers = await Promise.all(Array.from({ length: 50 }, begin));
    expect(codesOf(answers)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 40 }, () => 402),
    ]);
    expect((await quotaOf(product).accountOf(ina.person.id)).storageUsed).toBe(100 * MB);
  });

  test('however uploads overlap, an account never stores a byte more than its plan holds', async () => {
    const gil = await product.signIn('Gil');
    const { database } = product.deps;
    const quota = quotaOf(product);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 60 * MB }), { minLength: 2, maxLength: 12 }),
        async (sizes) => {
          const board = await boardOf(product, gil);
          const store = (size: number) =>
            database.tx(async (tx) => {
              const room = (await quota.roomFor(board, tx))!;
              if (size <= room) await storeFile(product, board, size, tx);
              return size <= room;
            });
          const kept = await Promise.all(sizes.map(store));
          const { storageUsed } = await quota.accountOf(gil.person.id);
          expect(storageUsed).toBe(sizes.filter((_, i) => kept[i]).reduce((sum, size) => sum + size, 0));
          expect(storageUsed).toBeLessThanOrEqual(100 * MB);
          await database.query('delete from files where board_id = $1', [board]);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('an instance without billing', () => {
  test('has no limits, and says so', async () => {
    const ara = await unlimited.signIn('Ara');
    const orgs = await Promise.all([found(ara), found(ara), found(ara)]);
    const answers = await Promise.all([0, 1, 2, 3, 4].map(() => addProject(ara, orgs[0])));
    expect(answers.every((answer) => answer.statusCode < 300)).toBe(true);
    expect(await quotaOf(unlimited).roomFor(await boardOf(unlimited, ara))).toBeNull();
    expect((await ara.get('/api/billing/account')).json()).toEqual({
      plan: 'free',
      isBillingOn: false,
      publishableKey: null,
      status: null,
      periodEnd: null,
      endsWithPeriod: false,
      credits: { remaining: 10_000, perMonth: 10_000, isLimited: false, renewsAt: '2026-12-01T00:00:00.000Z' },
      storage: { usedBytes: 0, limitBytes: null },
    });
  });

  test('answers the subscribe call with no secret, for the plan that was chosen', async () => {
    const bo = await unlimited.signIn('Bo');
    const ask = async (body?: object) => (await bo.post('/api/get-or-create-subscription', body)).json();
    expect(await ask()).toEqual({ clientSecret: null, plan: 'pro', status: null });
    expect(await ask({ plan: 'team' })).toEqual({ clientSecret: null, plan: 'team', status: null });
    expect((await bo.post('/api/billing/cancel')).json().code).toBe('payment-unavailable');
  });

  test('counts credits, but refuses nobody an answer for them', async () => {
    const cho = await unlimited.signIn('Cho');
    const boardId = await boardOf(unlimited, cho);
    const quota = quotaOf(unlimited);
    await quota.charge({ boardId, runId: randomUUID(), userId: cho.person.id, tokens: 20_000_000 });
    expect((await quota.accountOf(cho.person.id)).creditsRemaining).toBe(0);
    expect(await quota.hasCredits({ boardId, userId: null })).toBe(true);
  });
});

describe('credits', () => {
  test('a run is charged once, to whoever pays for the board', async () => {
    const han = await product.signIn('Han');
    const guest = await product.signIn('Guest');
    const quota = quotaOf(product);
    const boardId = await boardOfProject(product, han);
    const run = { boardId, runId: randomUUID(), userId: guest.person.id, tokens: 1_234 };
    await Promise.all(Array.from({ length: 8 }, () => quota.charge(run)));
    expect((await quota.accountOf(han.person.id)).creditsRemaining).toBe(18.77);
    expect((await quota.accountOf(guest.person.id)).creditsRemaining).toBe(20);
  });

  test('an account without credits gets no answer until the next month begins', async () => {
    const ian = await product.signIn('Ian');
    const boardId = await boardOf(product, ian);
    const quota = quotaOf(product);
    await quota.charge({ boardId, runId: randomUUID(), userId: ian.person.id, tokens: 19_990 });
    expect(await quota.hasCredits({ boardId, userId: null })).toBe(true);
    await quota.charge({ boardId, runId: randomUUID(), userId: ian.person.id, tokens: 500_000 });
    expect(await quota.hasCredits({ boardId, userId: null })).toBe(false);
    expect((await ian.get('/api/billing/account')).json().credits).toEqual({
      remaining: 0,
      perMonth: 20,
      isLimited: true,
      renewsAt: '2026-12-01T00:00:00.000Z',
    });
    now = Date.parse('2026-12-01T00:00:00Z');
    expect(await quota.hasCredits({ boardId, userId: null })).toBe(true);
    expect((await quota.accountOf(ian.person.id)).creditsRemaining).toBe(20);
    now = NOVEMBER;
  });

  test('of several limits the one is told of which the least is left, each to whom it holds for', async () => {
    const [lee, mina] = [await product.signIn('Lee'), await product.signIn('Mina')];
    const { deps } = product;
    const limits = { perMonth: 20, perOrg: 8, perUser: 5, isCapped: true, usualPerUser: null };
    const quota = createQuota({ ...deps, creditLimits: () => limits });
    const orgId = await found(lee);
    const project = (await addProject(lee, orgId)).json().id;
    const [row] = await deps.database.query<{ id: string }>('select board_id as id from projects where id = $1', [
      project,
    ]);
    const boardId = row!.id;
    await quota.charge({ boardId, runId: randomUUID(), userId: mina.person.id, tokens: 4_000 });
    expect(await quota.accountOf(mina.person.id)).toMatchObject({ creditsRemaining: 1, creditsPerMonth: 5 });
    expect(await quota.accountOf(lee.person.id)).toMatchObject({ creditsRemaining: 5, creditsPerMonth: 5 });
    expect(await quota.accountOf(lee.person.id, orgId)).toMatchObject({ creditsRemaining: 4, creditsPerMonth: 8 });
    await quota.charge({ boardId, runId: randomUUID(), userId: mina.person.id, tokens: 1_000 });
    expect(await quota.hasCredits({ boardId, userId: mina.person.id })).toBe(false);
    expect(await quota.hasCredits({ boardId, userId: lee.person.id })).toBe(true);
  });

  test('an answer whose board has gone meanwhile is charged to who asked', async () => {
    const jin = await product.signIn('Jin');
    const quota = quotaOf(product);
    await quota.charge({ boardId: randomUUID(), runId: randomUUID(), userId: jin.person.id, tokens: 2_000 });
    await quota.charge({ boardId: randomUUID(), runId: randomUUID(), userId: null, tokens: 2_000 });
    expect((await quota.accountOf(jin.person.id)).creditsRemaining).toBe(18);
  });

  test('quoting, which uses no model, costs nothing and leaves no line', async () => {
    const kai = await product.signIn('Kai');
    const boardId = await boardOf(product, kai);
    const runId = randomUUID();
    await quotaOf(product).charge({ boardId, runId, userId: kai.person.id, tokens: 0 });
    const lines = await product.deps.database.query('select from credit_entries where run_id = $1', [runId]);
    expect(lines).toHaveLength(0);
  });
});

describe('members mode', () => {
  test('lets in who is not on the list but pays, for as long as he does', async () => {
    const members = await makeApp({ env: { ...stripe.env, ACCESS: 'members', MEMBERS: 'boss@people.test' } });
    await members.signIn('Boss');
    const mo = await members.signIn('Mo');
    const set = (status: string) =>
      members.deps.database.query(
        `insert into subscriptions (user_id, plan, status) values ($1, 'pro', $2)
         on conflict (user_id) do update set status = excluded.status`,
        [mo.person.id, status],
      );
    expect((await mo.get('/api/canvases')).statusCode).toBe(403);
    await set('active');
    expect((await mo.get('/api/canvases')).statusCode).toBe(200);
    await set('canceled');
    expect((await mo.get('/api/canvases')).json().code).toBe('members-only');
    await members.close();
  });
});

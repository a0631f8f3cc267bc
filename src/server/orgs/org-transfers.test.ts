import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startStripeStub, type StripeStub } from '../../../tests/stripe-stub/start-stripe-stub.ts';
import type { OrgTransfer } from '#contract/orgs/org-transfer.api.ts';
import type { Member, Org } from '#contract/orgs/orgs.schema.ts';
import type { Offered } from '#contract/sharing/sharing.schema.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStaff, makeStaffedStudio, makeStudio, must, type Staff } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let { owner, admin, editor, viewer } = {} as Staff;
let aheadMs = 0;

beforeAll(async () => {
  app = await makeApp({ clock: { now: () => Date.now() + aheadMs } });
  ({ owner, admin, editor, viewer } = await makeStaff(app));
});
afterAll(() => app.close());
beforeEach(() => {
  aheadMs = 0;
});

const DAY_MS = 24 * 60 * 60 * 1_000;
const makeFull = () => makeStaffedStudio({ owner, admin, editor, viewer });
const offer = (url: string, to: SignedInClient, by = owner) => by.post(`${url}/transfer`, { userId: to.person.id });
const offersTo = async (who: SignedInClient, id: string) =>
  must<Offered[]>(await who.get('/api/transfers')).filter(({ orgId }) => orgId === id);
const accept = (who: SignedInClient, id: string) => who.post(`/api/transfers/${id}/accept`);
const ownersOf = async (id: string) => {
  const [row] = await app.deps.database.query<{ owner: string; members: string[] }>(
    `select owner_id as owner, (select json_agg(user_id) from org_members where org_id = o.id and role = 'owner') as members
     from orgs o where id = $1`,
    [id],
  );
  return row;
};

describe('an organisation that is offered to a member', () => {
  it('becomes his by accepting, and its owner stays as an admin', async () => {
    const { org, orgUrl, projectUrl } = await makeFull();
    const sent = must<OrgTransfer>(await offer(orgUrl, editor));
    expect(sent.user.id).toBe(editor.person.id);
    expect(must<OrgTransfer>(await owner.get(`${orgUrl}/transfer`))).toEqual(sent);
    expect(await offersTo(editor, org.id)).toMatchObject([
      { offeredId: org.id, canvasId: null, title: 'Studio', missing: null, owner: { firstName: 'Owner' } },
    ]);
    const told = must<{ items: Notification[] }>(await editor.get('/api/notifications')).items[0];
    expect(told).toMatchObject({ kind: 'offered', title: 'Studio', detail: 'Owner', place: { orgId: org.id } });
    expect((await accept(viewer, org.id)).statusCode).toBe(404);
    must(await accept(editor, org.id));
    expect(must<Org>(await editor.get(orgUrl)).role).toBe('owner');
    const roles = must<Member[]>(await editor.get(`${orgUrl}/members`)).map(({ role, user }) => [role, user.firstName]);
    expect(roles.slice(0, 3)).toEqual([
      ['owner', 'Editor'],
      ['admin', 'Owner'],
      ['admin', 'Admin'],
    ]);
    expect(must<Org>(await owner.get(orgUrl)).role).toBe('admin');
    expect((await owner.remove(orgUrl)).statusCode).toBe(403);
    expect((await accept(editor, org.id)).statusCode).toBe(404);
    expect(must<{ role: string }>(await owner.get(projectUrl)).role).toBe('owner');
    const heard = must<{ items: Notification[] }>(await owner.get('/api/notifications')).items[0];
    expect(heard).toMatchObject({ kind: 'taken', detail: 'Editor', place: { orgId: org.id } });
  });

  it('is not offered any more once he declined, left, seven days went by, it was taken back or lies in the trash', async () => {
    const { org, orgUrl, members } = await makeFull();
    const isOver = async () => {
      expect(await offersTo(editor, org.id)).toEqual([]);
      expect((await accept(editor, org.id)).statusCode).toBe(404);
    };
    must(await offer(orgUrl, editor));
    must(await editor.post(`/api/transfers/${org.id}/decline`));
    await isOver();
    must(await offer(orgUrl, editor));
    aheadMs = 7 * DAY_MS + 1_000;
    await isOver();
    aheadMs = 0;
    must(await owner.remove(`${orgUrl}/transfer`));
    await isOver();
    must(await offer(orgUrl, editor));
    must(await owner.remove(orgUrl));
    await isOver();
    must(await owner.post(`/api/orgs/trash/${org.id}/restore`));
    await isOver();
    must(await offer(orgUrl, editor));
    must(await owner.remove(`${orgUrl}/members/${members.editor.id}`));
    await isOver();
    expect(must(await owner.get(`${orgUrl}/transfer`))).toBeNull();
  });

  it('is offered to members by its owner, and to nobody else by nobody else', async () => {
    const { orgUrl } = await makeFull();
    const stranger = await app.signIn('Stranger');
    expect((await offer(orgUrl, stranger)).statusCode).toBe(404);
    expect((await offer(orgUrl, owner)).statusCode).toBe(409);
    expect((await offer(orgUrl, viewer, admin)).statusCode).toBe(403);
    expect((await offer(orgUrl, viewer, stranger)).statusCode).toBe(404);
  });

  it('never has two owners, whoever accepts, offers and takes back at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { org, orgUrl } = await makeFull();
      must(await offer(orgUrl, editor));
      await Promise.all([
        accept(editor, org.id),
        accept(viewer, org.id),
        offer(orgUrl, viewer),
        accept(viewer, org.id),
        owner.remove(`${orgUrl}/transfer`),
        accept(editor, org.id),
        offer(orgUrl, admin),
        accept(admin, org.id),
      ]);
      const found = await ownersOf(org.id);
      expect(found?.members).toEqual([found?.owner]);
    }
  });

  it('is either deleted or taken where both happen at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const { org, orgUrl } = await makeFull();
      must(await offer(orgUrl, editor));
      const [removed, taken] = await Promise.all([owner.remove(orgUrl), accept(editor, org.id)]);
      const found = await ownersOf(org.id);
      expect(found?.members).toEqual([found?.owner]);
      expect([
        [204, 404],
        [204, 200],
        [403, 200],
      ]).toContainEqual([removed.statusCode, taken.statusCode]);
    }
  });
});

describe('where plans have limits', () => {
  let stripe: StripeStub;
  let product: TestApp;
  beforeAll(async () => {
    stripe = await startStripeStub();
    product = await makeApp({ env: stripe.env });
    await product.signIn('Admin');
  });
  afterAll(async () => {
    await product.close();
    await stripe.close();
  });

  it('who accepts needs a plan with room for it, and hears before what is missing', async () => {
    const [ara, bo] = [await product.signIn('Ara'), await product.signIn('Bo')];
    const { org, orgUrl, project } = await makeStudio(ara);
    await join(orgUrl, ara, bo, 'editor');
    const own = await makeStudio(bo);
    must(await offer(orgUrl, bo, ara));
    const missing = async () => (await offersTo(bo, org.id))[0]?.missing;
    expect(await missing()).toBe('orgs');
    const refused = await accept(bo, org.id);
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      402,
      'plan-limit',
      '지금 플랜으로는 조직을 더 가질 수 없어서 넘겨받지 못했어요.',
    ]);
    must(await bo.remove(own.orgUrl));
    await product.deps.database.query(
      `insert into files (id, board_id, object_key, name, mime_type, size, state, created_at)
       values ($1, $2, 'k', 'a', 'text/plain', $3, 'stored', now())`,
      [project.id, project.boardId, 101 * 1024 * 1024],
    );
    expect([await missing(), (await accept(bo, org.id)).statusCode]).toEqual(['storage', 402]);
    await product.deps.database.query('delete from files where id = $1', [project.id]);
    expect(await missing()).toBeNull();
    must(await accept(bo, org.id));
    must(await ara.post('/api/orgs', { name: 'Room again' }));
  });
});

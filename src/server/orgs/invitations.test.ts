import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { Invitation, Member, NewlyInvited, OwnInvitation } from '#contract/orgs/orgs.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStaff, makeStudio, must, type PlaceUrl, type Staff } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let { owner, admin, editor, viewer } = {} as Staff;
let stranger: SignedInClient;

beforeAll(async () => {
  app = await makeApp();
  ({ owner, admin, editor, viewer } = await makeStaff(app));
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

type Kind = 'org' | 'project';
const kinds: Kind[] = ['org', 'project'];
const urlOf = async (kind: Kind): Promise<PlaceUrl> => {
  const studio = await makeStudio(owner);
  return kind === 'org' ? studio.orgUrl : studio.projectUrl;
};
/** The invitation as it is listed from then on. */
const invite = async (url: PlaceUrl, email: string, role = 'viewer', by = owner): Promise<Invitation> => {
  const { mailed: _, ...listedSo } = must<NewlyInvited>(await by.post(`${url}/invitations`, { email, role }));
  return listedSo;
};
const listed = async (url: PlaceUrl) => must<Invitation[]>(await owner.get(`${url}/invitations`));
const own = async (client: SignedInClient) => must<OwnInvitation[]>(await client.get('/api/invitations'));
const accept = (client: SignedInClient, id: string) => client.post(`/api/invitations/${id}/accept`);
const membersOf = async (url: PlaceUrl) => must<Member[]>(await owner.get(`${url}/members`));
let count = 0;
const newcomer = () => app.signIn(`Newcomer${++count}`);

describe.each(kinds)('inviting into %s', (kind) => {
  it('is seen by the addressee, who joins with the role that was offered', async () => {
    const url = await urlOf(kind);
    const guest = await newcomer();
    const sent = await invite(url, ` ${guest.person.email?.toUpperCase()}`.trim(), 'editor');
    expect(sent).toMatchObject({ email: guest.person.email, role: 'editor', inviterName: 'Owner' });
    expect(await listed(url)).toEqual([sent]);
    const place = must<{ name: string }>(await owner.get(url)).name;
    const placeId = url.split('/').at(-1);
    const { mail: _, mailedAt: __, ...told } = sent;
    const seen = { ...told, to: kind, placeId, placeName: place };
    expect(await own(guest)).toEqual([seen]);
    expect((await guest.get(url)).statusCode).toBe(404);
    expect(must(await accept(guest, sent.id))).toEqual(seen);
    expect(must(await guest.get(url))).toMatchObject({ role: 'editor' });
    expect((await membersOf(url)).map(({ role, userId }) => [role, userId])).toEqual([
      ['owner', owner.person.id],
      ['editor', guest.person.id],
    ]);
    expect([await own(guest), await listed(url)]).toEqual([[], []]);
  });

  it('is told at once to whoever has the address, and its acceptance to the inviter', async () => {
    const url = await urlOf(kind);
    const guest = await newcomer();
    const placeId = url.split('/').at(-1);
    const link = kind === 'org' ? { orgId: placeId, projectId: null } : { orgId: null, projectId: placeId };
    const newsOf = async (client: SignedInClient) =>
      must<{ items: Notification[] }>(await client.get('/api/notifications')).items;
    const sent = await invite(url, guest.person.email ?? '');
    await invite(url, guest.person.email ?? '', 'admin');
    const { name } = must<{ name: string }>(await owner.get(url));
    expect(await newsOf(guest)).toMatchObject([
      { kind: 'invited', title: name, detail: 'Owner', place: link, invitationId: sent.id },
    ]);
    must(await accept(guest, sent.id));
    expect((await newsOf(owner))[0]).toMatchObject({
      kind: 'joined',
      title: name,
      place: link,
      invitationId: null,
      detail: guest.person.firstName,
    });
  });

  it('again changes the role and begins the thirty days anew, and makes no second invitation', async () => {
    const url = await urlOf(kind);
    const first = await invite(url, 'again@people.test');
    const second = await invite(url, 'AGAIN@people.test', 'admin');
    expect(second).toEqual({ ...first, role: 'admin', expiresAt: second.expiresAt });
    expect(Date.parse(second.expiresAt)).toBeGreaterThanOrEqual(Date.parse(first.expiresAt));
    expect(await listed(url)).toEqual([second]);
  });

  it('twice at the same moment makes one invitation', async () => {
    const url = await urlOf(kind);
    const two = await Promise.all([invite(url, 'twice@people.test'), invite(url, 'twice@people.test', 'editor')]);
    expect(two[0].id).toBe(two[1].id);
    expect(await listed(url)).toHaveLength(1);
  });

  it('refuses the address of somebody who is a member already', async () => {
    const url = await urlOf(kind);
    const refused = await owner.post(`${url}/invitations`, { email: 'OWNER@people.test', role: 'viewer' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      '이미 함께하고 있는 사람이에요. 멤버 목록에서 역할을 바꿀 수 있어요.',
    ]);
  });

  it.each([
    ['no address', { role: 'viewer' }],
    ['what is no address', { email: 'nobody', role: 'viewer' }],
    ['an address that is too long', { email: `${'a'.repeat(250)}@people.test`, role: 'viewer' }],
    ['no role', { email: 'a@people.test' }],
    ['a role that cannot be given', { email: 'a@people.test', role: 'owner' }],
    ['an unknown field', { email: 'a@people.test', role: 'viewer', userId: randomUUID() }],
  ])('refuses %s', async (_, body) => {
    const url = await urlOf(kind);
    expect((await owner.post(`${url}/invitations`, body)).statusCode).toBe(400);
    expect(await listed(url)).toEqual([]);
  });

  it('is for admins and the owner', async () => {
    const url = await urlOf(kind);
    await join(url, owner, admin, 'admin');
    await join(url, owner, editor, 'editor');
    await join(url, owner, viewer, 'viewer');
    const { id } = await invite(url, 'by-admin@people.test', 'admin', admin);
    const body = { email: 'x@people.test', role: 'viewer' };
    for (const [client, status] of [
      [editor, 403],
      [viewer, 403],
      [stranger, 404],
      [app.visitor, 401],
    ] as const) {
      expect((await client.post(`${url}/invitations`, body)).statusCode).toBe(status);
      expect((await client.get(`${url}/invitations`)).statusCode).toBe(status);
      expect((await client.remove(`${url}/invitations/${id}`)).statusCode).toBe(status);
    }
    expect((await admin.remove(`${url}/invitations/${id}`)).statusCode).toBe(204);
    expect((await admin.remove(`${url}/invitations/${id}`)).statusCode).toBe(404);
  });

  it('can be withdrawn, and only through its own place', async () => {
    const url = await urlOf(kind);
    const guest = await newcomer();
    const { id } = await invite(url, guest.person.email ?? '');
    expect((await owner.remove(`${await urlOf(kind)}/invitations/${id}`)).statusCode).toBe(404);
    expect((await owner.remove(`${url}/invitations/${id}`)).statusCode).toBe(204);
    expect([await own(guest), (await accept(guest, id)).statusCode]).toEqual([[], 404]);
    expect((await guest.get(url)).statusCode).toBe(404);
  });

  it('is taken once, however often it is accepted at the same moment', async () => {
    const url = await urlOf(kind);
    const guest = await newcomer();
    const { id } = await invite(url, guest.person.email ?? '');
    const codes = (await Promise.all([1, 2, 3].map(() => accept(guest, id)))).map((answer) => answer.statusCode);
    expect(codes.toSorted()).toEqual([200, 404, 404]);
    expect(await membersOf(url)).toHaveLength(2);
  });

  it.each(['accept', 'decline'])(
    'asks for nothing more once it was answered, wherever that was: %s',
    async (answer) => {
      const url = await urlOf(kind);
      const guest = await newcomer();
      const sent = await invite(url, guest.person.email ?? '');
      const unread = async () =>
        must<{ items: Notification[] }>(await guest.get('/api/notifications')).items.filter(
          (one) => one.invitationId === sent.id && one.readAt === null,
        ).length;
      expect(await unread()).toBe(1);
      must(await guest.post(`/api/invitations/${sent.id}/${answer}`));
      expect(await unread()).toBe(0);
    },
  );

  it('can be declined', async () => {
    const url = await urlOf(kind);
    const guest = await newcomer();
    const { id } = await invite(url, guest.person.email ?? '');
    expect((await stranger.post(`/api/invitations/${id}/decline`)).statusCode).toBe(404);
    expect((await guest.post(`/api/invitations/${id}/decline`)).statusCode).toBe(204);
    expect((await guest.post(`/api/invitations/${id}/decline`)).statusCode).toBe(404);
    expect([await own(guest), await listed(url)]).toEqual([[], []]);
  });
});

describe('an invitation', () => {
  it('is nobody else’s, whatever he knows of it', async () => {
    const url = await urlOf('org');
    const guest = await newcomer();
    const { id } = await invite(url, guest.person.email ?? '');
    const absent = await accept(stranger, randomUUID());
    const foreign = await accept(stranger, id);
    const words = ({ statusCode, json }: typeof foreign) => [statusCode, json().message];
    expect(words(foreign)).toEqual(words(absent));
    expect(await own(stranger)).toEqual([]);
    expect((await app.visitor.get('/api/invitations')).statusCode).toBe(401);
    expect((await accept(owner, id)).statusCode).toBe(404);
    expect(await own(guest)).toHaveLength(1);
  });

  it('is for a proven address only', async () => {
    const url = await urlOf('org');
    const guest = await newcomer();
    await app.deps.database.query('update users set email_verified = false where id = $1', [guest.person.id]);
    const { id } = await invite(url, guest.person.email ?? '');
    expect(must<{ items: Notification[] }>(await guest.get('/api/notifications')).items).toEqual([]);
    expect(await own(guest)).toEqual([]);
    expect((await accept(guest, id)).statusCode).toBe(404);
    expect((await guest.post(`/api/invitations/${id}/decline`)).statusCode).toBe(404);
    await app.deps.database.query('update users set email_verified = true where id = $1', [guest.person.id]);
    expect((await own(guest)).map((one) => one.id)).toEqual([id]);
  });

  it('waits for somebody who signs in later', async () => {
    const url = await urlOf('project');
    const { id } = await invite(url, 'later@people.test', 'editor');
    const later = await app.signIn('Later');
    expect((await own(later)).map((one) => one.id)).toEqual([id]);
    must(await accept(later, id));
    expect((await later.get(`${url}/board`)).statusCode).toBe(200);
  });

  it('takes no higher role away, and gives one that is higher', async () => {
    const { orgUrl, projectUrl } = await makeStudio(owner);
    const guest = await newcomer();
    const offer = async (url: PlaceUrl, role: string) => invite(url, guest.person.email ?? '', role);
    const first = await offer(projectUrl, 'viewer');
    await app.deps.database.query(
      `insert into project_members (id, project_id, user_id, role, added_at) values (gen_random_uuid(), $1, $2, 'admin', now())`,
      [projectUrl.split('/').at(-1), guest.person.id],
    );
    must(await accept(guest, first.id));
    expect(must(await guest.get(projectUrl))).toMatchObject({ role: 'admin' });
    must(await accept(guest, (await offer(orgUrl, 'viewer')).id));
    expect(must(await guest.get(projectUrl))).toMatchObject({ role: 'admin' });
    expect(must(await guest.get(orgUrl))).toMatchObject({ role: 'viewer' });
  });
});

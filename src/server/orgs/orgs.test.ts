import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member, Org, OrgListing } from '#contract/orgs/orgs.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStaff, makeStaffedStudio, makeStudio, must, type Staff } from '../testing/studio.ts';
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

const makeFull = () => makeStaffedStudio({ owner, admin, editor, viewer });
const membersOf = async (url: string) => must<Member[]>(await owner.get(`${url}/members`));
const rolesOf = async (url: string) => (await membersOf(url)).map(({ role, user }) => [role, user.firstName]);

describe('founding an organisation', () => {
  it('makes the founder its owner', async () => {
    const org = must<Org>(await owner.post('/api/orgs', { name: '  새벽 스튜디오  ' }));
    expect(org).toMatchObject({ name: '새벽 스튜디오', plan: 'free', role: 'owner', memberCount: 1 });
    expect(must(await owner.get(`/api/orgs/${org.id}`))).toEqual(org);
    const [only, ...others] = await membersOf(`/api/orgs/${org.id}`);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      userId: owner.person.id,
      role: 'owner',
      user: { id: owner.person.id, firstName: 'Owner', email: 'owner@people.test' },
    });
    expect(only?.user).not.toHaveProperty('isSystemAdmin');
  });

  it.each([
    ['no name', {}],
    ['an empty name', { name: '   ' }],
    ['a name that is too long', { name: 'x'.repeat(301) }],
    ['a name that cannot be stored', { name: 'a\u0000b' }],
    ['a name that is no text', { name: 7 }],
    ['an unknown field', { name: 'x', ownerId: randomUUID() }],
    ['a plan of its own', { name: 'x', plan: 'team' }],
  ])('refuses %s', async (_, body) => {
    expect((await owner.post('/api/orgs', body)).statusCode).toBe(400);
  });

  it('happens once for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const found = () => stranger.post('/api/orgs', { name: 'Once' }, key);
    const ids = (await Promise.all([found(), found()])).map((answer) => must<Org>(answer).id);
    expect(new Set(ids).size).toBe(1);
    expect(must<OrgListing[]>(await stranger.get('/api/orgs')).filter((org) => org.name === 'Once')).toHaveLength(1);
  });
});

describe('the list of organisations', () => {
  it('has those that one belongs to, by name, with what they hold', async () => {
    const guest = await app.signIn('Guest');
    const beta = await makeStudio(owner, 'Beta');
    await join(beta.orgUrl, owner, guest, 'viewer');
    must(await guest.post('/api/orgs', { name: 'alpha' }));
    await makeStudio(owner, 'Foreign');
    const list = must<OrgListing[]>(await guest.get('/api/orgs'));
    expect(list.map(({ name, role, memberCount, projectCount }) => [name, role, memberCount, projectCount])).toEqual([
      ['alpha', 'owner', 1, 0],
      ['Beta', 'viewer', 2, 1],
    ]);
  });
});

describe('renaming and usage', () => {
  it('is for admins and the owner', async () => {
    const { orgUrl } = await makeFull();
    expect(must<Org>(await admin.put(orgUrl, { name: ' 새 이름 ' }))).toMatchObject({ name: '새 이름', role: 'admin' });
    expect((await editor.put(orgUrl, { name: 'x' })).statusCode).toBe(403);
    expect((await viewer.put(orgUrl, { name: 'x' })).statusCode).toBe(403);
    expect((await stranger.put(orgUrl, { name: 'x' })).statusCode).toBe(404);
    for (const body of [{}, { name: ' ' }, { name: 'x', id: randomUUID() }])
      expect((await owner.put(orgUrl, body)).statusCode).toBe(400);
    expect(must<Org>(await viewer.get(orgUrl)).name).toBe('새 이름');
  });

  it('tells every member what the account has used and has left', async () => {
    const { orgUrl } = await makeFull();
    const usage = must<Record<string, unknown>>(await viewer.get(`${orgUrl}/usage`));
    expect(usage).toMatchObject({ storageUsed: 0, storageLimit: null, projectLimit: null });
    expect(usage.creditsRemaining).toBeTypeOf('number');
    expect(usage).not.toHaveProperty('plan');
    expect((await stranger.get(`${orgUrl}/usage`)).statusCode).toBe(404);
  });
});

describe('the members of an organisation', () => {
  it('are listed highest role first', async () => {
    const { orgUrl } = await makeFull();
    expect(await rolesOf(orgUrl)).toEqual([
      ['owner', 'Owner'],
      ['admin', 'Admin'],
      ['editor', 'Editor'],
      ['viewer', 'Viewer'],
    ]);
  });

  it('get other roles from admins, and from nobody below', async () => {
    const { orgUrl, members } = await makeFull();
    const url = `${orgUrl}/members/${members.editor.id}`;
    expect(must<Member>(await admin.put(url, { role: 'viewer' }))).toEqual({ ...members.editor, role: 'viewer' });
    expect((await viewer.put(url, { role: 'admin' })).statusCode).toBe(403);
    expect((await editor.put(url, { role: 'admin' })).statusCode).toBe(403);
    expect((await stranger.put(url, { role: 'admin' })).statusCode).toBe(404);
    for (const body of [{}, { role: 'owner' }, { role: 'boss' }, { role: 'viewer', userId: owner.person.id }])
      expect((await owner.put(url, body)).statusCode).toBe(400);
  });

  it('cannot change or remove the owner, nor can he himself', async () => {
    const { orgUrl } = await makeFull();
    const [first] = await membersOf(orgUrl);
    const url = `${orgUrl}/members/${first?.id}`;
    for (const client of [admin, owner]) {
      const changed = await client.put(url, { role: 'viewer' });
      expect([changed.statusCode, changed.json().message]).toEqual([409, '소유자의 역할은 바꿀 수 없어요.']);
      expect((await client.remove(url)).statusCode).toBe(409);
    }
    expect((await viewer.remove(url)).statusCode).toBe(403);
    expect((await membersOf(orgUrl))[0]).toEqual(first);
  });

  it('are taken out by admins, and may leave by themselves', async () => {
    const { orgUrl, members } = await makeFull();
    expect((await editor.remove(`${orgUrl}/members/${members.viewer.id}`)).statusCode).toBe(403);
    expect((await viewer.remove(`${orgUrl}/members/${members.viewer.id}`)).statusCode).toBe(204);
    expect((await viewer.get(orgUrl)).statusCode).toBe(404);
    expect((await admin.remove(`${orgUrl}/members/${members.editor.id}`)).statusCode).toBe(204);
    expect((await editor.get(orgUrl)).statusCode).toBe(404);
    expect((await admin.remove(`${orgUrl}/members/${members.editor.id}`)).statusCode).toBe(404);
    expect(await rolesOf(orgUrl)).toEqual([
      ['owner', 'Owner'],
      ['admin', 'Admin'],
    ]);
  });

  it('are not found through another organisation', async () => {
    const { members } = await makeFull();
    const { orgUrl: other } = await makeStudio(owner, 'Other');
    for (const id of [members.viewer.id, randomUUID(), 'none']) {
      expect((await owner.put(`${other}/members/${id}`, { role: 'admin' })).statusCode).toBe(404);
      expect((await owner.remove(`${other}/members/${id}`)).statusCode).toBe(404);
    }
  });

  it('lose the projects of an organisation with it', async () => {
    const { orgUrl, projectUrl, members } = await makeFull();
    const other = await makeStudio(owner, 'Stays');
    await join(other.projectUrl, owner, editor, 'editor');
    await join(projectUrl, owner, editor, 'admin');
    expect((await editor.get(projectUrl)).statusCode).toBe(200);
    must(await owner.remove(`${orgUrl}/members/${members.editor.id}`));
    expect((await editor.get(projectUrl)).statusCode).toBe(404);
    expect((await editor.get(other.projectUrl)).statusCode).toBe(200);
  });

  it('are managed only by who is an admin when it happens', async () => {
    for (let round = 0; round < 5; round++) {
      const { orgUrl, members } = await makeFull();
      const [demoted, given] = await Promise.all([
        owner.put(`${orgUrl}/members/${members.admin.id}`, { role: 'viewer' }),
        admin.put(`${orgUrl}/members/${members.viewer.id}`, { role: 'admin' }),
      ]);
      expect(demoted.statusCode).toBe(200);
      expect([200, 403]).toContain(given.statusCode);
      expect((await admin.put(`${orgUrl}/members/${members.editor.id}`, { role: 'admin' })).statusCode).toBe(403);
    }
  });
});

describe('deleting an organisation', () => {
  it('is for its owner, and takes everything with it', async () => {
    const { org, orgUrl, projectUrl, project } = await makeFull();
    must(await owner.post(`${projectUrl}/nodes`, { type: 'text', title: 'x' }));
    must(await owner.post(`${orgUrl}/invitations`, { email: 'new@people.test', role: 'viewer' }));
    for (const client of [admin, editor, viewer]) expect((await client.remove(orgUrl)).statusCode).toBe(403);
    expect((await stranger.remove(orgUrl)).statusCode).toBe(404);
    expect((await owner.remove(orgUrl)).statusCode).toBe(204);
    expect((await owner.remove(orgUrl)).statusCode).toBe(404);
    expect((await owner.get(projectUrl)).statusCode).toBe(404);
    must(await owner.remove(`/api/orgs/trash/${org.id}`));
    const left = await app.deps.database.query<{ n: number }>(
      `select (select count(*) from org_members where org_id = $1) + (select count(*) from projects where org_id = $1)
         + (select count(*) from invitations where org_id = $1) + (select count(*) from boards where id = $2)
         + (select count(*) from nodes where board_id = $2) as n`,
      [org.id, project.boardId],
    );
    expect(Number(left[0]?.n)).toBe(0);
  });

  it('is no reason for half a project when somebody adds one at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const { org, orgUrl } = await makeStudio(owner);
      const [removed, created] = await Promise.all([
        owner.remove(orgUrl),
        owner.post('/api/projects', { orgId: org.id, name: 'late' }),
      ]);
      expect(removed.statusCode).toBe(204);
      expect([200, 404]).toContain(created.statusCode);
      const boards = await app.deps.database.query(
        'select id from boards b where owner_id is null and not exists (select from projects p where p.board_id = b.id)',
      );
      expect(boards).toEqual([]);
    }
  });
});

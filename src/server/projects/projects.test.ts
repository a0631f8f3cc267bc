import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member, OrgProject } from '#contract/orgs/orgs.schema.ts';
import type { Project, ProjectListing } from '#contract/projects/projects.schema.ts';
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
const read = async (client: SignedInClient, url: string) => must<Project>(await client.get(url));

describe('creating a project', () => {
  it('gives it an empty board, and makes its creator its owner', async () => {
    const { org } = await makeFull();
    const made = must<Project>(
      await editor.post('/api/projects', { orgId: org.id, name: ' 여름 특집 ', description: ' 휴가 영상 ' }),
    );
    expect(made).toMatchObject({
      orgId: org.id,
      orgName: 'Studio',
      name: '여름 특집',
      description: '휴가 영상',
      isPublic: false,
      role: 'owner',
      fileCount: 0,
    });
    const url = `/api/projects/${made.id}`;
    expect(await read(editor, url)).toEqual(made);
    expect(must(await editor.get(`${url}/board`))).toEqual({
      boardId: made.boardId,
      role: 'owner',
      may: { edit: true, ask: true, hide: true },
      seq: 0,
      nodes: [],
      edges: [],
    });
    expect(must<Member[]>(await editor.get(`${url}/members`))).toMatchObject([
      { userId: editor.person.id, role: 'owner' },
    ]);
  });

  it('is for editors of the organisation and above; a foreign one is as absent', async () => {
    const { org } = await makeFull();
    const create = (client: SignedInClient, orgId = org.id) => client.post('/api/projects', { orgId, name: 'x' });
    expect((await create(admin)).statusCode).toBe(200);
    expect((await create(viewer)).statusCode).toBe(403);
    const foreign = await create(stranger);
    const absent = await create(stranger, randomUUID());
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, absent.json().message]);
    expect((await app.visitor.post('/api/projects', { orgId: org.id, name: 'x' })).statusCode).toBe(401);
  });

  it.each([
    ['no organisation', { name: 'x' }],
    ['an organisation that is no id', { orgId: 'x', name: 'x' }],
    ['no name', { orgId: randomUUID() }],
    ['an empty name', { orgId: randomUUID(), name: ' ' }],
    ['a name that is too long', { orgId: randomUUID(), name: 'x'.repeat(301) }],
    ['a description that is too long', { orgId: randomUUID(), name: 'x', description: 'x'.repeat(2_001) }],
    ['an unknown field', { orgId: randomUUID(), name: 'x', isPublic: true }],
  ])('refuses %s', async (_, body) => {
    expect((await owner.post('/api/projects', body)).statusCode).toBe(400);
  });

  it('happens once for one Idempotency-Key', async () => {
    const { org, orgUrl } = await makeStudio(owner);
    const key = { 'idempotency-key': randomUUID() };
    const create = () => owner.post('/api/projects', { orgId: org.id, name: 'Once' }, key);
    const ids = (await Promise.all([create(), create()])).map((answer) => must<Project>(answer).id);
    expect(new Set(ids).size).toBe(1);
    expect(must<OrgProject[]>(await owner.get(`${orgUrl}/projects`))).toHaveLength(2);
  });
});

describe('the lists of projects', () => {
  it('have every project that one works in, last changed first', async () => {
    const guest = await app.signIn('Guest');
    const [one, two, third] = [await makeStudio(owner, 'One'), await makeStudio(owner, 'Two'), await makeStudio(owner)];
    await join(one.orgUrl, owner, guest, 'viewer');
    await join(two.projectUrl, owner, guest, 'editor');
    must(await owner.put(third.projectUrl, { isPublic: true }));
    const names = async () =>
      must<ProjectListing[]>(await guest.get('/api/projects')).map(({ name, role }) => [name, role]);
    expect(await names()).toEqual([
      ['Two project', 'editor'],
      ['One project', 'viewer'],
    ]);
    must(await owner.post(`${one.projectUrl}/nodes`, { type: 'text', title: 'x' }));
    expect((await names())[0]).toEqual(['One project', 'viewer']);
    const [first] = must<ProjectListing[]>(await guest.get('/api/projects'));
    expect(first).not.toHaveProperty('boardId');
  });

  it('of an organisation has all of it, also what was made by others', async () => {
    const { org, orgUrl, project } = await makeFull();
    const second = must<Project>(await editor.post('/api/projects', { orgId: org.id, name: 'Second' }));
    const list = must<OrgProject[]>(await viewer.get(`${orgUrl}/projects`));
    expect(list.map((one) => one.id)).toEqual([second.id, project.id]);
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(['description', 'fileCount', 'id', 'name', 'updatedAt']);
    expect((await stranger.get(`${orgUrl}/projects`)).statusCode).toBe(404);
  });
});

describe('a role of the organisation', () => {
  it('reaches into its projects', async () => {
    const { projectUrl } = await makeFull();
    const roles = await Promise.all([owner, admin, editor, viewer].map((client) => read(client, projectUrl)));
    expect(roles.map((project) => project.role)).toEqual(['owner', 'admin', 'editor', 'viewer']);
    const note = { type: 'text', title: 'x' };
    expect((await editor.post(`${projectUrl}/nodes`, note)).statusCode).toBe(200);
    expect((await viewer.post(`${projectUrl}/nodes`, note)).statusCode).toBe(403);
  });

  it('and one of the project count together: the higher holds', async () => {
    const { projectUrl } = await makeFull();
    const { id } = must<Member>(
      await owner.post(`${projectUrl}/members`, { userId: viewer.person.id, role: 'editor' }),
    );
    expect((await read(viewer, projectUrl)).role).toBe('editor');
    must(await owner.put(`${projectUrl}/members/${id}`, { role: 'admin' }));
    expect((await read(viewer, projectUrl)).role).toBe('admin');
    must(await viewer.remove(`${projectUrl}/members/${id}`));
    expect((await read(viewer, projectUrl)).role).toBe('viewer');
  });
});

describe('adding a member', () => {
  it('takes people of the organisation, each once', async () => {
    const { projectUrl } = await makeFull();
    const add = (userId: string, role: string, by = admin) => by.post(`${projectUrl}/members`, { userId, role });
    const added = must<Member>(await add(viewer.person.id, 'editor'));
    expect(added).toMatchObject({ userId: viewer.person.id, role: 'editor', user: { firstName: 'Viewer' } });
    expect((await add(viewer.person.id, 'admin')).json().message).toBe(
      '이미 함께하고 있는 사람이에요. 멤버 목록에서 역할을 바꿀 수 있어요.',
    );
    expect((await add(stranger.person.id, 'viewer')).statusCode).toBe(404);
    expect((await add(stranger.person.id, 'viewer')).json()).toMatchObject({
      message: (await add(randomUUID(), 'viewer')).json().message,
    });
    expect((await add(admin.person.id, 'viewer', editor)).statusCode).toBe(403);
    expect((await add(admin.person.id, 'viewer', stranger)).statusCode).toBe(404);
    const members = must<Member[]>(await editor.get(`${projectUrl}/members`));
    expect(members.map(({ role, userId }) => [role, userId])).toEqual([
      ['owner', owner.person.id],
      ['editor', viewer.person.id],
    ]);
  });

  it.each([{}, { userId: 'x', role: 'viewer' }, { userId: randomUUID() }, { userId: randomUUID(), role: 'owner' }])(
    'refuses %j',
    async (body) => {
      const { projectUrl } = await makeStudio(owner);
      expect((await owner.post(`${projectUrl}/members`, body)).statusCode).toBe(400);
    },
  );

  it('leaves the owner as he is', async () => {
    const { projectUrl } = await makeFull();
    const [first] = must<Member[]>(await owner.get(`${projectUrl}/members`));
    const url = `${projectUrl}/members/${first?.id}`;
    expect((await admin.put(url, { role: 'viewer' })).statusCode).toBe(409);
    expect((await owner.remove(url)).statusCode).toBe(409);
    expect((await viewer.remove(url)).statusCode).toBe(403);
  });
});

describe('a public project', () => {
  it('can be looked at by everybody who is signed in and has the link, and no more', async () => {
    const { projectUrl } = await makeStudio(owner);
    expect((await stranger.get(projectUrl)).statusCode).toBe(404);
    expect(must<Project>(await owner.put(projectUrl, { isPublic: true })).isPublic).toBe(true);
    expect((await read(stranger, projectUrl)).role).toBe('viewer');
    expect((await stranger.get(`${projectUrl}/board`)).statusCode).toBe(200);
    expect((await stranger.post(`${projectUrl}/nodes`, { type: 'text' })).statusCode).toBe(404);
    expect((await stranger.put(projectUrl, { isPublic: false })).statusCode).toBe(404);
    expect((await app.visitor.get(projectUrl)).statusCode).toBe(401);
    expect(must<ProjectListing[]>(await stranger.get('/api/projects'))).toEqual([]);
    must(await owner.put(projectUrl, { isPublic: false }));
    expect((await stranger.get(projectUrl)).statusCode).toBe(404);
  });

  it('shows its board without what was written for the AI, and neither its files, chats, people nor organisation', async () => {
    const { projectUrl, project } = await makeFull();
    must(await owner.put(projectUrl, { isPublic: true }));
    const metadata = { noteForAi: 'only for the AI', url: 'https://example.com/' };
    const node = must<{ id: string }>(
      await owner.post(`${projectUrl}/nodes`, { type: 'website', title: '한 장', metadata }),
    );
    const board = await stranger.get(`${projectUrl}/board`);
    expect(must(board)).toMatchObject({ role: 'viewer', may: { edit: false, ask: false }, nodes: [{ id: node.id }] });
    expect(board.body).not.toContain('only for the AI');
    expect((await viewer.get(`${projectUrl}/board`)).body).toContain('only for the AI');
    expect(await read(stranger, projectUrl)).toMatchObject({ isMember: false, orgId: null, orgName: '', fileCount: 0 });
    for (const url of ['members', 'files', 'ai-chat-messages', 'conversations', 'voices', 'chat-model'])
      expect((await stranger.get(`${projectUrl}/${url}`)).statusCode, url).toBe(404);
    for (const url of ['find?q=x', 'sharing'])
      expect((await stranger.get(`/api/boards/${project.boardId}/${url}`)).statusCode, url).toBe(404);
    expect(must<Member[]>(await viewer.get(`${projectUrl}/members`)).map(({ user }) => user.email)).toEqual([
      'owner@people.test',
    ]);
  });
});

describe('changing and deleting a project', () => {
  it('changes what is named and nothing else', async () => {
    const { projectUrl, project } = await makeFull();
    const changed = must<Project>(await admin.put(projectUrl, { description: ' 새 설명 ' }));
    expect(changed).toMatchObject({ name: project.name, description: '새 설명', isPublic: false, role: 'admin' });
    expect(changed.updatedAt > project.updatedAt).toBe(true);
    for (const client of [editor, viewer]) expect((await client.put(projectUrl, { name: 'x' })).statusCode).toBe(403);
    expect((await stranger.put(projectUrl, { name: 'x' })).statusCode).toBe(404);
    for (const body of [{ name: '' }, { isPublic: 'yes' }, { orgId: randomUUID() }, { description: 'x'.repeat(2_001) }])
      expect((await owner.put(projectUrl, body)).statusCode).toBe(400);
  });

  it('deletes it with all that it held', async () => {
    const { projectUrl, project } = await makeFull();
    must(await owner.post(`${projectUrl}/nodes`, { type: 'text', title: 'x' }));
    for (const client of [admin, editor, viewer]) expect((await client.remove(projectUrl)).statusCode).toBe(403);
    expect((await stranger.remove(projectUrl)).statusCode).toBe(404);
    expect((await owner.remove(projectUrl)).statusCode).toBe(204);
    for (const url of [projectUrl, `${projectUrl}/board`, `${projectUrl}/members`])
      expect((await owner.get(url)).statusCode).toBe(404);
    must(await owner.remove(`/api/projects/trash/${project.id}`));
    const rows = await app.deps.database.query('select id from boards where id = $1', [project.boardId]);
    expect(rows).toEqual([]);
  });
});

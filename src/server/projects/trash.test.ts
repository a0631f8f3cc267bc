import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripeStub, type StripeStub } from '../../../tests/stripe-stub/start-stripe-stub.ts';
import type { Invitation, Org, OrgListing } from '#contract/orgs/orgs.schema.ts';
import type { Losses, TrashedOrg } from '#contract/orgs/trash.schema.ts';
import type { Project, ProjectListing } from '#contract/projects/projects.schema.ts';
import type { TrashedProject } from '#contract/projects/trash.api.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStaff, makeStaffedStudio, makeStudio, must, type Staff } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { emptyPlacesTrash } from './trash.service.ts';

let app: TestApp;
let { owner, admin, editor, viewer } = {} as Staff;
let stranger: SignedInClient;

beforeAll(async () => {
  app = await makeApp();
  ({ owner, admin, editor, viewer } = await makeStaff(app));
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
const makeFull = () => makeStaffedStudio({ owner, admin, editor, viewer });
const statusOf = async (who: SignedInClient, url: string) => (await who.get(url)).statusCode;
const projectTrash = async (who = owner) => must<TrashedProject[]>(await who.get('/api/projects/trash'));
const orgTrash = async (who = owner) => must<TrashedOrg[]>(await who.get('/api/orgs/trash'));
const listed = async (who: SignedInClient, id: string) =>
  must<ProjectListing[]>(await who.get('/api/projects')).some((project) => project.id === id);
const found = async (who: SignedInClient, word: string) =>
  (await who.get(`/api/search?q=${encodeURIComponent(word)}`)).body.includes(word);
const add = async (who: SignedInClient, url: string, title: string) =>
  must<{ id: string }>(await who.post(`${url}/nodes`, { type: 'text', title })).id;

describe('a project in the trash', () => {
  it('is absent everywhere, for everybody, and comes back with its people and its board', async () => {
    const { project, projectUrl, orgUrl } = await makeFull();
    const guest = await app.signIn('ProjectGuest');
    await join(projectUrl, owner, guest, 'editor');
    const word = `찾을말${randomUUID().slice(0, 8)}`;
    const nodeId = await add(owner, projectUrl, word);
    must(await owner.put(projectUrl, { isPublic: true }));
    must(await owner.post(`${projectUrl}/invitations`, { email: 'late@people.test', role: 'viewer' }));
    const urls = [projectUrl, `${projectUrl}/board`, `${projectUrl}/members`, `${projectUrl}/files`];
    const inside = [`/api/boards/${project.boardId}/find?q=${word}`, `/api/nodes/${nodeId}/source`];
    expect(await found(guest, word)).toBe(true);
    must(await owner.remove(projectUrl));
    for (const who of [owner, admin, guest, stranger])
      for (const url of [...urls, ...inside]) expect(await statusOf(who, url), url).toBe(404);
    expect([await listed(owner, project.id), await listed(guest, project.id)]).toEqual([false, false]);
    expect([await found(owner, word), await found(guest, word)]).toEqual([false, false]);
    expect(must<OrgListing[]>(await owner.get('/api/orgs')).find((one) => orgUrl.endsWith(one.id))?.projectCount).toBe(
      0,
    );
    expect((await guest.put(`/api/nodes/${nodeId}`, { title: 'x' })).statusCode).toBe(404);
    expect((await owner.get('/api/notifications')).body).not.toContain(project.id);

    expect(await projectTrash()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: project.id, name: project.name, orgName: 'Studio' })]),
    );
    const restored = must<Project>(await owner.post(`/api/projects/trash/${project.id}/restore`));
    expect(restored).toMatchObject({ id: project.id, name: project.name, isPublic: true, role: 'owner' });
    for (const url of urls) expect(await statusOf(guest, url), url).toBe(200);
    expect(must<{ nodes: object[] }>(await guest.get(`${projectUrl}/board`)).nodes).toMatchObject([{ title: word }]);
    expect(await found(guest, word)).toBe(true);
    expect((await owner.get('/api/notifications')).body).toContain(project.id);
    expect(must<Invitation[]>(await owner.get(`${projectUrl}/invitations`))).toEqual([]);
    expect((await projectTrash()).some(({ id }) => id === project.id)).toBe(false);
  });

  it('is seen, brought back and removed by those who could delete it, and by nobody else', async () => {
    const { org } = await makeFull();
    const make = async () => {
      const project = must<Project>(await editor.post('/api/projects', { orgId: org.id, name: 'Made by the editor' }));
      must(await editor.remove(`/api/projects/${project.id}`));
      return project.id;
    };
    const id = await make();
    for (const who of [admin, viewer, stranger]) {
      expect(await projectTrash(who)).toEqual([]);
      expect((await who.post(`/api/projects/trash/${id}/restore`)).statusCode).toBe(404);
      expect((await who.remove(`/api/projects/trash/${id}`)).statusCode).toBe(404);
    }
    expect((await projectTrash(editor)).map((one) => one.id)).toEqual([id]);
    must(await owner.post(`/api/projects/trash/${id}/restore`));
    expect((await owner.remove(`/api/projects/trash/${id}`)).statusCode).toBe(404);
    const spare = await make();
    must(await owner.remove(`/api/projects/trash/${spare}`));
    expect((await editor.post(`/api/projects/trash/${spare}/restore`)).statusCode).toBe(404);
  });

  it('is not changed by what somebody writes who was there before', async () => {
    const { project, projectUrl } = await makeStudio(owner, 'Late');
    const change = { do: 'add-node', node: { id: randomUUID(), type: 'text', title: 'x', position: { x: 0, y: 0 } } };
    const [, written] = await Promise.all([
      owner.remove(projectUrl),
      owner.post(`${projectUrl}/changes`, { changes: [{ id: randomUUID(), change }] }),
    ]);
    expect([200, 404]).toContain(written.statusCode);
    expect((await owner.post(`${projectUrl}/changes`, { changes: [{ id: randomUUID(), change }] })).statusCode).toBe(
      404,
    );
    must(await owner.remove(`/api/projects/trash/${project.id}`));
  });
});

describe('an organisation in the trash', () => {
  it('takes its projects and the canvases that are shared with it along, and gives them back', async () => {
    const { org, orgUrl, project, projectUrl } = await makeFull();
    const early = must<Project>(await owner.post('/api/projects', { orgId: org.id, name: 'Deleted before' }));
    must(await owner.remove(`/api/projects/${early.id}`));
    const canvas = must<{ id: string; boardId: string }>(await admin.post('/api/canvases', { title: 'Shared' }));
    const sharingUrl = `/api/boards/${canvas.boardId}/sharing`;
    must(await admin.put(sharingUrl, { org: { id: org.id, role: 'viewer' } }));
    must(await owner.post(`${orgUrl}/invitations`, { email: 'late@people.test', role: 'viewer' }));
    const prompt = must<{ id: string }>(await admin.post('/api/prompts', { name: 'Ours', text: 'x' }));
    must(await admin.put(`/api/prompts/${prompt.id}/org`, { orgId: org.id }));
    const seesPrompt = async () => (await viewer.get('/api/prompts')).body.includes(prompt.id);
    expect([await statusOf(viewer, `/api/canvases/${canvas.id}`), await seesPrompt()]).toEqual([200, true]);

    must(await owner.remove(orgUrl));
    for (const who of [owner, admin, editor, viewer]) {
      for (const url of [orgUrl, `${orgUrl}/members`, projectUrl, `${projectUrl}/board`])
        expect(await statusOf(who, url), url).toBe(404);
      expect(must<OrgListing[]>(await who.get('/api/orgs')).some(({ id }) => id === org.id)).toBe(false);
      expect(await listed(who, project.id)).toBe(false);
    }
    expect([await statusOf(viewer, `/api/canvases/${canvas.id}`), await seesPrompt()]).toEqual([404, false]);
    expect((await viewer.get('/api/canvases/shared')).body).not.toContain(canvas.id);
    expect(must<Sharing>(await admin.get(sharingUrl)).org).toBeNull();
    expect((await admin.put(sharingUrl, { org: { id: org.id, role: 'editor' } })).statusCode).toBe(404);
    expect((await owner.post('/api/projects', { orgId: org.id, name: 'late' })).statusCode).toBe(404);
    expect((await projectTrash()).some(({ id }) => id === early.id)).toBe(false);

    expect(await orgTrash(admin)).toEqual([]);
    expect((await admin.post(`/api/orgs/trash/${org.id}/restore`)).statusCode).toBe(404);
    expect((await orgTrash()).find(({ id }) => id === org.id)).toMatchObject({
      name: 'Studio',
      projectCount: 1,
      memberCount: 4,
    });
    expect(must<Org>(await owner.post(`/api/orgs/trash/${org.id}/restore`))).toMatchObject({ memberCount: 4 });
    for (const url of [orgUrl, projectUrl, `${projectUrl}/board`, `/api/canvases/${canvas.id}`])
      expect(await statusOf(viewer, url), url).toBe(200);
    expect(await seesPrompt()).toBe(true);
    expect(must<Sharing>(await admin.get(sharingUrl)).org).toMatchObject({ id: org.id, role: 'viewer' });
    expect(must<Invitation[]>(await owner.get(`${orgUrl}/invitations`))).toEqual([]);
    expect(await statusOf(owner, `/api/projects/${early.id}`)).toBe(404);
    expect((await projectTrash()).some(({ id }) => id === early.id)).toBe(true);
  });

  it('goes for good after thirty days, and is no reason to keep an account', async () => {
    const leaving = await app.signIn('LeavingOwner');
    const { org, project } = await makeStudio(leaving, 'Old');
    const young = await makeStudio(leaving, 'Young');
    await join(young.orgUrl, leaving, viewer, 'viewer');
    for (const one of [`/api/projects/${project.id}`, `/api/orgs/${young.org.id}`]) must(await leaving.remove(one));
    const { database } = app.deps;
    const longAgo = new Date(Date.now() - 31 * DAY_MS).toISOString();
    await database.query('update projects set deleted_at = $1 where id = $2', [longAgo, project.id]);
    await emptyPlacesTrash(app.deps);
    expect([(await projectTrash(leaving)).length, (await orgTrash(leaving)).length]).toEqual([0, 1]);
    must(await leaving.remove(`/api/orgs/${org.id}`));
    await database.query('update orgs set deleted_at = $1 where id = $2', [longAgo, org.id]);
    await emptyPlacesTrash(app.deps);
    const boards = [project.boardId, young.project.boardId];
    expect((await orgTrash(leaving)).map(({ id }) => id)).toEqual([young.org.id]);
    must(await leaving.remove('/api/account', { confirm: leaving.person.email }));
    expect(await database.query('select id from boards where id = any($1)', [boards])).toEqual([]);
  });
});

it('what a deletion takes away, and from whom, is counted and named', async () => {
  const { org, orgUrl, projectUrl } = await makeFull();
  const guest = await app.signIn('OnlyHere');
  await join(projectUrl, owner, guest, 'viewer');
  const chat = must<{ id: string }>(await owner.post(`${projectUrl}/nodes`, { type: 'ai-chat', title: 'x' }));
  must(
    await owner.post('/api/ai-chat-message', {
      projectId: projectUrl.split('/').at(-1),
      nodeId: chat.id,
      messageText: 'x',
    }),
  );
  const canvas = must<{ boardId: string }>(await admin.post('/api/canvases', { title: 'Shared' }));
  must(await admin.put(`/api/boards/${canvas.boardId}/sharing`, { org: { id: org.id, role: 'viewer' } }));
  const ofProject = must<Losses>(await owner.get(`${projectUrl}/losses`));
  expect(ofProject).toMatchObject({ boards: 1, files: 0, conversations: 1, people: 4, sharedCanvases: 0 });
  expect(ofProject.names).toHaveLength(3);
  expect(ofProject.names.every((name) => ['Admin', 'Editor', 'Viewer', 'OnlyHere'].includes(name))).toBe(true);
  expect(must<Losses>(await owner.get(`${orgUrl}/losses`))).toMatchObject({
    projects: 1,
    boards: 1,
    people: 4,
    sharedCanvases: 1,
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

  it('what lies in the trash is not counted, and comes back only while there is room for it', async () => {
    const ara = await product.signIn('Ara');
    const first = await makeStudio(ara, 'First');
    must(await ara.remove(first.orgUrl));
    const second = must<Org>(await ara.post('/api/orgs', { name: 'Second' }));
    const refused = await ara.post(`/api/orgs/trash/${first.org.id}/restore`);
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      402,
      'plan-limit',
      '지금 플랜으로는 조직을 더 둘 수 없어서 되살리지 못했어요.',
    ]);
    expect(await statusOf(ara, first.orgUrl)).toBe(404);
    const [old, ...others] = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => must<Project>(await ara.post('/api/projects', { orgId: second.id, name }))),
    );
    must(await ara.remove(`/api/projects/${old?.id}`));
    must(await ara.post('/api/projects', { orgId: second.id, name: 'd' }));
    expect((await ara.post(`/api/projects/trash/${old?.id}/restore`)).statusCode).toBe(402);
    must(await ara.remove(`/api/projects/${others[0]?.id}`));
    must(await ara.post(`/api/projects/trash/${old?.id}/restore`));
  });
});

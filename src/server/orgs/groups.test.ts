import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedGroup, OrgGroup, SharedGroup } from '#contract/orgs/groups.api.ts';
import type { SharedCanvas, Sharing } from '#contract/sharing/sharing.schema.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStaff, makeStaffedStudio, makeStudio, must, type Staff } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let { owner, admin, editor, viewer } = {} as Staff;
let stranger: SignedInClient;

beforeAll(async () => {
  app = await makeApp({ listen: true });
  ({ owner, admin, editor, viewer } = await makeStaff(app));
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

const makeFull = () => makeStaffedStudio({ owner, admin, editor, viewer });
const idsOf = (...people: SignedInClient[]) => people.map(({ person }) => person.id);
const makeGroup = async (orgUrl: string, name: string, ...people: SignedInClient[]) =>
  must<OrgGroup>(await owner.post(`${orgUrl}/groups`, { name, userIds: idsOf(...people) }));
const makeCanvas = async (by = owner) => {
  const { id, boardId } = must<{ id: string; boardId: string }>(await by.post('/api/canvases', { title: 'Ours' }));
  return { id, boardId, url: `/api/canvases/${id}`, board: `/api/boards/${boardId}` };
};
const roleOn = async (who: SignedInClient, url: string) => {
  const answer = await who.get(url);
  return answer.statusCode === 200 ? answer.json<{ role: string }>().role : answer.statusCode;
};

describe('the groups of an organisation', () => {
  it('are made, renamed, filled and deleted by its owner and admins, and seen by all of it', async () => {
    const { orgUrl } = await makeFull();
    const group = await makeGroup(orgUrl, ' 편집팀 ', editor, stranger);
    expect(group).toMatchObject({ name: '편집팀', userIds: idsOf(editor) });
    const url = `${orgUrl}/groups/${group.id}`;
    expect((await admin.post(`${orgUrl}/groups`, { name: '편집팀' })).statusCode).toBe(409);
    must(await admin.post(`${orgUrl}/groups`, { name: '대본팀' }));
    expect((await admin.put(url, { name: '대본팀' })).statusCode).toBe(409);
    must(await admin.put(url, { name: '영상팀', userIds: idsOf(editor, viewer) }));
    const listed = must<OrgGroup[]>(await viewer.get(`${orgUrl}/groups`));
    expect(listed.map(({ name, userIds }) => [name, userIds.toSorted()])).toEqual([
      ['대본팀', []],
      ['영상팀', idsOf(editor, viewer).toSorted()],
    ]);
    for (const who of [editor, viewer]) expect((await who.put(url, { name: 'x' })).statusCode).toBe(403);
    expect((await stranger.get(`${orgUrl}/groups`)).statusCode).toBe(404);
    must(await admin.remove(url));
    expect((await admin.remove(url)).statusCode).toBe(404);
    const other = await makeStudio(owner, 'Other');
    expect((await owner.put(`${other.orgUrl}/groups/${listed[0]?.id}`, { name: 'x' })).statusCode).toBe(404);
  });

  it('are left with the organisation, and not come back to by coming back', async () => {
    const { orgUrl, members } = await makeFull();
    const group = await makeGroup(orgUrl, 'Team', viewer);
    must(await owner.remove(`${orgUrl}/members/${members.viewer.id}`));
    await join(orgUrl, owner, viewer, 'viewer');
    expect(must<OrgGroup[]>(await owner.get(`${orgUrl}/groups`))).toMatchObject([{ id: group.id, userIds: [] }]);
  });
});

describe('a canvas that is shared with a group', () => {
  it('is seen by all of it with the role of the group, the highest of all ways counting', async () => {
    const { orgUrl } = await makeFull();
    const canvas = await makeCanvas();
    const group = await makeGroup(orgUrl, 'Team', editor, viewer);
    const offered = must<NamedGroup[]>(await owner.get(`${canvas.board}/groups`));
    expect(offered).toContainEqual({ id: group.id, name: 'Team', orgName: 'Studio', memberCount: 2 });
    const shared = must<Sharing>(await owner.put(`${canvas.board}/groups/${group.id}`, { role: 'viewer' }));
    expect(shared.groups).toMatchObject([{ id: group.id, role: 'viewer', memberCount: 2 }]);
    expect(must<NamedGroup[]>(await owner.get(`${canvas.board}/groups`)).some(({ id }) => id === group.id)).toBe(false);
    must(await owner.post(`${canvas.board}/members`, { userId: viewer.person.id, role: 'editor' }));
    expect([await roleOn(editor, canvas.url), await roleOn(viewer, canvas.url)]).toEqual(['viewer', 'editor']);
    expect(await roleOn(admin, canvas.url)).toBe(404);
    const list = must<SharedCanvas[]>(await editor.get('/api/canvases/shared'));
    expect(list.find(({ id }) => id === canvas.id)).toMatchObject({ role: 'viewer', via: 'org' });
    must(await owner.put(`${canvas.board}/groups/${group.id}`, { role: 'editor' }));
    expect(await roleOn(editor, canvas.url)).toBe('editor');
    must(await owner.put(`${orgUrl}/groups/${group.id}`, { userIds: idsOf(admin) }));
    expect([await roleOn(admin, canvas.url), await roleOn(editor, canvas.url)]).toEqual(['editor', 404]);
  });

  it.each([
    ['the group is deleted', (orgUrl: string, id: string) => owner.remove(`${orgUrl}/groups/${id}`)],
    ['the share ends', (_: string, id: string, board: string) => owner.remove(`${board}/groups/${id}`)],
    [
      'he is taken out of the group',
      (orgUrl: string, id: string) => owner.put(`${orgUrl}/groups/${id}`, { userIds: [] }),
    ],
    ['the organisation goes into the trash', (orgUrl: string) => owner.remove(orgUrl)],
  ])('is lost at once by an open tab where %s, and its lists too', async (_, lose) => {
    const { orgUrl } = await makeFull();
    const canvas = await makeCanvas();
    const group = await makeGroup(orgUrl, 'Team', editor);
    must(await owner.put(`${canvas.board}/groups/${group.id}`, { role: 'viewer' }));
    const change = {
      do: 'add-node',
      node: {
        id: randomUUID(),
        type: 'text',
        title: 'named',
        position: { x: 0, y: 0 },
        audience: { to: 'named', people: idsOf(editor) },
      },
    };
    must(await owner.post(`${canvas.url}/changes`, { changes: [{ id: randomUUID(), change }] }));
    expect((await editor.get(`${canvas.url}/board`)).body).toContain('named');
    const tab = await openLive(app.url, { origin: app.url, cookie: editor.cookie });
    tab.say({ do: 'join', boardId: canvas.boardId, since: 0 });
    await tab.until(() => tab.heard.some((message) => message.say === 'joined'));
    must(await lose(orgUrl, group.id, canvas.board));
    await tab.until(() => tab.heard.some((message) => message.say === 'refused'));
    tab.socket.close();
    expect(await roleOn(editor, canvas.url)).toBe(404);
  });

  it('is shared by who owns it with groups of his own organisations only, and the shares end with his part in them', async () => {
    const { orgUrl, members } = await makeFull();
    const foreign = await makeStudio(stranger, 'Foreign');
    const theirs = must<OrgGroup>(await stranger.post(`${foreign.orgUrl}/groups`, { name: 'Theirs' }));
    const canvas = await makeCanvas(editor);
    const group = await makeGroup(orgUrl, 'Team', viewer);
    const share = (by: SignedInClient, id: string) => by.put(`${canvas.board}/groups/${id}`, { role: 'editor' });
    expect((await share(editor, theirs.id)).statusCode).toBe(404);
    must(await share(editor, group.id));
    expect((await share(viewer, group.id)).statusCode).toBe(403);
    expect((await editor.put(`${canvas.board}/groups/${group.id}`, { role: 'admin' })).statusCode).toBe(400);
    expect(await roleOn(viewer, canvas.url)).toBe('editor');
    must(await owner.remove(`${orgUrl}/members/${members.editor.id}`));
    expect([
      await roleOn(viewer, canvas.url),
      must<Sharing>(await editor.get(`${canvas.board}/sharing`)).groups,
    ]).toEqual([404, []]);
  });
});

describe('a project that is shared with a group', () => {
  it('gives its people the role of the group above what they are in the organisation', async () => {
    const { orgUrl, projectUrl } = await makeFull();
    const group = await makeGroup(orgUrl, 'Team', viewer);
    const url = `${projectUrl}/groups/${group.id}`;
    expect(await roleOn(viewer, projectUrl)).toBe('viewer');
    expect(must<SharedGroup[]>(await admin.put(url, { role: 'editor' }))).toMatchObject([
      { id: group.id, role: 'editor', memberCount: 1 },
    ]);
    expect(await roleOn(viewer, projectUrl)).toBe('editor');
    expect(must<SharedGroup[]>(await viewer.get(`${projectUrl}/groups`))).toHaveLength(1);
    expect((await viewer.put(url, { role: 'admin' })).statusCode).toBe(403);
    const other = await makeStudio(owner, 'Other');
    const foreign = await makeGroup(other.orgUrl, 'Foreign');
    expect((await owner.put(`${projectUrl}/groups/${foreign.id}`, { role: 'viewer' })).statusCode).toBe(404);
    expect(must<SharedGroup[]>(await admin.remove(url))).toEqual([]);
    expect(await roleOn(viewer, projectUrl)).toBe('viewer');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { Project } from '#contract/projects/projects.schema.ts';
import type { EnteredLink, Link, LinkFace } from '#contract/sharing/links.schema.ts';
import type { SharedCanvas } from '#contract/sharing/sharing.schema.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStudio, must, type PlaceUrl } from '../testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let mina: SignedInClient;

beforeAll(async () => {
  app = await makeApp({ listen: true });
  await app.signIn('System');
  owner = await app.signIn('Owner');
  mina = await app.signIn('Mina');
});
afterAll(() => app.close());

const SECRET = 'only-for-the-ai';

async function makeCanvas() {
  const canvas = must<Canvas>(await owner.post('/api/canvases', { title: '나눔', useTemplate: 'blank' }));
  const metadata = { url: 'https://example.com/', noteForAi: SECRET, madeFrom: { runId: SECRET } };
  const node = { ...blankNode({ id: randomUUID(), title: '한 장' }), metadata };
  must(
    await owner.post(`/api/canvases/${canvas.id}/changes`, {
      changes: [{ id: randomUUID(), change: { do: 'add-node', node } }],
    }),
  );
  const url: PlaceUrl = `/api/boards/${canvas.boardId}`;
  return { ...canvas, nodeId: node.id, url, path: `/api/canvases/${canvas.id}` };
}
const makeLink = async (url: string, fields: object = { role: 'viewer' }) =>
  must<Link>(await owner.post(`${url}/links`, fields));
const tokenOf = ({ url }: Link) => url.slice(url.lastIndexOf('/') + 1);
const faceOf = async (link: Link, client: TestClient = app.visitor) =>
  client.post('/api/links/face', { token: tokenOf(link) });
const enter = (link: Link, client: TestClient = app.visitor, more: object = { name: '손님' }) =>
  client.post('/api/links/enter', { token: tokenOf(link), ...more });

/** A browser that came by the link. */
async function makeGuest(link: Link, more: object = { name: '손님' }) {
  const entered = await enter(link, app.visitor, more);
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  return { guest: makeClient({ app: app.app, deps: app.deps }, cookie), entered: must<EnteredLink>(entered), cookie };
}

describe('a guest by a link', () => {
  it('gives a name once, may look at that canvas and at nothing else', async () => {
    const canvas = await makeCanvas();
    const link = await makeLink(canvas.url, { role: 'commenter' });
    expect(must<LinkFace>(await faceOf(link))).toEqual({
      kind: 'board',
      needsPassword: false,
      needsName: true,
      needsAccount: false,
    });
    expect((await enter(link, app.visitor, {})).statusCode).toBe(400);
    const { guest, entered } = await makeGuest(link);
    expect(entered).toMatchObject({ canvasId: canvas.id, title: '나눔', role: 'commenter', isGuest: true });
    expect(must<LinkFace>(await faceOf(link, guest))).toMatchObject({ needsName: false });
    expect(must(await guest.get(`${canvas.path}/board`))).toMatchObject({
      role: 'commenter',
      may: { edit: false, ask: false },
      nodes: [{ title: '한 장', metadata: { url: 'https://example.com/' } }],
    });
    const other = await makeCanvas();
    expect((await guest.get(`${other.path}/board`)).statusCode).toBe(404);
    for (const url of [canvas.path, `${canvas.url}/sharing`, '/api/canvases', '/api/auth/user', '/api/search?q=x'])
      expect((await guest.get(url)).statusCode, url).toBe(401);
    const change = { id: randomUUID(), change: { do: 'remove-node', id: canvas.nodeId } };
    expect((await guest.post(`${canvas.path}/changes`, { changes: [change] })).statusCode).toBe(403);
  });

  it('is told nothing that was written for the AI, neither by a call nor on the live channel', async () => {
    const canvas = await makeCanvas();
    const { guest, cookie } = await makeGuest(await makeLink(canvas.url));
    const answers = [await guest.get(`${canvas.path}/board`), await guest.get(`${canvas.path}/changes?since=0`)];
    for (const { body } of answers) expect(body).not.toContain(SECRET);
    const tab = await openLive(app.url, { origin: app.url, cookie });
    tab.say({ do: 'join', boardId: canvas.boardId, since: 0 });
    await tab.until(() => tab.events().length === 1);
    const patch = { metadata: { noteForAi: `${SECRET} 2`, domain: 'example.com' } };
    must(
      await owner.post(`${canvas.path}/changes`, {
        changes: [{ id: randomUUID(), change: { do: 'patch-node', id: canvas.nodeId, patch } }],
      }),
    );
    await tab.until(() => tab.events().length === 2);
    for (const kept of [SECRET, owner.person.id]) expect(JSON.stringify(tab.heard)).not.toContain(kept);
    expect(tab.events()[1]).toMatchObject({
      change: { patch: { metadata: { domain: 'example.com' } } },
    });
    tab.socket.close();
  });

  it('leaves within a moment when the link goes off, and finds nothing at its address', async () => {
    const canvas = await makeCanvas();
    const link = await makeLink(canvas.url);
    const { guest, cookie } = await makeGuest(link);
    const tab = await openLive(app.url, { origin: app.url, cookie });
    tab.say({ do: 'join', boardId: canvas.boardId, since: 0 });
    await tab.until(() => tab.heard.some(({ say }) => say === 'joined'));
    must(await owner.remove(`${canvas.url}/links/${link.id}`));
    await tab.until(() => tab.heard.at(-1)?.say === 'refused');
    expect((await guest.get(`${canvas.path}/board`)).statusCode).toBe(404);
    expect([(await faceOf(link)).statusCode, (await enter(link, guest)).statusCode]).toEqual([404, 404]);
    expect(must<Link[]>(await owner.get(`${canvas.url}/links`))).toEqual([]);
    tab.socket.close();
  });

  it.each<[string, (link: Link, canvas: Awaited<ReturnType<typeof makeCanvas>>) => Promise<unknown>]>([
    ['another address', (link, { url }) => owner.post(`${url}/links/${link.id}/renew`)],
    ['a new password', (link, { url }) => owner.put(`${url}/links/${link.id}`, { password: '새 비밀번호' })],
    ['an end', (link, { url }) => owner.put(`${url}/links/${link.id}`, { expiresAt: new Date(0).toISOString() })],
    ['a canvas in the trash', (_, { path }) => owner.remove(path)],
  ])('has to come again, or cannot, after the link got %s', async (_, act) => {
    const canvas = await makeCanvas();
    const link = await makeLink(canvas.url);
    const { guest } = await makeGuest(link);
    expect((await guest.get(`${canvas.path}/board`)).statusCode).toBe(200);
    await act(link, canvas);
    expect((await guest.get(`${canvas.path}/board`)).statusCode).toBe(404);
  });
});

describe('the links of a canvas', () => {
  it('end with the trash, and stay off when it is brought back', async () => {
    const canvas = await makeCanvas();
    const { guest } = await makeGuest(await makeLink(canvas.url));
    must(await owner.remove(canvas.path));
    must(await owner.post(`/api/canvases/trash/${canvas.id}/restore`));
    expect((await guest.get(`${canvas.path}/board`)).statusCode).toBe(404);
    expect(must<Link[]>(await owner.get(`${canvas.url}/links`))).toEqual([]);
  });

  it('end when somebody else becomes its owner', async () => {
    const canvas = await makeCanvas();
    const { guest } = await makeGuest(await makeLink(canvas.url));
    await join(canvas.url, owner, mina, 'editor');
    must(await owner.post(`${canvas.url}/transfer`, { userId: mina.person.id }));
    must(await mina.post(`/api/transfers/${canvas.boardId}/accept`));
    expect((await guest.get(`${canvas.path}/board`)).statusCode).toBe(404);
  });
});

describe('a link with a password', () => {
  it('opens with it alone, and waits after five wrong ones of an address', async () => {
    const canvas = await makeCanvas();
    const link = await makeLink(canvas.url, { role: 'viewer', password: '비밀 1234' });
    expect(link).toMatchObject({ hasPassword: true });
    expect(JSON.stringify(link)).not.toContain('비밀 1234');
    const { guest, entered } = await makeGuest(link, { name: '손님', password: '비밀 1234' });
    expect(entered.canvasId).toBe(canvas.id);
    expect(must<LinkFace>(await faceOf(link, guest))).toMatchObject({ needsPassword: false, needsName: false });
    expect((await enter(link, guest, {})).statusCode).toBe(200);
    const wrong = () => enter(link, app.visitor, { name: '손님', password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 12 }, wrong));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 403)).toHaveLength(5);
    expect((await enter(link, app.visitor, { name: '손님', password: '비밀 1234' })).statusCode).toBe(429);
  });

  it('locks after a hundred wrong ones, tells its maker, and opens with a new one', async () => {
    const canvas = await makeCanvas();
    const link = await makeLink(canvas.url, { role: 'viewer', password: '비밀 1234' });
    await app.deps.database.query('update links set wrong_passwords = 99 where id = $1', [link.id]);
    expect((await enter(link, app.visitor, { name: '손님', password: 'wrong' })).statusCode).toBe(403);
    expect((await faceOf(link)).statusCode).toBe(404);
    const { items } = must<{ items: object[] }>(await owner.get('/api/notifications'));
    expect(items).toContainEqual(expect.objectContaining({ kind: 'locked', title: '나눔' }));
    must(await owner.put(`${canvas.url}/links/${link.id}`, { password: '다른 비밀' }));
    expect((await faceOf(link)).statusCode).toBe(200);
  });
});

describe('somebody who is signed in', () => {
  it('has the role of the link as long as it lives, and takes a copy only where it gives one', async () => {
    const canvas = await makeCanvas();
    const link = await makeLink(canvas.url, { role: 'editor' });
    expect(must(await enter(link, mina, {}))).toMatchObject({ role: 'editor', isGuest: false });
    expect(must(await mina.get(canvas.path))).toMatchObject({ role: 'editor' });
    expect(must<SharedCanvas[]>(await mina.get('/api/canvases/shared'))).toMatchObject([
      { id: canvas.id, role: 'editor', via: 'link' },
    ]);
    const copy = () => mina.post(`${canvas.path}/duplicate`, { title: '사본' });
    const template = () => mina.post(`${canvas.url}/templates`, { name: '틀' });
    expect([(await copy()).statusCode, (await template()).statusCode]).toEqual([403, 403]);
    must(await owner.put(`${canvas.url}/links/${link.id}`, { allowCopy: true }));
    expect([(await copy()).statusCode, (await template()).statusCode]).toEqual([200, 200]);
    must(await owner.remove(`${canvas.url}/links/${link.id}`));
    expect((await mina.get(canvas.path)).statusCode).toBe(404);
  });

  it('becomes a member by a join link, which visitors cannot use', async () => {
    const canvas = await makeCanvas();
    const link = await makeLink(canvas.url, { kind: 'join', role: 'editor' });
    expect(link).toMatchObject({ maxUses: 20, expiresAt: expect.any(String) });
    expect(must(await faceOf(link))).toMatchObject({ needsAccount: true, needsName: false });
    expect((await enter(link)).statusCode).toBe(401);
    must(await enter(link, mina, {}));
    must(await owner.remove(`${canvas.url}/links/${link.id}`));
    expect(must(await mina.get(canvas.path))).toMatchObject({ role: 'editor' });
  });
});

describe('an organisation', () => {
  it('lets links rest at once, lists them, and lets them open again', async () => {
    const { org, orgUrl } = await makeStudio(owner, 'Rules');
    const canvas = await makeCanvas();
    must(await owner.put(`${canvas.url}/sharing`, { org: { id: org.id, role: 'viewer' } }));
    const link = await makeLink(canvas.url, { role: 'editor', label: '협찬사' });
    const { guest } = await makeGuest(link);
    await join(orgUrl, owner, mina, 'viewer');
    const open = async () => (await guest.get(`${canvas.path}/board`)).statusCode;
    expect(must(await owner.get(`${orgUrl}/links`))).toMatchObject({
      rules: { mode: 'all', maxDays: null },
      links: [{ label: '협찬사', canvasTitle: '나눔' }],
    });
    expect((await mina.get(`${orgUrl}/links`)).statusCode).toBe(403);
    must(await owner.put(`${orgUrl}/link-rules`, { mode: 'off', maxDays: null }));
    expect([await open(), (await faceOf(link)).statusCode]).toEqual([404, 404]);
    expect((await owner.post(`${canvas.url}/links`, { role: 'viewer' })).statusCode).toBe(403);
    expect(must(await owner.get(`${canvas.url}/links`))).toMatchObject([{ held: { by: org.name, isOff: true } }]);
    must(await owner.put(`${orgUrl}/link-rules`, { mode: 'view', maxDays: 30 }));
    expect(await open()).toBe(200);
    expect(must(await enter(link, mina, {}))).toMatchObject({ role: 'viewer' });
    await app.deps.database.query(`update links set created_at = now() - interval '31 days' where id = $1`, [link.id]);
    expect(await open()).toBe(404);
    expect(must<unknown[]>(await owner.get('/api/account/links')).length).toBeGreaterThan(0);
  });
});

describe('a link to the board of a project', () => {
  it('shows that board to guests and to strangers, and nothing else of the project', async () => {
    const { org, orgUrl } = await makeStudio(owner, 'Board');
    const project = must<Project>(await owner.post('/api/projects', { orgId: org.id, name: '프로젝트' }));
    const url: PlaceUrl = `/api/boards/${project.boardId}`;
    const path = `/api/projects/${project.id}` as const;
    expect((await owner.post(`${url}/links`, { role: 'editor', kind: 'join' })).statusCode).toBe(404);
    const link = await makeLink(url, { role: 'editor' });
    const { guest, entered } = await makeGuest(link);
    const isOut = { canvasId: null, projectId: project.id, role: 'editor', isGuest: true };
    expect(entered).toMatchObject({ ...isOut, title: '프로젝트' });
    const stranger = await app.signIn('Stranger');
    expect(must(await enter(link, stranger, {}))).toMatchObject({ ...isOut, guestId: null });
    const add = (type: string) => ({
      changes: [
        { id: randomUUID(), change: { do: 'add-node', node: blankNode({ id: randomUUID(), type: type as 'text' }) } },
      ],
    });
    for (const one of [guest, stranger]) {
      expect(must(await one.get(`${path}/board`))).toMatchObject({
        role: 'editor',
        may: { edit: true, ask: false, bring: false },
      });
      must(await one.post(`${path}/changes`, add('text')));
      expect((await one.post(`${path}/changes`, add('website'))).statusCode).toBe(403);
      for (const more of ['/members', '/files'])
        expect([401, 404]).toContain((await one.get(`${path}${more}`)).statusCode);
    }
    expect(must(await owner.get(`${orgUrl}/links`))).toMatchObject({
      links: [{ projectId: project.id, canvasTitle: '프로젝트' }],
    });
    expect(must(await owner.get('/api/account/links'))).toContainEqual(
      expect.objectContaining({ projectId: project.id }),
    );
    must(await owner.put(`${orgUrl}/link-rules`, { mode: 'view', maxDays: null }));
    expect((await guest.post(`${path}/changes`, add('text'))).statusCode).toBe(403);
    must(await owner.remove(path));
    expect([(await guest.get(`${path}/board`)).statusCode, (await faceOf(link)).statusCode]).toEqual([404, 404]);
  });
});

describe('an instance', () => {
  it('can have no links at all', async () => {
    const closed = await makeApp({ env: { PUBLIC_LINKS: 'off' } });
    const person = await closed.signIn('Owner');
    const canvas = must<Canvas>(await person.post('/api/canvases', { title: 'x', useTemplate: 'blank' }));
    expect((await person.post(`/api/boards/${canvas.boardId}/links`, { role: 'viewer' })).statusCode).toBe(403);
    await closed.close();
  });
});

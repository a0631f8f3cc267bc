import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import { DAY_MS } from '#contract/base/day.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { OwnInvitation } from '#contract/orgs/orgs.schema.ts';
import type { Offered, SharedCanvas, Sharing } from '#contract/sharing/sharing.schema.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStudio, must, type PlaceUrl } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let mina: SignedInClient;
let haru: SignedInClient;
let stranger: SignedInClient;
/** Added to the clock of the product. */
let later = 0;

beforeAll(async () => {
  app = await makeApp({ listen: true, clock: { now: () => Date.now() + later } });
  await app.signIn('System');
  owner = await app.signIn('Owner');
  mina = await app.signIn('Mina');
  haru = await app.signIn('Haru');
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

async function makeCanvas(title = '함께'): Promise<Canvas & { url: PlaceUrl; path: string }> {
  const canvas = must<Canvas>(await owner.post('/api/canvases', { title, useTemplate: 'blank' }));
  return { ...canvas, url: `/api/boards/${canvas.boardId}`, path: `/api/canvases/${canvas.id}` };
}
const sharingOf = async (url: string, client = owner) => must<Sharing>(await client.get(`${url}/sharing`));
const write = (client: SignedInClient, canvasId: string, title = '한 줄') =>
  client.post(`/api/canvases/${canvasId}/changes`, {
    changes: [{ id: randomUUID(), change: { do: 'add-node', node: blankNode({ id: randomUUID(), title }) } }],
  });

describe('somebody who was let onto a canvas', () => {
  it('finds it among what was shared with him, with its owner and his role, and may what the role says', async () => {
    const canvas = await makeCanvas();
    const { id } = await join(canvas.url, owner, mina, 'viewer');
    expect(must<SharedCanvas[]>(await mina.get('/api/canvases/shared'))).toMatchObject([
      { id: canvas.id, role: 'viewer', via: 'member', owner: { firstName: 'Owner' } },
    ]);
    expect(must<Canvas[]>(await mina.get('/api/canvases'))).toEqual([]);
    expect(must(await mina.get(`${canvas.path}/board`))).toMatchObject({
      role: 'viewer',
      may: { edit: false, ask: false },
    });
    expect((await write(mina, canvas.id)).statusCode).toBe(403);
    must(await owner.put(`${canvas.url}/members/${id}`, { role: 'editor' }));
    expect((await write(mina, canvas.id)).statusCode).toBe(200);
    expect(must(await mina.get(canvas.path))).toMatchObject({ role: 'editor' });
    must(await mina.remove(`${canvas.url}/members/${id}`));
    expect((await mina.get(canvas.path)).statusCode).toBe(404);
  });

  it('sees who is there without their addresses, and nobody who is merely invited or asks', async () => {
    const canvas = await makeCanvas();
    await join(canvas.url, owner, mina, 'editor');
    must(await owner.post(`${canvas.url}/invitations`, { email: 'later@people.test', role: 'viewer' }));
    must(await stranger.post('/api/access-requests', { canvasId: canvas.id, note: '보고 싶어요' }));
    const seen = await sharingOf(canvas.url, mina);
    expect(seen).toMatchObject({ role: 'editor', mayShare: false, mayInvite: false, invitations: [], requests: [] });
    expect([seen.owner.email, ...seen.members.map(({ user }) => user.email)]).toEqual([null, null]);
    const whole = await sharingOf(canvas.url);
    expect(whole).toMatchObject({ invitations: [{ email: 'later@people.test' }], requests: [{ note: '보고 싶어요' }] });
  });

  it('finds its notes by search, and its sources in the library as one who may only read', async () => {
    const canvas = await makeCanvas('검색');
    must(await write(owner, canvas.id, '노을빛 콘티'));
    const found = async () => JSON.stringify(must(await haru.get('/api/search?q=노을빛')));
    expect(await found()).not.toContain('노을빛 콘티');
    await join(canvas.url, owner, haru, 'viewer');
    expect(await found()).toContain('노을빛 콘티');
  });

  it('may invite others where the owner lets editors do so, and gives nobody more than he has', async () => {
    const canvas = await makeCanvas();
    await join(canvas.url, owner, mina, 'editor');
    const invite = () => mina.post(`${canvas.url}/invitations`, { email: 'next@people.test', role: 'editor' });
    expect((await invite()).statusCode).toBe(403);
    must(await owner.put(`${canvas.url}/sharing`, { editorsMayInvite: true }));
    expect((await invite()).statusCode).toBe(200);
    expect((await mina.put(`${canvas.url}/sharing`, { editorsMayInvite: false })).statusCode).toBe(403);
  });
});

describe('an invitation to a canvas', () => {
  it('can be accepted by who has proven its address, for thirty days, and carries its words', async () => {
    const canvas = await makeCanvas('초대');
    const { email } = haru.person;
    must(await owner.post(`${canvas.url}/invitations`, { email, role: 'editor', note: '같이 써요' }));
    const own = async (client: SignedInClient) =>
      must<OwnInvitation[]>(await client.get('/api/invitations')).filter(({ placeId }) => placeId === canvas.id);
    expect(await own(stranger)).toEqual([]);
    const [invitation] = await own(haru);
    expect(invitation).toMatchObject({ to: 'canvas', placeName: '초대', role: 'editor', note: '같이 써요' });
    expect((await stranger.post(`/api/invitations/${invitation?.id}/accept`)).statusCode).toBe(404);
    const endsIn = (days: number) =>
      app.deps.database.query(`update invitations set expires_at = now() + interval '1 day' * $2 where id = $1`, [
        invitation?.id,
        days,
      ]);
    expect(Date.parse(invitation?.expiresAt ?? '') - Date.parse(invitation?.createdAt ?? '')).toBe(30 * DAY_MS);
    await endsIn(-1);
    expect([await own(haru), (await sharingOf(canvas.url)).invitations]).toEqual([[], []]);
    expect((await haru.post(`/api/invitations/${invitation?.id}/accept`)).statusCode).toBe(404);
    await endsIn(1);
    must(await haru.post(`/api/invitations/${invitation?.id}/accept`));
    expect((await write(haru, canvas.id)).statusCode).toBe(200);
  });
});

describe('an organisation', () => {
  it('can be given a canvas with everybody in it, which ends with the share or the membership', async () => {
    const { org, orgUrl } = await makeStudio(owner, 'Shared');
    const membership = await join(orgUrl, owner, mina, 'viewer');
    const canvas = await makeCanvas();
    must(await owner.put(`${canvas.url}/sharing`, { org: { id: org.id, role: 'editor' } }));
    expect((await write(mina, canvas.id)).statusCode).toBe(200);
    const listed = must<SharedCanvas[]>(await mina.get('/api/canvases/shared')).filter(({ id }) => id === canvas.id);
    expect(listed).toMatchObject([{ role: 'editor', via: 'org' }]);
    must(await owner.put(`${canvas.url}/sharing`, { org: null }));
    expect((await mina.get(canvas.path)).statusCode).toBe(404);
    must(await owner.put(`${canvas.url}/sharing`, { org: { id: org.id, role: 'viewer' } }));
    expect((await mina.get(canvas.path)).statusCode).toBe(200);
    must(await owner.remove(`${orgUrl}/members/${membership.id}`));
    expect((await mina.get(canvas.path)).statusCode).toBe(404);
  });

  it('lets its people be found by name and added without an invitation', async () => {
    const { orgUrl } = await makeStudio(owner, 'Colleagues');
    await join(orgUrl, owner, haru, 'viewer');
    const canvas = await makeCanvas();
    const found = must<{ id: string }[]>(await owner.get(`${canvas.url}/people?q=haRu`));
    expect(found.map(({ id }) => id)).toEqual([haru.person.id]);
    expect(must(await owner.get(`${canvas.url}/people?q=%25`))).toEqual([]);
    must(await owner.post(`${canvas.url}/members`, { userId: haru.person.id, role: 'editor' }));
    expect((await write(haru, canvas.id)).statusCode).toBe(200);
    expect(must(await owner.get(`${canvas.url}/people?q=haru`))).toEqual([]);
    const unknown = await owner.post(`${canvas.url}/members`, { userId: stranger.person.id, role: 'editor' });
    expect(unknown.statusCode).toBe(404);
  });
});

describe('whoever asks to be let in', () => {
  it('is answered alike whether there is such a canvas, and is let in by its owner', async () => {
    const canvas = await makeCanvas();
    const asker = await app.signIn('Asker');
    const answers = [canvas.id, randomUUID()].map((canvasId) => asker.post('/api/access-requests', { canvasId }));
    expect((await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const [request] = (await sharingOf(canvas.url)).requests;
    must(await owner.post(`${canvas.url}/access-requests/${request?.id}/accept`, { role: 'editor' }));
    expect((await write(asker, canvas.id)).statusCode).toBe(200);
    expect((await sharingOf(canvas.url)).requests).toEqual([]);
  });

  it('may ask five times a day', async () => {
    const eager = await app.signIn('Eager');
    for (let i = 0; i < 5; i++) {
      const { id } = await makeCanvas(`문 ${i}`);
      expect((await eager.post('/api/access-requests', { canvasId: id })).statusCode).toBe(204);
    }
    const { id } = await makeCanvas('여섯째');
    expect((await eager.post('/api/access-requests', { canvasId: id })).statusCode).toBe(429);
    expect((await eager.post('/api/access-requests', { canvasId: randomUUID() })).statusCode).toBe(429);
  });

  it('is counted alike where there is no such canvas, and at once', async () => {
    const prober = await app.signIn('Prober');
    const ask = () => prober.post('/api/access-requests', { canvasId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    const { id } = await makeCanvas('일곱째');
    expect((await prober.post('/api/access-requests', { canvasId: id })).statusCode).toBe(429);
  });
});

describe('a tab that is open', () => {
  const open = (client: SignedInClient) => openLive(app.url, { origin: app.url, cookie: client.cookie });

  it('is told of a lower role, and is told nothing any more once its person is out', async () => {
    const canvas = await makeCanvas();
    const { boardId } = canvas;
    const { id } = await join(canvas.url, owner, mina, 'editor');
    const tab = await open(mina);
    tab.say({ do: 'join', boardId, since: 0 });
    await tab.until(() => tab.heard.some(({ say }) => say === 'joined'));
    must(await owner.put(`${canvas.url}/members/${id}`, { role: 'viewer' }));
    await tab.until(() => tab.heard.some((said) => said.say === 'access' && said.role === 'viewer'));
    must(await owner.remove(`${canvas.url}/members/${id}`));
    await tab.until(() => tab.heard.at(-1)?.say === 'refused');
    const { length } = tab.heard;
    must(await write(owner, canvas.id));
    tab.say({ do: 'ping' });
    await tab.until(() => tab.heard.at(-1)?.say === 'pong');
    expect(tab.heard).toHaveLength(length + 1);
    tab.socket.close();
  });

  it('of who may only look catches up with ten minutes, and reads the board anew after more', async () => {
    const canvas = await makeCanvas();
    await join(canvas.url, owner, mina, 'viewer');
    must(await write(owner, canvas.id));
    const changes = async (client: SignedInClient) => must(await client.get(`${canvas.path}/changes?since=0`));
    expect(await changes(mina)).toMatchObject({ reset: false, events: [{ seq: 1 }] });
    later = 11 * 60_000;
    expect([await changes(mina), await changes(owner)]).toMatchObject([
      { reset: true, events: [], seq: 1 },
      { reset: false, events: [{ seq: 1 }] },
    ]);
    const tab = await open(mina);
    tab.say({ do: 'join', boardId: canvas.boardId, since: 0 });
    await tab.until(() => tab.heard.some(({ say }) => say === 'reset'));
    expect(tab.events()).toEqual([]);
    tab.socket.close();
    later = 0;
  });
});

describe('a canvas that is offered', () => {
  const ownersOf = async (boardId: string) =>
    app.deps.database.query<{ owner: string }>('select owner_id as owner from boards where id = $1', [boardId]);

  it('belongs to the editor who accepts, and its former owner edits it', async () => {
    const canvas = await makeCanvas('넘기기');
    await join(canvas.url, owner, mina, 'viewer');
    const offer = () => owner.post(`${canvas.url}/transfer`, { userId: mina.person.id });
    expect((await offer()).statusCode).toBe(409);
    const member = (await sharingOf(canvas.url)).members[0];
    must(await owner.put(`${canvas.url}/members/${member?.id}`, { role: 'editor' }));
    must(await offer());
    expect(must<Offered[]>(await mina.get('/api/transfers'))).toMatchObject([{ title: '넘기기' }]);
    must(await mina.post(`/api/transfers/${canvas.boardId}/accept`));
    expect([must(await mina.get(canvas.path)), must(await owner.get(canvas.path))]).toMatchObject([
      { role: 'owner' },
      { role: 'editor' },
    ]);
    expect((await owner.remove(canvas.path)).statusCode).toBe(403);
    expect(must<Offered[]>(await mina.get('/api/transfers'))).toEqual([]);
  });

  it('is not his any more who was taken out or lowered before he accepted', async () => {
    const canvas = await makeCanvas();
    const { id } = await join(canvas.url, owner, haru, 'editor');
    const offered = async () =>
      must<Offered[]>(await haru.get('/api/transfers')).some(({ canvasId }) => canvasId === canvas.id);
    const accept = async () => (await haru.post(`/api/transfers/${canvas.boardId}/accept`)).statusCode;
    must(await owner.post(`${canvas.url}/transfer`, { userId: haru.person.id }));
    expect(await offered()).toBe(true);
    must(await owner.put(`${canvas.url}/members/${id}`, { role: 'viewer' }));
    expect([await offered(), await accept(), (await sharingOf(canvas.url)).transfer]).toEqual([false, 404, null]);
    must(await owner.remove(`${canvas.url}/members/${id}`));
    expect([await offered(), await accept()]).toEqual([false, 404]);
  });

  it('has one owner whoever accepts, withdraws and offers at once', async () => {
    const canvas = await makeCanvas();
    for (const one of [mina, haru]) await join(canvas.url, owner, one, 'editor');
    for (let round = 0; round < 10; round++) {
      must(await owner.post(`${canvas.url}/transfer`, { userId: mina.person.id }));
      await Promise.all([
        mina.post(`/api/transfers/${canvas.boardId}/accept`),
        haru.post(`/api/transfers/${canvas.boardId}/accept`),
        owner.post(`${canvas.url}/transfer`, { userId: haru.person.id }),
        owner.remove(`${canvas.url}/transfer`),
        mina.post(`/api/transfers/${canvas.boardId}/accept`),
      ]);
      const [{ owner: now } = { owner: '' }] = await ownersOf(canvas.boardId);
      const holder = [owner, mina, haru].find(({ person }) => person.id === now) ?? stranger;
      const { members } = await sharingOf(canvas.url, holder);
      expect(members.filter(({ userId }) => userId === now)).toEqual([]);
      if (holder === owner) continue;
      // Handed back, for the next round.
      must(await holder.post(`${canvas.url}/transfer`, { userId: owner.person.id }));
      must(await owner.post(`/api/transfers/${canvas.boardId}/accept`));
    }
  });
});

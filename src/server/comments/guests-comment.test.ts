import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { COMMENTS, type Thread, type ThreadList } from '#contract/comments/comments.schema.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import type { Link } from '#contract/sharing/links.schema.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must, type PlaceUrl } from '../testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let mina: SignedInClient;
let hana: SignedInClient;
let later = 0;

beforeAll(async () => {
  app = await makeApp({ listen: true, clock: { now: () => Date.now() + later } });
  await app.signIn('System');
  owner = await app.signIn('Owner');
  mina = await app.signIn('Mina');
  hana = await app.signIn('Hana');
});
afterAll(() => app.close());

async function makeBoard() {
  later += 120_000;
  const canvas = must<Canvas>(await owner.post('/api/canvases', { title: '대본 확인', useTemplate: 'blank' }));
  const url: PlaceUrl = `/api/boards/${canvas.boardId}`;
  await join(url, owner, mina, 'editor');
  const nodeId = randomUUID();
  const change = (one: object) =>
    owner.post(`/api/canvases/${canvas.id}/changes`, { changes: [{ id: randomUUID(), change: one }] });
  must(await change({ do: 'add-node', node: blankNode({ id: nodeId, title: '대본' }) }));
  return { ...canvas, url, nodeId, change };
}
type Made = Awaited<ReturnType<typeof makeBoard>>;

const makeLink = async ({ url }: Made, role = 'commenter') => must<Link>(await owner.post(`${url}/links`, { role }));
async function makeGuest(link: Link, name = '모카하우스') {
  const entered = await app.visitor.post('/api/links/enter', { token: link.url.slice(-22), name });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  return { ...makeClient({ app: app.app, deps: app.deps }, cookie), cookie };
}
const start = (at: Made, by: TestClient, body = '이 줄은 빼 주세요', more: object = {}) =>
  by.post(`${at.url}/threads`, {
    id: randomUUID(),
    commentId: randomUUID(),
    anchor: { on: 'node', nodeId: at.nodeId },
    body,
    ...more,
  });
const reply = (thread: Thread, by: TestClient, body: string) =>
  by.post(`/api/threads/${thread.id}/comments`, { id: randomUUID(), body });
const listed = async ({ url }: Made, by: TestClient) => must<ThreadList>(await by.get(`${url}/threads`));

describe('a guest by a link to comment', () => {
  it('is called a guest in the notices of members, whatever name he gives himself', async () => {
    const at = await makeBoard();
    const guest = await makeGuest(await makeLink(at), 'Owner');
    must<Thread>(await start(at, guest));
    const { items } = must<{ items: Notification[] }>(await owner.get('/api/notifications?tab=all'));
    expect(items[0]).toMatchObject({ people: ['Owner'], isGuest: true });
  });

  it('puts a sign under a comment and takes it away, and is named for it', async () => {
    const at = await makeBoard();
    const link = await makeLink(at);
    const [guest, other] = [await makeGuest(link), await makeGuest(link, '두 번째')];
    const thread = must<Thread>(await start(at, mina));
    const react = (by: TestClient, id: string | undefined, on: boolean, sign = 'like') =>
      by.put(`/api/comments/${id}/reaction`, { sign, on });
    const inside = must<Thread>(await start(at, owner, '우리끼리', { internal: true }));
    expect((await react(guest, inside.comments[0]?.id, true)).statusCode).toBe(404);
    const shown = must<Thread>(await start(at, owner, '모두에게', { internal: false }));
    const [first] = shown.comments;
    must(await react(guest, first?.id, true));
    must(await react(guest, first?.id, true));
    must(await react(other, first?.id, true));
    must(await react(mina, first?.id, true, 'done'));
    const { guests, threads } = await listed(at, owner);
    expect(guests.map(({ name }) => name).toSorted()).toEqual(['두 번째', '모카하우스']);
    const signs = threads.find(({ id }) => id === shown.id)?.comments[0]?.reactions;
    expect(signs).toMatchObject([{ sign: 'done', people: [mina.person.id] }, { sign: 'like' }]);
    expect(new Set(signs?.[1]?.people)).toEqual(new Set(guests.map(({ id }) => id)));
    const seen = (await listed(at, guest)).threads.find(({ id }) => id === shown.id);
    expect(seen?.comments[0]?.reactions[0]?.people).not.toContain(mina.person.id);
    expect(await listed(at, guest)).toMatchObject({ may: { follow: false } });
    expect(await listed(at, mina)).toMatchObject({ may: { follow: true } });
    must(await react(guest, first?.id, false));
    must(await react(other, first?.id, false));
    expect((await listed(at, owner)).guests).toEqual([]);
    expect(thread.internal).toBe(true);
    const looking = await makeGuest(await makeLink(at, 'viewer'));
    expect((await react(looking, first?.id, true)).statusCode).toBe(403);
  });

  it('writes, replies, edits and removes what is his, and members read it under his name', async () => {
    const at = await makeBoard();
    const guest = await makeGuest(await makeLink(at), '모카\u202e 하우스');
    const thread = must<Thread>(await start(at, guest));
    const { items } = must<{ items: Notification[] }>(await owner.get('/api/notifications'));
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'noted', people: ['모카 하우스'], threadId: thread.id }),
    );
    const [first] = thread.comments;
    const list = await listed(at, owner);
    expect(list.guests).toEqual([{ id: thread.createdBy, name: '모카 하우스' }]);
    expect(list.threads).toMatchObject([
      { id: thread.id, internal: false, comments: [{ authorId: thread.createdBy }] },
    ]);
    expect(await listed(at, guest)).toMatchObject({ me: thread.createdBy, may: { comment: true, resolve: false } });
    const answered = must<Thread>(await reply(thread, mina, '뺐어요'));
    must(await guest.put(`/api/comments/${first?.id}`, { body: '이 줄은 꼭 빼 주세요' }));
    expect((await guest.put(`/api/comments/${answered.comments[1]?.id}`, { body: 'x' })).statusCode).toBe(403);
    expect((await guest.remove(`/api/comments/${answered.comments[1]?.id}`)).statusCode).toBe(403);
    must(await guest.remove(`/api/comments/${first?.id}`));
    expect((await listed(at, owner)).threads[0]?.comments.map(({ body }) => body)).toEqual(['', '뺐어요']);
  });

  it('knows nobody but who wrote to him, and no account', async () => {
    const at = await makeBoard();
    const guest = await makeGuest(await makeLink(at));
    const thread = must<Thread>(await start(at, guest, `@[${mina.person.id}] 봐 주세요`));
    expect(thread.comments[0]?.body).toBe(`@${mina.person.id} 봐 주세요`);
    must(await reply(thread, owner, `@[${mina.person.id}] 부탁해요`));
    const { body } = await guest.get(`${at.url}/threads`);
    const list = JSON.parse(body) as ThreadList;
    expect(list.people).toHaveLength(1);
    expect(list.people[0]?.id).toBe(list.threads[0]?.comments[1]?.authorId);
    // What he typed himself stays: it was in his own words.
    const told = JSON.stringify({ ...list, threads: list.threads.map((one) => one.comments.slice(1)) });
    for (const word of [owner.person.id, mina.person.id, 'Mina', '@example', owner.person.email ?? 'x'])
      expect(told).not.toContain(word);
  });

  it('is not told what members say among themselves, neither by a call nor on the live channel', async () => {
    const at = await makeBoard();
    const before = must<Thread>(await start(at, mina, '예전에 한 말'));
    expect(before.internal).toBe(false);
    const link = await makeLink(at);
    const guest = await makeGuest(link);
    const tab = await openLive(app.url, { origin: app.url, cookie: guest.cookie });
    tab.say({ do: 'join', boardId: at.boardId, since: 0 });
    await tab.until(() => tab.heard.some(({ say }) => say === 'joined'));
    const inside = must<Thread>(await start(at, mina, '팀끼리 하는 말'));
    const open = must<Thread>(await start(at, mina, '모두에게 하는 말', { internal: false }));
    expect([inside.internal, open.internal]).toEqual([true, false]);
    expect((await listed(at, guest)).threads.map(({ id }) => id)).toEqual([open.id]);
    for (const id of [inside.id, before.id])
      expect((await guest.post(`/api/threads/${id}/comments`, { id: randomUUID(), body: 'x' })).statusCode).toBe(404);
    expect((await guest.put(`/api/comments/${inside.comments[0]?.id}`, { body: 'x' })).statusCode).toBe(404);
    await tab.until(() => tab.heard.some(({ say }) => say === 'comments'));
    expect(JSON.stringify(tab.heard)).not.toContain('팀끼리');
    tab.socket.close();
    must(await mina.post('/api/links/enter', { token: link.url.slice(-22) }));
    must(await hana.post('/api/links/enter', { token: link.url.slice(-22) }));
    expect((await listed(at, hana)).threads.map(({ id }) => id)).toEqual([open.id]);
    expect((await listed(at, mina)).threads).toHaveLength(3);
  });

  it('keeps in sight what he takes part in, and reads of removed cards only what is his', async () => {
    const at = await makeBoard();
    const guest = await makeGuest(await makeLink(at));
    const own = must<Thread>(await start(at, guest));
    const other = must<Thread>(await start(at, owner, '보세요', { internal: false }));
    expect((await owner.put(`/api/threads/${own.id}`, { internal: true })).statusCode).toBe(403);
    must(await at.change({ do: 'remove-node', id: at.nodeId }));
    expect((await listed(at, guest)).threads.map(({ id }) => id)).toEqual([own.id]);
    expect((await listed(at, owner)).threads.map(({ id }) => id)).toContain(other.id);
  });

  it('writes ten a minute, and all guests of a board sixty', async () => {
    const at = await makeBoard();
    const link = await makeLink(at);
    const write = (by: TestClient) => start(at, by).then(({ statusCode }) => statusCode);
    const { perMinute, perMinuteTogether } = COMMENTS.guests;
    for (let written = 0; written < perMinuteTogether; written += perMinute) {
      const guest = await makeGuest(link);
      for (let i = 0; i < perMinute; i++) expect(await write(guest)).toBe(200);
      expect(await write(guest)).toBe(429);
    }
    expect(await write(await makeGuest(link))).toBe(429);
    expect(await write(owner)).toBe(200);
  });

  it('neither comments nor reads comments by a link to look', async () => {
    const at = await makeBoard();
    must(await start(at, owner));
    const guest = await makeGuest(await makeLink(at, 'viewer'));
    expect(await listed(at, guest)).toMatchObject({ threads: [], people: [], guests: [], me: null });
    expect((await start(at, guest)).statusCode).toBe(403);
  });

  it('loses his voice at once with the role of the link', async () => {
    const at = await makeBoard();
    const link = await makeLink(at);
    const guest = await makeGuest(link);
    const thread = must<Thread>(await start(at, guest));
    must(await owner.put(`${at.url}/links/${link.id}`, { role: 'viewer' }));
    expect((await reply(thread, guest, 'x')).statusCode).toBe(403);
    must(await owner.remove(`${at.url}/links/${link.id}`));
    expect((await reply(thread, guest, 'x')).statusCode).toBe(404);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { COMMENTS, type Thread, type ThreadList } from '#contract/comments/comments.schema.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must, type PlaceUrl } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let reviewer: SignedInClient;
let viewer: SignedInClient;
let editor: SignedInClient;
let stranger: SignedInClient;
let later = 0;

beforeAll(async () => {
  app = await makeApp({ listen: true, clock: { now: () => Date.now() + later } });
  await app.signIn('System');
  owner = await app.signIn('Owner');
  reviewer = await app.signIn('Reviewer');
  viewer = await app.signIn('Viewer');
  editor = await app.signIn('Editor');
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

const board = async () => {
  later += 120_000;
  const canvas = must<Canvas>(await owner.post('/api/canvases', { title: '홈카페', useTemplate: 'blank' }));
  const url: PlaceUrl = `/api/boards/${canvas.boardId}`;
  await join(url, owner, reviewer, 'commenter');
  await join(url, owner, viewer, 'viewer');
  await join(url, owner, editor, 'editor');
  const nodeId = randomUUID();
  const change = (one: object) =>
    owner.post(`/api/canvases/${canvas.id}/changes`, { changes: [{ id: randomUUID(), change: one }] });
  must(await change({ do: 'add-node', node: blankNode({ id: nodeId, title: '대본' }) }));
  return { ...canvas, url, nodeId, change };
};
type Made = Awaited<ReturnType<typeof board>>;

const start = (at: Made, by = owner, body = '여기 어때요?', ids = { id: randomUUID(), commentId: randomUUID() }) =>
  by.post(`${at.url}/threads`, { ...ids, anchor: { on: 'node', nodeId: at.nodeId }, body });
const reply = (thread: Thread, by: SignedInClient, body: string, id = randomUUID()) =>
  by.post(`/api/threads/${thread.id}/comments`, { id, body });
const listed = async ({ url }: Made, by = owner) => must<ThreadList>(await by.get(`${url}/threads`));
const noticesOf = async (who: SignedInClient) =>
  must<{ items: Notification[] }>(await who.get('/api/notifications')).items.filter(({ threadId }) => threadId);

describe('comments', () => {
  it('that are sent again under their id with other words are taken as edited', async () => {
    const at = await board();
    const ids = { id: randomUUID(), commentId: randomUUID() };
    must(await start(at, owner, '처음 쓴 글', ids));
    const thread = must<Thread>(await start(at, owner, '고쳐 쓴 글', ids));
    const id = randomUUID();
    must(await reply(thread, reviewer, '첫 답', id));
    const last = must<Thread>(await reply(thread, reviewer, '고친 답', id));
    expect(last.comments.map(({ body }) => body)).toEqual(['고쳐 쓴 글', '고친 답']);
    expect((await reply(thread, owner, '남의 답', id)).statusCode).toBe(409);
  });

  it('on a card that somebody does not see are absent for him, and tell him nothing', async () => {
    const at = await board();
    const thread = must<Thread>(await start(at, owner));
    must(await at.change({ do: 'patch-node', id: at.nodeId, patch: { audience: { to: 'editors' } } }));
    const body = `@[${reviewer.person.id}] @[${editor.person.id}] 봐 주세요`;
    must(await reply(thread, owner, body));
    const seen = async (who: SignedInClient) => (await listed(at, who)).threads.map(({ id }) => id);
    expect([await seen(reviewer), await seen(editor), await seen(owner)]).toEqual([[], [thread.id], [thread.id]]);
    expect((await reply(thread, reviewer, '저도요')).statusCode).toBe(404);
    expect((await start(at, reviewer)).statusCode).toBe(404);
    const threads = async (who: SignedInClient) => (await noticesOf(who)).map(({ threadId }) => threadId);
    expect(await threads(reviewer)).not.toContain(thread.id);
    expect(await threads(editor)).toContain(thread.id);
  });

  it('are written by a commenter who cannot edit, and only read by a viewer; nobody else finds them', async () => {
    const at = await board();
    const thread = must<Thread>(await start(at, reviewer));
    expect((await listed(at, viewer)).may).toEqual({
      comment: false,
      follow: true,
      resolve: false,
      remove: false,
      inside: false,
      invite: false,
    });
    expect((await listed(at, viewer)).threads).toMatchObject([{ id: thread.id, nodeTitle: '대본' }]);
    expect((await reply(thread, viewer, '네')).statusCode).toBe(403);
    expect((await reviewer.put(`/api/nodes/${at.nodeId}`, { title: 'x' })).statusCode).toBe(403);
    const foreign = await reply(thread, stranger, '네');
    const absent = await reply({ ...thread, id: randomUUID() }, stranger, '네');
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect((await stranger.get(`${at.url}/threads`)).statusCode).toBe(404);
  });

  it('tell namesakes apart by address only to who may invite', async () => {
    const at = await board();
    const twins = await Promise.all(['Twin', 'Other'].map((name) => app.signIn(name)));
    for (const twin of twins) {
      await join(at.url, owner, twin, 'viewer');
      must(await twin.put('/api/auth/user', { firstName: '김지우' }));
    }
    const known = async (who: SignedInClient) =>
      (await listed(at, who)).people
        .filter(({ id }) => twins.some(({ person }) => person.id === id))
        .map(({ role, email }) => [role, email !== null]);
    expect(await known(owner)).toEqual([
      ['viewer', true],
      ['viewer', true],
    ]);
    expect(await known(reviewer)).toEqual([
      ['viewer', false],
      ['viewer', false],
    ]);
    expect((await listed(at)).people.find(({ id }) => id === editor.person.id)?.email).toBeNull();
  });

  it('are written once, however often they are sent; an id of somebody else is refused', async () => {
    const at = await board();
    const ids = { id: randomUUID(), commentId: randomUUID() };
    const thread = must<Thread>(await start(at, owner, '한 번', ids));
    must(await start(at, owner, '한 번', ids));
    const id = randomUUID();
    must(await reply(thread, reviewer, '답', id));
    must(await reply(thread, reviewer, '답', id));
    expect((await start(at, reviewer, '가로채기', ids)).statusCode).toBe(409);
    expect((await reply(thread, owner, '가로채기', id)).statusCode).toBe(409);
    expect((await listed(at)).threads.map(({ comments }) => comments.map(({ body }) => body))).toEqual([
      ['한 번', '답'],
    ]);
  });

  it('are changed by their authors, and removed by them and the owner, without leaving a word', async () => {
    const at = await board();
    const thread = must<Thread>(await start(at, reviewer));
    const [first] = thread.comments;
    const path = `/api/comments/${first?.id}`;
    expect((await owner.put(path, { body: '남의 말' })).statusCode).toBe(403);
    expect(must<Thread>(await reviewer.put(path, { body: '고친 말' })).comments[0]).toMatchObject({ body: '고친 말' });
    must(await reply(thread, editor, '남는 말'));
    expect((await editor.remove(path)).statusCode).toBe(403);
    must(await owner.remove(path));
    expect((await reviewer.put(path, { body: '다시' })).statusCode).toBe(404);
    const [left] = (await listed(at)).threads;
    expect(left?.comments.map(({ body }) => body)).toEqual(['', '남는 말']);
    must(await editor.remove(`/api/comments/${left?.comments[1]?.id}`));
    expect((await listed(at)).threads).toEqual([]);
  });

  it('are resolved by editors and by who began them, and a reply opens them again', async () => {
    const at = await board();
    const thread = must<Thread>(await start(at, owner));
    const path = `/api/threads/${thread.id}`;
    expect((await reviewer.put(path, { resolved: true })).statusCode).toBe(403);
    expect(must<Thread>(await editor.put(path, { resolved: true })).resolvedBy).toBe(editor.person.id);
    expect(must<Thread>(await reply(thread, reviewer, '아직이에요')).resolvedAt).toBeNull();
    const own = must<Thread>(await start(at, reviewer));
    expect(must<Thread>(await reviewer.put(`/api/threads/${own.id}`, { resolved: true })).resolvedAt).not.toBeNull();
  });

  it('stay when their card is removed, and are not written at a card of another board', async () => {
    const at = await board();
    const other = await board();
    expect((await start({ ...at, nodeId: other.nodeId })).statusCode).toBe(404);
    const thread = must<Thread>(await start(at));
    must(await at.change({ do: 'remove-node', id: at.nodeId }));
    must(await reply(thread, reviewer, '카드가 없어도'));
    expect((await listed(at)).threads).toMatchObject([{ id: thread.id, nodeTitle: '대본', comments: [{}, {}] }]);
  });

  it('carry signs, once a person', async () => {
    const at = await board();
    const [comment] = must<Thread>(await start(at)).comments;
    const press = (by: SignedInClient, on: boolean) =>
      by.put(`/api/comments/${comment?.id}/reaction`, { sign: 'like', on });
    must(await press(owner, true));
    must(await press(owner, true));
    must(await press(reviewer, true));
    const people = must<Thread>(await press(owner, false)).comments[0]?.reactions;
    expect(people).toEqual([{ sign: 'like', people: [reviewer.person.id] }]);
  });

  it('tell whom they name and whose thread it is, one notice a thread, read where the thread is', async () => {
    const at = await board();
    const thread = must<Thread>(await start(at, owner, `@[${reviewer.person.id}] 봐 주세요 @[${stranger.person.id}]`));
    expect((await noticesOf(reviewer)).filter(({ threadId }) => threadId === thread.id)).toMatchObject([
      { kind: 'mentioned', readAt: null },
    ]);
    expect(await noticesOf(stranger)).toEqual([]);
    must(await reply(thread, reviewer, '봤어요'));
    must(await reply(thread, reviewer, '좋아요'));
    const about = (await noticesOf(owner)).filter(({ threadId }) => threadId === thread.id);
    expect(about).toMatchObject([{ kind: 'replied', count: 1, readAt: null }]);
    must(await owner.put(`/api/threads/${thread.id}/read`, { seq: 999 }));
    const [own] = (await listed(at)).threads;
    expect(own?.readSeq).toBe(own?.comments.at(-1)?.seq);
    expect((await noticesOf(owner)).find(({ threadId }) => threadId === thread.id)?.readAt).not.toBeNull();
    must(await owner.put(`/api/threads/${thread.id}/watch`, { level: 'none' }));
    must(await reply(thread, reviewer, '조용히'));
    expect((await noticesOf(owner)).find(({ threadId }) => threadId === thread.id)?.readAt).not.toBeNull();
  });

  it('are told to everybody who looks at the board, without saying which', async () => {
    const at = await board();
    const live = await openLive(app.url, { origin: app.url, cookie: viewer.cookie });
    live.say({ do: 'join', boardId: at.boardId, since: 0 });
    await live.until(() => live.heard.some(({ say }) => say === 'joined'));
    const thread = must<Thread>(await start(at));
    await live.until(() => live.heard.some((said) => said.say === 'comments' && said.boardId === at.boardId));
    expect(JSON.stringify(live.heard)).not.toContain(thread.id);
    expect((await listed(at, viewer)).threads).toMatchObject([{ id: thread.id }]);
    live.socket.close();
  });

  it('have a length, and a number a minute', async () => {
    const at = await board();
    expect((await start(at, owner, 'x'.repeat(COMMENTS.length + 1))).statusCode).toBe(400);
    expect((await start(at, owner, '  ')).statusCode).toBe(400);
    const thread = must<Thread>(await start(at, owner));
    for (let i = 1; i < COMMENTS.perMinute; i++) must(await reply(thread, owner, `${i}`));
    expect((await reply(thread, owner, '더')).statusCode).toBe(429);
  });
});

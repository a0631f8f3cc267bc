import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Notification } from '#contract/notifications/notifications.api.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { createReadingNews, notify } from './notifications.service.ts';

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
let count = 0;
let nowMs = Date.now();

beforeAll(async () => {
  app = await makeApp({ listen: true });
  owner = await app.signIn('Owner');
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

interface Listed {
  unread: number;
  items: Notification[];
  hasMore: boolean;
}
const list = async (client: SignedInClient): Promise<Listed> => (await client.get('/api/notifications')).json();
const somebody = () => app.signIn(`Somebody${++count}`);
/** Each a millisecond later than the one before, as news of one millisecond have no order. */
const clock = { now: () => ++nowMs };
const tell = (client: SignedInClient, title: string) =>
  notify({ ...app.deps, clock }, { userId: client.person.id, kind: 'joined', title, detail: '지우' });

async function makeCanvas(client: SignedInClient): Promise<{ id: string; boardId: string }> {
  return (await client.post('/api/canvases', { title: '홈카페', useTemplate: 'blank' })).json();
}

describe('notifications', () => {
  it('are only for people who are signed in', async () => {
    expect((await app.visitor.get('/api/notifications')).statusCode).toBe(401);
    expect((await app.visitor.post('/api/notifications/read')).statusCode).toBe(401);
  });

  it('come youngest first, unread, to the person that they are for and to nobody else', async () => {
    const person = await somebody();
    await tell(person, 'first');
    await tell(person, 'second');
    const { unread, items } = await list(person);
    expect([unread, items.map((item) => item.title)]).toEqual([2, ['second', 'first']]);
    expect(items[0]).toMatchObject({ kind: 'joined', detail: '지우', place: null, invitationId: null, readAt: null });
    expect((await list(stranger)).items).toEqual([]);
  });

  it('are marked read one by one or all at once', async () => {
    const person = await somebody();
    for (const title of ['a', 'b', 'c']) await tell(person, title);
    const [first] = (await list(person)).items;
    const one = await person.post('/api/notifications/read', { ids: [first!.id] });
    expect([one.statusCode, one.json()]).toEqual([200, { unread: 2 }]);
    expect((await list(person)).items.map((item) => item.readAt !== null)).toEqual([true, false, false]);
    expect((await person.post('/api/notifications/read')).json()).toEqual({ unread: 0 });
    expect((await list(person)).items.every((item) => item.readAt !== null)).toBe(true);
  });

  it("of others are not touched, and not even told apart from ids that don't exist", async () => {
    const person = await somebody();
    await tell(person, 'mine');
    const [mine] = (await list(person)).items;
    const foreign = await stranger.post('/api/notifications/read', { ids: [mine!.id, randomUUID()] });
    expect([foreign.statusCode, foreign.json()]).toEqual([200, { unread: 0 }]);
    expect((await list(person)).unread).toBe(1);
  });

  it.each([[{ ids: ['no-id'] }], [{ ids: Array.from({ length: 101 }, () => randomUUID()) }], [{ all: true }], [[]]])(
    'refuse to be marked by %j',
    async (body) => {
      expect((await owner.post('/api/notifications/read', body)).statusCode).toBe(400);
    },
  );

  it('are kept up to 500, and shown fifty at once', async () => {
    const person = await somebody();
    for (let i = 0; i < 503; i++) await tell(person, `n${i}`);
    const { unread, items, hasMore } = await list(person);
    expect([unread, items.length, items[0]?.title, hasMore]).toEqual([500, 50, 'n502', true]);
    const next = must<Listed>(await person.get(`/api/notifications?before=${items.at(-1)?.id}`));
    expect(next.items.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, i) => `n${452 - i}`));
    const after = await stranger.get(`/api/notifications?before=${items[0]?.id}`);
    expect(must<Listed>(after).items).toEqual([]);
  });

  it('reach every tab of the person at once, and no tab of others', async () => {
    const person = await somebody();
    const open = (client: SignedInClient) => openLive(app.url, { origin: app.url, cookie: client.cookie });
    const [one, two, other] = [await open(person), await open(person), await open(stranger)];
    await tell(person, 'live');
    for (const tab of [one, two]) await tab.until(() => tab.heard.some((m) => m.say === 'notices' && m.unread === 1));
    await person.post('/api/notifications/read');
    for (const tab of [one, two]) await tab.until(() => tab.heard.some((m) => m.say === 'notices' && m.unread === 0));
    other.say({ do: 'ping' });
    await other.until(() => other.heard.some((m) => m.say === 'pong'));
    expect(other.heard.filter((m) => m.say === 'notices')).toEqual([]);
    for (const tab of [one, two, other]) tab.socket.close();
  });
});

describe('the end of a reading', () => {
  const end = (boardId: string, addedBy: string | null, problem: 'timeout' | null = null) => ({
    sourceId: randomUUID(),
    boardId,
    nodeId: randomUUID(),
    addedBy,
    title: '첫 잔이 쓴 이유',
    problem,
  });

  it('is told to whoever added the source, with the place that opens it', async () => {
    const person = await somebody();
    const { id, boardId } = await makeCanvas(person);
    const ended = end(boardId, person.person.id);
    await createReadingNews(app.deps)(ended);
    expect((await list(person)).items).toMatchObject([
      {
        kind: 'ready',
        title: '첫 잔이 쓴 이유',
        detail: null,
        place: { canvasId: id, projectId: null, orgId: null, nodeId: ended.nodeId },
      },
    ]);
  });

  it('is one notification a source: a later reading takes the place of the former, and is unread', async () => {
    const person = await somebody();
    const { boardId } = await makeCanvas(person);
    const failed = end(boardId, person.person.id, 'timeout');
    await createReadingNews(app.deps)(failed);
    await person.post('/api/notifications/read');
    expect((await list(person)).items).toMatchObject([{ kind: 'failed', detail: 'timeout' }]);
    await createReadingNews(app.deps)({ ...failed, problem: null });
    expect(await list(person)).toMatchObject({ unread: 1, items: [{ kind: 'ready', detail: null }] });
  });

  it('is told to nobody who may not read the board, be it foreign or in the trash', async () => {
    const person = await somebody();
    const { id, boardId } = await makeCanvas(owner);
    await createReadingNews(app.deps)(end(boardId, person.person.id));
    await createReadingNews(app.deps)(end(boardId, null));
    await owner.remove(`/api/canvases/${id}`);
    await createReadingNews(app.deps)(end(boardId, owner.person.id));
    expect((await list(person)).items).toEqual([]);
    expect((await list(owner)).items).toEqual([]);
  });
});

describe('a board that is brought back to an earlier moment', () => {
  it('is told to everybody else who may edit it, once, and to nobody who only looks', async () => {
    const people = await Promise.all([somebody(), somebody(), somebody(), somebody()]);
    const [one, editor, admin, viewer] = people as [SignedInClient, SignedInClient, SignedInClient, SignedInClient];
    const { id, boardId } = await makeCanvas(one);
    await join(`/api/boards/${boardId}`, one, editor, 'editor');
    await join(`/api/boards/${boardId}`, one, admin, 'editor');
    await join(`/api/boards/${boardId}`, one, viewer, 'commenter');
    for (const person of people) must(await person.post('/api/notifications/read'));
    const change = { do: 'add-node', node: blankNode({ id: randomUUID() }) };
    must(await one.post(`/api/canvases/${id}/changes`, { changes: [{ id: randomUUID(), change }] }));
    must(await editor.post(`/api/boards/${boardId}/history/restore`, { seq: 0 }));
    const unread = async (person: SignedInClient) => (await list(person)).items.filter(({ readAt }) => readAt === null);
    await vi.waitFor(async () => expect(await unread(admin)).toHaveLength(1), { timeout: 30_000, interval: 50 });
    for (const person of [one, admin])
      expect(await unread(person)).toMatchObject([
        { kind: 'restored', title: '홈카페', detail: editor.person.firstName, place: { canvasId: id }, boardId },
      ]);
    expect([await unread(editor), await unread(viewer)]).toEqual([[], []]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityItem } from '#contract/activity/activity.api.ts';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardEvent } from '#contract/board/board-calls.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { Timeline } from '#contract/history/history.schema.ts';
import type { EnteredLink, Link } from '#contract/sharing/links.schema.ts';
import { GUEST_EDITS } from '../sharing/guest-turns.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let later = 0;
beforeAll(async () => {
  app = await makeApp({ clock: { now: () => Date.now() + later } });
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

const send = (by: TestClient, { path }: { path: string }, ...changes: object[]) =>
  by.post(`${path}/changes`, { changes: changes.map((change) => ({ id: randomUUID(), change })) });
const add = (id: string, more: object = {}) => ({ do: 'add-node', node: blankNode({ id, ...more }) });

async function makeBoard() {
  later += 60 * 60_000;
  const canvas = must<Canvas>(await owner.post('/api/canvases', { title: '같이 쓰기', useTemplate: 'blank' }));
  const at = { ...canvas, path: `/api/canvases/${canvas.id}` };
  const [hidden, page] = [randomUUID(), randomUUID()];
  must(
    await send(
      owner,
      at,
      add(hidden, { content: '숨긴 글', audience: { to: 'editors' } }),
      add(page, { type: 'website', metadata: { url: 'https://example.com/' } }),
    ),
  );
  const link = must<Link>(await owner.post(`/api/boards/${canvas.boardId}/links`, { role: 'editor' }));
  return { ...at, link, hidden, page };
}

async function makeGuest({ link }: { link: Link }, name = '모카') {
  const entered = await app.visitor.post('/api/links/enter', { token: link.url.slice(-22), name });
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  return { ...makeClient({ app: app.app, deps: app.deps }, cookie), entered: must<EnteredLink>(entered) };
}

interface ReadBoard {
  role: string;
  may: object;
  nodes: { id: string; content: string; position: { x: number } }[];
  edges: unknown[];
}
const read = async (by: TestClient, { path }: { path: string }) => must<ReadBoard>(await by.get(`${path}/board`));

describe('a guest by a link to edit', () => {
  it('makes, writes, wires and takes back, and is named to members alone', async () => {
    const at = await makeBoard();
    const guest = await makeGuest(at);
    expect(guest.entered).toMatchObject({ role: 'editor', isGuest: true });
    expect(await read(guest, at)).toMatchObject({ role: 'editor', may: { edit: true, ask: false, bring: false } });
    const [note, other] = [randomUUID(), randomUUID()];
    const edge = blankEdge({ id: randomUUID(), source: note, target: other });
    must(await send(guest, at, add(note), add(other, { type: 'group' }), { do: 'add-edge', edge }));
    must(await send(guest, at, { do: 'patch-node', id: note, patch: { content: '손님이 쓴 글' } }));
    must(await send(guest, at, { do: 'remove-node', id: note }));
    must(await send(guest, at, add(note, { content: '손님이 쓴 글' }), { do: 'add-edge', edge }));
    expect(await read(owner, at)).toMatchObject({ edges: [{ id: edge.id }] });
    const { events } = must<{ events: BoardEvent[] }>(await owner.get(`${at.path}/changes?since=2`));
    expect(new Set(events.flatMap(({ actorId }) => actorId ?? []))).toEqual(new Set([guest.entered.guestId]));
    const told = must<{ events: BoardEvent[] }>(await guest.get(`${at.path}/changes?since=0`)).events;
    expect(told.every(({ actorId }) => actorId === guest.entered.guestId || actorId !== owner.person.id)).toBe(true);
    const { items } = must<{ items: ActivityItem[] }>(await owner.get(`/api/boards/${at.boardId}/activity`));
    expect(items).toContainEqual(expect.objectContaining({ kind: 'edited', name: '모카', isGuest: true }));
    const { people } = must<Timeline>(await owner.get(`/api/boards/${at.boardId}/history`));
    expect(people).toContainEqual(expect.objectContaining({ firstName: '모카', isGuest: true }));
  });

  it('neither names nor moves what is hidden from him, nor what is on another board', async () => {
    const at = await makeBoard();
    const elsewhere = await makeBoard();
    const guest = await makeGuest(at);
    const before = await read(owner, at);
    const [note, wire] = [randomUUID(), randomUUID()];
    must(await send(guest, at, add(note)));
    for (const strange of [at.hidden, elsewhere.page, elsewhere.hidden]) {
      await send(guest, at, { do: 'patch-node', id: strange, patch: { position: { x: 9, y: 9 } } });
      await send(guest, at, { do: 'remove-node', id: strange });
      await send(guest, at, { do: 'add-edge', edge: blankEdge({ id: wire, source: note, target: strange }) });
      await send(guest, at, { do: 'patch-node', id: note, patch: { parentId: strange } });
      await send(guest, at, { do: 'edit-text', id: strange, tab: 'abcdefgh', base: 0, length: 0, splices: [] });
      expect((await send(guest, at, add(strange))).statusCode).toBe(409);
    }
    const after = await read(owner, at);
    expect(after.edges).toEqual([]);
    expect(after.nodes.filter(({ id }) => id !== note)).toEqual(before.nodes);
    expect(after.nodes).toContainEqual(expect.objectContaining({ id: note, parentId: null }));
  });

  it('brings neither links nor files, and back only what he has removed himself', async () => {
    const at = await makeBoard();
    const guest = await makeGuest(at);
    const refused = await send(guest, at, add(randomUUID(), { type: 'website' }));
    expect(refused.json()).toMatchObject({
      code: 'not-allowed',
      message: '파일과 링크는 로그인하면 추가할 수 있어요.',
    });
    must(await send(owner, at, { do: 'remove-node', id: at.page }));
    expect((await send(guest, at, add(at.page))).statusCode).toBe(403);
    expect((await guest.post(`${at.path}/nodes`, { type: 'text' })).statusCode).toBe(401);
    expect((await guest.get(`/api/boards/${at.boardId}/history`)).statusCode).toBe(401);
  });

  it('changes sixty things a minute', async () => {
    const at = await makeBoard();
    const guest = await makeGuest(at);
    const many = (count: number) => Array.from({ length: count }, () => add(randomUUID()));
    expect((await send(guest, at, ...many(GUEST_EDITS.perMinute + 1))).statusCode).toBe(413);
    must(await send(guest, at, ...many(GUEST_EDITS.perMinute)));
    expect((await send(guest, at, add(randomUUID()))).statusCode).toBe(429);
    later += 61_000;
    must(await send(guest, at, add(randomUUID())));
  });

  it('only looks while as many others edit by his link as may at once', async () => {
    const at = await makeBoard();
    const [first, last] = [await makeGuest(at), await makeGuest(at)];
    must(await send(first, at, add(randomUUID())));
    // As many as may at once, without entering each of them.
    await app.deps.database.query(
      `with made as (
         insert into guests (id, token_hash, name, created_at, last_seen_at)
         select gen_random_uuid(), 'seat ' || n, 'x', now(), now() from generate_series(2, $2::int) n returning id)
       insert into link_visits (id, link_id, guest_id, password_version, at, edited_at)
       select gen_random_uuid(), $1, id, 0, now(), to_timestamp($3) from made`,
      [at.link.id, GUEST_EDITS.atOnce, (Date.now() + later) / 1_000],
    );
    expect(await read(last, at)).toMatchObject({ may: { edit: false } });
    expect((await send(last, at, add(randomUUID()))).statusCode).toBe(403);
    must(await send(first, at, add(randomUUID())));
    later += GUEST_EDITS.latelyMs + 1_000;
    must(await send(last, at, add(randomUUID())));
  });

  it('stops at once when the link gives less', async () => {
    const at = await makeBoard();
    const guest = await makeGuest(at);
    must(await owner.put(`/api/boards/${at.boardId}/links/${at.link.id}`, { role: 'commenter' }));
    expect((await send(guest, at, add(randomUUID()))).statusCode).toBe(403);
    must(await owner.remove(`/api/boards/${at.boardId}/links/${at.link.id}`));
    expect((await send(guest, at, add(randomUUID()))).statusCode).toBe(404);
  });
});

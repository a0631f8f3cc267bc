import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import type { Link } from '#contract/sharing/links.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeStudio, must } from '../testing/studio.ts';
import { makeClient, type SignedInClient, type TestClient } from '../testing/test-client.ts';
import { GUEST_EDITS } from './guest-turns.ts';

let app: TestApp;
let owner: SignedInClient;
let later = 0;
beforeAll(async () => {
  app = await makeApp({ clock: { now: () => Date.now() + later } });
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

const SECRET = 'only-for-the-ai';
const add = (more: object = {}) => ({
  id: randomUUID(),
  change: { do: 'add-node', node: blankNode({ id: randomUUID(), ...more }) },
});

/** A project with a note, and a link to its board. */
async function makeBoard(fields: object) {
  const { project } = await makeStudio(owner);
  const path = `/api/projects/${project.id}` as const;
  const note = { title: '한 장', content: '보이는 글', metadata: { noteForAi: SECRET } };
  const hidden = { title: '숨긴 장', content: 'hidden-words', audience: { to: 'editors' } };
  must(await owner.post(`${path}/changes`, { changes: [add(note), add(hidden)] }));
  const link = must<Link>(await owner.post(`/api/boards/${project.boardId}/links`, fields));
  const enter = (by: TestClient) => by.post('/api/links/enter', { token: link.url.slice(-22), name: '모카' });
  return { path, copy: `/api/boards/${project.boardId}/duplicate` as const, link, enter };
}

describe('a link to the board of a project', () => {
  it('lets people with an account take a copy where it says so, of what they are shown', async () => {
    const mina = await app.signIn('Mina');
    const at = await makeBoard({ role: 'viewer', allowCopy: true });
    expect((await mina.post(at.copy, { title: '사본' })).statusCode).toBe(404);
    expect(must(await at.enter(mina))).toMatchObject({ allowCopy: true, isGuest: true, guestId: null });
    const copied = must<Canvas>(await mina.post(at.copy, { title: '사본' }));
    const read = await mina.get(`/api/canvases/${copied.id}/board`);
    expect(must(read)).toMatchObject({ role: 'owner', nodes: [{ title: '한 장', content: '보이는 글' }] });
    expect(read.body).not.toMatch(/only-for-the-ai|hidden-words/);
  });

  it('lets nobody take a copy where it does not say so, and nobody without an account', async () => {
    const mina = await app.signIn('Mina');
    const closed = await makeBoard({ role: 'editor' });
    must(await closed.enter(mina));
    expect((await mina.post(closed.copy, { title: '사본' })).statusCode).toBe(403);
    const open = await makeBoard({ role: 'viewer', allowCopy: true });
    const cookie = String((await open.enter(app.visitor)).headers['set-cookie']).split(';')[0] ?? '';
    const guest = makeClient({ app: app.app, deps: app.deps }, cookie);
    expect((await guest.post(open.copy, { title: '사본' })).statusCode).toBe(401);
    must(await owner.post(open.copy, { title: '사본' }));
  });

  it('lets somebody with an account change as much in a minute as a guest', async () => {
    const mina = await app.signIn('Mina');
    const at = await makeBoard({ role: 'editor' });
    must(await at.enter(mina));
    const many = (count: number) => ({ changes: Array.from({ length: count }, () => add()) });
    expect((await mina.post(`${at.path}/changes`, many(GUEST_EDITS.perMinute + 1))).statusCode).toBe(413);
    must(await mina.post(`${at.path}/changes`, many(GUEST_EDITS.perMinute)));
    expect((await mina.post(`${at.path}/changes`, many(1))).statusCode).toBe(429);
    must(await owner.post(`${at.path}/changes`, many(1)));
    later += 61_000;
    must(await mina.post(`${at.path}/changes`, many(1)));
    expect(must(await mina.get(`${at.path}/board`))).toMatchObject({ may: { edit: true, bring: false } });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrashedCanvas } from '#contract/canvases/canvas.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { emptyTrash } from './canvases.service.ts';

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
const trash = async (client = owner) => (await client.get('/api/canvases/trash')).json<TrashedCanvas[]>();
async function throwAway(title: string): Promise<string> {
  const { id } = (await owner.post('/api/canvases', { title, useTemplate: 'blank' })).json<{ id: string }>();
  await owner.post(`/api/canvases/${id}/nodes`, { type: 'text', title: 'kept' });
  expect((await owner.remove(`/api/canvases/${id}`)).statusCode).toBe(204);
  return id;
}

describe('the trash', () => {
  it('keeps a deleted canvas for thirty days, for its owner only', async () => {
    const id = await throwAway('Thrown');
    const [found] = await trash();
    expect(found).toMatchObject({ id, title: 'Thrown', nodeCount: 1 });
    expect(Date.parse(found?.goneAt ?? '') - Date.parse(found?.deletedAt ?? '')).toBe(30 * DAY_MS);
    expect(await trash(stranger)).toEqual([]);
    expect((await app.visitor.get('/api/canvases/trash')).statusCode).toBe(401);
  });

  it('gives a canvas back with all that stood on it', async () => {
    const id = await throwAway('Restored');
    expect((await stranger.post(`/api/canvases/trash/${id}/restore`)).statusCode).toBe(404);
    expect((await owner.post(`/api/canvases/trash/${id}/restore`)).json()).toMatchObject({ id, title: 'Restored' });
    expect((await owner.get(`/api/canvases/${id}/board`)).json().nodes).toMatchObject([{ title: 'kept' }]);
    expect((await owner.post(`/api/canvases/trash/${id}/restore`)).statusCode).toBe(404);
  });

  it('lets a canvas go for ever, but never one that is in use', async () => {
    const id = await throwAway('Gone');
    expect((await stranger.remove(`/api/canvases/trash/${id}`)).statusCode).toBe(404);
    expect((await owner.remove(`/api/canvases/trash/${id}`)).statusCode).toBe(204);
    expect((await trash()).some((canvas) => canvas.id === id)).toBe(false);
    const left = await app.deps.database.query(
      "select 1 from nodes where title = 'kept' and board_id not in (select board_id from canvases)",
    );
    expect(left).toEqual([]);
    const living = (await owner.post('/api/canvases', { title: 'Living' })).json<{ id: string }>().id;
    expect((await owner.remove(`/api/canvases/trash/${living}`)).statusCode).toBe(404);
    expect((await owner.get(`/api/canvases/${living}`)).statusCode).toBe(200);
  });

  it('is emptied of what has lain there longer than thirty days', async () => {
    const [old, young] = [await throwAway('Old'), await throwAway('Young')];
    const longAgo = new Date(Date.now() - 31 * DAY_MS).toISOString();
    await app.deps.database.query('update canvases set deleted_at = $1 where id = $2', [longAgo, old]);
    await emptyTrash(app.deps);
    const ids = (await trash()).map((canvas) => canvas.id);
    expect([ids.includes(old), ids.includes(young)]).toEqual([false, true]);
  });
});

describe('the title and description of a canvas', () => {
  it('are changed one by one, trimmed', async () => {
    const { id } = (await owner.post('/api/canvases', { title: 'Before', description: 'old' })).json<{ id: string }>();
    expect((await owner.put(`/api/canvases/${id}`, { title: '  After ' })).json()).toMatchObject({
      title: 'After',
      description: 'old',
    });
    expect((await owner.put(`/api/canvases/${id}`, { description: ' ' })).json()).toMatchObject({
      title: 'After',
      description: null,
    });
    expect((await stranger.put(`/api/canvases/${id}`, { title: 'Mine' })).statusCode).toBe(404);
  });

  it.each([[{ title: ' ' }], [{ title: 'x'.repeat(301) }], [{ ownerId: 'x' }], [{ title: null }]])(
    'refuse %j',
    async (body) => {
      const { id } = (await owner.post('/api/canvases', { title: 'Stays' })).json<{ id: string }>();
      expect((await owner.put(`/api/canvases/${id}`, body)).statusCode).toBe(400);
      expect((await owner.get(`/api/canvases/${id}`)).json().title).toBe('Stays');
    },
  );
});

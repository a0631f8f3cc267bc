import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCanvas, type TestCanvas } from '../testing/canvas-calls.ts';
import { openLive } from '../testing/live-client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
beforeAll(async () => {
  app = await makeApp({ listen: true });
  owner = await app.signIn('Owner');
});
afterAll(() => app.close());

const rename = async ({ id }: TestCanvas, nodeId: string, title: string) => {
  const change = { do: 'patch-node', id: nodeId, patch: { title } };
  return owner.post(`/api/canvases/${id}/changes`, { changes: [{ id: randomUUID(), change }] });
};

it('changes that cannot be stored are refused on their board alone: it is read, and every other one is written', async () => {
  const [bad, good] = [await makeCanvas(owner), await makeCanvas(owner)];
  const [one, two] = [await bad.add({ type: 'text', title: 'kept' }), await good.add({ type: 'text' })];
  const { query } = app.deps.database;
  await query(`create function refuse_events() returns trigger language plpgsql as
    $$ begin raise exception 'invalid page in block 7'; end $$`);
  await query(`create trigger refuse_events before insert on board_events for each row
    when (new.board_id = '${bad.boardId}') execute function refuse_events()`);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? rename(bad, one.id, 'lost') : rename(good, two.id, `${i}`))),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => [500, 200]).flat());
  expect(answers[0]?.json()).toMatchObject({ code: 'unexpected', retryable: true });
  expect((await bad.find(one.id))?.title).toBe('kept');
  await query('drop trigger refuse_events on board_events');
  expect((await rename(bad, one.id, 'stored')).statusCode).toBe(200);
  expect((await bad.find(one.id))?.title).toBe('stored');
});

it('a damaged record leaves the board to be read, listed, written and followed', async () => {
  const canvas = await makeCanvas(owner);
  const [damaged, whole] = [await canvas.add({ type: 'text' }), await canvas.add({ type: 'text', title: 'whole' })];
  const { query } = app.deps.database;
  await query(
    `update nodes set type = 'virus', x = 'NaN', width = -1, height = 'Infinity', metadata = '["no", "facts"]', style = '7'
     where id = $1`,
    [damaged.id],
  );
  const { seq, nodes } = await canvas.board();
  expect(nodes.map(({ id }) => id)).toEqual([damaged.id, whole.id]);
  const listed = (await owner.get('/api/canvases')).json<{ id: string }[]>();
  expect(listed.map(({ id }) => id)).toContain(canvas.id);
  expect((await rename(canvas, whole.id, 'written')).statusCode).toBe(200);

  await query(`update board_events set change = '{"do":"paint","id":5}' where board_id = $1 and seq = $2`, [
    canvas.boardId,
    seq + 1,
  ]);
  const tab = await openLive(app.url, { origin: app.url, cookie: owner.cookie });
  tab.say({ do: 'join', boardId: canvas.boardId, since: seq });
  await tab.until(() => tab.heard.some(({ say }) => say === 'reset'));
  expect((await owner.get(`/api/canvases/${canvas.id}/changes?since=${seq}`)).json()).toMatchObject({
    reset: true,
    events: [],
  });
  expect((await rename(canvas, whole.id, 'after')).statusCode).toBe(200);
  await tab.until(() => tab.events().length === 1);
  expect((await canvas.find(whole.id))?.title).toBe('after');
  tab.socket.close();
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { Board } from '#contract/board/board.schema.ts';
import type { BoardChange } from '#contract/board/changes.ts';
import { OURS } from '#contract/limits.ts';
import { makeCanvas } from '../testing/canvas-calls.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.close());

const MANY = OURS.changesPerRequest + 100;

it('a step of more changes than a request holds is done, brought back and taken back whole, among what others do', async () => {
  const owner = await app.signIn('Owner');
  const { id: canvasId, boardId } = await makeCanvas(owner);
  const history = `/api/boards/${boardId}/history` as const;
  const proposed = (changes: BoardChange[]) => ({ changes: changes.map((change) => ({ id: randomUUID(), change })) });
  const whole = (changes: BoardChange[]) => owner.post(`${history}/changes`, proposed(changes));
  const one = (change: BoardChange) => owner.post(`/api/canvases/${canvasId}/changes`, proposed([change]));
  const board = async () => must<Board & { seq: number }>(await owner.get(`/api/canvases/${canvasId}/board`));
  const said = async () => (await board()).nodes.map(({ title, content }) => title + content);
  const restore = async (seq: number) =>
    must<{ seq: number; undoTo: number; changes: number }>(await owner.post(`${history}/restore`, { seq }));

  const nodes = Array.from({ length: MANY }, (_, i) => blankNode({ id: randomUUID(), title: String(i) }));
  const made = must<{ seq: number; results: { seq: number }[] }>(
    await whole(nodes.map((node) => ({ do: 'add-node', node }))),
  );
  expect([made.seq, made.results.at(-1)?.seq]).toEqual([MANY, MANY]);
  const before = await said();

  const removals = nodes.map(({ id }): BoardChange => ({ do: 'remove-node', id }));
  const strange: BoardChange = { do: 'patch-node', id: nodes[0]?.id ?? '', patch: { parentId: randomUUID() } };
  expect((await whole([strange, ...removals])).statusCode).toBe(400);
  expect(await said()).toEqual(before);
  must(await whole(removals));
  expect(await said()).toEqual([]);

  const [done] = await Promise.all([
    restore(MANY),
    one({ do: 'add-node', node: blankNode({ id: randomUUID(), title: 'meanwhile' }) }),
  ]);
  expect(done.changes).toBeGreaterThanOrEqual(MANY);
  expect(done.seq - done.undoTo).toBe(done.changes);
  expect((await said()).filter((title) => title !== 'meanwhile')).toEqual(before);
  const back = await restore(done.undoTo);
  expect(back.changes).toBeGreaterThanOrEqual(MANY);
  expect((await said()).filter((title) => title !== 'meanwhile')).toEqual([]);
});

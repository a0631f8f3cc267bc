import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { OURS } from '#contract/limits.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let canvasId: string;

beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  canvasId = (await owner.post('/api/canvases', { title: 'Changes', useTemplate: 'blank' })).json().id;
});
afterAll(() => app.close());

const aNode = (node: object = {}): BoardNode => blankNode({ id: randomUUID(), ...node });
const add = (node: object = {}) => ({ id: randomUUID(), change: { do: 'add-node', node: aNode(node) } });
const change = (changes: unknown, client = owner) => client.post(`/api/canvases/${canvasId}/changes`, { changes });
const board = async () =>
  (await owner.get(`/api/canvases/${canvasId}/board`)).json<{ seq: number; nodes: { id: string; title: string }[] }>();

describe('the changes of a canvas', () => {
  const node = aNode();
  const patch = (fields: object) => [{ id: randomUUID(), change: { do: 'patch-node', id: node.id, patch: fields } }];

  it.each<[string, unknown]>([
    ['no list', undefined],
    ['an empty list', []],
    ['more than five hundred', Array.from({ length: OURS.changesPerRequest + 1 }, () => add())],
    ['a change without an id', [{ change: { do: 'remove-node', id: node.id } }]],
    ['a verb that nobody knows', [{ id: randomUUID(), change: { do: 'drop-table' } }]],
    ['a node of an unknown type', [add({ type: 'virus' })]],
    ['a node with a field of its own', [add({ boardId: randomUUID() })]],
    ['a position of text', [add({ position: { x: '1', y: 2 } })]],
    ['a position outside every board', [add({ position: { x: 1e12, y: 2 } })]],
    ['a text with NUL', [add({ content: '\u0000' })]],
    ['a text with half a character', [add({ title: '\ud83d' })]],
    ['a title that is too long', [add({ title: 'x'.repeat(301) })]],
    [
      'a prototype in the metadata',
      [
        {
          id: randomUUID(),
          change: JSON.parse(`{"do":"patch-node","id":"${node.id}","patch":{"__proto__":{"title":"x"}}}`),
        },
      ],
    ],
    [
      'metadata that is nested too deeply',
      [add({ metadata: { a: { b: { c: { d: { e: { f: { g: { h: { i: 1 } } } } } } } } } })],
    ],
    ['a parent that never was', [add({ parentId: randomUUID() })]],
    ['a node in itself', [add({ ...node, type: 'group', parentId: node.id })]],
    ['a patch of the type', patch({ type: 'group' })],
    [
      'an edge from a node to itself',
      [{ id: randomUUID(), change: { do: 'add-edge', edge: { id: randomUUID(), source: node.id, target: node.id } } }],
    ],
    ['one wrong change among right ones', [add(), add({ position: null }), add()]],
  ])('refuse %s with a sentence, and stay as they were', async (_, changes) => {
    const before = await board();
    const answer = await change(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/\S/);
    expect(await board()).toEqual(before);
  });

  it('are applied once, however often and at once they are sent', async () => {
    const batch = [add({ title: 'lost response' }), add()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(batch)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.json().results))).size).toBe(1);
    expect((await board()).nodes.filter((n) => n.title === 'lost response')).toHaveLength(1);
  });

  it('keep what both of two writers said of different fields, and the later of the same', async () => {
    const shared = add();
    await change([shared]);
    const id = shared.change.node.id;
    const say = (fields: object) => change([{ id: randomUUID(), change: { do: 'patch-node', id, patch: fields } }]);
    await Promise.all([say({ title: 'by one' }), say({ content: 'by two' })]);
    await say({ title: 'first' });
    await say({ title: 'last' });
    expect((await board()).nodes.find((n) => n.id === id)).toMatchObject({ title: 'last', content: 'by two' });
  });

  it('never bring back a node that somebody deleted', async () => {
    const gone = add();
    const id = gone.change.node.id;
    await change([gone, { id: randomUUID(), change: { do: 'remove-node', id } }]);
    const late = await change([{ id: randomUUID(), change: { do: 'patch-node', id, patch: { title: 'zombie' } } }]);
    expect(late.json().results[0].seq).toBeNull();
    expect((await board()).nodes.some((n) => n.id === id)).toBe(false);
  });

  it('are told to whoever asks what came after a number', async () => {
    const { seq } = await board();
    const batch = [add(), add()];
    await change(batch);
    const news = (await owner.get(`/api/canvases/${canvasId}/changes?since=${seq}`)).json();
    expect(news).toMatchObject({
      seq: seq + 2,
      reset: false,
      events: batch.map(({ id }, i) => ({ id, seq: seq + 1 + i, actorId: owner.person.id })),
    });
    for (const since of ['', '?since=-1', '?since=x', '?since=1.5', '?since=1&more=2']) {
      expect((await owner.get(`/api/canvases/${canvasId}/changes${since}`)).statusCode).toBe(400);
    }
  });

  it('take five hundred nodes at once, and a body of up to a megabyte', async () => {
    const { seq } = await board();
    expect((await change(Array.from({ length: 500 }, () => add({ content: '가'.repeat(300) })))).json().seq).toBe(
      seq + 500,
    );
    const tooMuch = await change(Array.from({ length: 20 }, () => add({ content: 'x'.repeat(90_000) })));
    expect(tooMuch.statusCode).toBe(413);
    expect((await board()).seq).toBe(seq + 500);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import type { EdgeView, NodeView } from './views.ts';

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
let canvasId: string;
let foreignCanvasId: string;
let foreignNode: NodeView;

beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  stranger = await app.signIn('Stranger');
  foreignCanvasId = await makeCanvas(stranger);
  foreignNode = (await stranger.post(`/api/canvases/${foreignCanvasId}/nodes`, { type: 'group' })).json();
});
afterAll(() => app.close());

async function makeCanvas(client: SignedInClient): Promise<string> {
  return (await client.post('/api/canvases', { title: 'Editing', useTemplate: 'blank' })).json<{ id: string }>().id;
}
async function onNewCanvas(): Promise<void> {
  canvasId = await makeCanvas(owner);
}

const nodes = () => `/api/canvases/${canvasId}/nodes`;
const edges = () => `/api/canvases/${canvasId}/edges`;

async function add(body: object): Promise<NodeView> {
  const answer = await owner.post(nodes(), body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
}
async function connect(sourceId: string, targetId: string): Promise<EdgeView> {
  return (await owner.post(edges(), { sourceId, targetId, type: 'deletable' })).json();
}
async function board(): Promise<{ seq: number; nodes: NodeView[]; edges: EdgeView[] }> {
  return (await owner.get(`/api/canvases/${canvasId}/board`)).json();
}
const nodeOnBoard = async (id: string) => (await board()).nodes.find((node) => node.id === id);

describe('creating a node', () => {
  beforeAll(onNewCanvas);

  it.each([
    ['text', 'text'],
    ['basic', 'text'],
    ['note', 'text'],
    ['memo', 'sticky'],
    ['ai', 'ai_summary'],
    ['ai-chat', 'ai_chat'],
    ['aiChat', 'ai_chat'],
    ['user_note', 'user_note'],
    ['group', 'group'],
    ['file', 'file'],
    ['something-new', 'text'],
  ])('of type %s stores it as %s', async (given, stored) => {
    expect(await add({ type: given, title: 'x' })).toMatchObject({
      type: stored,
      canvasId,
      parentId: null,
      offset: null,
      containedNodeIds: [],
    });
  });

  it.each([
    ['absent', undefined],
    ['null', null],
    ['a word', 'middle'],
    ['half a position', { x: 5 }],
  ])('places it at x 100-500 and y 100-400 when its position is %s', async (_, position) => {
    const { x, y } = (await add({ type: 'text', position })).position;
    expect(x).toBeGreaterThanOrEqual(100);
    expect(x).toBeLessThanOrEqual(500);
    expect(y).toBeGreaterThanOrEqual(100);
    expect(y).toBeLessThanOrEqual(400);
  });

  it.each([
    ['null', '{"x":null,"y":1}'],
    ['text', '{"x":"10","y":1}'],
    ['infinite', '{"x":1e999,"y":1}'],
    ['beyond every board', '{"x":1e9,"y":1}'],
  ])('refuses coordinates that are %s', async (_, position) => {
    const before = (await board()).seq;
    const payload = `{"type":"text","position":${position}}`;
    const answer = await owner.send({
      method: 'POST',
      url: nodes(),
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid position coordinates']);
    expect((await board()).seq).toBe(before);
  });

  it('keeps size, or width and height of the style, within the clamps', async () => {
    expect((await add({ type: 'text', size: { width: 10, height: 5000 } })).size).toEqual({ width: 200, height: 1000 });
    const group = await add({ type: 'group', style: { width: 2203, height: '640px', opacity: 0.5 } });
    expect(group.size).toEqual({ width: 2200, height: 640 });
    expect(group.style).toEqual({ opacity: 0.5 });
  });

  it('puts a child at its offset from the group, or 20 to 120 from its corner', async () => {
    const group = await add({ type: 'group', position: { x: 1000, y: 2000 } });
    const child = await add({ type: 'text', parentId: group.id, offset: { x: 33, y: 44 } });
    expect(child).toMatchObject({ position: { x: 1033, y: 2044 }, offset: { x: 33, y: 44 }, parentId: group.id });
    const { offset } = await add({ type: 'text', parentId: group.id });
    for (const side of [offset?.x, offset?.y]) {
      expect(side).toBeGreaterThanOrEqual(20);
      expect(side).toBeLessThanOrEqual(120);
    }
    expect((await nodeOnBoard(group.id))?.containedNodeIds).toHaveLength(2);
  });

  it('lets a new group take nodes in', async () => {
    const member = await add({ type: 'text' });
    const group = await add({ type: 'group', containedNodeIds: [member.id] });
    expect(group.containedNodeIds).toEqual([member.id]);
    expect((await nodeOnBoard(member.id))?.parentId).toBe(group.id);
  });

  it('refuses an AI Chat node in a group, with the words of the specification', async () => {
    const group = await add({ type: 'group' });
    const answer = await owner.post(nodes(), { type: 'ai-chat', parentId: group.id });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'AI Chat 노드는 그룹에 추가할 수 없습니다.']);
    const chat = await add({ type: 'ai-chat', name: 'My chat' });
    expect(chat).toMatchObject({ title: 'My chat', metadata: { name: 'My chat' } });
    expect((await owner.put(`/api/nodes/${chat.id}`, { parentId: group.id })).statusCode).toBe(400);
    expect((await owner.put(`/api/nodes/${group.id}`, { containedNodeIds: [chat.id] })).statusCode).toBe(400);
  });

  it.each([
    ['a field that the contract does not know', { type: 'text', ownerId: randomUUID() }, 400],
    ['no type', { title: 'x' }, 400],
    ['a NUL in a text', { type: 'text', content: 'a\u0000b' }, 400],
    ['a lone surrogate in the metadata', { type: 'text', metadata: { name: '\ud800' } }, 400],
    ['too much metadata', { type: 'text', metadata: { name: 'x'.repeat(20_000) } }, 400],
    ['an id that is none', { type: 'text', id: '42' }, 400],
    ['a group that does not exist', { type: 'text', parentId: randomUUID() }, 404],
    ['a member that does not exist', { type: 'group', containedNodeIds: [randomUUID()] }, 404],
    ['members in what is no group', { type: 'text', containedNodeIds: [randomUUID()] }, 400],
    ['no body', undefined, 400],
    ['a list', [], 400],
  ])('refuses %s and changes nothing', async (_, body, status) => {
    const before = await board();
    expect((await owner.post(nodes(), body)).statusCode).toBe(status);
    expect(await board()).toEqual(before);
  });

  it('answers alike for what is foreign and what is absent', async () => {
    const [foreign, absent] = await Promise.all(
      [foreignNode.id, randomUUID()].map((id) => owner.post(nodes(), { type: 'text', parentId: id })),
    );
    const wordsOf = (answer: typeof foreign) => [answer?.statusCode, answer?.json().code, answer?.json().message];
    expect(wordsOf(foreign)).toEqual(wordsOf(absent));
    const taken = await owner.post(nodes(), { type: 'text', id: foreignNode.id });
    expect(taken.statusCode).toBe(409);
    expect((await stranger.get(`/api/canvases/${foreignCanvasId}/board`)).json().nodes).toEqual([foreignNode]);
  });

  it('makes one node of a request that is sent again with its Idempotency-Key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.post(nodes(), { type: 'text', title: 'once' }, key)),
    );
    const done = answers.filter((answer) => answer.statusCode === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((answer) => answer.json().id)).size).toBe(1);
    expect((await board()).nodes.filter((node) => node.title === 'once')).toHaveLength(1);
  });
});

describe('changing a node', () => {
  beforeAll(onNewCanvas);

  it('changes what is named and leaves the rest', async () => {
    const node = await add({
      type: 'text',
      title: 'a',
      content: 'b',
      metadata: { keep: 1, drop: 2 },
      position: { x: 5, y: 6 },
    });
    const changed = (
      await owner.put(`/api/nodes/${node.id}`, { title: 'c', metadata: { drop: null, more: 3 } })
    ).json<NodeView>();
    expect(changed).toEqual({ ...node, title: 'c', metadata: { keep: 1, more: 3 } });
    expect(await nodeOnBoard(node.id)).toEqual(changed);
  });

  it('takes the members of a group along when it is moved', async () => {
    const group = await add({ type: 'group', position: { x: 100, y: 100 } });
    const member = await add({ type: 'text', parentId: group.id, offset: { x: 30, y: 40 } });
    await owner.put(`/api/nodes/${group.id}`, { position: { x: 500, y: 50 }, title: 'moved' });
    expect(await nodeOnBoard(member.id)).toMatchObject({ position: { x: 530, y: 90 }, offset: { x: 30, y: 40 } });
    expect(await nodeOnBoard(group.id)).toMatchObject({ title: 'moved', position: { x: 500, y: 50 } });
  });

  it('sets the members of a group on both sides', async () => {
    const [a, b, group] = [await add({ type: 'text' }), await add({ type: 'text' }), await add({ type: 'group' })];
    await owner.put(`/api/nodes/${group.id}`, { containedNodeIds: [a.id] });
    const answer = await owner.put(`/api/nodes/${group.id}`, { containedNodeIds: [b.id, b.id] });
    expect(answer.json().containedNodeIds).toEqual([b.id]);
    expect([(await nodeOnBoard(a.id))?.parentId, (await nodeOnBoard(b.id))?.parentId]).toEqual([null, group.id]);
    await owner.put(`/api/nodes/${b.id}`, { parentId: null });
    expect((await nodeOnBoard(group.id))?.containedNodeIds).toEqual([]);
  });

  it('keeps a node where it lies when it joins the group under it, and moves it in otherwise', async () => {
    const group = await add({ type: 'group', position: { x: 0, y: 0 } });
    const inside = await add({ type: 'text', position: { x: 200, y: 180 } });
    const outside = await add({ type: 'text', position: { x: 5000, y: 0 } });
    expect((await owner.put(`/api/nodes/${inside.id}`, { parentId: group.id })).json().position).toEqual({
      x: 200,
      y: 180,
    });
    const { position } = (await owner.put(`/api/nodes/${outside.id}`, { parentId: group.id })).json<NodeView>();
    expect([position.x >= 20 && position.x <= 120, position.y >= 20 && position.y <= 120]).toEqual([true, true]);
  });

  it.each([
    ['null coordinates', '{"position":{"x":null,"y":0}}', 400, 'Invalid position coordinates'],
    ['half a position', '{"position":{"x":3}}', 400, 'Invalid position coordinates'],
    ['an unknown field', '{"boardId":"x"}', 400, null],
    ['a type', '{"type":"group"}', 400, null],
  ])('refuses %s and changes nothing', async (_, payload, status, message) => {
    const node = await add({ type: 'text', title: 'same' });
    const answer = await owner.send({
      method: 'PUT',
      url: `/api/nodes/${node.id}`,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    if (message) expect(answer.json().message).toBe(message);
    expect(await nodeOnBoard(node.id)).toEqual(node);
  });

  it('answers 404 for a foreign node, an absent one and one that was deleted', async () => {
    const node = await add({ type: 'text' });
    expect((await owner.remove(`${nodes()}/${node.id}?manual=1`)).statusCode).toBe(204);
    const answers = await Promise.all(
      [foreignNode.id, randomUUID(), node.id].map((id) => owner.put(`/api/nodes/${id}`, { title: 'x' })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(1);
    const foreignParent = await owner.put(`/api/nodes/${(await add({ type: 'text' })).id}`, {
      parentId: foreignNode.id,
    });
    expect(foreignParent.statusCode).toBe(404);
  });
});

describe('connections and deletion', () => {
  beforeAll(onNewCanvas);

  it('connects two nodes once, and deletes the connection', async () => {
    const [a, b] = [await add({ type: 'text' }), await add({ type: 'ai-chat' })];
    const edge = await connect(a.id, b.id);
    expect(edge).toMatchObject({ source: a.id, sourceId: a.id, target: b.id, targetId: b.id, type: 'deletable' });
    expect((await owner.post(edges(), { sourceId: a.id, targetId: b.id })).statusCode).toBe(409);
    expect((await board()).edges).toEqual([edge]);
    expect((await stranger.remove(`/api/edges/${edge.id}`)).statusCode).toBe(404);
    expect((await owner.remove(`/api/edges/${edge.id}`)).statusCode).toBe(204);
    expect((await owner.remove(`/api/edges/${edge.id}`)).statusCode).toBe(404);
    expect((await board()).edges).toEqual([]);
  });

  it('refuses a connection to itself, to nothing and to another board', async () => {
    const node = await add({ type: 'text' });
    const tries = [
      [node.id, node.id],
      [node.id, randomUUID()],
      [foreignNode.id, node.id],
      [node.id, foreignNode.id],
    ];
    const codes = await Promise.all(
      tries.map(async ([sourceId, targetId]) => (await owner.post(edges(), { sourceId, targetId })).statusCode),
    );
    expect(codes).toEqual([400, 404, 404, 404]);
    expect((await owner.post(edges(), { targetId: node.id })).statusCode).toBe(400);
    expect((await board()).edges).toEqual([]);
  });

  it('deletes a group with its connections, and lets its members stand where they are', async () => {
    const group = await add({ type: 'group', position: { x: 700, y: 0 } });
    const member = await add({ type: 'text', parentId: group.id, offset: { x: 50, y: 60 } });
    const chat = await add({ type: 'ai-chat' });
    await connect(group.id, chat.id);
    await connect(member.id, chat.id);
    expect((await owner.remove(`${nodes()}/${group.id}`)).statusCode).toBe(204);
    expect(await nodeOnBoard(member.id)).toEqual({ ...member, parentId: null, offset: null });
    expect((await board()).edges).toHaveLength(1);
  });

  it('deletes only what stands on the canvas of the path', async () => {
    const other = await makeCanvas(owner);
    const node = await add({ type: 'text' });
    expect((await owner.remove(`/api/canvases/${other}/nodes/${node.id}?manual=1`)).statusCode).toBe(404);
    expect(await nodeOnBoard(node.id)).toEqual(node);
    expect((await owner.remove(`/api/canvases/${foreignCanvasId}/nodes/${foreignNode.id}`)).statusCode).toBe(404);
  });

  it('cleans up after a removed node, and believes no caller that one is removed', async () => {
    const node = await add({ type: 'website', title: 'w', metadata: { url: 'https://example.com/' } });
    const count = async () =>
      (
        await app.deps.database.query<{ n: number }>('select count(*)::int as n from sources where node_id = $1', [
          node.id,
        ])
      )[0]?.n;
    const cleanUp = () =>
      owner.remove(`${nodes()}/${node.id}/cleanup`, { nodeType: 'website', nodeData: { id: foreignNode.id } });
    expect([(await cleanUp()).statusCode, await count()]).toEqual([204, 1]);
    await owner.remove(`${nodes()}/${node.id}?manual=1`);
    expect([(await cleanUp()).statusCode, await count()]).toEqual([204, 0]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCanvas, makeForeignNode, type TestCanvas } from '../testing/canvas-calls.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import type { NodeView } from './views.ts';

let app: TestApp;
let owner: SignedInClient;
let foreign: Awaited<ReturnType<typeof makeForeignNode>>;
let canvas: TestCanvas;

beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  foreign = await makeForeignNode(app);
  canvas = await makeCanvas(owner);
});
afterAll(() => app.close());

describe('changing a node', () => {
  it('changes what is named and leaves the rest', async () => {
    const node = await canvas.add({
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
    expect(await canvas.find(node.id)).toEqual(changed);
  });

  it('is done by exactly one of two tabs that have seen the same, and the other is told what is there', async () => {
    const { id, parentId } = await canvas.add({
      type: 'text',
      title: 'seen',
      parentId: (await canvas.add({ type: 'group' })).id,
    });
    expect(parentId).not.toBeNull();
    let seen = '*';
    for (let round = 0; round < 10; round++) {
      const save = (title: string) => owner.put(`/api/nodes/${id}`, { title }, { 'if-match': seen });
      const answers = await Promise.all([save(`${round} one`), save(`${round} two`)]);
      const [passed, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
      if (round > 0) expect([passed?.statusCode, refused?.statusCode]).toEqual([200, 412]);
      if (round > 0) expect(refused?.headers.etag).toBe(passed?.headers.etag);
      seen = String((await owner.put(`/api/nodes/${id}`, {}, { 'if-match': '*' })).headers.etag);
    }
    expect((await owner.put(`/api/nodes/${id}`, { title: 'said by nobody who has seen' })).statusCode).toBe(200);
  });

  it('takes the members of a group along when it is moved', async () => {
    const group = await canvas.add({ type: 'group', position: { x: 100, y: 100 } });
    const member = await canvas.add({ type: 'text', parentId: group.id, offset: { x: 30, y: 40 } });
    await owner.put(`/api/nodes/${group.id}`, { position: { x: 500, y: 50 }, title: 'moved' });
    expect(await canvas.find(member.id)).toMatchObject({ position: { x: 530, y: 90 }, offset: { x: 30, y: 40 } });
    expect(await canvas.find(group.id)).toMatchObject({ title: 'moved', position: { x: 500, y: 50 } });
  });

  it('sets the members of a group on both sides', async () => {
    const [a, b, group] = [
      await canvas.add({ type: 'text' }),
      await canvas.add({ type: 'text' }),
      await canvas.add({ type: 'group' }),
    ];
    await owner.put(`/api/nodes/${group.id}`, { containedNodeIds: [a.id] });
    const answer = await owner.put(`/api/nodes/${group.id}`, { containedNodeIds: [b.id, b.id] });
    expect(answer.json().containedNodeIds).toEqual([b.id]);
    expect([(await canvas.find(a.id))?.parentId, (await canvas.find(b.id))?.parentId]).toEqual([null, group.id]);
    await owner.put(`/api/nodes/${b.id}`, { parentId: null });
    expect((await canvas.find(group.id))?.containedNodeIds).toEqual([]);
  });

  it('keeps a node where it lies when it joins the group under it, and moves it in otherwise', async () => {
    const group = await canvas.add({ type: 'group', position: { x: 0, y: 0 } });
    const inside = await canvas.add({ type: 'text', position: { x: 200, y: 180 } });
    const outside = await canvas.add({ type: 'text', position: { x: 5000, y: 0 } });
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
    ['infinite coordinates', '{"position":{"x":1e999,"y":0}}', 400, 'Invalid position coordinates'],
    ['coordinates beyond every board', '{"position":{"x":0,"y":-1e308}}', 400, 'Invalid position coordinates'],
    ['coordinates that are no number', '{"position":{"x":NaN,"y":0}}', 400, null],
    ['an unknown field', '{"boardId":"x"}', 400, null],
    ['a type', '{"type":"group"}', 400, null],
  ])('refuses %s and changes nothing', async (_, payload, status, message) => {
    const node = await canvas.add({ type: 'text', title: 'same' });
    const answer = await owner.send({
      method: 'PUT',
      url: `/api/nodes/${node.id}`,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    if (message) expect(answer.json().message).toBe(message);
    expect(await canvas.find(node.id)).toEqual(node);
  });

  it('answers 404 for a foreign node, an absent one and one that was deleted', async () => {
    const node = await canvas.add({ type: 'text' });
    const byHand = { 'x-user-initiated': 'true' };
    expect((await owner.remove(`${canvas.nodes}/${node.id}?manual=1`, undefined, byHand)).statusCode).toBe(204);
    const answers = await Promise.all(
      [foreign.node.id, randomUUID(), node.id].map((id) => owner.put(`/api/nodes/${id}`, { title: 'x' })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(1);
    const foreignParent = await owner.put(`/api/nodes/${(await canvas.add({ type: 'text' })).id}`, {
      parentId: foreign.node.id,
    });
    expect(foreignParent.statusCode).toBe(404);
  });
});

describe('connections and deletion', () => {
  it('connects two nodes once, and deletes the connection', async () => {
    const [a, b] = [await canvas.add({ type: 'text' }), await canvas.add({ type: 'ai-chat' })];
    const edge = await canvas.connect(a.id, b.id);
    const ends = { source: a.id, sourceId: a.id, target: b.id, targetId: b.id };
    expect(edge).toMatchObject({ ...ends, type: 'deletable', style: { strokeWidth: 2 } });
    expect((await owner.post(canvas.edges, { sourceId: a.id, targetId: b.id })).statusCode).toBe(409);
    expect((await canvas.board()).edges).toEqual([edge]);
    expect((await foreign.stranger.remove(`/api/edges/${edge.id}`)).statusCode).toBe(404);
    expect((await owner.remove(`/api/edges/${edge.id}`)).statusCode).toBe(204);
    expect((await owner.remove(`/api/edges/${edge.id}`)).statusCode).toBe(404);
    expect((await canvas.board()).edges).toEqual([]);
  });

  it('keeps a connection as the client named and drew it', async () => {
    const [a, b] = [await canvas.add({ type: 'text' }), await canvas.add({ type: 'ai-chat' })];
    const drawn = { id: randomUUID(), label: '근거', sourceHandle: 'right', targetHandle: 'left' };
    const made = await owner.post(canvas.edges, { ...drawn, sourceId: a.id, targetId: b.id });
    expect(made.statusCode).toBe(200);
    const marked = { ...drawn, id: randomUUID(), source: b.id, target: a.id, markerEnd: { type: 'arrow' } };
    const change = { id: randomUUID(), change: { do: 'add-edge', edge: marked } };
    expect((await owner.post(`/api/canvases/${canvas.id}/changes`, { changes: [change] })).statusCode).toBe(200);
    const { edges } = await canvas.board();
    expect(edges.find(({ id }) => id === drawn.id)).toMatchObject({ ...drawn, type: 'deletable', markerEnd: null });
    expect(edges.find(({ id }) => id === marked.id)).toMatchObject(marked);
    await Promise.all([drawn, marked].map(({ id }) => owner.remove(`/api/edges/${id}`)));
  });

  it('refuses a connection to itself, to nothing and to another board', async () => {
    const node = await canvas.add({ type: 'text' });
    const tries = [
      [node.id, node.id],
      [node.id, randomUUID()],
      [foreign.node.id, node.id],
      [node.id, foreign.node.id],
    ];
    const codes = await Promise.all(
      tries.map(async ([sourceId, targetId]) => (await owner.post(canvas.edges, { sourceId, targetId })).statusCode),
    );
    expect(codes).toEqual([400, 404, 404, 404]);
    expect((await owner.post(canvas.edges, { targetId: node.id })).statusCode).toBe(400);
    expect((await canvas.board()).edges).toEqual([]);
  });

  it('deletes a group with its connections, and lets its members stand where they are', async () => {
    const group = await canvas.add({ type: 'group', position: { x: 700, y: 0 } });
    const member = await canvas.add({ type: 'text', parentId: group.id, offset: { x: 50, y: 60 } });
    const chat = await canvas.add({ type: 'ai-chat' });
    await canvas.connect(group.id, chat.id);
    await canvas.connect(member.id, chat.id);
    expect((await owner.remove(`${canvas.nodes}/${group.id}`)).statusCode).toBe(204);
    expect(await canvas.find(member.id)).toEqual({ ...member, parentId: null, offset: null });
    expect((await canvas.board()).edges).toHaveLength(1);
  });

  it('deletes only what stands on the canvas of the path', async () => {
    const other = await makeCanvas(owner);
    const node = await canvas.add({ type: 'text' });
    expect((await owner.remove(`/api/canvases/${other.id}/nodes/${node.id}?manual=1`)).statusCode).toBe(404);
    expect(await canvas.find(node.id)).toEqual(node);
    expect((await owner.remove(`/api/canvases/${foreign.canvas.id}/nodes/${foreign.node.id}`)).statusCode).toBe(404);
  });

  it('cleans up after a removed node, and believes no caller that one is removed', async () => {
    const node = await canvas.add({ type: 'website', title: 'w', metadata: { url: 'https://example.com/' } });
    const count = async () =>
      (
        await app.deps.database.query<{ n: number }>('select count(*)::int as n from sources where node_id = $1', [
          node.id,
        ])
      )[0]?.n;
    const cleanUp = () =>
      owner.remove(`${canvas.nodes}/${node.id}/cleanup`, { nodeType: 'website', nodeData: { id: foreign.node.id } });
    expect([(await cleanUp()).statusCode, await count()]).toEqual([204, 1]);
    await owner.remove(`${canvas.nodes}/${node.id}?manual=1`);
    expect([(await cleanUp()).statusCode, await count()]).toEqual([204, 0]);
  });

  it('forgets the conversation of a removed chat node', async () => {
    const chat = await canvas.add({ type: 'ai-chat' });
    await owner.post('/api/ai-chat-message', { canvasId: canvas.id, nodeId: chat.id, messageText: '안녕' });
    const said = async () => {
      const rows = await app.deps.database.query('select 1 from chat_messages where node_id = $1', [chat.id]);
      return rows.length;
    };
    await owner.remove(`${canvas.nodes}/${chat.id}/cleanup`, {});
    expect(await said()).toBe(1);
    await owner.remove(`${canvas.nodes}/${chat.id}?manual=1`);
    await owner.remove(`${canvas.nodes}/${chat.id}/cleanup`, {});
    expect(await said()).toBe(0);
  });
});

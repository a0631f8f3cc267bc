import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCanvas, makeForeignNode, type TestCanvas } from '../testing/canvas-calls.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import type { SignedInClient } from '../testing/test-client.ts';

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

describe('creating a node', () => {
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
    expect(await canvas.add({ type: given, title: 'x' })).toMatchObject({
      type: stored,
      canvasId: canvas.id,
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
    const { x, y } = (await canvas.add({ type: 'text', position })).position;
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
    const before = (await canvas.board()).seq;
    const payload = `{"type":"text","position":${position}}`;
    const answer = await owner.send({
      method: 'POST',
      url: canvas.nodes,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid position coordinates']);
    expect((await canvas.board()).seq).toBe(before);
  });

  it('keeps size, or width and height of the style, within the clamps', async () => {
    expect((await canvas.add({ type: 'text', size: { width: 10, height: 5000 } })).size).toEqual({
      width: 200,
      height: 1000,
    });
    const before = (await canvas.board()).seq;
    const node = {
      id: randomUUID(),
      type: 'text',
      title: 'x',
      position: { x: 0, y: 0 },
      size: { width: -1, height: 9 },
    };
    for (const refused of [
      await owner.post(canvas.nodes, { type: 'text', size: { width: -10, height: -1e308 } }),
      await owner.post(canvas.nodes, { type: 'text', size: { width: 0, height: 100 } }),
      await owner.post(canvas.nodes.replace('/nodes', '/changes'), {
        changes: [{ id: randomUUID(), change: { do: 'add-node', node } }],
      }),
    ])
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad-input']);
    expect((await canvas.board()).seq).toBe(before);
    const group = await canvas.add({ type: 'group', style: { width: 2203, height: '640px', opacity: 0.5 } });
    expect(group.size).toEqual({ width: 2200, height: 640 });
    expect(group.style).toEqual({ opacity: 0.5 });
  });

  it('takes a node with all that an editor holds of it, and keeps what means something here', async () => {
    const group = await canvas.add({ type: 'group', position: { x: 1000, y: 2000 } });
    const card = {
      type: 'file',
      title: 'Brief',
      parentId: group.id,
      data: { offset: { x: 33, y: 44 }, label: 'Brief' },
      width: 300,
      height: 200,
      containedNodes: [],
      isExpanded: false,
      fileName: 'brief.pdf',
      fileType: 'pdf',
      fileSize: 2048,
      fileId: null,
      url: 'https://a.example/brief.pdf',
      draggable: true,
      selectable: true,
      canvasId: canvas.id,
      projectId: null,
      metadata: { fileType: 'file' },
    };
    const made = await canvas.add(card);
    expect(made).toMatchObject({
      size: { width: 300, height: 200 },
      offset: { x: 33, y: 44 },
      metadata: { isExpanded: false, fileName: 'brief.pdf', fileType: 'file', fileSize: 2048, url: card.url },
    });
    for (const name of ['draggable', 'selectable', 'data', 'fileId']) expect(made.metadata).not.toHaveProperty(name);
    const around = await canvas.add({
      type: 'group',
      containedNodes: [made.id],
      size: { width: 640, height: 480 },
      width: 1,
    });
    expect(around).toMatchObject({ containedNodeIds: [made.id], size: { width: 640, height: 480 } });
  });

  it('puts a child at its offset from the group, or 20 to 120 from its corner', async () => {
    const group = await canvas.add({ type: 'group', position: { x: 1000, y: 2000 } });
    const child = await canvas.add({ type: 'text', parentId: group.id, offset: { x: 33, y: 44 } });
    expect(child).toMatchObject({ position: { x: 1033, y: 2044 }, offset: { x: 33, y: 44 }, parentId: group.id });
    const { offset } = await canvas.add({ type: 'text', parentId: group.id });
    for (const side of [offset?.x, offset?.y]) {
      expect(side).toBeGreaterThanOrEqual(20);
      expect(side).toBeLessThanOrEqual(120);
    }
    expect((await canvas.find(group.id))?.containedNodeIds).toHaveLength(2);
  });

  it('lets a new group take nodes in', async () => {
    const member = await canvas.add({ type: 'text' });
    const group = await canvas.add({ type: 'group', containedNodeIds: [member.id] });
    expect(group.containedNodeIds).toEqual([member.id]);
    expect((await canvas.find(member.id))?.parentId).toBe(group.id);
  });

  it('refuses an AI Chat node in a group, with the words of the specification', async () => {
    const group = await canvas.add({ type: 'group' });
    const answer = await owner.post(canvas.nodes, { type: 'ai-chat', parentId: group.id });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'AI Chat 노드는 그룹에 추가할 수 없습니다.']);
    const chat = await canvas.add({ type: 'ai-chat', name: 'My chat' });
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
    const before = await canvas.board();
    expect((await owner.post(canvas.nodes, body)).statusCode).toBe(status);
    expect(await canvas.board()).toEqual(before);
  });

  it('answers alike for what is foreign and what is absent', async () => {
    const [strange, absent] = await Promise.all(
      [foreign.node.id, randomUUID()].map((id) => owner.post(canvas.nodes, { type: 'text', parentId: id })),
    );
    const wordsOf = (answer: typeof strange) => [answer?.statusCode, answer?.json().code, answer?.json().message];
    expect(wordsOf(strange)).toEqual(wordsOf(absent));
    const taken = await owner.post(canvas.nodes, { type: 'text', id: foreign.node.id });
    expect(taken.statusCode).toBe(409);
    expect((await foreign.stranger.get(`/api/canvases/${foreign.canvas.id}/board`)).json().nodes).toEqual([
      foreign.node,
    ]);
  });

  it('makes one node of a request that is sent again with its Idempotency-Key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.post(canvas.nodes, { type: 'text', title: 'once' }, key)),
    );
    const done = answers.filter((answer) => answer.statusCode === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((answer) => answer.json().id)).size).toBe(1);
    expect((await canvas.board()).nodes.filter((node) => node.title === 'once')).toHaveLength(1);
  });
});

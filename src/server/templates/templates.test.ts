import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { creatorTemplateIds } from '#contract/canvases/template-ids.ts';
import type { Canvas } from '#contract/canvases/canvas.schema.ts';
import { OURS } from '#contract/limits.ts';
import type { Template } from '#contract/templates/templates.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { join, makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('Owner');
  stranger = await app.signIn('Stranger');
});
afterAll(() => app.close());

const newBoard = async (client = owner, useTemplate = 'blank') =>
  must<Canvas>(await client.post('/api/canvases', { title: 'Board', useTemplate }));
const boardOf = async (client: SignedInClient, canvasId: string) =>
  must<Board>(await client.get(`/api/canvases/${canvasId}/board`));
const listed = async (client = owner) => must<Template[]>(await client.get('/api/templates'));
const save = (client: SignedInClient, boardId: string, body: object = {}) =>
  client.post(`/api/boards/${boardId}/templates`, { name: 'Template', ...body });
const use = (client: SignedInClient, templateId: string) =>
  client.post(`/api/templates/${templateId}/canvases`, { title: 'From a template' });
const change = (canvasId: string, changes: object[], client = owner) =>
  client.post(`/api/canvases/${canvasId}/changes`, {
    changes: changes.map((one) => ({ id: randomUUID(), change: one })),
  });
const node = (more: Partial<BoardNode>) => ({
  do: 'add-node',
  node: { id: randomUUID(), type: 'text', title: 'Note', position: { x: 0, y: 0 }, ...more },
});

/** Somebody who has saved one template, and its canvas. */
async function withTemplate(client: SignedInClient, body: object = {}) {
  const canvas = await newBoard(client, 'default');
  return { canvas, template: must<Template>(await save(client, canvas.boardId, body)) };
}
const lookOf = ({ nodes }: Board) =>
  nodes.map(({ type, title, content, position, size }) => ({ type, title, content, position, size }));

describe('a new canvas', () => {
  it.each(creatorTemplateIds)('is filled by the board %s, in the language that is asked for', async (useTemplate) => {
    const titles = async (language: string) => {
      const { id } = must<Canvas>(await owner.post('/api/canvases', { title: 'x', useTemplate, language }));
      const { nodes, edges } = await boardOf(owner, id);
      expect(edges.length).toBeGreaterThan(0);
      return nodes.map(({ title }) => title).join(' ');
    };
    expect(await titles('ko')).toMatch(/[가-힣]/);
    expect(await titles('en')).not.toMatch(/[가-힣]/);
  });

  it.each(['none', 'long_form', 'toString', randomUUID()])('is not made from %s', async (useTemplate) => {
    expect((await owner.post('/api/canvases', { title: 'x', useTemplate })).statusCode).toBe(400);
  });
});

describe('a board that is saved as a template', () => {
  it('begins other canvases, which stand by themselves', async () => {
    const { canvas, template } = await withTemplate(owner, { name: ' Weekly ', description: ' ' });
    expect(template).toMatchObject({ name: 'Weekly', description: null, isOwn: true, org: null });
    const before = await boardOf(owner, canvas.id);
    expect(template.nodeCount).toBe(before.nodes.length);
    must(await owner.remove(`/api/canvases/${canvas.id}`));
    must(await owner.remove(`/api/canvases/trash/${canvas.id}`));
    const made = must<Canvas>(await use(owner, template.id));
    const after = await boardOf(owner, made.id);
    expect(lookOf(after)).toEqual(expect.arrayContaining(lookOf(before)));
    expect(after.nodes).toHaveLength(before.nodes.length);
    const old = new Set([...before.nodes, ...before.edges].map(({ id }) => id));
    expect([...after.nodes, ...after.edges].filter(({ id }) => old.has(id))).toEqual([]);
    const titleOf = (board: Board, id: string | null) => board.nodes.find((one) => one.id === id)?.title;
    const wires = (board: Board) => board.edges.map((one) => [titleOf(board, one.source), titleOf(board, one.target)]);
    expect(wires(after)).toEqual(wires(before));
    const groups = (board: Board) => board.nodes.map((one) => [one.title, titleOf(board, one.parentId)]).toSorted();
    expect(groups(after)).toEqual(groups(before));
  });

  it('takes neither files nor what was read and said with it, and has links read anew', async () => {
    const canvas = await newBoard();
    const url = 'https://www.youtube.com/watch?v=abcdefghijk';
    const facts = { url, videoId: 'abcdefghijk', channel: 'SECRET', isProcessing: false };
    must(
      await change(canvas.id, [
        node({ type: 'youtube_transcript', title: 'Video', content: 'SECRET', metadata: facts }),
        node({ type: 'file', title: 'SECRET.pdf', metadata: { fileId: randomUUID(), fileName: 'SECRET.pdf' } }),
        node({ type: 'ai_chat', title: 'Chat', metadata: { messages: ['SECRET'] } }),
        node({ title: 'Kept', metadata: { recipe: { id: 'thread', values: { topic: 'x' } }, userId: 'SECRET' } }),
      ]),
    );
    const template = must<Template>(await save(owner, canvas.boardId));
    const [row] = await app.deps.database.query<{ board: Board }>('select board from templates where id = $1', [
      template.id,
    ]);
    expect(JSON.stringify(row)).not.toContain('SECRET');
    const { nodes } = await boardOf(owner, must<Canvas>(await use(owner, template.id)).id);
    expect(nodes.map(({ title }) => title)).toEqual(['Video', 'Chat', 'Kept']);
    expect(nodes[0]?.metadata).toMatchObject({ url, isProcessing: true });
    expect(nodes[2]?.metadata).toEqual({ recipe: { id: 'thread', values: { topic: 'x' } } });
    const sources = await app.deps.database.query('select url from sources where node_id = $1', [nodes[0]?.id]);
    expect(sources).toEqual([{ url }]);
  });

  it('is read from the board by the server: a body that tells of nodes is refused', async () => {
    const canvas = await newBoard(owner, 'default');
    const before = await listed();
    for (const told of [
      { nodes: [] },
      { board: { nodes: [], edges: [] } },
      { boardId: randomUUID() },
      { ownerId: 'x' },
    ])
      expect((await save(owner, canvas.boardId, told)).statusCode).toBe(400);
    expect(await listed()).toEqual(before);
  });

  it.each([[{ name: ' ' }], [{ name: 'x'.repeat(301) }], [{ description: 'x'.repeat(2_001) }], [{ orgId: 'x' }]])(
    'refuses %j',
    async (body) => {
      const { boardId } = await newBoard(owner, 'default');
      expect((await save(owner, boardId, body)).statusCode).toBe(400);
    },
  );

  it('cannot be made from a board that one may not read, nor from one that is gone', async () => {
    const canvas = await newBoard(owner, 'default');
    const [foreign, absent] = [await save(stranger, canvas.boardId), await save(stranger, randomUUID())];
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404]);
    expect(foreign.json().message).toBe(absent.json().message);
    must(await owner.remove(`/api/canvases/${canvas.id}`));
    expect((await save(owner, canvas.boardId)).statusCode).toBe(404);
    expect(await listed(stranger)).toEqual([]);
  });
});

describe('a template', () => {
  it('is its owner’s alone: others neither see, use nor delete it', async () => {
    const { template } = await withTemplate(owner);
    expect((await listed(stranger)).map(({ id }) => id)).not.toContain(template.id);
    const absent = randomUUID();
    for (const id of [template.id, absent]) {
      expect((await use(stranger, id)).statusCode).toBe(404);
      expect((await stranger.remove(`/api/templates/${id}`)).statusCode).toBe(404);
    }
    expect((await listed()).map(({ id }) => id)).toContain(template.id);
    expect((await stranger.get('/api/canvases')).json<unknown[]>()).toEqual([]);
  });

  it('is deleted by its owner; what was made from it stays', async () => {
    const { template } = await withTemplate(owner);
    const made = must<Canvas>(await use(owner, template.id));
    expect((await owner.remove(`/api/templates/${template.id}`)).statusCode).toBe(204);
    expect((await listed()).map(({ id }) => id)).not.toContain(template.id);
    expect((await use(owner, template.id)).statusCode).toBe(404);
    expect((await boardOf(owner, made.id)).nodes.length).toBeGreaterThan(0);
  });

  it('leaves with the account', async () => {
    const leaver = await app.signIn('Leaver');
    const { template } = await withTemplate(leaver);
    must(await leaver.send({ method: 'DELETE', url: '/api/account', payload: { confirm: leaver.person.email } }));
    expect(await app.deps.database.query('select 1 from templates where id = $1', [template.id])).toEqual([]);
  });
});

describe('a template that is shared with an organisation', () => {
  it('is used by its members, and deleted by its owner alone', async () => {
    const [maker, member, viewer] = await Promise.all(['Maker', 'Member', 'Viewer'].map(app.signIn));
    if (!maker || !member || !viewer) throw new Error('nobody came');
    const { org, orgUrl } = await makeStudio(owner, 'Studio');
    await join(orgUrl, owner, maker, 'editor');
    const membership = await join(orgUrl, owner, member, 'viewer');
    await join(orgUrl, owner, viewer, 'viewer');
    const { template } = await withTemplate(maker, { orgId: org.id });
    expect(await listed(member)).toMatchObject([
      { id: template.id, isOwn: false, org: { id: org.id, name: 'Studio' } },
    ]);
    const made = must<Canvas>(await use(member, template.id));
    expect((await boardOf(member, made.id)).nodes.length).toBe(template.nodeCount);
    expect((await maker.get(`/api/canvases/${made.id}`)).statusCode).toBe(404);
    for (const other of [member, owner]) {
      expect((await other.remove(`/api/templates/${template.id}`)).statusCode).toBe(403);
    }
    expect((await use(stranger, template.id)).statusCode).toBe(404);
    must(await owner.remove(`${orgUrl}/members/${membership.id}`));
    expect(await listed(member)).toEqual([]);
    expect((await use(member, template.id)).statusCode).toBe(404);
    must(await owner.remove(orgUrl));
    expect(await listed(viewer)).toEqual([]);
    expect(await listed(maker)).toMatchObject([{ id: template.id, org: null }]);
  });

  it('goes with whoever saved it when he leaves, and is not shared again by his coming back', async () => {
    const [maker, viewer] = await Promise.all(['Leaver', 'Stayer'].map(app.signIn));
    if (!maker || !viewer) throw new Error('nobody came');
    const { org, orgUrl } = await makeStudio(owner, 'Studio');
    const membership = await join(orgUrl, owner, maker, 'editor');
    await join(orgUrl, owner, viewer, 'viewer');
    const { template } = await withTemplate(maker, { orgId: org.id });
    must(await maker.remove(`${orgUrl}/members/${membership.id}`));
    expect(await listed(viewer)).toEqual([]);
    expect((await use(viewer, template.id)).statusCode).toBe(404);
    await join(orgUrl, owner, maker, 'editor');
    expect(await listed(viewer)).toEqual([]);
    expect(await listed(maker)).toMatchObject([{ id: template.id, isOwn: true, org: null }]);
  });

  it('is shared by those only who may add something there', async () => {
    const [viewer] = await Promise.all(['Looker'].map(app.signIn));
    if (!viewer) throw new Error('nobody came');
    const { org, orgUrl } = await makeStudio(owner, 'Closed');
    await join(orgUrl, owner, viewer, 'viewer');
    const [ofViewer, ofStranger] = [await newBoard(viewer, 'default'), await newBoard(stranger, 'default')];
    expect((await save(viewer, ofViewer.boardId, { orgId: org.id })).statusCode).toBe(403);
    expect((await save(stranger, ofStranger.boardId, { orgId: org.id })).statusCode).toBe(404);
    expect((await save(owner, (await newBoard(owner, 'default')).boardId, { orgId: randomUUID() })).statusCode).toBe(
      404,
    );
    expect([...(await listed(viewer)), ...(await listed(stranger))]).toEqual([]);
  });
});

describe('the limits of templates', () => {
  it('an empty board, or one of files alone, is none', async () => {
    const { id, boardId } = await newBoard();
    expect((await save(owner, boardId)).statusCode).toBe(400);
    must(await change(id, [node({ type: 'file', title: 'a.pdf' })]));
    expect((await save(owner, boardId)).statusCode).toBe(400);
  });

  it(`${OURS.nodesPerTemplate} nodes each`, async () => {
    const { id, boardId } = await newBoard();
    must(
      await change(
        id,
        Array.from({ length: OURS.nodesPerTemplate }, () => node({})),
      ),
    );
    const template = must<Template>(await save(owner, boardId));
    expect(must<Canvas>(await use(owner, template.id)).id).not.toBe(id);
    must(await change(id, [node({})]));
    expect((await save(owner, boardId)).statusCode).toBe(413);
  });

  it('one megabyte each, counted in bytes', async () => {
    const { id, boardId } = await newBoard();
    const long = '가'.repeat(30_000);
    for (let i = 0; i < 11; i++) must(await change(id, [node({ content: long })]));
    must(await save(owner, boardId));
    must(await change(id, [node({ content: long })]));
    expect((await save(owner, boardId)).statusCode).toBe(413);
  });

  it(`${OURS.templatesPerPerson} a person, also when they are saved at once`, async () => {
    const collector = await app.signIn('Collector');
    const { boardId } = await newBoard(collector, 'default');
    for (let i = 0; i < OURS.templatesPerPerson - 1; i++) must(await save(collector, boardId));
    const answers = await Promise.all([save(collector, boardId), save(collector, boardId), save(collector, boardId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const [first] = await listed(collector);
    must(await collector.remove(`/api/templates/${first?.id}`));
    expect((await save(collector, boardId)).statusCode).toBe(200);
  });
});

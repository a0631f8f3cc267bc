import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Canvas, CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { templateWords } from '#contract/canvases/template-words.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
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

const create = async (body: object): Promise<Canvas> => (await owner.post('/api/canvases', body)).json();
const list = async (client = owner): Promise<CanvasListing[]> => (await client.get('/api/canvases')).json();

describe('creating a canvas', () => {
  it('trims the title, and omits an empty description', async () => {
    expect(await create({ title: '  여행 브이로그 ', description: '   ', useTemplate: 'blank' })).toMatchObject({
      title: '여행 브이로그',
      description: null,
      content: { meta: {}, edges: [] },
      contentSavedAt: null,
    });
    expect(await create({ title: 'x', description: ' 설명 ' })).toMatchObject({ description: '설명' });
  });

  it.each([
    ['en-US,en;q=0.9,ko;q=0.5', undefined, 'en'],
    ['ko-KR,ko;q=0.9,en;q=0.8', undefined, 'ko'],
    ['de-DE,de;q=0.9', undefined, 'en'],
    ['en-US,en;q=0.9', 'ko', 'ko'],
    [undefined, undefined, 'ko'],
  ] as const)('writes its template for a browser of %j that asks for %j in %s', async (browser, language, written) => {
    const headers: Record<string, string> = browser === undefined ? {} : { 'accept-language': browser };
    const made = await owner.post('/api/canvases', { title: 'x', ...(language && { language }) }, headers);
    const board = await owner.get(`/api/canvases/${made.json<Canvas>().id}/board`);
    const titles = board.json<{ nodes: { title: string }[] }>().nodes.map(({ title }) => title);
    expect(titles).toContain(templateWords[written].generatorTitle);
    expect(titles).not.toContain(templateWords[written === 'ko' ? 'en' : 'ko'].generatorTitle);
  });

  it.each([[{}], [{ title: '' }], [{ title: ' \n ' }]])('refuses %j: Canvas title is required', async (body) => {
    const answer = await owner.post('/api/canvases', body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Canvas title is required']);
  });

  it.each([
    [{ title: 'x', ownerId: randomUUID() }],
    [{ title: 'x', id: randomUUID() }],
    [{ title: 'x', createdAt: '2020-01-01' }],
    [{ title: 'x', useTemplate: 'other' }],
    [{ title: 7 }],
    [{ title: 'x'.repeat(301) }],
    [{ title: 'a\u0000' }],
    [null],
    [[]],
  ])('refuses %j and makes nothing', async (body) => {
    const before = (await list()).length;
    expect((await owner.post('/api/canvases', body)).statusCode).toBe(400);
    expect(await list()).toHaveLength(before);
  });

  it.each([
    ['ko', '프롬프트 생성기', '스레드 작성 프롬프트'],
    ['en', 'Prompt generator', 'Thread-writing prompt'],
  ] as const)(
    'fills the default template in the language %s: two prompts, and an AI chat wired to a group',
    async (language, generator, thread) => {
      const { id } = await create({ title: 'Default', language });
      const board = (await owner.get(`/api/canvases/${id}/board`)).json<{
        nodes: { id: string; type: string; title: string }[];
        edges: { source: string; target: string }[];
      }>();
      expect(board.nodes.map((node) => node.title)).toEqual(expect.arrayContaining([generator, thread, 'AI Chat']));
      const typeOf = (nodeId?: string) => board.nodes.find((node) => node.id === nodeId)?.type;
      expect(board.edges.map((edge) => [typeOf(edge.source), typeOf(edge.target)])).toEqual([['group', 'ai_chat']]);
    },
  );
});

describe('the list of canvases', () => {
  it('shows the own ones only, last changed first, with their nodes in small', async () => {
    const person = await app.signIn('Lister');
    const make = async (title: string) =>
      (await person.post('/api/canvases', { title, useTemplate: 'blank' })).json<Canvas>().id;
    const [old, young] = [await make('old'), await make('young')];
    expect((await list(person)).map((canvas) => canvas.id)).toEqual([young, old]);
    await person.post(`/api/canvases/${old}/nodes`, {
      type: 'group',
      position: { x: 8, y: 16 },
      size: { width: 320, height: 240 },
    });
    const [first] = await list(person);
    expect(first).toMatchObject({
      id: old,
      nodeCount: 1,
      miniature: [{ type: 'group', x: 8, y: 16, width: 320, height: 240 }],
    });
    expect((await list(stranger)).some((canvas) => canvas.id === old)).toBe(false);
  });
});

describe('the content of a canvas', () => {
  const content = {
    meta: { zoom: 2 },
    edges: [{ id: 'e', source: 'a', target: 'b', type: 'deletable', animated: true, style: { strokeWidth: 2 } }],
  };

  it('is saved and read back with a tag, and a stale tab is refused', async () => {
    const { id } = await create({ title: 'Content', useTemplate: 'blank' });
    const url = `/api/canvases/${id}/content`;
    const seen = String((await owner.get(`/api/canvases/${id}`)).headers.etag);
    const first = await owner.put(url, { content }, { 'if-match': seen });
    expect(first.statusCode).toBe(200);
    const stale = await owner.put(url, { content: { meta: { zoom: 9 } } }, { 'if-match': seen });
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'stale']);
    expect(stale.headers.etag).toBe(first.headers.etag);
    const read = await owner.get(`/api/canvases/${id}`);
    expect(read.json()).toMatchObject({ content, contentSavedAt: expect.any(String) });
    expect(read.headers.etag).toBe(first.headers.etag);
    expect((await owner.put(url, { content }, { 'if-match': `"0", ${String(read.headers.etag)}` })).statusCode).toBe(
      200,
    );
    expect((await owner.put(url, { content: {} })).statusCode).toBe(200);
    expect((await owner.put(url, { content }, { 'if-match': '*' })).statusCode).toBe(200);
  });

  it('is saved by exactly one of two tabs that have seen the same', async () => {
    const { id } = await create({ title: 'Race', useTemplate: 'blank' });
    for (let round = 0; round < 10; round++) {
      const seen = String((await owner.get(`/api/canvases/${id}`)).headers.etag);
      const save = (zoom: number) =>
        owner.put(`/api/canvases/${id}/content`, { content: { meta: { zoom } } }, { 'if-match': seen });
      const codes = (await Promise.all([save(1), save(2)])).map((answer) => answer.statusCode).sort();
      expect(codes).toEqual([200, 412]);
    }
  });

  it('holds the connections of the largest board, and says how much is too much', async () => {
    const { id } = await create({ title: 'Large', useTemplate: 'blank' });
    const style = { strokeWidth: 2 };
    const edges = Array.from({ length: 40_000 }, () => {
      const [edgeId, source, target] = [randomUUID(), randomUUID(), randomUUID()];
      return { id: edgeId, source, target, type: 'deletable', style };
    });
    const saved = await owner.put(`/api/canvases/${id}/content`, { content: { meta: {}, edges } });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().content.edges).toHaveLength(40_000);
    const tooMuch = await owner.put(`/api/canvases/${id}/content`, {
      content: { meta: { a: 'x'.repeat(17_000_000) } },
    });
    expect(tooMuch.statusCode).toBe(413);
    expect(tooMuch.json().message).toBe('The body is larger than the 12288 KB that this call takes.');
  });

  it.each([
    ['text that cannot be stored', { meta: { a: '\u0000' } }],
    ['an edge that cannot be stored', { edges: [{ id: 'e', source: 'a', target: 'b', label: '\ud800' }] }],
    ['edges without ends', { edges: [{ id: 'e' }] }],
    ['too much meta', { meta: { a: 'x'.repeat(20_000) } }],
    ['no object', 'content'],
    ['a part that it would lose', { meta: {}, edges: [], nodes: [] }],
  ])('refuses %s', async (_, bad) => {
    const { id } = await create({ title: 'Bad', useTemplate: 'blank' });
    expect((await owner.put(`/api/canvases/${id}/content`, { content: bad })).statusCode).toBe(400);
    expect((await owner.get(`/api/canvases/${id}`)).json().content).toEqual({ meta: {}, edges: [] });
  });
});

describe('a deleted canvas', () => {
  it('is gone at once from every way to it', async () => {
    const { id } = await create({ title: 'Gone' });
    const { nodes, edges } = (await owner.get(`/api/canvases/${id}/board`)).json<{
      nodes: { id: string }[];
      edges: { id: string }[];
    }>();
    expect((await stranger.remove(`/api/canvases/${id}`)).statusCode).toBe(404);
    expect((await owner.remove(`/api/canvases/${id}`)).statusCode).toBe(204);
    const answers = await Promise.all([
      owner.get(`/api/canvases/${id}`),
      owner.get(`/api/canvases/${id}/board`),
      owner.get(`/api/canvases/${id}/changes?since=0`),
      owner.post(`/api/canvases/${id}/nodes`, { type: 'text' }),
      owner.put(`/api/canvases/${id}/content`, { content: {} }),
      owner.post(`/api/canvases/${id}/changes`, {
        changes: [{ id: randomUUID(), change: { do: 'remove-node', id: nodes[0]?.id } }],
      }),
      owner.put(`/api/nodes/${nodes[0]?.id}`, { title: 'x' }),
      owner.remove(`/api/edges/${edges[0]?.id}`),
      owner.remove(`/api/canvases/${id}/nodes/${nodes[0]?.id}`),
      owner.remove(`/api/canvases/${id}`),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 404));
    expect((await list()).some((canvas) => canvas.id === id)).toBe(false);
  });
});

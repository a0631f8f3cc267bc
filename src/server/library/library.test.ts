import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#contract/base/id.ts';
import type { LibrarySource } from '#contract/library/library.api.ts';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';
import { join, makeStudio, must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

let replay: Replay;
let app: TestApp;
let first: SourceBoard;
let second: SourceBoard;

beforeAll(async () => {
  replay = await startReplay();
  app = await makeApp({ env: replay.env });
  first = await makeSourceBoard(app, 'Jiwoo');
  second = await makeSourceBoard(app, 'Jiwoo');
  await first.client.send({ method: 'PUT', url: `/api/canvases/${first.canvasId}`, payload: { title: '첫 보드' } });
  await second.client.send({ method: 'PUT', url: `/api/canvases/${second.canvasId}`, payload: { title: '둘째 보드' } });
});
afterAll(async () => {
  await app.close();
  await replay.close();
});

const list = async (query = '', client: SignedInClient = first.client) =>
  must<{ sources: LibrarySource[]; hasMore: boolean }>(await client.get(`/api/library${query}`)).sources;
const find = (q: string) => list(`?q=${encodeURIComponent(q)}`);
const boardIdOf = async (base: string, client = first.client) =>
  must<{ boardId: string }>(await client.get(`${base}/board`)).boardId;

async function addArticle(board: SourceBoard, path: string): Promise<string> {
  const id = await board.add('website', { url: replay.url + path });
  await board.settled(id);
  return id;
}

/** Puts a source on a board as the library does, and answers the node's id. */
async function bring(from: object, base: string, { isPlaced = true, client = first.client } = {}) {
  const nodeId = newId(Date.now());
  const boardId = await boardIdOf(base, client);
  const answer = await client.post(`/api/boards/${boardId}/library-sources`, { from, nodeId, isPlaced });
  return { nodeId, answer };
}

const canvas = (board: SourceBoard) => `/api/canvases/${board.canvasId}`;

describe('the library', () => {
  it('lists what was read from one address once, with every place, and finds it by a part of its title', async () => {
    const here = await addArticle(first, '/article');
    const there = await addArticle(second, '/article');
    const [found, ...others] = await find('숏폼 첫 3');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      kind: 'website',
      title: '숏폼 첫 3초, 시청자가 남는 이유',
      url: `${replay.url}/article`,
      from: '마루 매거진',
      status: 'ready',
      fetchedAt: expect.any(String),
      thumbnail: expect.stringMatching(/^\/api\/files\//),
    });
    expect(found?.places.map(({ nodeId, where, mayEdit }) => [nodeId, where, mayEdit]).toSorted()).toEqual(
      [
        [here, '첫 보드', true],
        [there, '둘째 보드', true],
      ].toSorted(),
    );
    for (const q of ['청자가', '남는이유', '마루 매거', '둘째']) expect((await find(q)).length, q).toBe(1);
    for (const q of ['없는말', '%', '_']) expect(await find(q), q).toEqual([]);
  });

  it('is narrowed to a kind, and lists what could not be read too', async () => {
    await addArticle(first, '/missing');
    expect((await list('?kind=website')).map((source) => source.status).toSorted()).toEqual(['failed', 'ready']);
    expect(await list('?kind=youtube')).toEqual([]);
    expect((await first.client.get('/api/library?kind=text')).statusCode).toBe(400);
  });

  it('shows nobody what he may not read', async () => {
    expect(await list('', await app.signIn('Stranger'))).toEqual([]);
    expect((await app.visitor.get('/api/library')).statusCode).toBe(401);
  });

  it('forgets a canvas in the trash', async () => {
    const third = await makeSourceBoard(app, 'Jiwoo');
    await addArticle(third, '/plain.txt');
    expect(await find('plain')).toHaveLength(1);
    await first.client.remove(canvas(third));
    expect(await find('plain')).toEqual([]);
  });
});

describe('a source that is put on another board', () => {
  it('shows the same text at once, with pictures and passages of its own, and nothing is fetched', async () => {
    const id = await addArticle(first, '/smallkitchen/223000000001');
    const asked = replay.requests.length;
    const { nodeId, answer } = await bring({ nodeId: id }, canvas(second));
    expect(answer.statusCode).toBe(200);
    const [from, to] = [await first.source(id), await second.source(nodeId)];
    expect(to.passages.map((passage) => passage.text)).toEqual(from.passages.map((passage) => passage.text));
    expect(to.id).not.toBe(from.id);
    expect(new Set([...from.passages, ...to.passages].map((passage) => passage.id)).size).toBe(
      2 * from.passages.length,
    );
    expect(to).toMatchObject({ status: 'ready', fetchedAt: from.fetchedAt, url: from.url, refresh: null });
    const node = await second.node(nodeId);
    expect(node).toMatchObject({ type: 'website', title: '된장찌개 끓이는 순서', metadata: { isProcessing: false } });
    expect(replay.requests.length).toBe(asked);
  });

  it('has pictures that outlive the first board', async () => {
    const third = await makeSourceBoard(app, 'Jiwoo');
    const id = await addArticle(third, '/to-article');
    const { nodeId } = await bring({ nodeId: id }, canvas(second));
    const thumbnail = (await second.node(nodeId))?.metadata.thumbnail;
    expect(thumbnail).not.toBe((await third.node(id))?.metadata.thumbnail);
    await first.client.remove(canvas(third));
    expect((await first.client.get(String(thumbnail))).statusCode).toBe(200);
  });

  it('may be added by the caller, who then finds it read', async () => {
    const id = await addArticle(first, '/cp949');
    const { nodeId, answer } = await bring({ nodeId: id }, canvas(second), { isPlaced: false });
    const asked = replay.requests.length;
    const { type, title, metadata } = answer.json<{ type: string; title: string; metadata: object }>();
    const position = { x: 5, y: 6 };
    await second.change({ do: 'add-node', node: { id: nodeId, type, title, content: '', position, metadata } });
    expect((await second.source(nodeId)).passages.length).toBeGreaterThan(0);
    expect((await second.node(nodeId))?.metadata.isProcessing).toBe(false);
    expect(replay.requests.length).toBe(asked);
  });

  it('stays untouched when the first is deleted, and the other way round', async () => {
    const id = await addArticle(first, '/plain.txt');
    const { nodeId } = await bring({ nodeId: id }, canvas(second));
    await first.client.remove(`${canvas(first)}/nodes/${id}?manual=1`);
    await first.client.send({
      method: 'DELETE',
      url: `${canvas(first)}/nodes/${id}/cleanup`,
      payload: { nodeType: 'website' },
    });
    expect((await second.source(nodeId)).passages.length).toBeGreaterThan(0);
  });

  it('brings its file along, and a project takes it for one of its own without reading it again', async () => {
    const text = Buffer.from('촬영은 오전 9시에 시작합니다. 장비는 전날 저녁에 점검해 두어야 합니다.');
    const { fileId } = await first.upload('일정.txt', text, 'text/plain');
    const facts = { fileId, fileName: '일정.txt', fileSize: text.length, fileType: 'file' };
    const id = await first.add('file', facts, '일정.txt');
    await first.settled(id);
    const onCanvas = await bring({ nodeId: id }, canvas(second));
    expect(onCanvas.answer.statusCode).toBe(200);
    const copy = (await second.node(onCanvas.nodeId))?.metadata.fileId;
    expect(copy).not.toBe(fileId);
    expect((await second.source(onCanvas.nodeId)).passages[0]?.text).toContain('오전 9시');

    const { projectUrl } = await makeStudio(first.client);
    const inProject = await bring({ nodeId: id }, projectUrl);
    expect(inProject.answer.statusCode).toBe(200);
    const files = must<{ originalName: string; status: string }[]>(await first.client.get(`${projectUrl}/files`));
    expect(files).toMatchObject([{ originalName: '일정.txt', status: 'completed' }]);
    expect((await second.source(inProject.nodeId)).passages[0]?.text).toContain('오전 9시');
    const [found] = await find('일정');
    expect(found?.places).toHaveLength(3);
  });

  it('must be one that the person may read, and that has been read', async () => {
    const id = await addArticle(first, '/article');
    const failed = await addArticle(first, '/broken');
    const stranger = await makeSourceBoard(app, 'Minseo');
    const client = stranger.client;
    const foreign = (await bring({ nodeId: id }, canvas(stranger), { client })).answer;
    const absent = (await bring({ nodeId: newId(Date.now()) }, canvas(stranger), { client })).answer;
    const body = ({ body: text }: typeof foreign) => text.replace(/"requestId":"[^"]*"/, '');
    expect([foreign.statusCode, body(foreign)]).toEqual([404, body(absent)]);
    expect((await bring({ nodeId: failed }, canvas(second))).answer.statusCode).toBe(422);
    const boardId = await boardIdOf(canvas(second));
    const taken = await first.client.post(`/api/boards/${boardId}/library-sources`, {
      from: { nodeId: id },
      nodeId: id,
    });
    expect(taken.statusCode).toBe(409);
  });
});

describe('deleting from the library', () => {
  it('takes the source away from every board that was named, with its text, and says how often', async () => {
    const id = await addArticle(first, '/article?gone');
    const { nodeId } = await bring({ nodeId: id }, canvas(second));
    const answer = await first.client.post('/api/library/remove', { nodeIds: [id, nodeId, newId(Date.now())] });
    expect([answer.statusCode, answer.json()]).toEqual([200, { removed: 2 }]);
    expect([await first.node(id), await second.node(nodeId)]).toEqual([undefined, undefined]);
    expect((await list()).some((source) => source.url?.endsWith('?gone'))).toBe(false);
    const rows = await app.deps.database.query('select 1 from sources where node_id in ($1, $2)', [id, nodeId]);
    expect(rows).toEqual([]);
  });

  it('leaves what is a stranger’s alone, as if it were not there', async () => {
    const id = await addArticle(first, '/article?kept');
    const stranger = await app.signIn('Minseo');
    expect((await stranger.post('/api/library/remove', { nodeIds: [id] })).json()).toEqual({ removed: 0 });
    expect(await first.node(id)).toBeDefined();
  });

  it('does nothing at all where one of the boards may only be read', async () => {
    const { projectUrl } = await makeStudio(first.client, 'Readers');
    const viewer = await makeSourceBoard(app, 'Viewer');
    await join(projectUrl as '/api/projects/x', first.client, viewer.client, 'viewer');
    const own = await addArticle(viewer, '/article?viewer');
    const { nodeId } = await bring({ nodeId: await addArticle(first, '/article?viewer') }, projectUrl);
    const [found] = await list(`?q=${encodeURIComponent('숏폼')}`, viewer.client);
    expect(found?.places.map((place) => place.mayEdit).toSorted()).toEqual([false, true]);
    const answer = await viewer.client.post('/api/library/remove', { nodeIds: [own, nodeId] });
    expect(answer.statusCode).toBe(403);
    expect(await viewer.node(own)).toBeDefined();
  });
});

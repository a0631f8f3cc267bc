import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#contract/base/id.ts';
import { blankNode } from '#contract/board/blank.ts';
import type { FileCopy } from '#contract/files/copy-files.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeDesk, type ProjectDesk } from '../testing/project-desk.ts';
import { makePicture } from '../testing/samples.ts';
import { until } from '../testing/source-board.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { files } from './files.tables.ts';

let app: TestApp;
let owner: SignedInClient;
let stranger: SignedInClient;
let desk: ProjectDesk;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('owner');
  stranger = await app.signIn('stranger');
  desk = await makeDesk(owner);
});
afterAll(() => app?.close());

const pdf = Buffer.from('%PDF-1.7\n%%EOF');
const canvasOf = async (client: SignedInClient): Promise<string> =>
  (await client.post('/api/canvases', { title: '복사', useTemplate: 'blank' })).json().id;

async function upload(
  client: SignedInClient,
  canvasId: string,
  name: string,
  payload: Buffer | string,
): Promise<string> {
  const begun = (await client.post(`/api/canvases/${canvasId}/upload-pdf`, { name })).json();
  const headers = { 'content-type': 'application/octet-stream' };
  expect((await client.send({ method: 'PUT', url: begun.uploadURL, payload, headers })).statusCode).toBe(200);
  return begun.fileId;
}

const ask = (client: SignedInClient, canvasId: string, fileIds: string[]) =>
  client.post(`/api/canvases/${canvasId}/copy-files`, { fileIds });
async function copy(client: SignedInClient, canvasId: string, ...fileIds: string[]): Promise<FileCopy[]> {
  const answer = await ask(client, canvasId, fileIds);
  expect(answer.statusCode).toBe(200);
  return answer.json().copies;
}
const rowOf = async (id: string) => (await app.deps.database.db.select().from(files).where(eq(files.id, id)))[0];

describe('a file that is pasted on another canvas', () => {
  it('is copied with its bytes, and stays when the first one goes', async () => {
    const [from, to] = [await canvasOf(owner), await canvasOf(owner)];
    const fileId = await upload(owner, from, '기획.pdf', pdf);
    const [made] = await copy(owner, to, fileId);
    expect(made).toMatchObject({ from: fileId, refusal: null });
    expect(made!.fileId).not.toBe(fileId);
    expect((await owner.remove(`/api/canvases/${from}`)).statusCode).toBeLessThan(300);
    expect((await owner.get(`/api/files/${fileId}`)).statusCode).toBe(404);
    const served = await owner.get(`/api/files/${made!.fileId}`);
    expect(served.rawPayload).toEqual(pdf);
    expect(served.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(served.headers['content-disposition']))).toContain('기획.pdf');
  });

  it('keeps the size of a picture, and is read by nobody but who may read the canvas', async () => {
    const [from, to] = [await canvasOf(owner), await canvasOf(owner)];
    const fileId = await upload(owner, from, '그림.png', await makePicture('png', 40, 30));
    const [made] = await copy(owner, to, fileId);
    expect(await rowOf(made!.fileId!)).toMatchObject({ width: 40, height: 30, mimeType: 'image/png', state: 'stored' });
    expect((await stranger.get(`/api/files/${made!.fileId}`)).statusCode).toBe(404);
  });

  it('is its own copy on its own canvas', async () => {
    const canvasId = await canvasOf(owner);
    const fileId = await upload(owner, canvasId, 'a.txt', '안녕');
    expect(await copy(owner, canvasId, fileId, fileId)).toEqual([
      { from: fileId, fileId, refusal: null },
      { from: fileId, fileId, refusal: null },
    ]);
  });

  it('of somebody else is refused as if it were not there, and nothing is stored', async () => {
    const [theirs, mine] = [await canvasOf(owner), await canvasOf(stranger)];
    const fileId = await upload(owner, theirs, '비밀.txt', '비밀');
    const absent = newId(0);
    const before = await app.deps.database.db.$count(files);
    expect(await copy(stranger, mine, fileId, absent)).toEqual([
      { from: fileId, fileId: null, refusal: 'gone' },
      { from: absent, fileId: null, refusal: 'gone' },
    ]);
    expect(await app.deps.database.db.$count(files)).toBe(before);
  });

  it('of somebody else is not read either where a pasted node simply names it', async () => {
    const [theirs, mine] = [await canvasOf(owner), await canvasOf(stranger)];
    const fileId = await upload(owner, theirs, '비밀.txt', '아무도 모르는 말');
    const metadata = { fileId, fileName: '비밀.txt', isProcessing: true };
    const node = blankNode({ id: newId(0), type: 'file', title: '비밀.txt', metadata });
    const change = { id: newId(0), change: { do: 'add-node', node } };
    expect((await stranger.post(`/api/canvases/${mine}/changes`, { changes: [change] })).statusCode).toBe(200);
    const board = await until('the node to fail', async () => {
      const answer = await stranger.get(`/api/canvases/${mine}/board`);
      return answer.json().nodes[0]?.metadata.isProcessing === false ? answer : null;
    });
    expect(board.json().nodes[0].metadata).toMatchObject({ processingProblem: 'file-gone' });
    expect(board.body).not.toContain('아무도 모르는 말');
    expect((await stranger.get(`/api/files/${fileId}`)).statusCode).toBe(404);
  });

  it('cannot be put on a canvas of somebody else', async () => {
    const [mine, theirs] = [await canvasOf(stranger), await canvasOf(owner)];
    const fileId = await upload(stranger, mine, 'a.txt', '내 것');
    expect((await ask(stranger, theirs, [fileId])).statusCode).toBe(404);
  });

  it.each([
    ['no list', {}],
    ['an empty list', { fileIds: [] }],
    ['what is no id', { fileIds: ['../1'] }],
    ['too many at once', { fileIds: Array.from({ length: 51 }, () => newId(0)) }],
  ])('is asked for in a list of 1 to 50 ids, not by %s', async (_, body) => {
    const canvasId = await canvasOf(owner);
    expect((await owner.post(`/api/canvases/${canvasId}/copy-files`, body)).statusCode).toBe(400);
  });
});

describe('files between projects and canvases', () => {
  it('of a canvas come to the files of the project', async () => {
    const fileId = await upload(owner, await canvasOf(owner), '대본.txt', '대본입니다.');
    const answer = await owner.post(`${desk.projectUrl}/copy-files`, { fileIds: [fileId] });
    const [made] = answer.json().copies as FileCopy[];
    expect((await desk.files()).map(({ id, originalName }) => [id, originalName])).toContainEqual([
      made!.fileId,
      '대본.txt',
    ]);
    expect((await desk.settled(made!.fileId!)).status).toBe('completed');
  });

  it('of a project come to a canvas where it takes such files, whatever they are called', async () => {
    const canvasId = await canvasOf(owner);
    const text = await desk.add('메모.txt', '메모');
    const video = await desk.add('영상.mp4', 'not really');
    const mask = await desk.add('가면.png', 'no picture at all');
    expect(await copy(owner, canvasId, text.id, video.id, mask.id)).toMatchObject([
      { refusal: null },
      { refusal: 'wrong-type', fileId: null },
      { refusal: 'wrong-type', fileId: null },
    ]);
  });

  it('of a project that a stranger cannot read stay where they are', async () => {
    const file = await desk.add('비밀.txt', '비밀');
    expect(await copy(stranger, await canvasOf(stranger), file.id)).toMatchObject([{ refusal: 'gone' }]);
    expect((await stranger.post(`${desk.projectUrl}/copy-files`, { fileIds: [file.id] })).statusCode).toBe(404);
  });
});
